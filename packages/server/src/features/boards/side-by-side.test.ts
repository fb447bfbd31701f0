import type { Scope } from '@pellucid/analytics';
import { openFixtureAnalytics, openFixtureWarehouse } from '@pellucid/analytics/testing';
import type { BoardView, Cell, ComparedFigure, Condition, Reference } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { freeTierOf } from './free-tier.ts';
import { besideReferences } from './references.ts';
import { type Boards, createBoards } from './service.ts';

const { model, boards, shortNames } = await loadCatalogue();
const userOf = (tier: 'FREE' | 'UNLIMITED'): Scope => ({
  kind: 'user',
  login: 'analyst',
  authorities: ['ROLE_USER'],
  company: { id: 1, tier },
});
const scope = userOf('UNLIMITED');
const board = boards.find(({ id }) => id === 'competitor-analysis');
if (!board) throw new Error('no board');

const ASTER = 'Aster Pharma';
const BOREALIS = 'Borealis Medical';
const OHARA = 'O\'Hara & "Sons" 100%';
/** Eight more, from the largest to the smallest. */
const MADE_UP = Array.from({ length: 8 }, (_, i) => `Made Up ${i + 1}`);

let service: Boards;
let byHand: (sql: string) => Promise<Cell[][]>;
beforeAll(async () => {
  const warehouse = await openFixtureWarehouse();
  const connection = await warehouse.connect();
  await connection.run(`INSERT INTO company (key, company_id, company, company_reported, company_family)
    SELECT 10 + i, '2000' || i, 'Made Up ' || i, 'Made Up ' || i, 'Made Up ' || i FROM range(1, 9) t(i)`);
  // Each has two of three of the fixture's records, at amounts of its own.
  await connection.run(`INSERT INTO general BY NAME
    SELECT general.* REPLACE (10 + i AS company_key, CAST(amount * (9 - i) / 7 AS DECIMAL(14, 2)) AS amount, record_id || 'M' || i AS record_id)
    FROM general, range(1, 9) t(i) WHERE CAST(substr(record_id, 2) AS INTEGER) % 3 <> i % 3`);
  const analytics = await openFixtureAnalytics({ warehouse, model, freeTier: freeTierOf(boards, model) });
  service = createBoards({ model, shortNames, analytics, dataAsOf: async () => null, companyName: async () => null });
  byHand = async (sql) => (await connection.runAndReadAll(sql)).getRowsJson() as Cell[][];
});

const FACTS = `general LEFT JOIN company ON company.key = company_key AND company_key <> 0
  LEFT JOIN nature ON nature.key = nature_key LEFT JOIN recipient ON recipient.key = recipient_key`;
const inYear = (year: number): Condition => ({ field: 'program_year', op: 'eq', value: year });
const only = (...companies: string[]): Condition => ({ field: 'company', op: 'in', value: companies });
const shown = (figure: ComparedFigure, ...references: Reference[]) => ({ sideBySide: { figure, references } });

async function answerOf(tile: string, view: Partial<BoardView>) {
  const page = board?.pages.find(({ tiles }) => tiles.some(({ id }) => id === tile))?.id ?? '';
  const { tiles } = service.page(board as never, { page, filters: [], marks: [], ...view }, { scope }, [tile]);
  const [asked] = tiles;
  if (!asked) throw new Error(`no tile ${tile}`);
  return asked.ask();
}

/** The first figure of each row of a tile, by its dimensions. */
async function figuresOf(tile: string, view: Partial<BoardView>): Promise<Record<string, Cell>> {
  const { result } = await answerOf(tile, view);
  const at = result.columns.findIndex(({ type }) => type === 'money' || type === 'share');
  return Object.fromEntries(result.rows.map((row) => [row.slice(0, at).join(' · '), row[at] ?? null]));
}

/** The same of a statement: dimensions, then the figure. */
async function expected(sql: string): Promise<Record<string, Cell>> {
  const rows = await byHand(sql);
  return Object.fromEntries(rows.map((row) => [row.slice(0, -1).join(' · '), row.at(-1) ?? null]));
}

const quoted = (names: readonly string[]) => names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ');

