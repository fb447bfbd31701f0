import { openFixtureAnalytics } from '@pellucid/analytics/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCatalogue } from '../../catalogue.ts';
import { buildTestApp, onEachDatabase, PATIENCE, type TestApp } from '../../testing/index.ts';
import { freeTierOf } from '../boards/free-tier.ts';

const { model, boards } = await loadCatalogue();
const query = '/api/analytics/query';
const running = '/api/analytics/running';
const NOBODYS = '7b0a9f6e-0000-4000-8000-000000000000';
const total = { source: 'general', measures: ['total_amount'] };

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    const analytics = await openFixtureAnalytics({ model, freeTier: freeTierOf(boards, model) });
    app = await buildTestApp({ database, analytics });
    await app.database.pool.query(`DELETE FROM user_authority WHERE authority = 'ROLE_USER'
      AND user_id = (SELECT id FROM app_user WHERE login = 'asadmin')`);
  });
  afterAll(() => app.close());

  const calls = (person: ReturnType<TestApp['as']>) => [
    person.post(query, total),
    person.post(`${query}/export`, total),
    person.post(`${query}/check`, total),
    person.get('/api/analytics/model'),
    person.get(running),
    person.get(`${running}/${NOBODYS}`),
    person.delete(`${running}/${NOBODYS}`),
  ];

  it('answers 401 to strangers', async () => {
    for (const call of calls(app.anonymous)) expect((await call).status).toBe(401);
  });

  it('answers 403 to who is no user', async () => {
    for (const call of calls(app.as('asadmin'))) expect((await call).status).toBe(403);
  });

  it.each([
    ['an unknown source', { ...total, source: 'generals' }, 'general'],
    ['an unknown measure', { ...total, measures: ['total_amout'] }, 'total_amount'],
    ['an unknown dimension', { ...total, dimensions: ['compony'] }, 'company'],
    ['an unknown key', { ...total, table: 'general' }, 'table'],
    ['too many rows', { ...total, limit: 10_001 }, 'limit'],
    ['nothing', { source: 'general' }, 'at least one'],
    ['SQL for a name', { ...total, dimensions: ['company; DROP TABLE general'] }, 'no dimension'],
    ['a text for a number', { ...total, where: [{ field: 'program_year', op: 'eq', value: 'last' }] }, 'last'],
  ])('answers 400 to %s, naming it', async (_, body, text) => {
    for (const path of [query, `${query}/export`]) {
      const answer = await app.as('analyst').post(path, body);
      expect(answer.status).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.text).toContain(text);
    }
  });

  it('knows of nothing under way: 404, and 400 to what is no id', async () => {
    const analyst = app.as('analyst');
    expect((await analyst.get(running)).body).toEqual([]);
    for (const call of [analyst.get, analyst.delete]) {
      expect((await call(`${running}/${NOBODYS}`)).status).toBe(404);
      expect((await call(`${running}/1`)).status).toBe(400);
    }
  });

  // docs/promises/calls.md#queries
  it('answers a question exactly, with SQL when it is asked for', async () => {
    const body = { ...total, measures: ['total_amount', 'payments', 'records'], dimensions: ['program_year'] };
    const answer = await app.as('analyst').post(query, { ...body, orderBy: [{ field: 'program_year' }], limit: 1 });
    expect(answer.body).toMatchObject({
      columns: [
        { name: 'program_year', type: 'integer' },
        { name: 'total_amount', type: 'money' },
        { name: 'payments', type: 'count' },
        { name: 'records', type: 'count' },
      ],
      rowCount: 1,
      truncated: true,
    });
    // Rows 4, 8 … 100 of the fixture, by its rule.
    const rows = Array.from({ length: 25 }, (_, n) => 4 * (n + 1));
    const cents = rows.map((i) => (i % 13 === 0 ? 0 : i % 29 === 0 ? -1234 : i * 1000 + (i % 7) * 11));
    const sum = (cents.reduce((a, b) => a + b, 0) / 100).toFixed(2);
    const payments = rows.reduce((all, i) => all + 1 + (i % 3), 0);
    expect(answer.body.rows).toEqual([[2021, sum, payments, 25]]);
    expect(answer.body.sql).toBeUndefined();
    expect((await app.as('analyst').post(query, { ...total, explain: true })).body.sql).toMatch(/^\s*(WITH|SELECT)/i);
  });

  it('checks a question without running it; of a wrong shape: 400', async () => {
    const check = (login: string, body: object) => app.as(login).post(`${query}/check`, body);
    for (const shape of [{}, { ...total, table: 'general' }, { ...total, limit: 10_001 }])
      expect((await check('analyst', shape)).status).toBe(400);
    expect((await check('analyst', total)).body).toMatchObject({
      ok: true,
      answeredBy: expect.stringContaining('general'),
      words: ['Total amount in General payments.', 'No filter: every record counts.'],
      cost: { rows: 1, class: 'small' },
    });
    const unknown = { ...total, measures: ['total_amout'] };
    expect((await check('analyst', unknown)).body).toEqual({
      ok: false,
      problem: { code: 'invalid', field: 'measures[0]', message: expect.stringContaining('total_amount') },
    });
    expect((await check('free', total)).body).toMatchObject({ ok: false, problem: { code: 'freemium' } });
    const ledger = { source: 'ledger', measures: ['records'] };
    expect((await check('analyst', ledger)).body).toMatchObject({ cost: { rows: 8 } });
    expect((await check('rival', ledger)).body).toMatchObject({ cost: { rows: 4 } });
  });

  it('describes what can be asked, to each what is theirs', async () => {
    const names = async (login: string) =>
      (await app.as(login).get('/api/analytics/model')).body.sources.map(({ name }: { name: string }) => name).sort();
    expect(await names('analyst')).toEqual(['all_payments', 'general', 'ledger', 'ownership', 'research']);
    expect(await names('free')).toEqual(['general']);
  });

  it('holds the FREE tier to one of its years and to the free boards', async () => {
    const year = { where: [{ field: 'program_year', op: 'eq', value: 2024 }] };
    const free = app.as('free');
    expect((await free.post(query, { ...total, ...year })).status).toBe(200);
    for (const body of [
      total,
      { ...total, where: [{ field: 'program_year', op: 'in', value: [2023, 2024] }] },
      { ...total, ...year, measures: ['median_amount'] },
      { ...total, ...year, source: 'research' },
      { source: 'ledger', measures: ['total_amount'], ...year },
    ]) {
      for (const path of [query, `${query}/export`]) {
        const answer = await free.post(path, body);
        expect(answer, JSON.stringify(body)).toMatchObject({ status: 403 });
        expect(answer.body.type).toContain('freemium');
      }
    }
  });

  describe('an export', () => {
    it('has every row, neutralises formulas and quotes', async () => {
      const body = { source: 'general', dimensions: ['record_id', 'context'], measures: ['total_amount'] };
      const answer = await app.as('analyst').post(`${query}/export?format=csv`, {
        ...body,
        where: [{ field: 'context', op: 'notEmpty' }],
        orderBy: [{ field: 'record_id' }],
      });
      expect(answer.headers['content-disposition']).toMatch(/filename="general_\d{4}-\d\d-\d\d\.csv"/);
      const lines = answer.text.trimEnd().split('\r\n');
      expect(lines[0]).toBe('\uFEFFrecord_id,context,total_amount');
      expect(lines[1]).toBe(`R0007,"'=cmd, ""quoted""",70.00`);
      expect(lines).toHaveLength(1 + 14);
    });

    it('is an Excel workbook when that is wanted; of another format there is none: 400', async () => {
      const answer = await app.as('analyst').post(`${query}/export?format=xlsx`, total);
      expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      expect(answer.headers['content-disposition']).toMatch(/filename="general_\d{4}-\d\d-\d\d\.xlsx"/);
      expect(answer.text.startsWith('PK')).toBe(true);
      expect(answer.text, 'the sheet that says what the rows are').toContain('xl/worksheets/sheet2.xml');
      expect((await app.as('analyst').post(`${query}/export?format=pdf`, total)).status).toBe(400);
    });
  });

  it('answers an administrator for the company that is named, and nobody else for another than their own', async () => {
    const records = { source: 'ledger', measures: ['records'] };
    const idOf = async (name: string) => (await app.as(name).get('/api/account')).body.company.id;
    const acting = async (login: string, company: string | number) =>
      app.as(login).post(query, records, { 'x-acting-for': String(company) });
    const [own, rivals] = [await idOf('analyst'), await idOf('rival')];
    expect((await acting('admin', rivals)).body.rows).toEqual([[4]]);
    expect((await acting('admin', own)).body.rows).toEqual([[8]]);
    expect((await acting('analyst', own)).body.rows).toEqual([[8]]);
    for (const [login, company] of [
      ['analyst', rivals],
      ['rival', own],
      ['admin', 987_654],
      ['admin', -1],
      ['admin', '1,2'],
      ['admin', ''],
    ] as const) {
      expect((await acting(login, company)).status, `${login} for ${company}`).toBe(404);
    }
    expect((await app.anonymous.post(query, records, { 'x-acting-for': '1' })).status).toBe(401);
    const admin = app.as('admin');
    const header = { 'x-acting-for': String(rivals) };
    const file = await admin.post(`${query}/export`, { ...records, dimensions: ['recipient'] }, header);
    expect(file.text).toContain('Rival Ledger Person');
    expect(file.text).not.toContain('Private Ledger Person');
    expect((await admin.post(`${query}/check`, records, header)).body).toMatchObject({ cost: { rows: 4 } });
  });

  it('leaves a line in the audit trail for each question over private data: who, for whom, what, how many rows', async () => {
    const trail = async (user: string, action: string) => {
      const { body } = await app
        .as('admin')
        .get(`/management/audits?user=${user}&action=private-data.${action}&size=200`);
      return body as { entity: string; entityId: string; new: Record<string, unknown> }[];
    };
    const last = async (user: string, action: string, before: number, expected: object) => {
      await vi.waitFor(async () => {
        const lines = await trail(user, action);
        expect(lines.length).toBeGreaterThan(before);
        expect(lines[0]).toMatchObject(expected);
      }, PATIENCE);
    };
    const rivals = (await app.as('rival').get('/api/account')).body.company.id;
    const [asked, checked, exported] = [
      await trail('rival', 'ask'),
      await trail('rival', 'check'),
      await trail('rival', 'export'),
    ];
    const byAdmin = await trail('admin', 'ask');
    const refused = await trail('free', 'ask');

    const inLedger = { source: 'ledger', measures: ['records'] };
    const inPublic = { ...total, where: [{ field: 'recipient_id', op: 'in', query: { source: 'ledger' } }] };
    const { body: answer } = await app.as('rival').post(query, inPublic);
    const ofRival = { entity: 'company', entityId: String(rivals) };
    const question = expect.objectContaining({ source: 'general' });
    const told = { outcome: 'answered', rows: answer.rowCount, privateSources: ['ledger'], question };
    await last('rival', 'ask', asked.length, { ...ofRival, new: told });

    await app.as('rival').post(`${query}/check`, inLedger);
    await last('rival', 'check', checked.length, { ...ofRival, new: { outcome: 'answered' } });
    await app.as('rival').post(`${query}/export`, { ...inLedger, dimensions: ['record_id'] });
    await last('rival', 'export', exported.length + 1, ofRival);
    const rows = (await trail('rival', 'export')).slice(0, 2).map((line) => line.new.rows);
    expect(rows.toSorted()).toEqual([0, 4]);
    const search = `/api/configuration-standard-pages-filters/getPhysicians/ledger/${encodeURIComponent('rival ledger')}`;
    expect((await app.as('rival').get(search)).body).toHaveLength(1);
    // What tells the people found apart is another look at the ledger.
    await last('rival', 'search', 1, ofRival);
    const searched = (await trail('rival', 'search')).slice(0, 2).map((line) => line.new);
    expect(searched).toContainEqual(
      expect.objectContaining({ rows: 1, question: expect.objectContaining({ text: 'rival ledger' }) }),
    );

    await app.as('admin').post(query, inLedger, { 'x-acting-for': String(rivals) });
    await last('admin', 'ask', byAdmin.length, ofRival);
    expect((await app.as('free').post(query, inLedger)).status).toBe(403);
    await last('free', 'ask', refused.length, { entity: 'company', new: { outcome: 'freemium', rows: 0 } });

    const before = (await trail('rival', 'ask')).length;
    await app.as('rival').post(query, total);
    await app.as('rival').post(query, { ...inLedger, where: [{ field: 'recipient', op: 'eq', value: 'a\0b' }] });
    await last('rival', 'ask', before, ofRival);
    expect((await trail('rival', 'ask')).length, 'public questions leave none').toBe(before + 1);
  });

  it('a rival never sees a row of the other company, whatever is asked', async () => {
    const people = { source: 'ledger', dimensions: ['recipient'], measures: ['records'] };
    const rowsOf = async (login: string, body: object) => (await app.as(login).post(query, body)).body.rows;
    expect(await rowsOf('analyst', people)).toEqual([['Private Ledger Person', 8]]);
    expect(await rowsOf('rival', people)).toEqual([['Rival Ledger Person', 4]]);
    const asked = { ...people, where: [{ field: 'recipient', op: 'eq', value: 'Private Ledger Person' }] };
    expect(await rowsOf('rival', asked)).toEqual([]);
    const records = { source: 'ledger', dimensions: ['record_id', 'recipient'], measures: ['total_amount'] };
    expect(await rowsOf('rival', records)).toHaveLength(4);
    const file = await app.as('rival').post(`${query}/export`, records);
    expect(file.text).not.toContain('Private Ledger Person');
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(1 + 4);
  });
});
