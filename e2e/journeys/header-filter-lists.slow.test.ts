import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import { signIn, useBrowser, type Visit } from '../support/browser.ts';
import { headerFilterOf } from '../support/header-filter.ts';
import { pageMaker } from '../support/pages.ts';
import { settled } from '../support/settled.ts';
import { firstFigure, markByKeyboard } from '../support/use-board.ts';

const TWO_TABLES = { primaryColumnName: 'specialty_group', secondaryColumnName: 'company' };

/** Each list of a header filter, with the page that has it and what it is asked by; a select has its list already. */
const LISTS = [
  ['subsidiary', 'Select Company', {}, null],
  ['company', 'Search Company', {}, /\/getCompanies\?datatable=general&name=qqqqqqqq$/],
  ['physician', 'Search Physician', {}, /\/getPhysicians\/general\/qqqqqqqq$/],
  ['specialty', 'Search Specialty', TWO_TABLES, /\/getSpecialties\/general\/specialty_group\/qqqqqqqq$/],
  ['competitor', 'Company', {}, /\/getCompetitors\/general\/qqqqqqqq$/],
  ['competitor', 'Competitor', {}, /\/getCompetitors\/general\/qqqqqqqq$/],
] as const;

describe('lists of the header filters, and what they ask and set', () => {
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

  async function make(kind: string, data: object, menu: string): Promise<number> {
    const id = await pages.makePage({ menu });
    await pages.makeFilter(id, kind, data);
    return id;
  }
  async function show(id: number, menu: string): Promise<void> {
    await page.goto(`/#/dashboard/${id}`);
    await page.getByRole('heading', { level: 1, name: menu, exact: true }).waitFor();
    await firstFigure(page).waitFor();
  }

  // docs/promises/filters.md#type-aheads, docs/promises/filters.md#kinds
  test('a list in which nothing matches says "No Result Found"', async () => {
    for (const [kind, label, data, asks] of LISTS) {
      const menu = `No match for ${label} of ${kind}`;
      await show(await make(kind, data, menu), menu);
      const asked = asks === null ? null : page.waitForRequest(asks);
      // What is typed after the click stands in place of a chosen name.
      await field(label).click();
      await page.keyboard.type('qqqqqqqq');
      expect((await asked)?.method() ?? 'GET', menu).toBe('GET');
      await page.locator('.ant-select-dropdown:visible').getByText('No Result Found', { exact: true }).waitFor();
      expect(await options().count(), menu).toBe(0);
      await page.keyboard.press('Escape');
    }
  });

  // docs/promises/filters.md#what-is-remembered, docs/promises/filters.md#how-a-filter-is-applied
  test('a company: all of them at first, no year unless configured; the search is kept, and marks go before the filter', async () => {
    const menu = 'A company at first';
    const id = await make('company', {}, menu);
    await show(id, menu);
    expect([null, '(All)']).toContain(await stored(`companiesFilter_${id}`));
    expect(await field('Program year').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'INDUSTRY DATA' }).isDisabled()).toBe(true);
    await settled(page);
    await markByKeyboard(page);
    const marks = chips().getByRole('button', { name: /^Remove mark/ });
    await marks.waitFor();
    const kept = page.waitForRequest(
      (request) => request.method() === 'POST' && /recent-searches$/.test(request.url()),
    );
    await field('Search Company').fill('Kelvanta');
    await page.keyboard.press('Enter');
    await marks.waitFor({ state: 'detached' });
    expect((await kept).postDataJSON()).toEqual({ pageId: id, queried: 'Kelvanta, Inc.', filterType: 'company' });
    const offered = page.waitForRequest(new RegExp(`/api/recent-searches/${id}/company$`));
    await page.reload();
    await firstFigure(page).waitFor();
    await field('Search Company').fill('');
    await offered;
    await page.getByText('Recent searches').waitFor();
    await page.keyboard.press('Escape');
  });

  // docs/promises/filters.md#what-is-remembered
  test('the page HCP (Probe) begins with the company that was searched for last', async () => {
    const menu = 'HCP (Probe)';
    const id = await make('company', {}, menu);
    await show(id, menu);
    await field('Search Company').fill('Kelvanta');
    const kept = page.waitForResponse((answer) => answer.request().method() === 'POST' && /recent-/.test(answer.url()));
    await page.keyboard.press('Enter');
    await kept;
    await expect.poll(() => chips().textContent()).toContain('Kelvanta');
    await page.goto('/#/home');
    await page.getByRole('heading', { level: 1, name: menu }).waitFor({ state: 'detached' });
    await page.evaluate((key) => localStorage.removeItem(key), `companiesFilter_${id}`);
    await show(id, menu);
    await expect.poll(() => field('Search Company').inputValue()).toBe('Kelvanta, Inc.');
    await expect.poll(() => chips().textContent()).toContain('Kelvanta');
  });

  // docs/promises/pages.md#actions
  test('a filter, or a list of it, that could not be read is told', async () => {
    for (const [kind, call, status, said] of [
      ['subsidiary', /\/getSubsidiaries\/\d+$/, 409, 'It is being counted'],
      ['year', /\/getCompaniesProgramYears\/general$/, 404, 'Not found'],
      ['company', /\/configuration-standard-pages-filters\/\d+-by-page-info$/, 409, 'It is being changed'],
    ] as const) {
      const menu = `No answer for ${kind}`;
      const id = await make(kind, {}, menu);
      const json = { type: 'about:blank', title: 'Refused', status, path: '', message: '', detail: said };
      await page.route(call, (route) => route.fulfill({ status, json }));
      await page.goto('/#/home');
      await page.reload();
      await show(id, menu);
      await page.locator('.ant-message-error').getByText(said, { exact: true }).waitFor();
      await page.unroute(call);
    }
  });

  // docs/promises/filters.md#competitors
  test('competitors: the figures are asked by company, competitor and year, when the search button is pressed', async () => {
    const menu = 'Two companies and a year';
    await show(await make('competitor', { filterColumnName: 'company,company' }, menu), menu);
    const panel = page.getByRole('region', { name: 'Company and competitor' });
    await panel.waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/getCompetitors\/[^/]+\/[^/]+\/[^/]+$/.test(request.url())) asked.push(decodeURIComponent(request.url()));
    });
    await field('Program year').click();
    await options().nth(1).click();
    await settled(page);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const [company, competitor] = [await field('Company').inputValue(), await field('Competitor').inputValue()];
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]).toMatch(new RegExp(`/getCompetitors/${company}/${competitor}/20\\d\\d$`.replaceAll('.', '\\.')));
  });

  // docs/promises/venues.md#states
  test('the page of another pill is opened with its menu, and the state is asked for again', async () => {
    const [states, beside] = [await make('state', {}, 'By state'), await pages.makePage({ menu: 'Beside it' })];
    for (const [pageName, id] of [['By state', states] as const, ['Beside it', beside] as const]) {
      const pageInfos = [{ id: states }, { id: beside }];
      await pages.make('configuration-standard-pages', { pageName, pageUrl: `#/dashboard/${id}`, pageInfos });
    }
    await page.evaluate((id) => {
      localStorage.setItem('stateCounter', '1');
      localStorage.setItem(`statesFilter_${id}`, 'TX');
    }, states);
    await show(states, 'By state');
    await expect.poll(() => chips().textContent()).toMatch(/State TX/);
    await page.evaluate(() => localStorage.setItem('stateCounter', '1'));
    const pills = page.getByRole('navigation', { name: 'Pages of this dashboard' });
    await pills.getByRole('link', { name: 'Beside it' }).click();
    await page.waitForURL(new RegExp(`#/dashboard/${beside}\\?menu=Beside\\+it`));
    await expect.poll(() => stored('stateCounter')).toBe('0');
    await pills.getByRole('link', { name: 'By state' }).click();
    await page.getByRole('dialog', { name: 'Select State to Continue' }).waitFor();
  });

  test('nothing of this failed or complained', () => {
    expect(visit.complaints).toEqual([]);
  });
});
