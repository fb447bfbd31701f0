import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { signIn, useBrowser } from '../support/browser.ts';
import { freePort, type RunningServer, startServer } from '../support/server.ts';
import { makePage } from '../support/spotfire/pages.ts';
import { type StandIn, startSpotfire } from '../support/spotfire/stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'pellucid-spotfire-'));
const browser = useBrowser();
let spotfire: StandIn;
let server: RunningServer;
let page: Page;
let pageId: number;
/** What the browser refused to load, and errors of the page. */
const complaints: string[] = [];

beforeAll(async () => {
  spotfire = await startSpotfire();
  const dataDir = join(folder, 'data');
  cpSync(inject('filledDir'), dataDir, { recursive: true });
  server = await startServer({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SPOTFIRE_URL: spotfire.url,
    SPOTFIRE_TICKET_URL: `${spotfire.url}/tickets`,
    SPOTFIRE_TICKET_SECRET: 'the secret of the portal',
  });
  pageId = await makePage(server.origin);
  ({ page } = await browser.visit({ origin: server.origin }));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await signIn(page, 'compliance');
});
afterAll(async () => {
  await server.stop();
  await spotfire.stop();
  rmSync(folder, { recursive: true, force: true });
});

const names = () => spotfire.calls.map(({ name }) => name).filter((name) => name !== 'getActivePage');
const last = (name: string) => spotfire.calls.findLast((call) => call.name === name);
const openings = () => names().filter((name) => name === 'createApplication').length;
/** Waits until analyses are open, since the calls were last forgotten. */
const isOpen = (times = 1) =>
  expect.poll(() => names().filter((name) => name === 'getPages').length).toBeGreaterThanOrEqual(times);
/** Enter takes the best match. */
const choose = async (company: string) => {
  await page.getByRole('combobox', { name: 'Search Company' }).fill(company);
  await page.keyboard.press('Enter');
};
const error = (code: string, description: string) => ({ errors: [{ code, description }] });

test('a board of the product asks nothing of the other server', async () => {
  await page.getByRole('link', { name: 'Top Companies by Spend' }).click();
  await page.getByRole('article').first().waitFor();
  expect(spotfire.requested).toEqual([]);
});

test('a page with another analysis path is opened there, with the tickets of the session', async () => {
  await page.goto(`/#/dashboard/${pageId}`);
  await page.getByTitle('The player').waitFor();
  await isOpen();
  expect(spotfire.requested).toEqual(['/spotfire/js-api/loader.js', '/spotfire/wp/analysis']);
  const opening = last('createApplication');
  expect(opening?.args[0]).toBe(`${spotfire.url}/wp/`);
  expect(opening?.args[1]).toMatchObject({ showToolBar: true, showStatusBar: false, showClose: false });
  expect(opening?.args[2]).toMatch(/^\/Customer\/Caldrexa.*\/Errors$/);
  expect(opening?.cookie).toContain('ticket=one; ticket1=two');
  expect(spotfire.tickets).toEqual([
    { authorization: 'Bearer the secret of the portal', person: expect.objectContaining({ login: 'compliance' }) },
  ]);
  expect(last('openDocument')?.args).toEqual(['Summary']);
});

// docs/promises/filters.md#how-a-filter-is-applied
test('with nothing chosen the markings are cleared at the opening and all values are added', async () => {
  await expect.poll(() => names()).toContain('setFilter');
  expect(names().filter((name) => /^set/.test(name))).toEqual(['setMarking', 'setFilter']);
  expect(last('setFilter')?.args).toEqual([
    expect.objectContaining({ dataColumnName: 'company', filterSettings: { includeEmpty: true } }),
    { operation: 'ADD_ALL' },
  ]);
});

test('a choice clears the markings, then sets the filter, at the next poll', async () => {
  spotfire.calls.length = 0;
  await choose('Kelvanta');
  const chosenAt = Date.now();
  await expect.poll(() => names()).toContain('setFilter');
  expect((last('setFilter')?.at ?? 0) - chosenAt).toBeLessThan(5_000);
  expect(names().filter((name) => /^set/.test(name))).toEqual(['setMarking', 'setFilter']);
  expect(last('setMarking')?.args).toEqual(['Company', 'general', '1', { operation: 'CLEAR' }]);
  expect(last('setFilter')?.args).toEqual([
    {
      filteringSchemeName: 'Company_Filter',
      dataTableName: 'general',
      dataColumnName: 'company',
      filterSettings: { values: [expect.stringContaining('Kelvanta')], includeEmpty: true },
    },
    { operation: 'REPLACE' },
  ]);
  await page.getByRole('button', { name: 'INDUSTRY DATA' }).click();
  await expect.poll(() => last('setFilter')?.args[1]).toEqual({ operation: 'ADD_ALL' });
});

