import { companyDef, pageInfoDef, userDef } from '@pellucid/contract';
import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import { resetLogLevel } from '../support/administration.ts';
import { signIn, useBrowser, type Visit } from '../support/browser.ts';
import { recordMaker } from '../support/entity-records.ts';
import { faultsInLooks, LOOK, LOOKS, loadScreen, openScreen, take } from '../support/looks.ts';
import { settled } from '../support/settled.ts';

vi.setConfig({ testTimeout: 240_000 });

const OPEN_OPTIONS = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('axe finds nothing on what single administration screens have of their own, and nothing overflows', () => {
  const browser = useBrowser();
  let visit: Visit;
  let api: APIRequestContext;
  let records: ReturnType<typeof recordMaker>;
  let faults: string[];
  beforeAll(async () => {
    visit = await browser.visit();
    await signIn(visit.page, 'admin');
    api = await callsOf('admin');
    records = recordMaker(api);
    await resetLogLevel(api, 'mail');
    faults = [];
  });
  afterEach(async () => {
    await records.clear();
    expect(faults.splice(0)).toEqual([]);
    expect(visit.complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await api.dispose();
  });

  const look = async (name: string, looks = LOOKS) => {
    faults.push(...(await faultsInLooks(visit.page, name, looks)));
    await take(visit.page, LOOK.wideLight);
  };

  test('Configure Page: preview of the menu, icon, user groups, sub-pages, deleted pages', async () => {
    const { page } = visit;
    await openScreen(page, '/#/admin/page-info/1/edit');
    const preview = page.getByRole('region', { name: 'Menu preview' });
    await preview.getByText('Top Companies by Spend').waitFor();
    const picture = page.locator('input[type=file]');
    await picture.setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: PNG });
    await page.getByAltText('As the menu shows it').waitFor();
    await picture.setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.locator('.icon-editor .field-error').waitFor();
    await look('the form of a menu, with its preview and a refused icon');
    await page.locator('[data-field="userGroupList"]').getByRole('combobox').click();
    await page.locator(OPEN_OPTIONS).getByTitle(/./).first().waitFor();
    await look('the choice of user groups', [LOOK.wideLight, LOOK.wideDark]);
    await page.keyboard.press('Escape');

    // Loaded anew, because the form would ask for what is not saved.
    await loadScreen(page, '/#/admin/page-info/1/delete');
    await page.getByRole('checkbox', { name: /Apply to all sub-pages/ }).waitFor();
    await look('the popup that deletes a menu with its sub-pages');

    const id = await records.make(pageInfoDef);
    await api.delete(`/api/${pageInfoDef.path}/${id}`);
    await loadScreen(page, '/#/admin/page-info?isDeleted.equals=true');
    await page
      .getByRole('link', { name: /^Undelete/ })
      .first()
      .waitFor();
    await look('deleted pages');
  });

  test('a user: sessions and history', async () => {
    const { page } = visit;
    const id = await records.make(userDef);
    await api.put(`/api/users/activate`, { data: { ids: [id], activated: true } });
    await openScreen(page, `/#/admin/user-management/${id}/view`);
    await page.getByRole('region', { name: 'Change history' }).getByRole('listitem').first().waitFor();
    await look('a user who is signed in nowhere');
    await page.goto('/#/admin/user-management/1/view');
    await page.getByText('This session').waitFor();
    await look('a user with sessions');
  });

  test('a conflict of versions, and leaving what is not saved', async () => {
    const { page } = visit;
    const id = await records.make(companyDef);
    await openScreen(page, `/#/admin/company/${id}/edit`);
    await page.getByLabel('State').fill('Mine');
    const theirs = await (await api.get(`/api/companies/${id}`)).json();
    await api.put('/api/companies', { data: { ...theirs, companyState: 'Theirs', companyCountry: 'Elsewhere' } });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog', { name: /changed meanwhile/ }).waitFor();
    await look('a conflict of versions');
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await look('leaving without saving');
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { level: 1, name: 'Companies' }).waitFor();
  });

  test.each([
    ['metrics', 'Metrics', (page: Page) => page.getByLabel(/^Response time\. p50: now/).waitFor()],
    ['health', 'Health', (page: Page) => page.getByRole('row', { name: /Warehouse/ }).waitFor()],
    ['configuration', 'Configuration', (page: Page) => page.getByRole('row', { name: /^PORT/ }).waitFor()],
    ['audits', 'Audits', (page: Page) => page.getByRole('button', { name: 'Expand row' }).first().click()],
    ['logs', 'Logs', openLogLine],
    ['docs', 'API docs', openCall],
    ['mails', 'Mails', (page: Page) => page.getByRole('radiogroup').waitFor()],
  ] as const)('admin/%s', async (screen, name, begin) => {
    const { page } = visit;
    await openScreen(page, `/#/admin/${screen}`);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await begin(page);
    await settled(page);
    await look(`admin/${screen}`);
  });
});

/** Few lines, which axe looks at one by one. */
async function openLogLine(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Level of mail' }).click();
  await page.getByTitle('DEBUG').last().click();
  await page.getByRole('button', { name: 'End the change of mail now' }).waitFor();
  await page.getByLabel('Text in the lines').fill('/management/loggers/mail');
  await page.getByRole('log').locator('summary', { hasText: 'path=/management/loggers/mail' }).first().click();
}

async function openCall(page: Page): Promise<void> {
  await page.getByLabel('Filter calls').fill('management/audits');
  await page.getByText('Check the hash chain of the whole audit trail').click();
}