describe('who is compared', () => {
  it('the companies that are picked, in their order, with their place in the industry', async () => {
    const { sideBySide } = await answerOf('company-natures', { filters: [only('Made Up 7', ASTER), inYear(2023)] });
    const ranks = await byHand(`SELECT company, rank() OVER (ORDER BY sum(amount) DESC),
      CAST(CAST(sum(amount) / sum(sum(amount)) OVER () AS DECIMAL(18, 6)) AS VARCHAR)
      FROM ${FACTS} WHERE program_year = 2023 AND company IS NOT NULL GROUP BY company`);
    const companies = ['Made Up 7', ASTER].map((name, color) => {
      const [company, rank, share] = ranks.find(([other]) => other === name) ?? [];
      return { company, color, rank: Number(rank), share };
    });
    expect(sideBySide).toMatchObject({ picked: true, companies, reported: ranks.length });
  });

  it('the four largest where nobody is picked', async () => {
    const { sideBySide } = await answerOf('company-natures', {});
    const largest = await byHand(`SELECT company FROM ${FACTS} WHERE company IS NOT NULL
      GROUP BY company ORDER BY sum(amount) DESC, company LIMIT 4`);
    const names = largest.map(([name]) => String(name));
    expect(sideBySide).toMatchObject({ picked: false, peers: [] });
    expect(sideBySide?.companies.map(({ company }) => company)).toEqual(names);
    expect(await figuresOf('company-natures', {})).toEqual(
      await expected(
        `SELECT nature, company, CAST(sum(amount) AS VARCHAR) FROM ${FACTS} WHERE company IN (${quoted(names)}) GROUP BY 1, 2`,
      ),
    );
  });

  it('the first four of more', async () => {
    const names = MADE_UP.slice(0, 6);
    const { sideBySide } = await answerOf('company-natures', { filters: [only(...names)] });
    expect(sideBySide?.companies.map(({ company }) => company)).toEqual(names.slice(0, 4));
    expect(await figuresOf('company-natures', { filters: [only(...names)] })).toEqual(
      await expected(`SELECT nature, company, CAST(sum(amount) AS VARCHAR)
        FROM ${FACTS} WHERE company IN (${quoted(names.slice(0, 4))}) GROUP BY 1, 2`),
    );
  });

  it('in the colours that the view says, the free ones where it says none or one twice', async () => {
    const [first = '', second = '', third = ''] = MADE_UP;
    const filters = [only(first, second, third)];
    const colorsIn = async (colors: number[]) => {
      const view = { filters, sideBySide: { figure: 'amount' as const, references: [], colors } };
      return (await answerOf('company-natures', view)).sideBySide?.companies.map(({ color }) => color);
    };
    expect(await colorsIn([1, 3])).toEqual([1, 3, 0]);
    expect(await colorsIn([2, 2, 0])).toEqual([2, 1, 0]);
  });

  it('also one without records, as which it is told', async () => {
    const { sideBySide } = await answerOf('company-natures', { filters: [only('Nobody Inc', ASTER)] });
    expect(sideBySide?.companies[0]).toEqual({ company: 'Nobody Inc', color: 0, rank: null, share: null });
    expect(sideBySide?.peers).toEqual([]);
  });

  it('the same under a mark, which is of figures and not of who is compared', async () => {
    const mark = { tile: 'company-natures', field: 'nature', values: ['Consulting Fee'] };
    const unmarked = await answerOf('company-states', {});
    const marked = await answerOf('company-states', { marks: [mark] });
    expect(marked.sideBySide).toEqual(unmarked.sideBySide);
    expect(marked.result.rows).not.toEqual(unmarked.result.rows);
  });
});

describe('Top 5 peers', () => {
  it('are the companies nearest to the first one by total spend, without those that are compared', async () => {
    const picked = ['Made Up 4', 'Made Up 3'];
    const { sideBySide } = await answerOf('company-natures', { filters: [only(...picked)] });
    const ranked = (
      await byHand(`SELECT company FROM ${FACTS} WHERE company IS NOT NULL GROUP BY company ORDER BY sum(amount) DESC`)
    ).map(([name]) => String(name));
    const at = ranked.indexOf('Made Up 4');
    const nearest = [1, 2, 3, 4, 5, 6]
      .flatMap((distance) => [ranked[at - distance], ranked[at + distance]])
      .filter((name) => name !== undefined && !picked.includes(name))
      .slice(0, 5);
    expect(new Set(sideBySide?.peers)).toEqual(new Set(nearest));
    expect(sideBySide?.peers).toHaveLength(5);
  });
});