// docs/promises/pages.md#showing-a-page
test('a remembered filter is set once the document is ready and its first page active', async () => {
  await choose('Kelvanta');
  await expect.poll(() => last('setFilter')?.args[1]).toEqual({ operation: 'REPLACE' });
  spotfire.calls.length = 0;
  await page.reload();
  await expect.poll(() => names()).toContain('setFilter');
  // The page before the reload may have polled once more.
  const opened = spotfire.calls.findIndex(({ name }) => name === 'openDocument');
  const all = spotfire.calls.slice(Math.max(opened, 0)).map(({ name }) => name);
  const order = ['openDocument', 'onDocumentReady', 'getActivePage', 'setMarking', 'setFilter'].map((name) =>
    all.indexOf(name),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await page.getByRole('button', { name: 'INDUSTRY DATA' }).click();
  await expect.poll(() => last('setFilter')?.args[1]).toEqual({ operation: 'ADD_ALL' });
});

// docs/promises/filters.md#how-a-filter-is-applied
test('Top Speaker sets one scheme for each marking, and a state without the records that have none', async () => {
  const configured = { filterColumnName: 'state', primaryColumnName: 'state', markings: 'Fees, Travel' };
  const speakers = await makePage(server.origin, { menu: 'Top Speaker', filter: 'state', configured });
  spotfire.calls.length = 0;
  await page.goto(`/#/dashboard/${speakers}`);
  await page.getByRole('combobox', { name: 'select', exact: true }).click();
  await page.locator('.ant-select-item-option:visible').filter({ hasText: 'CA' }).first().click();
  expect(openings()).toBe(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => names().filter((name) => name === 'setFilter')).toHaveLength(2);
  const settings = { values: ['CA'], includeEmpty: false };
  for (const [at, scheme] of ['Fees', 'Travel'].entries()) {
    expect(spotfire.calls.filter(({ name }) => name === 'setMarking')[at]?.args[0]).toBe(scheme);
    expect(spotfire.calls.filter(({ name }) => name === 'setFilter')[at]?.args).toEqual([
      expect.objectContaining({ filteringSchemeName: scheme, dataColumnName: 'state', filterSettings: settings }),
      { operation: 'REPLACE' },
    ]);
  }
  spotfire.calls.length = 0;
  await page.goto(`/#/dashboard/${pageId}`);
  await isOpen();
});

// docs/promises/filters.md#competitors, docs/promises/filters.md#how-a-filter-is-applied
test('two competitors are set over two columns, when the search button is pressed and not before', async () => {
  const configured = { filterColumnName: 'company,rival', yearColumnName: 'program_year' };
  const competitors = await makePage(server.origin, { menu: 'Two companies', filter: 'competitor', configured });
  spotfire.calls.length = 0;
  await page.goto(`/#/dashboard/${competitors}`);
  type Column = { dataColumnName: string; filterSettings: { values?: string[]; includeEmpty: boolean } };
  const together = () => (last('setFilters')?.args[0] ?? []) as Column[];
  const columns = () => together().map(({ dataColumnName }) => dataColumnName);
  await expect.poll(columns).toEqual(['company', 'rival']);
  spotfire.calls.length = 0;
  const field = page.getByRole('combobox', { name: 'Competitor', exact: true });
  await field.fill('Kelvanta');
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('Kelvanta, Inc.');
  // Two polls pass, at which a choice would be applied.
  const polls = () => spotfire.calls.filter(({ name }) => name === 'getActivePage').length;
  await expect.poll(polls).toBeGreaterThan(2);
  expect(columns()).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(columns).toEqual(['company', 'rival']);
  expect(together()[1]?.filterSettings).toEqual({ values: ['Kelvanta, Inc.'], includeEmpty: true });
});

// docs/promises/filters.md#how-a-filter-is-applied
test('a program year is set in each scheme of Top Speaker, and all of them are added again', async () => {
  const configured = { yearColumnName: 'program_year', markings: 'Fees, Travel' };
  const speakers = await makePage(server.origin, { menu: 'Top Speaker of a year', filter: 'year', configured });
  spotfire.calls.length = 0;
  await page.goto(`/#/dashboard/${speakers}`);
  await isOpen();
  const choose = async (at: number) => {
    await page.getByRole('combobox', { name: 'Program year' }).click();
    await page.locator('.ant-select-item-option:visible').nth(at).click();
  };
  const set = () => spotfire.calls.filter(({ name }) => name === 'setFilter').map(({ args }) => args);
  const inEach = (settings: object, operation: string) =>
    ['Fees', 'Travel'].map((filteringSchemeName) => [
      expect.objectContaining({ filteringSchemeName, dataColumnName: 'program_year', filterSettings: settings }),
      { operation },
    ]);
  const year = expect.stringMatching(/^20\d\d$/);
  await expect.poll(set).toEqual(inEach({ includeEmpty: true }, 'ADD_ALL'));
  spotfire.calls.length = 0;
  await choose(1);
  await expect.poll(set).toEqual(inEach({ values: [year], includeEmpty: true }, 'REPLACE'));
  spotfire.calls.length = 0;
  await choose(0);
  await expect.poll(set).toEqual(inEach({ includeEmpty: true }, 'ADD_ALL'));
  spotfire.calls.length = 0;
  await page.goto(`/#/dashboard/${pageId}`);
  await isOpen();
});

test('the tab that the server shows decides what the page offers', async () => {
  expect(await page.getByRole('link', { name: 'Upload', exact: true }).count()).toBe(0);
  spotfire.showPage(1);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  const upload = await opened;
  await upload.getByRole('heading', { name: 'Upload transactions' }).waitFor();
  await upload.close();
  await page.getByRole('button', { name: 'Export to PDF' }).click();
  await expect.poll(() => names()).toContain('exportToPdf');
});

test('help is a tour that holds the focus, is left by Escape and gives the focus back', async () => {
  const help = page.getByRole('button', { name: 'Help' });
  await help.click();
  const tour = page.getByRole('dialog', { name: 'Validation Errors' });
  await tour.getByText('What cannot be filed yet').waitFor();
  expect(await tour.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await tour.waitFor({ state: 'detached' });
  await expect.poll(() => help.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('ErrorFiltering shows the filter error panel, until a filter is set', async () => {
  spotfire.next('setFilter', error('ErrorFiltering', 'No such value'));
  await choose('Kelvanta');
  await page.getByText('Ask for the data of this company').waitFor();
  await page.getByRole('button', { name: 'INDUSTRY DATA' }).click();
  await page.getByText('Ask for the data of this company').waitFor({ state: 'hidden' });
});

test('403 reloads the analysis, and "access is denied" logs out before; another tab reloads once', async () => {
  spotfire.calls.length = 0;
  const other = await page.context().newPage();
  await other.goto(`/#/dashboard/${pageId}`);
  await other.getByTitle('The player').waitFor();
  await isOpen();

  spotfire.calls.length = 0;
  spotfire.next('getActivePage', error('ErrorInternal', 'The server answered 403'));
  await expect.poll(openings).toBe(1);
  await isOpen();
  expect(names()).not.toContain('logout');

  spotfire.calls.length = 0;
  spotfire.next('getActivePage', error('ErrorInternal', 'Access is denied'));
  // The tab that was refused, and the other one by the marker, within the poll of two seconds.
  await expect.poll(openings).toBe(2);
  await isOpen(2);
  expect(names().filter((name) => name === 'logout')).toHaveLength(1);
  await other.close();
});

test('a server that refuses is not asked for ever, and can be tried again', async () => {
  spotfire.calls.length = 0;
  await page.reload();
  await isOpen();
  spotfire.next('createApplication', { answer: { status: 'INTERNAL_ERROR' } });
  spotfire.calls.length = 0;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('The analysis could not be opened').waitFor();
  expect(openings()).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByTitle('The player').waitFor();
  await isOpen();
});

test('a script that cannot be loaded is said so', async () => {
  await page.route('**/loader.js', (route) => route.abort());
  complaints.length = 0;
  await page.reload();
  await page.getByText('The script of the analytics server could not be loaded').waitFor();
  await page.unroute('**/loader.js');
  complaints.length = 0;
});

test('the policy of the page lets nothing else in', async () => {
  const policy = (await fetch(server.origin)).headers.get('content-security-policy') ?? '';
  const { origin } = new URL(spotfire.url);
  for (const directive of ['script-src', 'frame-src', 'connect-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${origin}`));
  const hosts = policy.match(/https?:\/\/[^\s;]+/g) ?? [];
  expect(new Set(hosts)).toContain(origin);
  expect(complaints).toEqual([]);
});
