import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newAccount } from '../support/accounts.ts';
import { PASSWORD, useBrowser } from '../support/browser.ts';
import { parseCsv } from '../support/csv.ts';
import { type Keyboard, keyboardOf } from '../support/keyboard.ts';
import { useMailServer } from '../support/mail.ts';

const FIRST = 'Clear#Water1';
const SECOND = 'Still#Water2';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();

async function logIn(page: Page, keyboard: Keyboard, login: string, password: string): Promise<void> {
  await keyboard.fill(page.getByLabel('Email or username'), login);
  await keyboard.fill(page.getByLabel('Password', { exact: true }), password);
  await keyboard.press('Enter');
  await page.waitForURL(/#\/home/);
}

async function openFromMenu(page: Page, keyboard: Keyboard, menu: string, entry: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Dashboards' }).getByRole('menu').first();
  await keyboard.tabTo(bar);
  await keyboard.arrowTo(bar.getByRole('menuitem', { name: menu }), 'ArrowRight');
  await keyboard.press('Enter');
  await keyboard.arrowTo(page.getByRole('menuitem', { name: entry, exact: true }), 'ArrowDown');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: entry }).waitFor();
}

async function chooseFromAccountMenu(page: Page, keyboard: Keyboard, entry: string): Promise<void> {
  await keyboard.use(page.getByRole('button', { name: /^Account of / }));
  await keyboard.arrowTo(page.getByRole('menuitem', { name: entry }), 'ArrowDown');
  await keyboard.press('Enter');
}

/** Saves the tab on the screen; of the formats the first is chosen when the dialog opens. */
async function saveTab(
  page: Page,
  keyboard: Keyboard,
  what: string,
  [first, format]: [string, string],
): Promise<Buffer> {
  await keyboard.use(button(page, 'Export'));
  const dialog = page.getByRole('dialog');
  const radio = (name: string) => dialog.getByRole('radio', { name, exact: true });
  await keyboard.tabTo(radio('Records'));
  await keyboard.arrowTo(radio(what), 'ArrowDown');
  await keyboard.tabTo(radio(first));
  await keyboard.arrowTo(radio(format), 'ArrowDown');
  const download = page.waitForEvent('download');
  await keyboard.use(dialog.getByRole('button', { name: 'Export', exact: true }));
  const file = await readFile(await (await download).path());
  await dialog.waitFor({ state: 'hidden' });
  return file;
}

const firstFigure = (page: Page) => page.getByRole('article').getByRole('definition').first();