describe('figures', () => {
  const filters = [only('Made Up 2', ASTER), inYear(2023)];
  const PICKED = `company IN (${quoted(['Made Up 2', ASTER])})`;

  it('shares are of the own spend', async () => {
    expect(await figuresOf('company-natures', { filters, ...shown('share') })).toEqual(
      await expected(`SELECT nature, company, CAST(CAST(sum(amount) / sum(sum(amount)) OVER (PARTITION BY company) AS DECIMAL(18, 6)) AS VARCHAR)
        FROM ${FACTS} WHERE ${PICKED} AND program_year = 2023 GROUP BY 1, 2`),
    );
  });

  it('over time shares are of what all companies spent', async () => {
    const found = await figuresOf('company-quarters', { filters: [filters[0] as Condition], ...shown('share') });
    expect(found).toEqual(
      await expected(`SELECT * FROM (SELECT CAST(date_trunc('quarter', date) AS DATE)::VARCHAR AS quarter, company,
          CAST(CAST(sum(amount) / sum(sum(amount)) OVER (PARTITION BY quarter) AS DECIMAL(18, 6)) AS VARCHAR)
        FROM ${FACTS} GROUP BY 1, 2) WHERE ${PICKED}`),
    );
  });

  it('per recipient is divided by the recipients of each company', async () => {
    expect(await figuresOf('company-natures', { filters, ...shown('per_recipient') })).toEqual(
      await expected(`SELECT nature, company, CAST(CAST(sum(amount) / nullif(count(DISTINCT recipient_id), 0) AS DECIMAL(18, 2)) AS VARCHAR)
        FROM ${FACTS} WHERE ${PICKED} AND program_year = 2023 GROUP BY 1, 2`),
    );
  });
});

describe('references', () => {
  const filters = [only('Made Up 4'), inYear(2023)];
  const REPORTED = `FROM ${FACTS} WHERE program_year = 2023 AND company IS NOT NULL`;
  const N = `(SELECT count(DISTINCT company) ${REPORTED})`;
  const peersIn = async () => quoted((await answerOf('company-natures', { filters })).sideBySide?.peers ?? []);

  /** What a figure of nature is by hand, of the companies of a reference: their amount `a`, recipients of each `r`, number `n`. */
  const meanOf = (name: string, where: string, n: string, figure: string) =>
    expected(`WITH each AS (SELECT nature, company, sum(amount) AS amount, count(DISTINCT recipient_id) AS recipients
        ${REPORTED} AND ${where} GROUP BY 1, 2),
      summed AS (SELECT nature, sum(amount) AS a, sum(recipients) AS r, ${n} AS n FROM each GROUP BY 1)
      SELECT nature, '${name}', CAST(CAST(${figure} AS DECIMAL(18, 6)) AS DOUBLE) FROM summed`);
  const FIGURES = [
    ['amount', 'round(a / n, 2)'],
    ['share', 'round(a / sum(a) OVER (), 6)'],
    ['per_recipient', 'round(a / nullif(r, 0), 2)'],
  ] as const;

  it.each(FIGURES)('the mean of peers and of the industry, by %s', async (figure, byHandFigure) => {
    const found = await figuresOf('company-natures', { filters, ...shown(figure, 'peers', 'industry') });
    const numbers = Object.fromEntries(Object.entries(found).map(([key, value]) => [key, value && Number(value)]));
    expect(numbers).toMatchObject(await meanOf('Top 5 peers', `company IN (${await peersIn()})`, '5', byHandFigure));
    expect(numbers).toMatchObject(await meanOf('Industry average', 'true', N, byHandFigure));
  });

  it('stand under the marks of other tiles, but for those on companies', async () => {
    const marks = [
      {
        tile: 'company-states',
        field: 'state',
        values: ['MA'],
        series: { field: 'compared_company', value: 'Made Up 4' },
      },
    ];
    const found = await figuresOf('company-natures', { filters, marks, ...shown('amount', 'industry') });
    expect(found).toMatchObject(
      await expected(`SELECT nature, 'Industry average', CAST(CAST(sum(amount) / ${N} AS DECIMAL(18, 2)) AS VARCHAR)
        ${REPORTED} AND state_key = 2 GROUP BY 1`),
    );
  });

  it('over time have the part of what all companies spent', async () => {
    const found = await figuresOf('company-quarters', { filters: [only('Made Up 4')], ...shown('share', 'peers') });
    const peers = quoted((await answerOf('company-natures', { filters: [only('Made Up 4')] })).sideBySide?.peers ?? []);
    expect(found).toMatchObject(
      await expected(`SELECT CAST(date_trunc('quarter', date) AS DATE)::VARCHAR, 'Top 5 peers',
          CAST(CAST(sum(amount) FILTER (company IN (${peers})) / 5 / sum(amount) AS DECIMAL(18, 6)) AS VARCHAR)
        FROM ${FACTS} WHERE company IS NOT NULL GROUP BY 1 HAVING count(*) FILTER (company IN (${peers})) > 0`),
    );
  });

  it('in the table: sums and counts divided, ratios of the sums, and nothing for what has no mean', async () => {
    const { result } = await answerOf('company-table', { filters, ...shown('amount', 'industry') });
    const [row] =
      await byHand(`WITH each AS (SELECT company, sum(amount) AS a, sum(payments) AS p, count(DISTINCT recipient_id) AS r, count(*) AS c
        ${REPORTED} GROUP BY 1)
      SELECT 'Industry average', round(sum(a) / count(*), 2)::DOUBLE, round(sum(p) / count(*))::DOUBLE, round(sum(c) / count(*))::DOUBLE, round(sum(r) / count(*))::DOUBLE,
        round(sum(a) / sum(r), 2)::DOUBLE, round(sum(p) / sum(r), 2)::DOUBLE, round(sum(a) / sum(c), 2)::DOUBLE FROM each`);
    const [name, ...figures] = result.rows.at(-1) ?? [];
    expect([name, ...figures.map(Number)]).toEqual(row);
    const medians = await answerOf('typical-records', { filters, ...shown('amount', 'industry') });
    const at = medians.result.columns.findIndex(({ name: column }) => column === 'median_record');
    expect(medians.result.rows.at(-1)?.[at]).toBeNull();
  });

  it('have no year before, and leave companies theirs', async () => {
    const { result } = await answerOf('company-table', { filters, ...shown('amount', 'peers', 'industry') });
    const own = { now: '2.00', before: '1.00' };
    const none = { now: null, before: null };
    const compared = besideReferences({ year: 2023, chosen: true, figures: [own] }, result);
    expect(compared.figures).toEqual([own, none, none]);
  });

  it('say in words what they are made of', async () => {
    const { result } = await answerOf('company-natures', { filters, ...shown('amount', 'peers', 'industry') });
    expect(result.words.at(-2)).toMatch(/^Top 5 peers is the mean of .*next to Made Up 4 by total spend/);
    expect(result.words.at(-1)).toMatch(/^Industry average is the mean of the \d+ companies/);
  });
});

