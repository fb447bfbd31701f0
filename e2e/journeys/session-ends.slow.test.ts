import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { callsOf, logOut, newAccount, storedToken } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { openAfresh, signIn, useBrowser } from '../support/browser.ts';
import { installation } from '../support/installation.ts';
import { useMailServer } from '../support/mail.ts';

/** After so much idleness the session is over, in milliseconds (docs/promises/accounts.md#sessions). */
const IDLE = 1_800_000;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Whether the server still takes a token. */
async function isGood(token: string | null): Promise<boolean> {
  const answer = await fetch(`${installation().origin}/api/account`, { headers: { Authorization: `Bearer ${token}` } });
  return answer.status === 200;
}

describe('a session ends', () => {
  const browser = useBrowser();
  const mail = useMailServer();

  test('in this tab within two seconds of a sign-out in another, remembered or not', async () => {
    const { email, password } = await newAccount(mail);
    const { context, page: leaving } = await browser.visit();
    const staying = await context.newPage();
    for (const page of [leaving, staying]) {
      await page.clock.install();
      await page.goto('/#/login');
      await page.getByLabel('Remember me').uncheck();
      await signIn(page, email, password);
    }
    const token = await storedToken(staying);
    expect(await staying.evaluate(() => localStorage.getItem('authenticationToken'))).toBeNull();
    await logOut(leaving, email);
    await staying.clock.runFor(2_000);
    await staying.waitForURL(/#\/login/);
    expect(await storedToken(staying)).toBeNull();
    // It had a session of its own on the server, which ends with it.
    await expect.poll(() => isGood(token)).toBe(false);

    await signIn(staying, email, password);
    const other = await context.newPage();
    await other.goto('/#/settings');
    await heading(other, `Settings of ${email}`).waitFor();
    const shared = await storedToken(other);
    await logOut(staying, email);
    await other.waitForURL(/#\/login/);
    await expect.poll(() => isGood(shared)).toBe(false);
  });

  test('after 1800 seconds without a touch, in the browser and on the server', async () => {
    const { email, password } = await newAccount(mail);
    const { page } = await browser.visit();
    await page.clock.install();
    await signIn(page, email, password);
    const token = await storedToken(page);
    await page.clock.fastForward(IDLE - 30_000);
    await page.clock.runFor(6_000);
    expect(page.url()).toContain('#/home');
    await page.mouse.move(200, 300);
    await page.clock.fastForward(IDLE - 30_000);
    await page.clock.runFor(6_000);
    expect(page.url()).toContain('#/home');
    await page.clock.fastForward(31_000);
    await page.waitForURL(/#\/login/);
    await expect.poll(() => isGood(token)).toBe(false);
  });

  test('by an administrator; the sign-in comes over an open form, and what was typed is still there', async () => {
    const { email, password } = await newAccount(mail);
    const { page, complaints } = await browser.visit();
    await signIn(page, email, password);
    await page.goto('/#/settings');
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Last name').fill('Unsaved');

    const admin = await callsOf('admin');
    const ended = await admin.delete(`/api/users/login/${encodeURIComponent(email)}/sessions`);
    expect(ended.status()).toBe(204);
    expect(await isGood(await storedToken(page))).toBe(false);

    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'PROCEED' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toContain('#/settings');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Unsaved');
    await page.getByRole('button', { name: 'Save' }).click();
    await says(page, 'Settings saved!');
    expect(complaints).toEqual([]);
  });

  test('where its owner ends it: on the settings screen of another device', async () => {
    const { email, password } = await newAccount(mail);
    const [lost, own] = [await browser.visit(), await browser.visit()];
    for (const { page } of [lost, own]) await signIn(page, email, password);
    const token = await storedToken(lost.page);
    await own.page.goto('/#/settings');
    await own.page.getByRole('button', { name: 'End all other sessions' }).click();
    await says(own.page, 'All other sessions have ended.');
    expect(await isGood(token)).toBe(false);
    await openAfresh(lost.page, '/#/nop-mapping');
    await lost.page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(own.complaints).toEqual([]);
  });
});
