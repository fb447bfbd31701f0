import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { signIn, useBrowser } from '../support/browser.ts';
import { settled } from '../support/settled.ts';

const MENU = 'Journey reports';
const SUB_PAGES = ['Journey by company', 'Journey by state'];
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const LARGE = 2 * 1024 * 1024 + 1;

describe('an administrator configures a menu', () => {
  const browser = useBrowser();

  test('builds it with two sub-pages, an icon, a filter and two user groups; its members see it', {
    timeout: 300_000,
  }, async () => {
    const admin = await browser.visit();
    const { page } = admin;
    await signIn(page, 'admin');

    await page.goto('/#/admin/page-info');
    await page.getByRole('button', { name: 'New page' }).click();
    await page.getByRole('heading', { level: 1, name: 'New page' }).waitFor();
    await save(page);
    await says(page, "Field(s): Menu, Page name, Analysis path, Analysis page, Data tables Can't be Empty!");
    await editor(page, 'isMenu').getByRole('switch').click();
    await editor(page, 'menu').getByRole('textbox').fill(MENU);
    await save(page);
    await says(page, "Field(s): Icon name Can't be Empty!");
    expect(await editor(page, 'icon.name').getByText('Icon name is required').isVisible()).toBe(true);

    const picture = page.locator('input[type=file]');
    await picture.setInputFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await says(page, 'Only Image/png and image/jpeg surpported');
    await picture.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(LARGE, PNG) });
    await says(page, 'Image of more than 2MB not surpported');
    await picture.setInputFiles({ name: 'report.png', mimeType: 'image/png', buffer: PNG });
    await page.getByAltText('As the menu shows it').waitFor();

    const position = editor(page, 'position').getByRole('spinbutton');
    await position.fill('500');
    await position.blur();
    expect(await position.inputValue()).toBe('200');
    const width = editor(page, 'icon.width').getByRole('spinbutton');
    await width.fill('99');
    await width.blur();
    expect(await width.inputValue()).toBe('30');

    await pick(editor(page, 'userGroupList').getByRole('combobox'), 'Analysts');
    const preview = page.getByRole('region', { name: 'Menu preview' });
    await preview.getByText(MENU).waitFor();
    await expectAccessible(page);
    await save(page);
    await says(page, /^A new page is created with identifier \d+$/);

    for (const name of SUB_PAGES) {
      await page.getByRole('button', { name: 'New page' }).click();
      await editor(page, 'menu').getByRole('textbox').fill(name);
      await editor(page, 'pageName').getByRole('textbox').fill(name);
      await editor(page, 'spCAnalysisPath').getByRole('textbox').fill('/Pellucid/Boards/top-companies-by-spend');
      await editor(page, 'spPage').getByRole('textbox').fill('Overview');
      await editor(page, 'datatable').getByRole('textbox').fill('general');
      await pick(editor(page, 'parentMenu').getByRole('combobox'), MENU);
      await pick(editor(page, 'userGroupList').getByRole('combobox'), 'Analysts');
      await save(page);
      await page.waitForURL(/#\/admin\/page-info$/);
    }

    // The second group, for the menu and for the pages under it.
    await find(page, MENU);
    await page.getByRole('link', { name: `Edit ${MENU}` }).click();
    const groups = editor(page, 'userGroupList').getByRole('combobox');
    await pick(groups, 'Compliance');
    await groups.click();
    await page.locator(OPEN_OPTIONS).getByTitle('Free', { exact: true }).waitFor();
    expect(await page.locator(OPEN_OPTIONS).getByTitle('Compliance', { exact: true }).count()).toBe(0);
    await groups.press('Escape');
    await page.getByRole('checkbox', { name: /Apply to the sub-pages/ }).check();
    await save(page);
    await says(page, /^A page is updated with identifier \d+$/);
    await page.getByRole('heading', { level: 1, name: 'Configure Page' }).waitFor();
    expect(page.url()).toContain('menu.contains=');

    await page.goto('/#/admin/configuration-standard-pages-filter/new');
    await editor(page, 'filterDatatableName').getByRole('textbox').fill('general');
    await editor(page, 'filterColumnName').getByRole('textbox').fill('company');
    await pick(editor(page, 'pageInfo').getByRole('combobox'), SUB_PAGES[0] ?? '');
    await pick(editor(page, 'configurationFilter').getByRole('combobox'), 'company');
    await save(page);
    await page.waitForURL(/#\/admin\/configuration-standard-pages-filter$/);

    expect(await menuOf('analyst')).toEqual(SUB_PAGES);
    expect(await menuOf('rival')).toEqual(SUB_PAGES);
    expect(await menuOf('free')).toBeNull();

    // Deleted and undeleted with the pages under it.
    await page.goto('/#/admin/page-info');
    await find(page, MENU);
    await page.getByRole('link', { name: `Delete ${MENU}` }).click();
    await page.getByRole('checkbox', { name: /Apply to all sub-pages/ }).check();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('link', { name: `Undelete ${MENU}` }).waitFor();
    expect(await menuOf('analyst')).toBeNull();

    await page.getByRole('link', { name: `Undelete ${MENU}` }).click();
    await page.getByRole('checkbox', { name: /Apply to all sub-pages/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Undelete', exact: true }).click();
    await page.getByRole('link', { name: `Delete ${MENU}` }).waitFor();
    await settled(page);
    expect(await menuOf('analyst')).toEqual(SUB_PAGES);

    const trail = await auditOf(page);
    for (const action of ['create', 'update', 'delete', 'undelete'])
      expect(
        trail.some(({ type }) => type.includes(action)),
        action,
      ).toBe(true);
    const change = trail.find(({ type, new: now }) => type.includes('update') && groupsIn(now).length === 2);
    expect(groupsIn(change?.old)).toEqual(['Analysts']);
    expect(groupsIn(change?.new).toSorted()).toEqual(['Analysts', 'Compliance']);
    expect(admin.complaints).toEqual([]);
  });

  /** The pages under the menu that someone sees in their top bar; null where they do not see the menu. */
  async function menuOf(login: string): Promise<string[] | null> {
    const { page, context } = await browser.visit();
    await signIn(page, login);
    const bar = page.getByRole('navigation', { name: 'Dashboards', exact: true });
    await bar.getByText('Industry').first().waitFor();
    const entry = bar.getByRole('menuitem', { name: new RegExp(MENU) });
    const isThere = (await entry.count()) > 0;
    if (isThere) {
      await entry.hover();
      // Home lists the pages too.
      await page
        .getByRole('link', { name: SUB_PAGES[0] ?? '', exact: true })
        .first()
        .waitFor();
    }
    const seen = await Promise.all(SUB_PAGES.map((name) => page.getByRole('link', { name, exact: true }).count()));
    await context.close();
    return isThere ? SUB_PAGES.filter((_, at) => (seen[at] ?? 0) > 0) : null;
  }
});

const OPEN_OPTIONS = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';

const editor = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

async function says(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('.ant-message').getByText(text).first().waitFor();
}

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.waitForURL(/menu\.contains=/);
}

/** Types a name and takes the record of that name. */
async function pick(box: Locator, name: string): Promise<void> {
  await box.click();
  await box.fill(name);
  await box.page().locator(OPEN_OPTIONS).getByTitle(name, { exact: true }).first().click();
  await box.press('Escape');
  await box.page().locator(OPEN_OPTIONS).waitFor({ state: 'hidden' });
}

interface AuditRow {
  type: string;
  old: unknown;
  new: unknown;
}

/** What the audit trail says of pages, as the administrator asks it. */
async function auditOf(page: Page): Promise<AuditRow[]> {
  const token = await page.evaluate(() => localStorage.getItem('authenticationToken'));
  const answer = await page.request.get('/management/audits?entity=pageInfo&size=100', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}

function groupsIn(record: unknown): string[] {
  const groups = (record as { userGroupList?: { name: string }[] } | null)?.userGroupList ?? [];
  return groups.map(({ name }) => name);
}
