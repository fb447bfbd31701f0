import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { callsOf, storedToken } from '../support/accounts.ts';
import { button, editor, hasFocus, hears, logIn, title, typeInto } from '../support/administration.ts';
import { PASSWORD, useBrowser } from '../support/browser.ts';
import { type Keyboard, keyboardOf } from '../support/keyboard.ts';

/** What the calls that keep companies are sent to. */
const CALLS = '**/api/companies';

describe('what an administrator typed into a form', () => {
  const browser = useBrowser();
  /** The other administrator, somewhere else. */
  let other: Awaited<ReturnType<typeof callsOf>>;
  beforeAll(async () => {
    other = await callsOf('admin');
  });

  /** A company of its own with its form open, and a state typed into it. */
  async function typing() {
    const companyName = `Lasting ${Date.now()}`;
    const company = await (await other.post('/api/companies', { data: { companyName, companyState: 'NJ' } })).json();
    const { page, complaints } = await browser.visit();
    const keyboard = keyboardOf(page);
    await logIn(page, keyboard, 'admin');
    await page.goto(`/#/admin/company?companyName.contains=${encodeURIComponent(companyName)}`);
    await keyboard.use(page.getByRole('link', { name: `Edit ${companyName}` }));
    await typeInto(page, keyboard, { companyState: 'Ohio' });
    return { page, keyboard, company, companyName, complaints, dialog: page.getByRole('dialog') };
  }

  const stateOf = (page: Page) => editor(page, 'companyState').getByRole('textbox').inputValue();
  const stored = async (id: number) => (await other.get(`/api/companies/${id}`)).json();

  async function saves(page: Page, keyboard: Keyboard): Promise<void> {
    await keyboard.use(button(page, 'Save'));
    await hears(page, /^A company is updated with identifier \d+$/);
    await title(page, 'Companies').waitFor();
  }

  test('stands beside the version that someone else saved', async () => {
    const { page, keyboard, company, companyName, dialog } = await typing();
    await other.put('/api/companies', { data: { ...company, companyState: 'Texas', companyCountry: 'US' } });
    await keyboard.use(button(page, 'Save'));
    await dialog.getByText('This company was changed meanwhile').waitFor();
    await hasFocus(page, '[role="dialog"]');
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(page, 'button[type="submit"]');
    expect(await stateOf(page)).toBe('Ohio');

    await keyboard.press('Enter');
    await keyboard.tabTo(dialog.getByRole('radio', { name: 'State, yours: Ohio' }));
    expect(await dialog.getByRole('radio', { name: 'Country, theirs: US' }).isChecked()).toBe(true);
    await keyboard.press('ArrowRight');
    expect(await dialog.getByRole('radio', { name: 'State, theirs: Texas' }).isChecked()).toBe(true);
    await keyboard.press('ArrowLeft');
    await keyboard.use(dialog.getByRole('button', { name: 'Save what is chosen' }));
    await title(page, 'Companies').waitFor();
    expect(await stored(company.id)).toMatchObject({ companyName, companyState: 'Ohio', companyCountry: 'US' });
  });

  test('becomes a new record where someone else deleted the one that was edited', async () => {
    const { page, keyboard, company, companyName } = await typing();
    await other.delete(`/api/companies/${company.id}`);
    await keyboard.use(button(page, 'Save'));
    await hears(page, 'This company was deleted by someone else. What you typed is still here');
    expect(await stateOf(page)).toBe('Ohio');
    await keyboard.use(button(page, /Save as new company$/));
    await hears(page, /^A new company is created with identifier \d+$/);
    const found = await other.get(`/api/companies?companyName.equals=${encodeURIComponent(companyName)}`);
    expect(await found.json()).toMatchObject([{ companyState: 'Ohio' }]);
  });

  test('outlasts the session', async () => {
    const { page, keyboard, company, dialog } = await typing();
    const token = await storedToken(page);
    await page.request.post('/api/account/sign-out', { headers: { Authorization: `Bearer ${token}` } });
    await keyboard.use(button(page, 'Save'));
    await dialog.getByText('Your session has ended.').waitFor();
    await hasFocus(page, 'input[type="password"]');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(page, 'button[type="submit"]');
    await saves(page, keyboard);
    expect(await stored(company.id)).toMatchObject({ companyState: 'Ohio' });
  });

  test('outlasts a server that is away', async () => {
    const { page, keyboard, company } = await typing();
    await page.route(CALLS, (route) => route.abort());
    await keyboard.use(button(page, 'Save'));
    await hears(page, 'Server not reachable');
    expect(await stateOf(page)).toBe('Ohio');
    await page.unroute(CALLS);
    await saves(page, keyboard);
    expect(await stored(company.id)).toMatchObject({ companyState: 'Ohio' });
  });

  test('while it is being saved over a slow network is saved next', async () => {
    const { page, keyboard, company } = await typing();
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(CALLS, async (route) => {
      if (route.request().method() === 'PUT') await asked;
      await route.continue();
    });
    await keyboard.tabTo(button(page, 'Save'));
    // Twice, as an impatient person does.
    await keyboard.press('Enter', 'Enter');
    await button(page, /Saving…/).waitFor();
    await hears(page, 'Saving');
    await typeInto(page, keyboard, { companyCountry: 'US' });
    answer();
    await hears(page, 'What you typed while it was being saved is not saved yet');
    expect(await stored(company.id)).toMatchObject({ companyState: 'Ohio', companyCountry: null, version: 1 });
    await saves(page, keyboard);
    expect(await stored(company.id)).toMatchObject({ companyState: 'Ohio', companyCountry: 'US', version: 2 });
  });

  test('is left only by those who say so', async () => {
    const { page, keyboard, dialog } = await typing();
    const asked = page.waitForEvent('dialog');
    // The page's own question waits for an answer, and so would the call.
    void page.reload().catch(() => undefined);
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    expect(await stateOf(page)).toBe('Ohio');

    await keyboard.use(button(page, 'Cancel'));
    await dialog.getByText('You have changes on this page that are not saved.').waitFor();
    await hasFocus(page, 'dialog');
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await stateOf(page)).toBe('Ohio');
    await page.goBack();
    await keyboard.use(dialog.getByRole('button', { name: 'Leave without saving' }));
    await title(page, 'Companies').waitFor();
  });

  test('into a list is there again after Back and Forward, with its page, size and order', async () => {
    for (let n = 0; n < 22; n++) await other.post('/api/companies', { data: { companyName: `Listed ${n + 10}` } });
    const { page } = await browser.visit();
    const keyboard = keyboardOf(page);
    await logIn(page, keyboard, 'admin');
    await page.goto('/#/admin/company');
    await keyboard.fill(page.getByRole('searchbox'), 'Listed');
    await hears(page, '22 companies, page 1 of 3');
    await keyboard.use(page.getByRole('columnheader', { name: 'Company name' }).getByRole('button'));
    await page.waitForURL(/sort=companyName/);
    await keyboard.tabTo(page.getByRole('combobox', { name: 'Rows per page' }));
    await keyboard.press('ArrowDown', 'ArrowDown', 'Enter');
    await hears(page, '22 companies, page 1 of 2');
    await keyboard.use(page.getByRole('button', { name: 'Next page' }));
    await hears(page, '22 companies, page 2 of 2');
    const state = page.url();
    const rows = () => page.locator('.record-table tbody td:nth-child(2)').allTextContents();
    await expect.poll(rows).toEqual(['Listed 30', 'Listed 31']);

    await keyboard.use(page.getByRole('link', { name: 'View Listed 31' }));
    await title(page, 'Listed 31').waitFor();
    for (let times = 0; times < 2; times++) {
      await page.goBack();
      await title(page, 'Companies').waitFor();
      expect(page.url()).toBe(state);
      await expect.poll(rows).toEqual(['Listed 30', 'Listed 31']);
      expect(await page.getByRole('searchbox').inputValue()).toBe('Listed');
      await page.goForward();
      await title(page, 'Listed 31').waitFor();
    }
  });
});