describe('records', () => {
  it('behind a mark of a company add up to its figure', async () => {
    const view = { page: 'natures', filters: [only(ASTER, OHARA)], ...shown('share') };
    const { result } = await answerOf('company-natures', { ...view });
    const total = result.columns.findIndex(({ name }) => name === 'total_amount');
    for (const row of result.rows.slice(0, 4)) {
      const [nature = null, company = null] = row as (string | null)[];
      const marks = [
        {
          tile: 'company-natures',
          field: 'nature',
          values: [nature],
          series: { field: 'compared_company', value: company },
        },
      ];
      const wanted = { orderBy: [], limit: 1, offset: 0 };
      const found = await service.details(board as never, { ...view, marks }, wanted, { scope });
      expect(found.total.sums.total_amount).toBe(row[total]);
    }
  });

  it('behind a tile are those of the companies that it shows', async () => {
    const { result } = await answerOf('company-natures', {});
    const cents = result.rows.reduce((sum, row) => sum + Math.round(Number(row[2]) * 100), 0);
    const wanted = { tile: 'company-natures', orderBy: [], limit: 1, offset: 0 };
    const found = await service.details(board as never, { page: 'natures', filters: [], marks: [] }, wanted, { scope });
    expect(found.total.sums.total_amount).toBe((cents / 100).toFixed(2));
  });
});

describe('limits', () => {
  it('a tile that is broken out keeps its companies, but not by what is searched for', async () => {
    const view = { filters: [only(ASTER, BOREALIS)] };
    const byType = await answerOf('company-natures', { ...view, breakOuts: [{ tile: 'company-natures', by: 'form' }] });
    expect(byType.result.columns.map(({ name }) => name)).toEqual(['form', 'compared_company', 'total_amount']);
    const byProduct = await answerOf('company-natures', {
      ...view,
      breakOuts: [{ tile: 'company-natures', by: 'product' }],
    });
    expect(byProduct.result.columns.map(({ name }) => name)).toEqual(['product', 'total_amount']);
  });

  it('the FREE tier is told that the board is not part of it', async () => {
    const view = { page: 'overview', filters: [only(ASTER, BOREALIS), inYear(2024)], marks: [] };
    const asked = { scope: userOf('FREE') };
    await expect(service.open(board as never, asked)).rejects.toThrow(/not part of the free version/);
    expect(() => service.page(board as never, view, asked)).toThrow(/not part of the free version/);
  });

  it('other boards set nothing side by side', () => {
    const other = boards.find(({ id }) => id === 'company-analysis');
    const view = { page: 'overview', filters: [], marks: [], ...shown('share') };
    expect(() => service.page(other as never, view, { scope })).toThrow(/no companies side by side/);
  });
});
