import { readFile } from 'node:fs/promises';
import type { QueryInput } from '@pellucid/contract';
import type { APIRequestContext, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signIn, useBrowser, type Visit } from '../support/browser.ts';
import { cents, parseCsv } from '../support/csv.ts';
import { settled } from '../support/settled.ts';

const COMPANY = 'Kelvanta, Inc.';
/** The person's own company and a competitor, with which the comparison begins, and one more. */
const COMPARED = ['Caldrexa Pharmaceuticals, Inc.', COMPANY, 'Corvessa Orthopaedics, Inc.'] as const;
const COLUMN = { amount: 'Total amount' } as const;

/** What a person does who sees the product first, by what is on the screen alone; clicks are counted. */
function newcomer(page: Page) {
  let clicks = 0;
  const click = async (target: Locator): Promise<void> => {
    clicks += 1;
    await target.click();
    await settled(page);
  };
  return {
    click,
    clicks: () => clicks,
    tile: (name: string) => page.getByRole('article', { name }),
    filters: page.getByRole('complementary', { name: 'Filters' }),
    /** What a list offers that is open. */
    option: (text: string) => page.locator('.ant-select-item-option:visible').filter({ hasText: text }).first(),
    async open(menu: string, entry: string): Promise<void> {
      await click(page.getByRole('navigation', { name: 'Dashboards' }).getByRole('menuitem', { name: menu }));
      await click(page.getByRole('menuitem', { name: entry, exact: true }).getByRole('link'));
      await page.getByRole('heading', { level: 1, name: entry }).waitFor();
      await settled(page);
    },
    async search(label: string, text: string): Promise<void> {
      await click(page.getByRole('combobox', { name: label }));
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await page
        .getByRole('region', { name: 'Filters and marks' })
        .getByRole('button', { name: /^Remove filter/ })
        .waitFor();
      await settled(page);
    },
    tab: (name: string) => click(page.getByRole('tab', { name })),
  };
}

/** Asks the data itself, beside the screen. */
async function asking(api: APIRequestContext) {
  const { id_token } = await (
    await api.post('/api/authenticate', { data: { username: 'analyst', password: PASSWORD, rememberMe: false } })
  ).json();
  return async (query: Omit<QueryInput, 'source'>): Promise<string[][]> => {
    const headers = { authorization: `Bearer ${id_token}` };
    const answer = await api.post('/api/analytics/query', { headers, data: { source: 'general', ...query } });
    expect(answer.status(), await answer.text()).toBe(200);
    const { rows } = await answer.json();
    return rows.map((row: unknown[]) => row.map(String));
  };
}

const ofCompany = { field: 'company', op: 'eq', value: COMPANY } as const;
const largest = [{ field: 'total_amount', direction: 'desc' as const }];
const amountIn = (text: string | null) => /-?\$[\d,]+\.\d\d/.exec(text ?? '')?.[0] ?? '';
const amountsIn = (text: string) => (text.match(/-?\$[\d,]+\.\d\d/g) ?? []).map(cents);

