import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { callsOf, logOut } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { openAfresh, signIn, tryToSignIn, useBrowser } from '../support/browser.ts';
import { useMailServer } from '../support/mail.ts';

const EMAIL = 'ada.newcomer@example.test';
const FIRST = 'Clear#Water1';
const SECOND = 'Still#Water2';
const THIRD = 'Deep#Water3';
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();

async function chooseNewPassword(page: Page, confirmation: string, password: string, send: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel(confirmation).fill(password);
  await page.getByRole('button', { name: send }).click();
}

describe('an account', () => {
  const browser = useBrowser();
  const mail = useMailServer();

  test('register, activate by mail, settings, change the password, forget it and reset it', async () => {
    const { page, complaints } = await browser.visit();
    await page.goto('/#/register');
    await heading(page, 'Registration').waitFor();
    await page.getByLabel('Email').fill(EMAIL);
    await chooseNewPassword(page, 'New password confirmation', FIRST, 'REGISTER');
    await heading(page, 'Please check your email').waitFor();
    await expectAccessible(page);

    await tryToSignIn(page, EMAIL, FIRST);
    await says(page, 'User is Disabled! Please contact your Administrator.');
    const link = `/#/activate?key=${await mail.keyTo(EMAIL, 'activate')}`;
    await page.goto(link);
    await says(page, 'Your account is active.');
    await openAfresh(page, link);
    await says(page, 'Your user could not be activated. Please use the registration form to sign up.');
    await signIn(page, EMAIL, FIRST);

    await page.goto('/#/settings');
    await heading(page, `Settings of ${EMAIL}`).waitFor();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Newcomer');
    await page.getByLabel('Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
    await page.getByRole('button', { name: 'Save' }).click();
    await says(page, 'Settings saved!');
    await page.reload();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    expect(await page.getByRole('img', { name: 'How you look to others' }).getAttribute('src')).toMatch(/^data:image/);
    expect(await page.locator('.account-button img').getAttribute('src')).toMatch(/^data:image/);

    await page.goto('/#/password');
    await chooseNewPassword(page, 'Confirm password', SECOND, 'UPDATE');
    await says(page, 'Password changed');
    await mail.letterTo(EMAIL, /Subject: Your Pellucid password was changed/);
    await logOut(page, EMAIL);
    await tryToSignIn(page, EMAIL, FIRST);
    await says(page, 'Failed to Log In! Please check your credentials and try again.');

    await page.goto('/#/reset/request');
    await page.getByLabel('USERNAME or EMAIL').fill(EMAIL);
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await says(page, 'The information regarding password reset has been sent to your email.');
    const reset = `/#/reset/finish?key=${await mail.keyTo(EMAIL, 'reset/finish')}`;
    await page.goto(reset);
    await chooseNewPassword(page, 'Confirm Password', THIRD, 'RESET PASSWORD');
    await says(page, 'Password has been updated');
    await page.waitForURL(/#\/login/);
    await openAfresh(page, reset);
    await says(page, 'Your link must have been expired, please regenerate the request.');
    await signIn(page, EMAIL, THIRD);
    expect(complaints).toEqual([]);
  });

  test('a mail that finds no mail server waits, shows why to an administrator, and is sent again', async () => {
    await mail.stop();
    const { page } = await browser.visit();
    const email = 'waits@example.test';
    await page.goto('/#/register');
    await page.getByLabel('Email').fill(email);
    await chooseNewPassword(page, 'New password confirmation', FIRST, 'REGISTER');
    await heading(page, 'Please check your email').waitFor();

    const calls = await callsOf('admin');
    const lastError = async () => {
      const mails: { recipient: string; lastError: string }[] = await (await calls.get('/api/mails')).json();
      return mails.find(({ recipient }) => recipient === email)?.lastError;
    };
    await expect.poll(lastError).toContain('ECONNREFUSED');
    const { page: admin } = await browser.visit();
    await signIn(admin, 'admin');
    await admin.goto('/#/admin/mails');
    const row = admin.getByRole('row').filter({ hasText: email });
    await row.getByText('ECONNREFUSED').waitFor();

    await mail.start();
    await row.getByRole('button', { name: 'Send again' }).click();
    await says(admin, 'The mail is sent again');
    await page.goto(`/#/activate?key=${await mail.keyTo(email, 'activate')}`);
    await says(page, 'Your account is active.');
    await admin.reload();
    await row.getByText('Sent', { exact: true }).waitFor();
  });
});
