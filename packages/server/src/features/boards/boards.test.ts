import type { Analytics } from '@pellucid/analytics';
import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { type Answer, buildTestApp, onEachDatabase, PATIENCE, type TestApp } from '../../testing/index.ts';
import { freeTierOf } from './free-tier.ts';

const { model, boards } = await loadCatalogue();

/** The general payments of the fixture warehouse, computed again from its rule; amounts in cents. */
const PAYMENTS = Array.from({ length: 100 }, (_, index) => {
  const i = index + 1;
  return {
    year: 2021 + (i % 4),
    cents: i % 13 === 0 ? 0 : i % 29 === 0 ? -1234 : i * 1000 + (i % 7) * 11,
    payments: 1 + (i % 3),
    company: i % 19 === 0 ? null : ['Aster Pharma', 'Borealis Medical', 'Aster Pharma', 'O\'Hara & "Sons" 100%'][i % 4],
    state: [null, 'IL', 'MA', 'MA'][i % 4],
    nature: ['Food and Beverage', 'Consulting Fee', 'Royalty or License'][i % 3],
  };
});
type Payment = (typeof PAYMENTS)[number];

function dollars(rows: readonly Payment[]): string {
  return (rows.reduce((sum, { cents }) => sum + cents, 0) / 100).toFixed(2);
}

function rankingBy(key: 'company' | 'nature' | 'state', rows: readonly Payment[]) {
  const groups = groupBy(rows, (row) => row[key]);
  return [...groups]
    .map(([value, group]) => [value, dollars(group), group.reduce((sum, { payments }) => sum + payments, 0)])
    .sort((a, b) => Number(b[1]) - Number(a[1]));
}

function groupBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const top = '/api/boards/top-companies-by-spend';
const overview = { page: 'overview' };

function answerOf(answer: Answer, tile: string) {
  return answer.body.answers.find((each: { tile: string }) => each.tile === tile);
}

function rowsOf(answer: Answer, tile: string): unknown[][] {
  return answerOf(answer, tile)?.result?.rows;
}

/** Rows of a ranking without the shares that stand beside them. */
function rankedIn(answer: Answer, tile: string): unknown[][] {
  return rowsOf(answer, tile).map((row) => row.slice(0, 3));
}

