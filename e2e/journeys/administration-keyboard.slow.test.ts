import { describe, expect, test } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import {
  button,
  choose,
  editor,
  find,
  hasFocus,
  hears,
  logIn,
  openFromMenu,
  pick,
  resetLogLevel,
  title,
  typeInto,
} from '../support/administration.ts';
import { useBrowser } from '../support/browser.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { useMailServer } from '../support/mail.ts';
import { settled } from '../support/settled.ts';

const MENU = 'Keys reports';
const SUB_PAGES = ['Keys by company', 'Keys by state'] as const;
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('an administrator with the keyboard alone', () => {
  const browser = useBrowser();
  const mail = useMailServer();

  async function begin() {
    const { page, complaints } = await browser.visit();
    const keyboard = keyboardOf(page);
    await logIn(page, keyboard, 'admin');
    return { page, keyboard, complaints, dialog: page.getByRole('dialog') };
  }

  test('configures a menu with two sub-pages, deletes and undeletes it', { timeout: 240_000 }, async () => {
    const { page, keyboard, complaints, dialog } = await begin();
    await openFromMenu(page, keyboard, 'Entities', 'Configure Page');
    await hears(page, /\d+ pages/);

    await keyboard.use(button(page, 'New page'));
    await title(page, 'New page').waitFor();
    await hasFocus(page, 'h1');
    await keyboard.use(button(page, 'Save'));
    await hasFocus(page, '[data-field="menu"]');
    await hears(page, 'Menu is required');
    await typeInto(page, keyboard, { menu: MENU });
    await keyboard.tabTo(editor(page, 'isMenu').getByRole('switch'));
    await keyboard.press('Space');
    await pick(page, keyboard, 'userGroupList', 'Analysts');
    await pick(page, keyboard, 'userGroupList', 'Compliance');
    await typeInto(page, keyboard, { 'icon.name': 'report' });
    const chooser = page.waitForEvent('filechooser');
    await keyboard.use(button(page, 'Choose a picture'));
    await (await chooser).setFiles({ name: 'report.png', mimeType: 'image/png', buffer: PNG });
    await page.getByAltText('As the menu shows it').waitFor();

    const preview = page.getByRole('region', { name: 'Menu preview' });
    await preview.getByText('This page').waitFor();
    const previewed = preview.getByRole('combobox', { name: 'User group of the preview' });
    await choose(page, keyboard, previewed, 'Free');
    await hears(page, 'They do not see this page: their group is not among its user groups.');
    await keyboard.use(button(page, 'Save'));
    await hears(page, /^A new page is created with identifier \d+$/);
    await title(page, 'Configure Page').waitFor();
    await hasFocus(page, 'h1');

    for (const name of SUB_PAGES) {
      await keyboard.use(button(page, 'New page'));
      const analysis = { spCAnalysisPath: '/Pellucid/Boards/top-companies-by-spend', spPage: 'Overview' };
      await typeInto(page, keyboard, { menu: name, pageName: name, ...analysis, datatable: 'general' });
      await pick(page, keyboard, 'parentMenu', MENU);
      await pick(page, keyboard, 'userGroupList', 'Analysts');
      await keyboard.use(button(page, 'Save'));
      await title(page, 'Configure Page').waitFor();
    }

    await openFromMenu(page, keyboard, 'Entities', 'Configuration Standard Pages Filter', /standard.pages filters/i);
    await keyboard.use(button(page, /^New /));
    await typeInto(page, keyboard, { filterDatatableName: 'general', filterColumnName: 'company' });
    await pick(page, keyboard, 'pageInfo', SUB_PAGES[0]);
    await pick(page, keyboard, 'configurationFilter', 'company');
    await keyboard.use(button(page, 'Save'));
    await hears(page, / is created with identifier \d+$/);

    await openFromMenu(page, keyboard, 'Entities', 'Configure Page');
    await find(page, keyboard, MENU);
    await keyboard.use(page.getByRole('link', { name: `Edit ${MENU}` }));
    for (const name of SUB_PAGES) await preview.getByText(name, { exact: true }).waitFor();
    await keyboard.use(button(page, 'Cancel'));
    await title(page, 'Configure Page').waitFor();
    expect(page.url()).toContain('menu.contains=');

    const allSubPages = page.getByRole('checkbox', { name: /Apply to all sub-pages/ });
    for (const [verb, opposite, announced] of [
      ['Delete', 'Undelete', /^A page is deleted with identifier/],
      ['Undelete', 'Delete', /^A page is restored with identifier/],
    ] as const) {
      const link = page.getByRole('link', { name: `${verb} ${MENU}` });
      await keyboard.use(link);
      await hasFocus(page, '[role="dialog"]');
      await keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await hasFocus(page, `[aria-label="${verb} ${MENU}"]`);
      await keyboard.press('Enter');
      await keyboard.tabTo(allSubPages);
      await keyboard.press('Space');
      await keyboard.use(dialog.getByRole('button', { name: verb, exact: true }));
      await Promise.all([
        hears(page, announced),
        dialog.waitFor({ state: 'detached' }).then(() => hasFocus(page, `[aria-label="${opposite} ${MENU}"]`)),
      ]);
    }
    expect(complaints).toEqual([]);
  });

  test('invites a user, changes their roles, lets them in and out', async () => {
    const { page, keyboard, complaints } = await begin();
    const login = `keys.${Date.now()}`;
    await openFromMenu(page, keyboard, 'Entities', 'Users');
    await keyboard.use(button(page, 'New user'));
    await typeInto(page, keyboard, { login, email: 'not an address' });
    await keyboard.use(button(page, 'Save'));
    await hasFocus(page, '[data-field="email"]');
    await typeInto(page, keyboard, { email: `${login}@example.test` });
    await keyboard.use(button(page, 'Save'));
    await hears(page, /^A new user is created with identifier /);
    await mail.letterTo(`${login}@example.test`, /activat|password/i);

    await find(page, keyboard, login);
    await keyboard.use(page.getByRole('link', { name: `Edit ${login}` }));
    await keyboard.tabTo(page.getByRole('checkbox', { name: /ROLE_COMPLIANCE/ }));
    await keyboard.press('Space');
    await keyboard.use(button(page, 'Save'));
    await hears(page, /^A user is updated with identifier /);
    await page.getByRole('row', { name: /Compliance/ }).waitFor();

    await keyboard.use(button(page, `Deactivate ${login}`));
    await keyboard.use(page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }));
    await hasFocus(page, `[aria-label="Activate ${login}"]`);
    await keyboard.press('Enter');
    await hasFocus(page, `[aria-label="Deactivate ${login}"]`);
    expect(complaints).toEqual([]);
  });

  test('keeps companies: new, sort, search, page, view, edit, delete', async () => {
    const api = await callsOf('admin');
    for (let n = 10; n < 22; n++) await api.post('/api/companies', { data: { companyName: `Keyboard Works ${n}` } });
    const { page, keyboard, complaints, dialog } = await begin();
    await openFromMenu(page, keyboard, 'Entities', 'Company', 'Companies');
    await keyboard.use(button(page, 'New company'));
    await keyboard.use(button(page, 'Save'));
    await hasFocus(page, '[data-field="companyName"]');
    const name = editor(page, 'companyName').getByRole('textbox');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    const described = await name.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Company name is required');
    await typeInto(page, keyboard, { companyName: 'Keyboard Works 22', companyState: 'NJ' });
    await choose(page, keyboard, editor(page, 'tier').getByRole('combobox'), 'UNLIMITED');
    await editor(page, 'tier').getByTitle('UNLIMITED').first().waitFor();
    // Pressed twice by mistake: one record.
    await keyboard.tabTo(button(page, 'Save'));
    await keyboard.press('Enter', 'Enter');
    await hears(page, /^A new company is created with identifier \d+$/);

    await find(page, keyboard, 'Keyboard Works');
    await hears(page, /^13 companies/);
    const heading = page.getByRole('columnheader', { name: 'Company name' });
    await keyboard.use(heading.getByRole('button'));
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending');
    await keyboard.press('Enter');
    await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending');
    await page.getByRole('row').nth(1).getByText('Keyboard Works 22').waitFor();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await keyboard.use(pages.getByRole('button', { name: 'Page 2' }));
    await page.getByRole('row').nth(1).getByText('Keyboard Works 12').waitFor();
    expect(await pages.locator('[aria-current="page"]').textContent()).toBe('2');
    await hears(page, /page 2 of 2/);

    const state = new URL(page.url()).hash;
    await keyboard.use(page.getByRole('link', { name: 'View Keyboard Works 11' }));
    await title(page, 'Keyboard Works 11').waitFor();
    await hasFocus(page, 'h1');
    await keyboard.use(button(page, 'Edit'));
    await typeInto(page, keyboard, { companyState: 'OH' });
    await keyboard.use(button(page, 'Save'));
    await hears(page, /^A company is updated with identifier \d+$/);
    await title(page, 'Keyboard Works 11').waitFor();
    await keyboard.use(button(page, 'Back'));
    await title(page, 'Companies').waitFor();
    expect(new URL(page.url()).hash).toBe(state);

    await keyboard.use(page.getByRole('link', { name: 'Delete Keyboard Works 11' }));
    await hasFocus(page, '[role="dialog"]');
    await keyboard.use(dialog.getByRole('button', { name: 'Delete', exact: true }));
    await hears(page, /^A company is deleted with identifier \d+$/);
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Keyboard Works 11').waitFor({ state: 'detached' });
    // The link that opened the popup has gone with its row.
    await hasFocus(page, 'h1');
    expect(new URL(page.url()).hash).toBe(state);
    await settled(page);
    expect(complaints).toEqual([]);
  });

  test('reads the trail, changes a log level for a while, and comes to every operations screen', async () => {
    const api = await callsOf('admin');
    await api.post('/api/companies', { data: { companyName: 'Trail Works' } });
    await resetLogLevel(api, 'mail');
    const { page, keyboard, complaints } = await begin();
    await openFromMenu(page, keyboard, 'Administration', 'Audits');
    await keyboard.fill(page.getByLabel('User (login)'), 'admin');
    await keyboard.press('Enter');
    await page.waitForURL(/user=admin/);
    await choose(page, keyboard, page.getByRole('combobox', { name: 'Entity' }), 'Company');
    await page.waitForURL(/entity=company/);
    await keyboard.use(page.getByRole('button', { name: 'Expand row' }).first());
    await page.getByText('Fingerprint', { exact: true }).waitFor();
    await hasFocus(page, '[aria-expanded="true"]');

    await openFromMenu(page, keyboard, 'Administration', 'Logs');
    await choose(page, keyboard, page.getByRole('combobox', { name: 'How long a change holds' }), 'for 5 min');
    await Promise.all([
      hears(page, 'mail logs DEBUG for 5 min'),
      choose(page, keyboard, page.getByRole('combobox', { name: 'Level of mail' }), 'DEBUG'),
    ]);
    await keyboard.use(button(page, 'End the change of mail now'));
    await hears(page, 'mail is back at its own level');
    // The button has gone with what it ended.
    await hasFocus(page, 'h2');

    const screens = page.getByRole('navigation', { name: 'Operations' });
    for (const name of ['Metrics', 'Health', 'Configuration', 'API docs']) {
      await keyboard.use(screens.getByRole('link', { name }));
      await title(page, name).waitFor();
      await hasFocus(page, 'h1');
    }
    expect(complaints).toEqual([]);
  });
});
