import type { APIRequestContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { signIn, useBrowser, type Visit } from '../support/browser.ts';
import { headerFilterOf } from '../support/header-filter.ts';
import { settled } from '../support/settled.ts';

/** The narrowest screen on which the controls of every kind stand on one line with the title and the actions. */
const ONE_LINE = { width: 1366, height: 768 };

const PAGE = {
  pageType: 'Standard',
  spCAnalysisPath: '/Pellucid/Boards/company-analysis',
  spPage: 'Overview',
  datatable: 'general',
  isMenu: false,
  enableScreenshot: true,
  enableHelp: true,
  helpText: 'What this page is for.',
};

/** A page for each kind, as an administrator configures it. */
const KINDS = {
  subsidiary: {},
  company: { yearColumnName: 'program_year' },
  physician: { yearColumnName: 'program_year' },
  specialty: { primaryColumnName: 'specialty_group', secondaryColumnName: 'company', yearColumnName: 'program_year' },
  competitor: { filterColumnName: 'company,company', yearColumnName: 'program_year' },
  year: {},
  state: { yearColumnName: 'program_year' },
} as const;
type Kind = keyof typeof KINDS;

const menuOf = (kind: Kind) => `Filtered by ${kind}`;

/** Makes the pages; answers their ids and what takes them away. */
async function makePages(api: APIRequestContext) {
  const groups = (await (await api.get('/api/user-groups?name.in=Analysts')).json()) as { id: number }[];
  const made: string[] = [];
  const post = async (path: string, data: object): Promise<number> => {
    const answer = await api.post(`/api/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = await answer.json();
    made.unshift(`/api/${path}/${id}`);
    return id;
  };
  const kinds = (await (await api.get('/api/configuration-filters')).json()) as { id: number; filterName: string }[];
  const ids = new Map<Kind, number>();
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const menu = menuOf(kind);
    const page = await post('page-infos', { ...PAGE, menu, pageName: menu, userGroupList: groups });
    const filter =
      kinds.find(({ filterName }) => filterName === kind)?.id ??
      (await post('configuration-filters', { filterName: kind }));
    await post('configuration-standard-pages-filters', {
      pageInfo: { id: page },
      configurationFilter: { id: filter },
      filterDatatableName: 'general',
      ...KINDS[kind],
    });
    ids.set(kind, page);
  }
  return {
    ids,
    async removeAll() {
      for (const path of made) await api.delete(path);
    },
  };
}

async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Number.NaN : box.y + box.height / 2;
}

// docs/promises/filters.md
describe('the filter in the header of a page', () => {
  const browser = useBrowser();
  let api: APIRequestContext;
  let pages: Awaited<ReturnType<typeof makePages>>;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    api = await callsOf('admin');
    pages = await makePages(api);
    visit = await browser.visit({ viewport: ONE_LINE });
    page = visit.page;
    await signIn(page, 'analyst');
  });
  afterAll(async () => {
    await pages.removeAll();
    await api.dispose();
  });

  const { field, chips, stored: remembered } = headerFilterOf(() => page);

  const figures = () => page.getByRole('article').getByRole('definition').first().waitFor();

  async function open(kind: Kind): Promise<void> {
    await page.goto(`/#/dashboard/${pages.ids.get(kind)}`);
    await page.getByRole('heading', { level: 1, name: menuOf(kind) }).waitFor();
    // Which state is asked first of all, the board after it.
    if (kind !== 'state') await figures();
    await onOneLine();
  }

  /** Title, controls and actions. */
  async function onOneLine(): Promise<void> {
    const controls = await page.getByRole('search').getByRole('combobox').all();
    const refresh = page.getByRole('button', { name: 'Refresh' });
    const title = await middleOf(page.getByRole('heading', { level: 1 }));
    for (const control of [refresh, ...controls]) expect(Math.abs((await middleOf(control)) - title)).toBeLessThan(14);
  }

  /** Types a part of a name and takes the best match, by the keyboard alone. */
  async function search(name: string, text: string): Promise<void> {
    await field(name).focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect.poll(() => field(name).inputValue()).not.toBe(text);
    expect(await field(name).getAttribute('aria-expanded')).toBe('false');
  }

  test('subsidiary: a select with (All) first; the next visit begins with the choice', async () => {
    await open('subsidiary');
    await field('Select Company').focus();
    await page.keyboard.press('ArrowDown');
    const choices = page.locator('.ant-select-item-option');
    await choices.nth(1).waitFor();
    expect(await choices.first().textContent()).toBe('(All)');
    const name = (await choices.nth(1).textContent()) ?? '';
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => chips().textContent()).toContain(name);
    const key = `subsidiariesFilter_${pages.ids.get('subsidiary')}`;
    expect(JSON.parse((await remembered(key)) ?? '')).toEqual([1, name]);
    await open('year');
    await open('subsidiary');
    await expect.poll(() => chips().textContent()).toContain(name);
  });

  test('company: a slip is forgiven, INDUSTRY DATA brings all back', async () => {
    await open('company');
    await search('Search Company', 'Kelvnta');
    await expect.poll(() => chips().textContent()).toContain('Kelvanta');
    await page.getByLabel('Chosen company').waitFor();
    await page.getByRole('button', { name: 'INDUSTRY DATA' }).click();
    await expect.poll(() => chips().textContent()).toContain('Company all');
    await field('Search Company').fill('qqqqqqqq');
    await page.getByText('No Result Found').waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => field('Search Company').inputValue()).toBe('');
  });

  test('physician: the person is kept with what tells them from others of their name', async () => {
    await open('physician');
    await search('Search Physician', 'mar');
    const name = await field('Search Physician').inputValue();
    expect(name).not.toBe('');
    await expect.poll(() => chips().textContent()).toContain(`Recipient ${name} (`);
    expect(await remembered('physiciansFilter')).toMatch(/^.+ · .+ · \w+$/);
  });

  test('specialty: the toggle swaps the tables', async () => {
    await open('specialty');
    await search('Search Specialty', 'allopathic');
    await page.getByLabel('Chosen specialty').waitFor();
    await page.getByRole('button', { name: 'Search by Company' }).click();
    await search('Search Company', 'kelv');
    await expect.poll(() => chips().textContent()).toContain('Kelvanta');
    await page.getByRole('button', { name: 'Search by Specialty' }).waitFor();
  });

  test('competitor: two companies and their figures, set when asked', async () => {
    await open('competitor');
    const panel = page.getByRole('region', { name: 'Company and competitor' });
    await expect.poll(() => panel.getByText(/^\$[\d,]+\.\d\d$/).count()).toBe(6);
    const parameters = await (await api.get('/api/parameters?size=100')).json();
    for (const [name, label] of [
      ['DEFAULT_COMPANY', 'Company'] as const,
      ['DEFAULT_COMPETITOR', 'Competitor'] as const,
    ]) {
      const value = parameters.find((parameter: { name: string }) => parameter.name === name)?.value;
      expect(await field(label).inputValue()).toBe(value);
    }
    const before = page.url();
    await search('Competitor', 'kelv');
    expect(page.url()).toBe(before);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => chips().textContent()).toContain('Kelvanta');
    expect(await remembered('competitor2Filter')).toContain('Kelvanta');
    expect(await remembered('competitor1Filter')).toBe(await field('Company').inputValue());
    await expect.poll(() => panel.textContent()).toContain('Kelvanta');
  });

  test('year and state: one of each', async () => {
    await open('year');
    await field('Program year').focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('.ant-select-item-option').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => chips().textContent()).toMatch(/Program year 20\d\d/);
    expect(visit.complaints).toEqual([]);
  });

  // docs/promises/venues.md#states
  test('state: asked for at first, chosen in the header from then on, and taken up when the window is reloaded', async () => {
    const modal = page.getByRole('dialog', { name: 'Select State to Continue' });
    const remember = () => remembered(`statesFilter_${pages.ids.get('state')}`);
    const take = async (label: string, state: string) => {
      await page.getByRole('combobox', { name: label, exact: true }).fill(state);
      await page.locator('.state-option').filter({ hasText: state }).first().waitFor();
      await page.keyboard.press('Enter');
    };
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/api\/boards\//.test(request.url())) asked.push(request.postData() ?? '');
    });
    await open('state');
    await modal.waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    expect(await modal.isVisible()).toBe(true);
    expect(await modal.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await page.reload();
    await modal.waitFor();
    await take('select', 'CA');
    await settled(page);
    expect(asked).toEqual([]);
    await modal.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => chips().textContent()).toMatch(/State CA/);
    await figures();
    expect(asked.filter((body) => body !== '')).toEqual([expect.stringContaining('"CA"')]);
    expect(await remember()).toBe('CA');
    await take('Select State', 'TX');
    await expect.poll(() => chips().textContent()).toMatch(/State TX/);

    await page.reload();
    await expect.poll(() => chips().textContent()).toMatch(/State TX/);
    expect(await modal.isVisible()).toBe(false);
    await open('year');
    await open('state');
    await modal.waitFor();
    expect(visit.complaints).toEqual([]);
  });
});
