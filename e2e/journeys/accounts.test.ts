import { describe, expect, test } from 'vitest';
import { expectAccessible, signIn, tryToSignIn, useBrowser } from '../support/browser.ts';
import { mailedKey } from '../support/mail.ts';

const EMAIL = 'ada.newcomer@example.test';
const FIRST = 'Clear#Water1';
const SECOND = 'Still#Water2';

describe('an account, from registration to a new password', () => {
  const browser = useBrowser();

  test('register, activate by mail, sign in, forget the password and reset it', async () => {
    const { page, complaints } = await browser.visit();
    await page.goto('/#/register');
    await page.getByRole('heading', { level: 1, name: 'Registration' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('New password', { exact: true }).fill(FIRST);
    await page.getByLabel('New password confirmation').fill(FIRST);
    await page.getByRole('button', { name: 'REGISTER' }).click();
    await page.getByRole('heading', { level: 1, name: 'Please check your email' }).waitFor();
    await expectAccessible(page);

    await tryToSignIn(page, EMAIL, FIRST);
    await page.getByText('User is Disabled! Please contact your Administrator.').first().waitFor();

    await page.goto(`/#/activate?key=${await mailedKey(EMAIL, 'activate')}`);
    await page
      .getByRole('link', { name: /sign in|log in/i })
      .first()
      .waitFor();
    await expectAccessible(page);
    await signIn(page, EMAIL, FIRST);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });

    await page.goto('/#/reset/request');
    await page.reload();
    await page.getByLabel('USERNAME or EMAIL').fill(EMAIL);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await page.getByText('The information regarding password reset has been sent to your email.').first().waitFor();

    await page.goto(`/#/reset/finish?key=${await mailedKey(EMAIL, 'reset/finish')}`);
    await page.getByLabel(/^new password$/i).fill(SECOND);
    await page.getByLabel(/^confirm|confirmation/i).fill(SECOND);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'RESET PASSWORD' }).click();
    await page.waitForURL(/#\/login/);
    await signIn(page, EMAIL, SECOND);
    expect(complaints).toEqual([]);
  });

  test('settings and sessions', async () => {
    const { page, complaints } = await browser.visit();
    await signIn(page, EMAIL, SECOND);
    await page.goto('/#/settings');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Newcomer');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings saved!').first().waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