describe('with the keyboard alone', () => {
  const browser = useBrowser();
  const mail = useMailServer();

  test('register, activate, log in, settings, change the password, sign out, forget and reset it', async () => {
    const { page, complaints } = await browser.visit();
    const keyboard = keyboardOf(page);
    const email = 'keys.only@example.test';
    await page.goto('/#/login');
    await keyboard.use(page.getByRole('link', { name: 'SIGN UP' }));
    await keyboard.fill(page.getByLabel('Email'), email);
    await keyboard.fill(page.getByLabel('New password', { exact: true }), FIRST);
    await keyboard.fill(page.getByLabel('New password confirmation'), FIRST);
    await keyboard.use(button(page, 'REGISTER'));
    await page.getByRole('heading', { level: 1, name: 'Please check your email' }).waitFor();

    await page.goto(`/#/activate?key=${await mail.keyTo(email, 'activate')}`);
    await keyboard.use(page.getByRole('link', { name: 'Sign in', exact: true }));
    await logIn(page, keyboard, email, FIRST);

    await chooseFromAccountMenu(page, keyboard, 'Settings');
    await keyboard.fill(page.getByLabel('First name'), 'Keys');
    await keyboard.fill(page.getByLabel('Last name'), 'Only');
    await keyboard.use(button(page, 'Save'));
    await says(page, 'Settings saved!');

    await chooseFromAccountMenu(page, keyboard, 'Change Password');
    await keyboard.fill(page.getByLabel('New password'), SECOND);
    await keyboard.fill(page.getByLabel('Confirm password'), SECOND);
    await keyboard.use(button(page, 'UPDATE'));
    await says(page, 'Password changed');
    await chooseFromAccountMenu(page, keyboard, 'Logout');
    await keyboard.use(page.getByRole('link', { name: /^login$/i }).first());

    await keyboard.use(page.getByRole('link', { name: 'Forgot/Reset Password' }));
    await keyboard.fill(page.getByLabel('USERNAME or EMAIL'), email);
    await keyboard.press('Enter');
    await says(page, 'The information regarding password reset has been sent to your email.');
    await page.goto(`/#/reset/finish?key=${await mail.keyTo(email, 'reset/finish')}`);
    await keyboard.fill(page.getByLabel('New password', { exact: true }), FIRST);
    await keyboard.fill(page.getByLabel('Confirm Password'), FIRST);
    await keyboard.use(button(page, 'RESET PASSWORD'));
    await page.waitForURL(/#\/login/);
    await logIn(page, keyboard, email, FIRST);
    expect(complaints).toEqual([]);
  });

  test('open a board, mark, see the records and export them, find a company by its name, sign out', async () => {
    const { page, complaints } = await browser.visit();
    const keyboard = keyboardOf(page);
    await page.goto('/#/login');
    await logIn(page, keyboard, 'analyst', PASSWORD);

    await openFromMenu(page, keyboard, 'Industry', 'Top Companies by Spend');
    await firstFigure(page).waitFor();
    const whole = await firstFigure(page).textContent();
    await keyboard.tabTo(page.getByRole('listbox').first());
    await keyboard.press('ArrowDown', 'Enter');
    await expect.poll(() => firstFigure(page).textContent()).not.toBe(whole);
    const marked = await firstFigure(page).textContent();

    await keyboard.use(button(page, 'Records'));
    const records = page.getByRole('region', { name: 'Records', exact: true });
    await records.getByRole('row').nth(1).waitFor();
    await keyboard.use(records.getByRole('button', { name: 'Export records' }));
    const dialog = page.getByRole('dialog', { name: 'Export records' });
    const download = page.waitForEvent('download');
    await keyboard.use(dialog.getByRole('button', { name: /^Export \d/ }));
    const rows = parseCsv(await readFile(await (await download).path(), 'utf8'));
    expect(rows.length).toBeGreaterThan(1);
    await dialog.waitFor({ state: 'hidden' });
    await keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => firstFigure(page).textContent()).toBe(whole);
    await keyboard.press('ControlOrMeta+Shift+Z');
    await expect.poll(() => firstFigure(page).textContent()).toBe(marked);

    const workbook = await saveTab(page, keyboard, 'Tiles of this tab', ['CSV', 'Excel (XLSX)']);
    const tiles = await page.getByRole('article').count();
    // The names of its parts stand in a ZIP file as they are: a sheet for each tile, and the one about them.
    const sheets = new Set(workbook.toString('latin1').match(/xl\/worksheets\/sheet\d+\.xml/g));
    expect(sheets.size).toBe(tiles + 1);
    const pdf = (await saveTab(page, keyboard, 'Picture or PDF', ['PNG', 'PDF'])).toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    expect(pdf).toContain(`/URI (${page.url()})`);

    await openFromMenu(page, keyboard, 'Explore', 'Company Analysis');
    await keyboard.fill(page.getByRole('combobox', { name: 'Search Company' }), 'Kelvnta');
    await keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('region', { name: 'Filters and marks' }).textContent())
      .toContain('Kelvanta, Inc.');

    await chooseFromAccountMenu(page, keyboard, 'Logout');
    await page
      .getByRole('link', { name: /^login$/i })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test('a session that ends under a form: sign in over it and go on', async () => {
    const { email, password } = await newAccount(mail);
    const { page } = await browser.visit();
    const keyboard = keyboardOf(page);
    await page.goto('/#/login');
    await logIn(page, keyboard, email, password);
    await chooseFromAccountMenu(page, keyboard, 'Settings');
    await keyboard.fill(page.getByLabel('First name'), 'Still');
    await keyboard.fill(page.getByLabel('Last name'), 'Here');
    const token = await page.evaluate(() => localStorage.getItem('authenticationToken'));
    await page.request.post('/api/account/sign-out', { headers: { Authorization: `Bearer ${token}` } });
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    // The name is filled in, and the focus waits in the password.
    await keyboard.fill(dialog.getByLabel('Password', { exact: true }), password);
    await keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await keyboard.use(button(page, 'Save'));
    await says(page, 'Settings saved!');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Here');
  });
});