onEachDatabase((database) => {
  let app: TestApp;
  let analytics: Analytics;
  beforeAll(async () => {
    analytics = await openFixtureAnalytics({ model, freeTier: freeTierOf(boards, model) });
    app = await buildTestApp({ database, analytics });
    await app.database.pool.query(`DELETE FROM user_authority WHERE authority = 'ROLE_USER'
      AND user_id = (SELECT id FROM app_user WHERE login = 'asadmin')`);
  });
  afterAll(() => app.close());

  const calls = (person: ReturnType<TestApp['as']>, board = top) => [
    person.get(board),
    person.post(`${board}/run`, overview),
    person.post(`${board}/details`, overview),
    person.post(`${board}/details/export`, overview),
    person.post(`${board}/fields/company/values`, { filters: [] }),
    person.post(`${board}/amounts`, { filters: [] }),
  ];

  it('answers 401 to strangers', async () => {
    for (const call of calls(app.anonymous)) expect((await call).status).toBe(401);
  });

  it('answers 403 to who is no user', async () => {
    for (const call of calls(app.as('asadmin'))) expect((await call).status).toBe(403);
  });

  it('answers 400 to a question that cannot be put, and says why', async () => {
    const analyst = app.as('analyst');
    const mark = (tile: string, field: string) => ({ ...overview, marks: [{ tile, field, values: ['x'] }] });
    const point = { tile: 'top-companies', field: 'company', values: ['x'] };
    const wrong: [path: string, body: object, text: string][] = [
      ['run', { page: 'nowhere' }, 'no page \\"nowhere\\"'],
      ['run', { ...overview, tiles: 'all' }, 'tiles'],
      ['run', { ...overview, colour: 'red' }, 'colour'],
      ['details', { page: 'nowhere' }, 'no page \\"nowhere\\"'],
      ['details', { ...overview, limit: 0 }, 'limit'],
      ['details', { ...overview, orderBy: [{ field: 'password' }] }, 'no column \\"password\\"'],
      ['details', { ...overview, filters: [{ field: 'colour', op: 'eq', value: 'x' }] }, 'colour'],
      ['details', mark('nothing', 'company'), 'no tile \\"nothing\\"'],
      ['details', mark('top-companies', 'state'), 'cannot be marked'],
      ['details', mark('monthly-spend', 'date'), 'not a date'],
      ['details', { ...overview, marks: [{ ...point, series: { field: 'state', value: 'IL' } }] }, 'by \\"state\\"'],
      ['details', { ...overview, marks: [{ ...point, series: { field: 'company', value: 'x' } }] }, 'by \\"company\\"'],
      ['amounts', { filters: 'all' }, 'filters'],
      ['amounts', { filters: [{ field: 'colour', op: 'eq', value: 'x' }] }, 'colour'],
      ['fields/company/values', { limit: 2000 }, 'limit'],
      ['details', { ...overview, columns: [] }, 'columns'],
      ['details', { ...overview, columns: ['company', 'password'] }, 'no column \\"password\\"'],
      ['details/export', { ...overview, link: 'javascript:alert(1)' }, 'link'],
      ['details/export', { ...overview, timeZone: 'Mars/Olympus' }, 'timeZone'],
      ['details/export', { ...overview, limit: 0 }, 'limit'],
      ['details/export', { ...overview, columns: ['recipients'] }, 'no column \\"recipients\\"'],
      ['run', { ...overview, breakOuts: [{ tile: 'nothing', by: 'nature' }] }, 'no tile \\"nothing\\"'],
      ['run', { ...overview, breakOuts: [{ tile: 'total', by: 'nature' }] }, 'broken out by \\"nature\\"'],
      ['details', { ...overview, breakOuts: [{ tile: 'top-companies', by: 'record_id' }] }, 'by \\"record_id\\"'],
      ['details/export', mark('nothing', 'company'), 'no tile \\"nothing\\"'],
      ['details/export', { ...overview, filters: [{ field: 'colour', op: 'eq', value: 'x' }] }, 'colour'],
    ];
    for (const [path, body, text] of wrong) {
      const answer = await analyst.post(`${top}/${path}`, body);
      expect(answer, JSON.stringify(body)).toMatchObject({ status: 400 });
      expect(answer.headers['content-type'], JSON.stringify(body)).toContain('application/problem+json');
      expect(answer.text, JSON.stringify(body)).toContain(text);
    }
    expect(await analyst.post(`${top}/fields/context/values`, {})).toMatchObject({ status: 400 });
  });

  it('answers 404 for a board that is not there, or that no page of the group shows', async () => {
    for (const call of calls(app.as('analyst'), '/api/boards/nothing')) expect((await call).status).toBe(404);
    await app.database.pool.query(`DELETE FROM page_info_user_group WHERE page_info_id IN
        (SELECT id FROM page_info WHERE sp_canalysis_path = '/Pellucid/Boards/top-devices-by-spend')
      AND user_group_id = (SELECT user_group_id FROM app_user WHERE login = 'rival')`);
    for (const call of calls(app.as('rival'), '/api/boards/top-devices-by-spend'))
      expect((await call).status).toBe(404);
    expect((await app.as('analyst').get('/api/boards/top-devices-by-spend')).status).toBe(200);
    expect((await app.as('admin').get('/api/boards/top-devices-by-spend')).status).toBe(200);
    expect((await app.as('entityadmin').get(top)).status).toBe(404);
  });

  it('gives a page again as it was written, and to nobody of another company or tier', async () => {
    const ask = async (login: string) => (await app.as(login).post(`${top}/run`, overview)).body;
    const [first, second, third] = [await ask('analyst'), await ask('analyst'), await ask('analyst')];
    const figures = ({ answers }: typeof first) =>
      answers.map(({ tile, result, compared }: (typeof answers)[number]) => [tile, result.rows, compared]);
    expect(figures(third)).toEqual(figures(first));
    expect(third).toEqual(second);
    expect(third.answers.every(({ result }: (typeof third.answers)[number]) => result.cached)).toBe(true);
    const { elapsedMs } = await ask('rival');
    expect(elapsedMs).not.toBe(third.elapsedMs);
    expect(figures(await ask('poweruser'))).toEqual(figures(first));
    expect((await ask('free')).answers.map(({ problem }: (typeof third.answers)[number]) => problem?.status)).toEqual(
      third.answers.map(() => 403),
    );
  });

  it('opens with labels, years and no filter for who is not held to a year', async () => {
    const { body } = await app.as('analyst').get(top);
    expect(body).toMatchObject({
      programYears: [2024, 2023, 2022, 2021],
      defaultFilters: [],
      oneYearOnly: false,
      dataAsOf: '2026-06-30',
    });
    expect(body.board.id).toBe('top-companies-by-spend');
    expect(body.fields).toContainEqual({ name: 'company', label: 'Company', type: 'text' });
    expect(body.fields).toContainEqual({ name: 'record_id', label: 'Record id', type: 'text' });
  });

  it('answers all tiles of a page exactly', async () => {
    const answer = await app.as('analyst').post(`${top}/run`, overview);
    expect(answer.status).toBe(200);
    expect(answer.body.answers).toHaveLength(7);
    expect(rowsOf(answer, 'total')).toEqual([[dollars(PAYMENTS)]]);
    expect(rowsOf(answer, 'payments')).toEqual([[PAYMENTS.reduce((sum, { payments }) => sum + payments, 0)]]);
    expect(rankedIn(answer, 'top-companies')).toEqual(rankingBy('company', PAYMENTS));
    expect(rankedIn(answer, 'nature-share')).toEqual(rankingBy('nature', PAYMENTS));
  });

  it('shows a tile by another dimension, whose marks then hold for the other tiles and the records', async () => {
    const breakOuts = [{ tile: 'top-companies', by: 'nature' }];
    const marks = [{ tile: 'top-companies', field: 'nature', values: ['Consulting Fee'] }];
    const answer = await app.as('analyst').post(`${top}/run`, { ...overview, breakOuts, marks });
    const fees = PAYMENTS.filter(({ nature }) => nature === 'Consulting Fee');
    expect(rankedIn(answer, 'top-companies')).toEqual(rankingBy('nature', PAYMENTS));
    expect(rowsOf(answer, 'total')).toEqual([[dollars(fees)]]);
    const { body } = await app.as('analyst').post(`${top}/details`, { ...overview, breakOuts, marks });
    expect(body.total).toMatchObject({ records: fees.length, sums: { total_amount: dollars(fees) } });
    const asBefore = await app.as('analyst').post(`${top}/run`, { ...overview, marks });
    expect(rowsOf(asBefore, 'total')).toBeUndefined();
    const byMonth = await app.as('analyst').post(`${top}/run`, {
      ...overview,
      breakOuts: [{ tile: 'top-companies', by: 'date' }],
      tiles: ['top-companies'],
    });
    expect(rowsOf(byMonth, 'top-companies')?.[0]?.[0]).toMatch(/^\d{4}-\d\d-01$/);
  });

  it('runs only the tiles that are asked for', async () => {
    const answer = await app.as('analyst').post(`${top}/run`, { ...overview, tiles: ['total'] });
    expect(answer.body.answers.map(({ tile }: { tile: string }) => tile)).toEqual(['total']);
  });

  it('filters every tile, and marks every tile but the one that was marked', async () => {
    const view = {
      ...overview,
      filters: [{ field: 'program_year', op: 'in', value: [2022, 2023] }],
      marks: [{ tile: 'top-companies', field: 'company', values: ['Aster Pharma'] }],
    };
    const answer = await app.as('analyst').post(`${top}/run`, view);
    const filtered = PAYMENTS.filter(({ year }) => year === 2022 || year === 2023);
    const marked = filtered.filter(({ company }) => company === 'Aster Pharma');
    expect(rankedIn(answer, 'top-companies')).toEqual(rankingBy('company', filtered));
    expect(rankedIn(answer, 'nature-share')).toEqual(rankingBy('nature', marked));
    expect(rowsOf(answer, 'total')).toEqual([[dollars(marked)]]);
  });

  it('a mark holds on the other pages too', async () => {
    const marks = [{ tile: 'top-companies', field: 'company', values: ['Borealis Medical', null] }];
    const answer = await app.as('analyst').post(`${top}/run`, { page: 'geography', marks });
    const marked = PAYMENTS.filter(({ company }) => company === 'Borealis Medical' || company === null);
    expect(rowsOf(answer, 'state-map')).toEqual(rankingBy('state', marked));
  });

  it('a tile that fails shows its own problem, and the others answer', async () => {
    const faulty: Analytics = {
      ...analytics,
      remembered: (question, scope, make, options) => {
        const ask: typeof make = (asked) =>
          make(async (query) => {
            if (query.dimensions?.includes('nature')) throw new Error('secret: connection lost');
            return asked(query);
          });
        return analytics.remembered(question, scope, ask, options);
      },
    };
    const other = await buildTestApp({ database, analytics: faulty });
    const answer = await other.as('analyst').post(`${top}/run`, overview);
    expect(answer.status).toBe(200);
    expect(answer.body.answers).toContainEqual({
      tile: 'nature-share',
      problem: expect.objectContaining({ status: 500, path: `${top}/run` }),
    });
    expect(answer.text).not.toContain('secret');
    expect(rowsOf(answer, 'total')).toEqual([[dollars(PAYMENTS)]]);
    await other.close();
  });

  describe('the records behind a view', () => {
    it('page through in the order asked, and add up to the total', async () => {
      const analyst = app.as('analyst');
      const view = { ...overview, marks: [{ tile: 'top-companies', field: 'company', values: ['Aster Pharma'] }] };
      const orderBy = [{ field: 'total_amount', direction: 'desc' }];
      const pages = await Promise.all(
        [0, 20, 40].map((offset) => analyst.post(`${top}/details`, { ...view, orderBy, limit: 20, offset })),
      );
      const { columns, total } = pages[0]?.body ?? {};
      const rows = pages.flatMap(({ body }) => body.rows);
      const at = columns.findIndex(({ name }: { name: string }) => name === 'total_amount');
      const expected = PAYMENTS.filter(({ company }) => company === 'Aster Pharma');
      expect(total).toMatchObject({ records: expected.length, sums: { total_amount: dollars(expected) } });
      expect(rows.map((row) => row[at])).toEqual(
        expected.map(({ cents }) => (cents / 100).toFixed(2)).sort((a, b) => Number(b) - Number(a)),
      );
      expect(new Set(rows.map((row) => row.at(-1))).size).toBe(expected.length);
    });

    it('come with the columns that are asked for, in their order, sorted by what need not be among them', async () => {
      const asked = { ...overview, columns: ['travel_city', 'company'], limit: 1 };
      const orderBy = [{ field: 'total_amount', direction: 'desc' }];
      const { body } = await app.as('analyst').post(`${top}/details`, { ...asked, orderBy });
      expect(body.columns.map(({ label }: { label: string }) => label)).toEqual([
        'Travel city',
        'Company',
        'Record id',
      ]);
      const dearest = PAYMENTS.reduce((most, payment) => (payment.cents > most.cents ? payment : most));
      expect(body.rows).toEqual([[null, dearest.company, expect.any(String)]]);
      const names = body.available.map(({ name }: { name: string }) => name);
      expect(names).toEqual([...new Set(names)]);
      expect(names.slice(0, 2)).toEqual(['date', 'recipient']);
      expect(names).toEqual(expect.arrayContaining(['total_amount', 'travel_city', 'payments', 'record_id']));
      for (const other of ['amount', 'recipients', 'average_amount']) expect(names).not.toContain(other);
      const file = await app.as('analyst').post(`${top}/details/export`, { ...overview, columns: ['company', 'date'] });
      expect(file.text.split('\r\n')[0]).toBe('\uFEFFCompany,Date,Record id');
    });

    it('leave with what the file holds: totals, filters, date and link; the first of them say of how many', async () => {
      const link = 'https://spend.example.com/#/dashboard/2?tab=overview&f.program_year=2022';
      const filters = [{ field: 'program_year', op: 'eq', value: 2022 }];
      const orderBy = [{ field: 'total_amount', direction: 'desc' }];
      const answer = await app
        .as('analyst')
        .post(`${top}/details/export`, { ...overview, filters, orderBy, limit: 2, link });
      const lines = answer.text.replace('\uFEFF', '').trimEnd().split('\r\n');
      const notes = lines.filter((line) => /^"?# /.test(line));
      const ofYear = PAYMENTS.filter(({ year }) => year === 2022);
      const inDollars = (payments: typeof ofYear) =>
        Number(dollars(payments)).toLocaleString('en-US', { minimumFractionDigits: 2 });
      expect(notes[0]).toBe('# Top Companies by Spend: records');
      const dearest = ofYear.toSorted((a, b) => b.cents - a.cents).slice(0, 2);
      expect(notes[1]).toBe(`# The first 2 of ${ofYear.length} records.`);
      expect(notes[2]).toContain(`The rows of this file together: Total amount $${inDollars(dearest)}; Payments `);
      expect(notes[3]).toContain(
        `All ${ofYear.length} records, also those that are not in this file: Total amount $${inDollars(ofYear)}`,
      );
      expect(notes.join()).toContain('Program year');
      expect(notes.slice(-3)).toEqual([
        '# Data as of 2026-06-30',
        expect.stringMatching(/^"# Made by Ana Reyes \(analyst\) on \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC"$/),
        `# Link: ${link}`,
      ]);
      expect(lines).toHaveLength(notes.length + 3);
      const all = await app.as('analyst').post(`${top}/details/export`, { ...overview, filters, link });
      expect(all.text).toContain(`All ${ofYear.length} records.`);
      const said = ['Filters: Program year: 2022', '=1+1'];
      const own = { filters, link, said, timeZone: 'America/New_York' };
      const { text } = await app.as('analyst').post(`${top}/details/export`, { ...overview, ...own });
      expect(text).toContain('\r\n# Filters: Program year: 2022\r\n# =1+1\r\n');
      expect(text).toMatch(/at \d+:\d\d [AP]M E[SD]T"\r\n/);
      expect(text).not.toContain('Only records where');
      const rows = all.text
        .trimEnd()
        .split('\r\n')
        .filter((line) => !/^\uFEFF?"?# /.test(line));
      expect(rows).toHaveLength(1 + ofYear.length);
    });

    it('leave in the order of the list: newest first where none is asked for, all of them and the first', async () => {
      const analyst = app.as('analyst');
      const columns = ['date', 'company'];
      const list = await analyst.post(`${top}/details`, { ...overview, columns, limit: 500 });
      const listed = list.body.rows.map((row: string[]) => [row[0] ?? '', row.at(-1)]);
      expect(listed).toEqual(
        listed.toSorted(([a = '', i = ''], [b = '', j = '']) => b.localeCompare(a) || i.localeCompare(j)),
      );
      const rowsOf = async (limit?: number) => {
        const { text } = await analyst.post(`${top}/details/export`, { ...overview, columns, ...(limit && { limit }) });
        const lines = text.trimEnd().split('\r\n').slice(1);
        return lines.map((line) => [line.slice(0, line.indexOf(',')), line.slice(line.lastIndexOf(',') + 1)]);
      };
      expect(await rowsOf()).toEqual(listed);
      expect(await rowsOf(3)).toEqual(listed.slice(0, 3));
    });

    it('leave as a CSV file with all of them, whatever the page', async () => {
      const view = {
        ...overview,
        marks: [{ tile: 'top-companies', field: 'company', values: ['O\'Hara & "Sons" 100%'] }],
      };
      const answer = await app.as('analyst').post(`${top}/details/export`, view);
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toMatch(
        /^attachment; filename="top-companies-by-spend_\d{4}-\d\d-\d\d\.csv"$/,
      );
      const [head, ...lines] = answer.text.trimEnd().split('\r\n');
      const expected = PAYMENTS.filter(({ company }) => company?.startsWith('O'));
      expect(head).toMatch(
        /^\uFEFFDate,Recipient,Nature of payment,Product,Total amount,Company,NPI,.*,Payments,.*,Record id$/,
      );
      expect(lines).toHaveLength(expected.length);
      expect(lines[0]).toContain('"O\'Hara & ""Sons"" 100%"');
    });
  });

  describe('values of a filter', () => {
    it('are listed by their number of records', async () => {
      const { body } = await app.as('analyst').post(`${top}/fields/company/values`, {});
      expect(body.truncated).toBe(false);
      expect(body.values[0]).toEqual({
        value: 'Aster Pharma',
        records: PAYMENTS.filter(({ company }) => company === 'Aster Pharma').length,
      });
      expect(body.values.map(({ value }: { value: string }) => value)).toContain(null);
    });

    it('are found with a typo, and only where the source has them', async () => {
      const find = async (text: string) =>
        (await app.as('analyst').post(`${top}/fields/company/values`, { search: text })).body.values;
      expect((await find('boraelis'))[0]?.value).toBe('Borealis Medical');
      expect(await find('private ledger')).toEqual([]);
      expect(await find('northern lights')).toMatchObject([
        { value: 'Borealis Medical', description: 'formerly Northern Lights Devices' },
      ]);
    });

    it('are people by id, whom specialty and place tell from others of their name', async () => {
      const values = '/api/boards/company-analysis/fields/recipient_id/values';
      const ask = async (body: object) => (await app.as('analyst').post(values, body)).body.values;
      const people = await ask({ search: 'ada moreno' });
      expect(people).toEqual([
        {
          value: '1001',
          records: 17,
          name: 'Ada Moreno',
          description: 'Internal Medicine › Cardiology · Springfield, IL',
        },
        { value: '1003', records: 17, name: 'Ada Moreno', description: 'Dermatology · Boston, MA' },
      ]);
      expect(await ask({ search: '1003000126' }), 'by NPI').toEqual([people[0]]);
      const inBoston = [{ field: 'city', op: 'eq', value: 'Boston' }];
      expect(await ask({ values: ['1003', '1002', '9999'], filters: inBoston })).toMatchObject([
        { value: '1003', records: 9, name: 'Ada Moreno' },
        { value: '1002', records: 0, name: 'Ben Okafor' },
        { value: '9999', records: 0 },
      ]);
      expect(await ask({})).toContainEqual(people[1]);
      const free = await app.as('free').post(values.replace('company-analysis', 'top-physicians-by-spend'), {
        search: 'moreno',
      });
      expect(free.body.values).toMatchObject([{ name: 'Ada Moreno' }]);
    });

    it('are counted under the filters of the other fields, and not their own', async () => {
      const filters = [
        { field: 'program_year', op: 'eq', value: 2022 },
        { field: 'state', op: 'eq', value: 'MA' },
        { field: 'company', op: 'eq', value: 'Borealis Medical' },
      ];
      const { body } = await app.as('analyst').post(`${top}/fields/company/values`, { filters });
      const others = PAYMENTS.filter(({ year, state }) => year === 2022 && state === 'MA');
      const counts = groupBy(others, ({ company }) => company);
      expect(body.values).toHaveLength(counts.size);
      for (const [value, rows] of counts) expect(body.values).toContainEqual({ value, records: rows.length });
    });

    it('are as many as are asked for', async () => {
      const { body } = await app.as('analyst').post(`${top}/fields/company/values`, { limit: 1 });
      expect(body.values).toHaveLength(1);
      expect(body.truncated).toBe(true);
    });

    it('are there for what every board is filtered by: amount, specialty, city, NPI, product and dispute', async () => {
      const { body } = await app.as('analyst').get(top);
      const fields = body.board.filters.map(({ field }: { field: string }) => field);
      const common = ['amount', 'specialty', 'city', 'recipient_npi', 'product', 'dispute_status'];
      expect(fields.filter((field: string) => common.includes(field)).toSorted()).toEqual(common.toSorted());
      for (const field of common.slice(1)) {
        const answer = await app.as('analyst').post(`${top}/fields/${field}/values`, {});
        expect(answer.body.values.length, field).toBeGreaterThan(0);
      }
      const byNpi = await app.as('analyst').post(`${top}/fields/recipient_npi/values`, { search: '1003000126' });
      expect(byNpi.body.values).toEqual([{ value: '1003000126', records: 17 }]);
    });

    it('of amounts are counted by size, under the filters of the other fields and not their own', async () => {
      const filters = [
        { field: 'program_year', op: 'eq', value: 2022 },
        { field: 'amount', op: 'gte', value: '500' },
      ];
      const { body } = await app.as('analyst').post(`${top}/amounts`, { filters });
      const ofYear = PAYMENTS.filter(({ year }) => year === 2022);
      const records = (from: number, to: number) =>
        ofYear.filter(({ cents }) => cents >= from * 100 && cents < to * 100).length;
      expect(body.bands[0]).toEqual({ from: null, to: '1', records: records(-Infinity, 1) });
      expect(body.bands).toContainEqual({ from: '500', to: '1000', records: records(500, 1000) });
      expect(body.bands.at(-1)).toEqual({ from: '500000', to: null, records: 0 });
      const sum = body.bands.reduce((all: number, band: { records: number }) => all + band.records, 0);
      expect(sum).toBe(ofYear.length);
    });

    it('are those of what the board is about', async () => {
      const { body } = await app.as('analyst').post('/api/boards/top-drugs-by-spend/fields/product/values', {});
      expect(body.values.map(({ value }: { value: string }) => value)).toEqual(['Cardiozan', 'Serazol']);
    });
  });

  describe('the FREE tier', () => {
    const year = (op: string, value: unknown) => [{ field: 'program_year', op, value }];

    it('begins with the newest year and is told that one must be chosen', async () => {
      const { body } = await app.as('free').get(top);
      expect(body).toMatchObject({
        programYears: [2024, 2023],
        defaultFilters: year('eq', 2024),
        oneYearOnly: true,
      });
      const answer = await app.as('free').post(`${top}/run`, { ...overview, filters: body.defaultFilters });
      const newest = PAYMENTS.filter((payment) => payment.year === 2024);
      expect(rowsOf(answer, 'total')).toEqual([[dollars(newest)]]);
      expect(rankedIn(answer, 'top-companies')).toEqual(rankingBy('company', newest));
    });

    it.each([
      ['no year', []],
      ['two years', year('in', [2023, 2024])],
      ['an older year', year('eq', 2021)],
      [
        'two companies',
        [...year('eq', 2024), { field: 'company', op: 'in', value: ['Aster Pharma', 'Borealis Medical'] }],
      ],
    ])('is refused %s, in tiles, records and exports', async (_, filters) => {
      const free = app.as('free');
      const { body } = await free.post(`${top}/run`, { ...overview, filters });
      for (const { problem } of body.answers)
        expect(problem).toMatchObject({ status: 403, type: expect.stringContaining('freemium') });
      expect((await free.post(`${top}/details`, { ...overview, filters })).status).toBe(403);
      expect((await free.post(`${top}/details/export`, { ...overview, filters })).status).toBe(403);
    });

    it('can use every page of the free boards with one year', async () => {
      const filters = year('eq', 2024);
      for (const board of boards.filter(({ free }) => free)) {
        const opening = await app.as('free').get(`/api/boards/${board.id}`);
        for (const page of opening.body.board.pages) {
          const { body } = await app.as('free').post(`/api/boards/${board.id}/run`, { page: page.id, filters });
          for (const { tile, problem } of body.answers) expect(problem, `${board.id} ${tile}`).toBeUndefined();
          const details = (company: object[]) =>
            app
              .as('free')
              .post(`/api/boards/${board.id}/details`, { page: page.id, filters: [...filters, ...company] });
          expect((await details([])).status, board.id).toBe(403);
          expect((await details([{ field: 'company', op: 'eq', value: 'Aster Pharma' }])).status, board.id).toBe(200);
        }
      }
    });

    it('finds a company by a part of its name', async () => {
      const { body } = await app.as('free').post(`${top}/fields/company/values`, { search: 'sons' });
      expect(body.values.map(({ value }: { value: string }) => value)).toEqual(['O\'Hara & "Sons" 100%']);
    });

    it('cannot open other boards, even where a page shows one', async () => {
      const company = '/api/boards/company-analysis';
      for (const call of calls(app.as('free'), company)) expect((await call).status).toBe(404);
      await app.database.pool.query(`INSERT INTO page_info_user_group (page_info_id, user_group_id)
        SELECT p.id, u.user_group_id FROM page_info p, app_user u
        WHERE p.sp_canalysis_path = '/Pellucid/Boards/company-analysis' AND u.login = 'free'`);
      for (const call of calls(app.as('free'), company)) {
        expect(await call).toMatchObject({ status: 403, body: { type: expect.stringContaining('freemium') } });
      }
    });

    it('finds filter values of its year', async () => {
      const { body } = await app.as('free').post(`${top}/fields/company/values`, { filters: year('eq', 2023) });
      const aster = PAYMENTS.filter((payment) => payment.company === 'Aster Pharma' && payment.year === 2023);
      expect(body.values).toContainEqual({ value: 'Aster Pharma', records: aster.length });
    });
  });

  describe('the landing page', () => {
    it('shows everyone the preview tile of a free board, of the newest year, and may be kept', async () => {
      const answer = await app.anonymous.get('/api/landing/previews/top-companies-by-spend');
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('public, max-age=300');
      expect(answer.body).toMatchObject({
        title: 'Top Companies by Spend',
        programYear: 2024,
        tile: { id: 'top-companies' },
      });
      expect(answer.body.result.rows).toEqual(
        rankingBy(
          'company',
          PAYMENTS.filter(({ year }) => year === 2024),
        ),
      );
    });

    it('has six previews and nothing of other boards', async () => {
      const status = async (id: string) => (await app.anonymous.get(`/api/landing/previews/${id}`)).status;
      for (const { id, free } of boards) expect(await status(id), id).toBe(free ? 200 : 404);
      expect(await status('nothing')).toBe(404);
    });
  });

  it('a page that is remembered is made anew once the own company has another name', async () => {
    const admin = app.as('admin');
    const company = (await app.as('analyst').get('/api/account')).body.company;
    const rename = async (companyName: string) => {
      const known = (await admin.get(`/api/companies/${company.id}`)).body;
      expect((await admin.put('/api/companies', { ...known, companyName })).status).toBe(200);
    };
    const run = () => app.as('analyst').post('/api/boards/company-analysis/run', overview);
    const remembered = async () => {
      await run();
      const [second, third] = [await run(), await run()];
      expect(third.body.elapsedMs).toBe(second.body.elapsedMs);
      return answerOf(third, 'peers').standing;
    };
    await rename('ASTER PHARMA.');
    expect(await remembered()).toMatchObject({ value: 'Aster Pharma', own: true });
    await rename('Borealis Medical, renamed');
    expect(answerOf(await run(), 'peers').standing).toBeUndefined();
    await rename('Borealis Medical');
    expect(answerOf(await run(), 'peers').standing).toMatchObject({ value: 'Borealis Medical', own: true });
    await rename(company.companyName);
  });

  it('asks nothing of the database for an account and a board page that were asked for before', async () => {
    const { pool } = app.database;
    const asked: string[] = [];
    const analyst = app.as('analyst');
    const ask = async () => [await analyst.get('/api/account'), await analyst.post(`${top}/run`, overview)];
    for (const { status } of await ask()) expect(status).toBe(200);
    const spies = [vi.spyOn(pool, 'query'), vi.spyOn(pool, 'connect')];
    // What was written before is told to other connections a moment later, and is read again then.
    await vi.waitFor(async () => {
      for (const spy of spies) spy.mockClear();
      for (const { status } of await ask()) asked.push(String(status));
      for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    }, PATIENCE);
    for (const spy of spies) spy.mockRestore();
    expect(new Set(asked)).toEqual(new Set(['200']));
  });
});