describe('a person who sees the product first', () => {
  const browser = useBrowser();
  let visit: Visit;
  let ask: Awaited<ReturnType<typeof asking>>;
  beforeAll(async () => {
    visit = await browser.visit();
    await signIn(visit.page, 'analyst');
    ask = await asking(visit.context.request);
  });

  test('finds who got most from a company, for what, and how it changed', async () => {
    const person = newcomer(visit.page);
    await person.open('Explore', 'Company Analysis');
    await person.search('Search Company', 'Kelvanta');
    await person.tab('Recipients');
    const table = person.tile('Recipients by total received');
    const first = table.getByRole('row').nth(1);
    const [most = []] = await ask({
      dimensions: ['recipient_id', 'recipient'],
      measures: ['total_amount'],
      where: [ofCompany],
      orderBy: largest,
      limit: 1,
    });
    const [id = '', name = '', total = ''] = most;
    expect(await first.textContent()).toContain(name);
    expect(cents(amountIn(await first.textContent()))).toBe(cents(total));

    await person.click(first.getByRole('button', { name }));
    await person.tab('Overview');
    const ofBoth = [ofCompany, { field: 'recipient_id', op: 'eq' as const, value: id }];
    const natures = await ask({ dimensions: ['nature'], measures: ['total_amount'], where: ofBoth, orderBy: largest });
    const shown = await person.tile('Total spend by nature of payment').getByRole('option').allTextContents();
    expect(shown.map((text) => cents(amountIn(text)))).toEqual(natures.map(([, amount = '']) => cents(amount)));

    await person.tab('Trends');
    const years = await ask({
      dimensions: ['program_year'],
      measures: ['total_amount'],
      where: ofBoth,
      orderBy: [{ field: 'program_year' }],
    });
    const columns = await person.tile('Total spend by program year').getByRole('option').allTextContents();
    expect(columns.map((text) => [text.slice(0, 4), cents(amountIn(text))])).toEqual(
      years.map(([year, amount = '']) => [year, cents(amount)]),
    );
    expect(person.clicks()).toBeLessThanOrEqual(7);
    expect(visit.complaints).toEqual([]);
  });

  test('sees what a spike in one month is made of', async () => {
    const { page } = visit;
    const person = newcomer(page);
    await person.click(page.getByRole('button', { name: 'Clear all' }));
    await person.tab('Overview');
    const months = await ask({
      dimensions: ['date'],
      timeGrain: 'month',
      measures: ['total_amount'],
      orderBy: largest,
    });
    const [[month = '', total = ''] = []] = months;
    const chart = person.tile('Total spend by month').getByRole('listbox');
    const at = months
      .map(([each = '']) => each)
      .sort()
      .indexOf(month);
    await chart.focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await settled(page);
    const marked = chart.getByRole('option', { selected: true });
    expect(cents(amountIn(await marked.textContent()))).toBe(cents(total));
    const end = `${month.slice(0, 8)}31`;
    const natures = await ask({
      dimensions: ['nature'],
      measures: ['total_amount'],
      where: [{ field: 'date', op: 'between', value: [month, end] }],
      orderBy: largest,
    });
    const shown = await person.tile('Total spend by nature of payment').getByRole('option').allTextContents();
    expect(shown.map((text) => cents(amountIn(text)))).toEqual(natures.map(([, amount = '']) => cents(amount)));
    expect(person.clicks()).toBeLessThanOrEqual(3);
  });

  test('compares a company with two competitors: how much, for what, and how it changed', async () => {
    const { page } = visit;
    const person = newcomer(page);
    await person.open('Explore', 'Competitor Analysis');
    const bar = page.getByRole('region', { name: 'Companies side by side', exact: true });
    const [first, second, third] = COMPARED;
    await person.click(bar.getByRole('combobox', { name: 'Add a company' }));
    // Who types a company that is there already is told so.
    await page.keyboard.type('Kelv');
    await page.getByText(`${COMPANY} is compared already`).waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Corve');
    await person.click(person.option(third));
    await expect.poll(() => bar.getByRole('listitem').count()).toBe(3);
    await settled(page);

    // The header says who is compared, the third one too.
    const header = page.getByRole('search', { name: 'Filter of the dashboard' });
    expect(await header.getByRole('combobox', { name: 'Company' }).inputValue()).toBe(first);
    expect(await header.getByRole('combobox', { name: 'Competitor' }).inputValue()).toBe(second);
    await page.getByText(`Also compared below: ${third}`, { exact: true }).waitFor();

    const where = [{ field: 'company', op: 'in' as const, value: [...COMPARED] }];
    const measures = ['total_amount'];
    const totals = await ask({ dimensions: ['company'], measures, where, orderBy: largest });
    const rows = await person.tile('Companies side by side').getByRole('row').allTextContents();
    for (const [at, [company = '', amount = '']] of totals.entries()) {
      expect(rows[at + 1]).toContain(company);
      expect(cents(amountIn(rows[at + 1] ?? ''))).toBe(cents(amount));
    }
    const years = await ask({
      dimensions: ['program_year'],
      measures,
      where: [{ field: 'company', op: 'eq', value: first }],
      orderBy: [{ field: 'program_year' }],
    });
    const byYear = person.tile('Companies, year against year').getByRole('row').filter({ hasText: first });
    const change = (await byYear.textContent()) ?? '';
    for (const [, amount = ''] of years) expect(amountsIn(change)).toContain(cents(amount));

    await person.tab('What for');
    const natures = await ask({
      dimensions: ['nature'],
      measures,
      where: [{ field: 'company', op: 'eq', value: first }],
      orderBy: largest,
    });
    const bars = await person.tile('By nature of payment').getByRole('option').allTextContents();
    const told = bars.filter((text) => text.includes(first)).flatMap(amountsIn);
    expect(told.length).toBeGreaterThan(3);
    expect(natures.map(([, amount = '']) => cents(amount))).toEqual(expect.arrayContaining(told));
    expect(person.clicks()).toBeLessThanOrEqual(5);
    expect(visit.complaints).toEqual([]);
  });

  test('finds the top orthopaedic surgeons of a state, and who pays them', async () => {
    const { page } = visit;
    const person = newcomer(page);
    await person.open('Explore', 'Specialty Analysis');
    await person.search('Search Specialty', 'orthopaed');
    // The field has the name that people know it by, the panel all its levels.
    expect(await page.getByRole('combobox', { name: 'Search Specialty' }).inputValue()).toBe('Orthopaedic Surgery');
    const levels = (await page.getByLabel('Chosen specialty').locator('dd').textContent()) ?? '';
    const chosen = levels.replaceAll(' › ', '|');
    await person.click(page.getByRole('button', { name: 'Filters', exact: true }));
    // What is chosen stands first in its list, however many values have more records.
    await expect
      .poll(() =>
        person.filters
          .getByRole('checkbox', { name: /^Orthopaedic Surgery/ })
          .first()
          .isChecked(),
      )
      .toBe(true);
    await person.click(person.filters.getByText('State', { exact: true }));
    await person.click(person.filters.getByRole('checkbox', { name: /^TX/ }));
    await person.tab('Recipients');
    const where = [
      { field: 'specialty', op: 'eq' as const, value: chosen },
      { field: 'state', op: 'eq' as const, value: 'TX' },
    ];
    const dimensions = ['recipient_id', 'recipient'];
    const [most = []] = await ask({ dimensions, measures: ['total_amount'], where, orderBy: largest, limit: 1 });
    const [id = '', name = '', total = ''] = most;
    const first = person.tile('Recipients by total received').getByRole('row').nth(1);
    expect(await first.textContent()).toContain(name);
    expect(cents(amountIn(await first.textContent()))).toBe(cents(total));

    await person.click(first.getByRole('button', { name }));
    await person.tab('Overview');
    const payers = await ask({
      dimensions: ['company'],
      measures: ['total_amount'],
      where: [...where, { field: 'recipient_id', op: 'eq', value: id }],
      orderBy: largest,
      limit: 15,
    });
    const shown = await person.tile('Top 15 companies by total spend').getByRole('option').allTextContents();
    expect(shown.map((text) => cents(amountIn(text)))).toEqual(payers.map(([, amount = '']) => cents(amount)));
    expect(person.clicks()).toBeLessThanOrEqual(9);
    expect(visit.complaints).toEqual([]);
  });

  test('exports all consulting fees of $10,000 and more in a quarter, with filters and totals', async () => {
    const { page } = visit;
    const person = newcomer(page);
    await person.open('Industry', 'General Spend by NoP');
    await person.click(page.getByRole('button', { name: 'Filters', exact: true }));
    await person.click(person.filters.getByText('Nature of payment', { exact: true }));
    await person.click(person.filters.getByRole('checkbox', { name: /^Consulting fee/ }));
    await person.click(person.filters.getByText('Amount', { exact: true }));
    await person.click(person.filters.getByRole('button', { name: 'From $10,000' }));
    await person.click(person.filters.getByText('Date', { exact: true }));
    await person.click(person.filters.getByRole('button', { name: /^Q1 / }));
    await person.click(page.getByRole('button', { name: 'Records', exact: true }));
    await person.click(
      page.getByRole('region', { name: 'Records', exact: true }).getByRole('button', { name: 'Export records' }),
    );
    const download = page.waitForEvent('download');
    await person.click(
      page.getByRole('dialog', { name: 'Export records' }).getByRole('button', { name: /^Export \d/ }),
    );
    const lines = parseCsv(await readFile(await (await download).path(), 'utf8'));
    const isNote = ([cell = '']: string[]) => cell.replace('\uFEFF', '').startsWith('# ');
    const about = lines.filter(isNote).flat().join('\n');
    const [heads = [], ...rows] = lines.filter((line) => !isNote(line));

    const [[newest = ''] = []] = await ask({
      dimensions: ['program_year'],
      measures: ['records'],
      orderBy: [{ field: 'program_year', direction: 'desc' }],
      limit: 1,
    });
    const quarter = [`${newest}-01-01`, `${newest}-03-31`];
    const [[records = '', total = ''] = []] = await ask({
      measures: ['records', 'total_amount'],
      where: [
        { field: 'nature', op: 'eq', value: 'Consulting Fee' },
        { field: 'amount', op: 'gte', value: '10000' },
        { field: 'date', op: 'between', value: quarter },
      ],
    });
    expect(Number(records)).toBeGreaterThan(0);
    expect(rows).toHaveLength(Number(records));
    const at = heads.indexOf(COLUMN.amount);
    expect(rows.reduce((sum, row) => sum + cents(row[at] ?? ''), 0n)).toBe(cents(total));
    for (const said of ['Consulting', '10,000', ...quarter]) expect(about).toContain(said);
    expect(cents(amountIn(/Total amount (\S+\.\d\d)/.exec(about)?.[1] ?? ''))).toBe(cents(total));
    expect(person.clicks()).toBeLessThanOrEqual(12);
    expect(visit.complaints).toEqual([]);
  });
});
