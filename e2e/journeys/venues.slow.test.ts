import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import { signIn, useBrowser, type Visit } from '../support/browser.ts';
import { faultsInLooks, LOOK, take } from '../support/looks.ts';
import { settled } from '../support/settled.ts';

/** A page that the features of the demonstration's company are on. */
const PAGE = {
  spCAnalysisPath: '/Pellucid/Boards/company-analysis',
  spPage: 'Overview',
  datatable: 'general',
  isMenu: false,
};
const VENUES = { ...PAGE, menu: 'Venues', pageName: 'Venues for the journey', pageType: 'Monitor' };
const MEALS = { ...PAGE, menu: 'Meal limits', pageName: 'Meals for the journey', pageType: 'Monitor' };

describe('what a company decides for itself, as its compliance officer', () => {
  const browser = useBrowser();
  let admin: APIRequestContext;
  const ids: number[] = [];
  let visit: Visit;
  let page: Page;

  async function makePage(data: object): Promise<number> {
    const userGroupList = await (await admin.get('/api/user-groups?size=100')).json();
    const answer = await admin.post('/api/page-infos', { data: { ...data, userGroupList } });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = await answer.json();
    ids.push(id);
    return id;
  }

  beforeAll(async () => {
    admin = await callsOf('admin');
    visit = await browser.visit();
    page = visit.page;
    await signIn(page, 'compliance');
  });
  afterAll(async () => {
    for (const id of ids) await admin.delete(`/api/page-infos/${id}`);
    await admin.dispose();
  });

  // docs/promises/venues.md#review-venue, docs/promises/venues.md#meal-limits, docs/promises/pages.md#notes-under-the-title
  test('what a feature shows is for the company that its parameter names, and for no other', async () => {
    const subHeader = { ...MEALS, menu: 'Business Meal(s)', pageName: 'Meals of business', pageType: 'Agg Spend' };
    const pages = [await makePage(VENUES), await makePage(MEALS), await makePage(subHeader)];
    const rival = (await browser.visit()).page;
    await signIn(rival, 'rival');
    const shownOn = async (of: Page, id: number) => {
      await of.goto(`/#/dashboard/${id}`);
      await of.getByRole('article').getByRole('definition').first().waitFor();
      await settled(of);
      const parts = [
        of.getByRole('button', { name: 'Review Venue' }),
        of.getByRole('button', { name: 'Meal Limits' }),
        of.getByText('source data only', { exact: true }),
      ];
      return Promise.all(parts.map((part) => part.count()));
    };
    for (const [at, id] of pages.entries()) {
      expect(await shownOn(page, id)).toEqual([0, 1, 2].map((other) => Number(other === at)));
      expect(await shownOn(rival, id)).toEqual([0, 0, 0]);
    }
  });

  // docs/promises/venues.md#review-venue, docs/promises/venues.md#reload-banner
  test('venues are searched, reviewed and taken back; closing reloads the dashboard', async () => {
    await page.goto(`/#/dashboard/${await makePage(VENUES)}?menu=Venues`);
    await page.getByRole('button', { name: 'Review Venue' }).click();
    const modal = page.getByRole('dialog', { name: 'Review Venue' });
    await modal.getByText('Showing 1 - 20 of 130 items.').waitFor();
    expect(await faultsInLooks(page, 'venues')).toEqual([]);
    await take(page, LOOK.wideLight);
    await modal.getByRole('button', { name: 'Last page' }).click();
    await modal.getByText('Showing 121 - 130 of 130 items.').waitFor();
    await modal.getByRole('button', { name: 'First page' }).click();
    await modal.getByText('Showing 1 - 20 of 130 items.').waitFor();

    const search = async (text: string) => {
      await modal.getByLabel('Venue', { exact: true }).fill(text);
      await modal.getByRole('button', { name: 'Search' }).click();
    };
    await search('copper kettle trattoria, miami');
    await modal.getByText('Showing 1 - 1 of 1 items.').waitFor();
    /** Decides of the only venue, by the keyboard. */
    const decide = async (keys: readonly string[], status: string) => {
      await modal.getByRole('button', { name: /^Edit Copper Kettle/ }).click();
      const select = modal.getByRole('combobox', { name: /^Status of Copper Kettle/ });
      for (const key of ['ArrowDown', ...keys, 'Enter']) await select.press(key);
      await modal.getByRole('button', { name: 'Save' }).click();
      await modal.getByRole('row', { name: new RegExp(`${status}.*Edit`) }).waitFor();
    };
    const entries = (method: string) =>
      page.waitForRequest((request) => request.method() === method && /aggspend\/rule-entries/.test(request.url()));
    const created = entries('POST');
    await decide(['ArrowDown', 'ArrowDown'], 'Inappropriate Venue');
    expect((await created).postDataJSON()).toMatchObject({ value: 'Copper Kettle Trattoria, Miami', selection: 1 });
    const banner = modal.getByText('To reflect the changes made to the data, please Reload the dashboard.');
    await banner.waitFor();
    expect(await faultsInLooks(page, 'a reviewed venue', [LOOK.narrowDark])).toEqual([]);
    await take(page, LOOK.wideLight);
    await modal.getByRole('button', { name: 'Dismiss' }).click();
    await banner.waitFor({ state: 'detached' });
    const removed = entries('DELETE');
    await decide(['ArrowUp', 'ArrowUp'], 'Not reviewed');
    expect((await removed).url()).toMatch(/\/api\/aggspend\/rule-entries\/\d+$/);
    await banner.waitFor();

    await search('no such venue');
    await modal.getByText('No Result Found').waitFor();
    const reloaded = page.waitForRequest(/api\/boards\/company-analysis/);
    await modal.getByRole('button', { name: 'Close' }).last().click();
    await reloaded;
    await banner.waitFor({ state: 'detached' });
    expect(visit.complaints).toEqual([]);
  });

  // docs/promises/venues.md#review-venue
  test('a search is by text and status, Reset by neither; a failure to save says nothing, one to read says why', async () => {
    await page.goto(`/#/dashboard/${await makePage(VENUES)}?menu=Venues`);
    await page.getByRole('button', { name: 'Review Venue' }).click();
    const modal = page.getByRole('dialog', { name: 'Review Venue' });
    await modal.getByText('Showing 1 - 20 of 130 items.').waitFor();
    expect(await modal.getByRole('columnheader').allTextContents()).toEqual([
      expect.stringContaining('Venues'),
      expect.stringContaining('Review Venue Status'),
    ]);
    const numbers = modal.getByRole('navigation', { name: 'Pages of venues' }).locator('ul li');
    expect(await numbers.allTextContents()).toEqual(['1', '2', '3', '4', '5']);

    /** What the list was asked for by a press of a button. */
    const askedBy = async (button: string) => {
      const request = page.waitForRequest(/api\/aggspend\/view-rule-values\?/);
      await modal.getByRole('button', { name: button, exact: true }).click();
      return new URL((await request).url()).searchParams;
    };
    const status = modal.getByRole('combobox', { name: 'Review Venue Status' });
    await status.click();
    const statuses = page.locator('.ant-select-item-option:visible');
    await statuses.first().waitFor();
    expect(await statuses.allTextContents()).toEqual(['All Venue Status', 'Appropriate Venue', 'Inappropriate Venue']);
    await statuses.nth(2).click();
    const byStatus = await askedBy('Search');
    expect(Object.fromEntries(byStatus)).toEqual({ page: '0', size: '20', sort: 'id,desc', 'selection.equals': '1' });
    await modal.getByLabel('Venue', { exact: true }).fill('copper');
    expect((await askedBy('Search')).get('value.contains')).toBe('copper');
    await modal.getByRole('button', { name: 'Reset', exact: true }).click();
    await modal.getByText('Showing 1 - 20 of 130 items.').waitFor();
    expect(await modal.getByLabel('Venue', { exact: true }).inputValue()).toBe('');
    const sorted = await askedBy('Venues');
    expect(sorted.getAll('sort')).toEqual(['value,asc', 'id']);
    expect([...sorted.keys()].toSorted()).toEqual(['page', 'size', 'sort', 'sort']);

    const edit = modal.getByRole('button', { name: /^Edit / }).first();
    await edit.click();
    await modal.getByRole('button', { name: 'Cancel' }).click();
    await edit.click();
    /** A refusal as the server words it. */
    const problem = (detail: string) => ({
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      path: '',
      message: '',
      detail,
    });
    const entries = /api\/aggspend\/rule-entries/;
    await page.route(entries, (route) => route.fulfill({ status: 409, json: problem('Reviewed by somebody else') }));
    const again = page.waitForRequest(/api\/aggspend\/view-rule-values\?/);
    await modal.getByRole('button', { name: 'Save' }).click();
    await again;
    await edit.waitFor();
    expect(await page.getByText('Reviewed by somebody else').count()).toBe(0);
    expect(await modal.getByText('To reflect the changes').count()).toBe(0);
    await page.unroute(entries);

    const detail = 'The venues are being counted';
    await page.route(/view-rule-values\?/, (route) => route.fulfill({ status: 409, json: problem(detail) }));
    await modal.getByLabel('Venue', { exact: true }).fill('golf');
    await askedBy('Search');
    await modal.getByText(detail).waitFor();
    await page.unroute(/view-rule-values\?/);
    await modal.getByRole('button', { name: 'Close' }).last().click();
  });

  // docs/promises/venues.md#meal-limits
  test('meal limits are looked at, and set for a city and everywhere else', async () => {
    await page.goto(`/#/dashboard/${await makePage(MEALS)}`);
    await page.getByRole('button', { name: 'Meal Limits' }).click();
    const dialog = page.getByRole('dialog', { name: 'View Meal Limits' });
    const part = (name: string) => dialog.getByRole('region', { name, exact: true }).getByRole('table');
    const table = part('Meal limits');
    await table.waitFor();
    // Beside each limit is what the own company spent there.
    await part('Meals beside limits').waitFor();
    const spent = part('Meals beside limits').getByRole('row', { name: /^Boston \$\d/ });
    expect(await spent.getByRole('cell').allTextContents()).toEqual([
      expect.stringMatching(/^\$\d+\.\d\d$/),
      expect.stringMatching(/^(none|[\d,]+)$/),
      expect.stringMatching(/^\$/),
      expect.stringMatching(/^[\d,]+$/),
      expect.stringMatching(/^\$/),
    ]);
    expect(await table.getByRole('columnheader').allTextContents()).toEqual(['City', 'Category', 'Meal Type', 'Value']);
    expect(await table.getByText('Boston', { exact: true }).count()).toBe(1);
    await table
      .getByText(/^\$\d+\.\d\d$/)
      .first()
      .waitFor();
    expect(await faultsInLooks(page, 'meal limits')).toEqual([]);
    await take(page, LOOK.wideLight);
    const modal = page.getByRole('dialog', { name: 'View Meal Limits' });
    await modal.getByRole('button', { name: 'Close' }).last().click();
    await modal.waitFor({ state: 'detached' });
    const calls = new Set<string>();
    page.on('request', (request) => {
      const [, call] = /\/api\/customize\/business-meal\/(.+)$/.exec(request.url()) ?? [];
      if (call !== undefined) calls.add(`${request.method()} ${call}`);
    });
    await page.getByRole('button', { name: 'Meal Limits' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('heading', { level: 1, name: 'Meal configuration' }).waitFor();
    await page.getByLabel('Value ($) of meal 1').waitFor();
    expect(await faultsInLooks(page, 'meal configuration')).toEqual([]);
    await take(page, LOOK.wideLight);

    await page.getByLabel('Another city').fill('Reno');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Begin with the limits of all other cities' }).click();
    await page.getByLabel('Value ($) of meal 1').fill('17.5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The meal limits of Reno are saved').waitFor();
    expect(await page.getByLabel('Value ($) of meal 1').inputValue()).toBe('17.50');

    await page.getByText('Speaker programs', { exact: true }).click();
    await page.getByRole('button', { name: 'Begin with the limits of all other cities' }).click();
    await page.getByLabel('Value ($) of meal 1').fill('21');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The meal limits of Reno are saved').last().waitFor();
    const asked = ['view-meal-limits', 'cities', 'city-level-configuration/Reno', 'global-level-general/\\d+'];
    for (const call of asked) expect([...calls].join('\n')).toMatch(new RegExp(`^GET ${call}$`, 'm'));
    expect([...calls]).toContain('PUT update-configuration');
    await expect.poll(() => [...calls]).toContain('PUT update-speaker-program-configuration');
    const answer = await (await callsOf('compliance')).get('/api/customize/business-meal/cities');
    expect(await answer.json()).toContain('Reno');
    expect(visit.complaints).toEqual([]);
  });
});
