import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import { signIn, useBrowser, type Visit } from '../support/browser.ts';
import { headerFilterOf } from '../support/header-filter.ts';
import { pageMaker } from '../support/pages.ts';

const FIGURES = '**/getCompetitors/*/*/*';

describe('header filters, as an analyst comes across them', () => {
  const browser = useBrowser();
  let admin: APIRequestContext;
  let pages: ReturnType<typeof pageMaker>;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    admin = await callsOf('admin');
    pages = pageMaker(admin);
    visit = await browser.visit();
    page = visit.page;
    await signIn(page, 'analyst');
  });
  afterAll(async () => {
    await pages.removeAll();
    await admin.dispose();
  });

  const { field, options, chips, stored } = headerFilterOf(() => page);

  /** Makes a page with a header filter and opens it; its id. */
  async function open(kind: string, data: object, menu = `Filter ${kind}`): Promise<number> {
    const id = await pages.makePage({ menu });
    await pages.makeFilter(id, kind, data);
    await show(id, menu);
    return id;
  }
  async function show(id: number, menu: string): Promise<void> {
    await page.goto(`/#/dashboard/${id}`);
    await page.getByRole('heading', { level: 1, name: menu }).waitFor();
    const figure = page.getByRole('article').getByRole('definition').first();
    await figure
      .or(page.getByRole('dialog', { name: 'Select State to Continue' }))
      .first()
      .waitFor();
  }

  // docs/promises/filters.md#type-aheads
  test('a list opens when text is typed, and closes on a choice and on a click outside', async () => {
    const id = await open('company', { yearColumnName: 'program_year' });
    const search = field('Search Company');
    await search.click();
    expect(await options().count()).toBe(0);
    await search.fill('kel');
    await options().first().waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => options().count()).toBe(0);
    await search.fill('kel');
    await options().filter({ hasText: 'Kelvanta' }).first().click();
    await expect.poll(() => options().count()).toBe(0);
    await expect.poll(() => chips().textContent()).toContain('Kelvanta');

    // docs/promises/filters.md#panels
    const panel = page.getByLabel('Chosen company');
    await expect.poll(() => panel.locator('dt').allTextContents()).toEqual(['NAME', 'STATE', 'COUNTRY']);
    await expect.poll(async () => (await panel.locator('dd').allTextContents())[0]).toContain('Kelvanta');

    // docs/promises/filters.md#what-is-remembered
    expect(await stored(`companiesFilter_${id}`)).toContain('Kelvanta');
    expect(await stored(`programYearsFilter_${id}`)).toBe('All');
    await page.getByRole('button', { name: 'INDUSTRY DATA' }).click();
    await expect.poll(() => stored(`companiesFilter_${id}`)).toBe('(All)');
    await panel.waitFor({ state: 'detached' });

    // What was searched for on the page is offered before anything is typed.
    await search.click();
    await page.getByText('Recent searches').waitFor();
    await options().filter({ hasText: 'Kelvanta' }).first().waitFor();
    await page.keyboard.press('Escape');
  });

  // docs/promises/filters.md#what-is-remembered
  test('a page (Probe) begins with the most recent search on it, any other page with everything', async () => {
    const person = async (id: number) => {
      await field('Search Physician').fill('mar');
      await options().first().click();
      await expect.poll(() => chips().textContent()).toContain('Recipient ');
      const name = await field('Search Physician').inputValue();
      await expect.poll(async () => (await recent(id)).length).toBeGreaterThan(0);
      return name;
    };
    const caller = await callsOf('analyst');
    const recent = async (id: number) =>
      (await (await caller.get(`/api/recent-searches/${id}/physician`)).json()) as [];
    /** To come back by an address that says nothing of the person either. */
    const leaveAndForget = async () => {
      await page.goto('/#/home');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => localStorage.removeItem('physiciansFilter'));
    };

    const probe = await open('physician', {}, 'Physician (Probe)');
    const name = await person(probe);
    await leaveAndForget();
    await show(probe, 'Physician (Probe)');
    await expect.poll(() => field('Search Physician').inputValue()).toBe(name);

    await leaveAndForget();
    // docs/promises/filters.md#kinds
    const other = await open('Filter_By_PHYSICIAN', {}, 'Other people');
    await person(other);
    await leaveAndForget();
    await show(other, 'Other people');
    expect(await field('Search Physician').inputValue()).toBe('');
    await caller.dispose();
  });

  // docs/promises/filters.md#specialty
  test('the secondary table comes first where it is flagged; the toggle swaps what was typed', async () => {
    const columns = { primaryColumnName: 'specialty_group', secondaryColumnName: 'company' };
    const id = await open('specialty', { ...columns, usingSecondaryFilter: true });
    await field('Search Company').fill('kel');
    await page.getByRole('button', { name: 'Search by Specialty' }).click();
    await field('Search Specialty').fill('allo');
    expect(await page.getByLabel('Chosen specialty').count()).toBe(0);
    await page.getByRole('button', { name: 'Search by Company' }).click();
    await expect.poll(() => field('Search Company').inputValue()).toBe('kel');
    await page.getByRole('button', { name: 'Search by Specialty' }).click();
    await expect.poll(() => field('Search Specialty').inputValue()).toBe('allo');
    await options().first().click();
    const panel = page.getByLabel('Chosen specialty');
    await panel.waitFor();
    await expect.poll(() => stored(`specialtiesFilter_${id}`)).toBe(await panel.locator('dd').textContent());
  });

  // docs/promises/filters.md#panels
  test('the figures of two companies have a dollar sign unless they are N/A, and a name is cut at 300 pixels', async () => {
    const long = 'A company of a name that is far longer than what stands on one line of the panel under the header';
    await page.route(FIGURES, (route) =>
      route.fulfill({
        json: [
          [1, long, long, '1250.50', 3, '0.00', 0, '1250.50'],
          [2, long, 'Unknown', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A'],
        ],
      }),
    );
    await open('competitor', { filterColumnName: 'company,company', yearColumnName: 'program_year' });
    const panel = page.getByRole('region', { name: 'Company and competitor' });
    const heads = ['NAME', 'PHYSICIAN SPEND', 'TEACHING HOSPITAL SPEND', 'TOTAL SPEND'];
    await expect.poll(() => panel.locator('thead th').allTextContents()).toEqual(heads);
    expect(await panel.locator('tbody th').allTextContents()).toEqual(['COMPANY', 'COMPETITOR']);
    await expect.poll(() => panel.getByText('N/A', { exact: true }).count()).toBe(3);
    expect(await panel.locator('tbody tr').first().locator('td').allTextContents()).toEqual([
      long,
      '$1,250.50',
      '$0.00',
      '$1,250.50',
    ]);
    const name = panel.getByText(long, { exact: true });
    expect((await name.boundingBox())?.width).toBeLessThanOrEqual(300);
    expect(await name.evaluate((cell) => cell.scrollWidth > cell.clientWidth)).toBe(true);
    await page.unroute(FIGURES);
  });

  // docs/promises/filters.md#what-is-remembered
  test('all subsidiaries are [0,"(All)"] in the storage, all years "All"', async () => {
    const id = await open('subsidiary', { yearColumnName: 'program_year' });
    const take = async (name: string, at: number) => {
      await field(name).click();
      await options().nth(at).click();
    };
    await take('Select Company', 1);
    await expect.poll(() => stored(`subsidiariesFilter_${id}`)).toMatch(/^\[1,".+"\]$/);
    await take('Select Company', 0);
    await expect.poll(() => stored(`subsidiariesFilter_${id}`)).toBe('[0,"(All)"]');
    await take('Program year', 1);
    await expect.poll(() => stored(`programYearsFilter_${id}`)).toMatch(/^20\d\d$/);
    await take('Program year', 0);
    await expect.poll(() => stored(`programYearsFilter_${id}`)).toBe('All');
  });

  // docs/promises/venues.md#states
  test('a state without data goes back to "select" and is told in red; the counter is 1 only while the window is left', async () => {
    const names = [' ', '', ' All of them', ' and this', 'CA', 'TX'];
    await page.route('**/template-validation/states/*', (route) => route.fulfill({ json: names }));
    await page.route('**/check-data/*/CA', (route) => route.fulfill({ json: false }));
    const id = await open('state', {});
    const modal = page.getByRole('dialog', { name: 'Select State to Continue' });
    const select = modal.getByRole('combobox', { name: 'select', exact: true });
    await select.click();
    await options().first().waitFor();
    expect(await options().locator('.state-option').allTextContents()).toEqual([
      expect.stringMatching(/^\(All\)/),
      expect.stringMatching(/^ and this/),
      expect.stringMatching(/^CA/),
      expect.stringMatching(/^TX/),
    ]);
    await options().filter({ hasText: 'CA' }).click();
    await modal.getByRole('button', { name: 'Continue' }).click();
    const notice = page.getByText('No data exist against selected state');
    await notice.waitFor();
    expect(await page.locator('.ant-message-error').filter({ has: notice }).count()).toBe(1);
    expect((await page.locator('.ant-message-list-content').boundingBox())?.y).toBe(24);
    await expect.poll(() => modal.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
    await select.click();
    await options().filter({ hasText: 'TX' }).click();
    await modal.getByRole('button', { name: 'Continue' }).click();
    await modal.waitFor({ state: 'detached' });
    await expect.poll(() => stored(`statesFilter_${id}`)).toBe('TX');
    expect(await stored('stateCounter')).toBe('0');
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(await stored('stateCounter')).toBe('1');
  });

  test('nothing of this failed or complained', () => {
    expect(visit.complaints).toEqual([]);
  });
});
