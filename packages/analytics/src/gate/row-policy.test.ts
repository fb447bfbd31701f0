import { Query, type QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engines/engine.ts';
import type { Source } from '../model/model.ts';
import { NO_FACTS } from '../plan/plan.ts';
import { planQuery } from '../plan/plan-query.ts';
import { readingPolicy, rowPolicy } from '../plan/row-policy.ts';
import type { Scope } from '../scope/scope.ts';
import { duckdbDialect } from '../sql/dialects/duckdb.ts';
import type { Statement } from '../sql/statement.ts';
import { statementOf } from '../sql/statement-of.ts';
import { loadShippedModel, openFixtureAnalytics, openFixtureWarehouse } from '../testing/index.ts';
import { questionOf } from '../testing/question-arbitrary.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';
import type { AuditLine } from './audit.ts';
import { searchLabels } from './search-labels.ts';

const audit: AuditLine[] = [];
let analytics: Analytics;
beforeAll(async () => {
  analytics = await openFixtureAnalytics({ onAudit: (line) => audit.push(line) });
});

async function refusal(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'answered',
    (error: unknown) => error,
  );
}

describe('rows of a ledger', () => {
  const records = async (scope: Scope, baseOnly = false) =>
    (await analytics.run({ source: 'ledger', measures: ['records'] }, scope, { baseOnly })).rows[0]?.[0];

  it('are seen by the company that owns them, and by administrators who act for it', async () => {
    expect(await records(SCOPES.analyst)).toBe(8);
    expect(await records(SCOPES.rival)).toBe(4);
    expect(await records(SCOPES.adminForRival)).toBe(4);
    expect(await records(SCOPES.system)).toBe(12);
  });

  it('are those of their own company to administrators who have one and choose no other', async () => {
    const staff = { ...SCOPES.admin, company: SCOPES.analyst.company };
    expect(await records(staff)).toBe(8);
    expect(await records({ ...staff, actingFor: 2 })).toBe(4);
    expect(await records({ ...staff, actingFor: 77 })).toBe(0);
  });

  it('are not those of a company that somebody without the right chooses', async () => {
    expect(await records({ ...SCOPES.analyst, actingFor: 2 })).toBe(8);
    const stray = { ...SCOPES.stray, company: { id: 9, tier: 'UNLIMITED' as const }, actingFor: 2 };
    expect(await records(stray)).toBe(0);
  });

  it('are never added up for administrators: one who has no company has to choose', async () => {
    const chosen = {
      code: 'invalid',
      status: 400,
      field: 'actingFor',
      message: expect.stringMatching(/choose the company/),
    };
    const asked: QueryInput = { source: 'ledger', measures: ['records'] };
    const { admin } = SCOPES;
    const inPublic = { field: 'recipient_id', op: 'in' as const, query: { source: 'ledger' } };
    await expect(analytics.run(asked, admin)).rejects.toMatchObject(chosen);
    await expect(analytics.run({ ...asked, source: 'general', where: [inPublic] }, admin)).rejects.toMatchObject(
      chosen,
    );
    await expect(analytics.stream(asked, admin)).rejects.toMatchObject(chosen);
    const search = { source: 'ledger', field: 'recipient', text: 'ledger' };
    await expect(analytics.search(search, admin)).rejects.toMatchObject(chosen);
    const { code, message, field } = chosen;
    expect(await analytics.check(asked, admin)).toEqual({ ok: false, problem: { code, message, field } });
    const { sources } = await analytics.describe(admin);
    expect(sources.find(({ name }) => name === 'ledger')?.programYears).toEqual([]);
    expect((await analytics.run({ ...asked, source: 'general' }, admin)).rows).toEqual([[100]]);
  });

  it('are the same by every way: records, filters, exports, type-ahead', async () => {
    const rows: QueryInput = { source: 'ledger', dimensions: ['record_id', 'recipient'] };
    const names = (found: readonly (readonly unknown[])[]) => [...new Set(found.map(([, name]) => name))];
    expect(names((await analytics.run(rows, SCOPES.rival)).rows)).toEqual(['Rival Ledger Person']);

    const other: QueryInput = { ...rows, where: [{ field: 'recipient', op: 'contains', value: 'Private' }] };
    expect((await analytics.run(other, SCOPES.rival)).rows).toEqual([]);
    expect((await analytics.run({ ...other, source: 'general' }, SCOPES.rival)).rows).toEqual([]);

    const stream = await analytics.stream(rows, SCOPES.rival);
    for await (const chunk of stream.chunks) expect(names(chunk)).toEqual(['Rival Ledger Person']);

    const search = (source: string, scope: Scope) =>
      analytics.search({ source, field: 'recipient', text: 'ledger' }, scope);
    expect(await search('ledger', SCOPES.rival)).toEqual([{ value: 'Rival Ledger Person' }]);
    expect(await search('ledger', SCOPES.analyst)).toEqual([{ value: 'Private Ledger Person' }]);
    expect(await search('general', SCOPES.rival)).toEqual([]);
    const model = await analytics.describe(SCOPES.rival);
    expect(Object.fromEntries(model.sources.map(({ name, visibility }) => [name, visibility]))).toEqual({
      all_payments: 'public',
      general: 'public',
      ledger: 'private',
      ownership: 'public',
      research: 'public',
    });
    expect(model.sources.find(({ name }) => name === 'ledger')?.programYears).toEqual([2021, 2022, 2023, 2024]);
  });

  it('are read through their owner by every statement, whatever is asked', async () => {
    const model = await loadShippedModel();
    const policyOf = (source: Source) => rowPolicy(source, SCOPES.rival);
    const context = { model, facts: NO_FACTS, policyOf };
    const ownLookup = / WHERE "owner_company_id" = 2 OR key = 0\)/y;
    const ownRows = /"ledger" [fr](?=\W)[^;]*?WHERE [^;]*?[fr]\."owner_company_id" = 2(?=\W)/y;
    for (const source of model.sources.values()) {
      for (const query of fc.sample(questionOf(source, model), { numRuns: 100, seed: 217 })) {
        const { text: sql } = statementOf(planQuery(Query.parse(query), context), duckdbDialect);
        for (const { 0: table, index } of sql.matchAll(/"ledger(_\w+)?"/g)) {
          const own = table === '"ledger"' ? ownRows : ownLookup;
          own.lastIndex = table === '"ledger"' ? index : index + table.length;
          expect(own.test(sql), `${table} at ${index} of ${sql}`).toBe(true);
        }
      }
    }
  });

  it('are the only ones that type-ahead reads, for every dimension and also where a typo is forgiven', async () => {
    const source = (await loadShippedModel()).sources.get('ledger');
    if (!source) throw new Error('The model has no ledger');
    const policy = readingPolicy(source, SCOPES.rival);
    const asked: string[] = [];
    const run = async ({ text }: Statement) => {
      asked.push(text);
      return [];
    };
    const engine = { dialect: duckdbDialect, run } as unknown as Engine;
    const searched = [...source.dimensions.values()].filter(({ lookup }) => lookup);
    for (const dimension of searched) await searchLabels({ source, dimension, policy, text: 'person' }, engine, {});
    expect(asked).toHaveLength(searched.length * 2);
    for (const text of asked) {
      expect(text).toMatch(/FROM \(SELECT \* FROM "ledger_\w+" WHERE "owner_company_id" = 2 OR key = 0\)/);
      expect(text).toMatch(/FROM "ledger" f WHERE f\."owner_company_id" = 2\)/);
      expect(text.match(/"ledger/g)).toHaveLength(2);
    }
  });

  it('are not found in the answer that another company got', async () => {
    await analytics.run({ source: 'ledger', measures: ['total_amount'] }, SCOPES.analyst);
    const answer = await analytics.run({ source: 'ledger', measures: ['total_amount'] }, SCOPES.rival);
    expect(answer.cached).toBe(false);
  });
});

describe('the free tier', () => {
  const year = { field: 'program_year', op: 'eq' as const, value: 2024 };
  const query: QueryInput = { source: 'general', measures: ['total_amount'], dimensions: ['state'], where: [year] };

  it.each(['free', 'public', 'stray'] as const)('%s sees one of the two newest years', async (who) => {
    expect((await analytics.run(query, SCOPES[who])).rowCount).toBeGreaterThan(0);
    const chosen = { field: 'program_year', op: 'in' as const, value: [2023] };
    expect((await analytics.run({ ...query, where: [chosen] }, SCOPES[who])).rowCount).toBeGreaterThan(0);
  });

  it.each([
    ['no year', { ...query, where: [] }],
    ['two years', { ...query, where: [{ ...year, op: 'in' as const, value: [2023, 2024] }] }],
    ['an older year', { ...query, where: [{ ...year, value: 2022 }] }],
    ['all but a year', { ...query, where: [{ ...year, op: 'ne' as const }] }],
    ['two companies', { ...query, where: [year, { field: 'company', op: 'in' as const, value: ['a', 'b'] }] }],
    ['another source', { ...query, source: 'research' }],
    ['the ledger', { ...query, source: 'ledger' }],
    ['another dimension', { ...query, dimensions: ['recipient'] }],
    ['a filter on another dimension', { ...query, where: [year, { field: 'city', op: 'eq' as const, value: 'x' }] }],
    ['another measure', { ...query, measures: ['median_amount'] }],
  ])('refuses %s, says what to do, and names no address', async (_, refused) => {
    for (const who of ['free', 'public', 'stray'] as const) {
      const error = await refusal(analytics.run(refused, SCOPES[who]));
      expect(error).toMatchObject({ code: 'freemium', status: 403 });
      expect(String(error)).not.toMatch(/https?:|www\./);
      expect(await refusal(analytics.stream(refused, SCOPES[who]))).toMatchObject({ code: 'freemium' });
    }
    expect(await refusal(analytics.run(refused, SCOPES.analyst))).toBe('answered');
  });

  it('finds nothing, rather than a refusal, before the first import', async () => {
    const empty = await openFixtureWarehouse();
    const connection = await empty.connect();
    await connection.run('DELETE FROM general');
    const before = await openFixtureAnalytics({ warehouse: empty });
    expect((await before.run({ ...query, where: [] }, SCOPES.public)).rows).toEqual([]);
    empty.close();
  });

  it('is told of its own vocabulary and years only', async () => {
    const model = await analytics.describe(SCOPES.public);
    expect(model.sources.map(({ name }) => name)).toEqual(['general']);
    expect(model.sources[0]?.programYears).toEqual([2023, 2024]);
    expect(model.sources[0]?.measures.map(({ name }) => name)).toEqual(['total_amount', 'payments', 'records']);
  });

  it('has no type-ahead outside its vocabulary', async () => {
    const search = (field: string) => analytics.search({ source: 'general', field, text: 'aster' }, SCOPES.public);
    expect(await search('company')).toEqual([{ value: 'Aster Pharma' }]);
    expect(await refusal(search('recipient'))).toMatchObject({ code: 'freemium' });
  });
});

describe('the audit line', () => {
  it('says who asked what, and what came of it', async () => {
    audit.length = 0;
    const query: QueryInput = { source: 'general', measures: ['records'], dimensions: ['nature'] };
    await analytics.run(query, SCOPES.analyst);
    await refusal(analytics.run({ source: 'general', measures: ['recods'] }, SCOPES.rival));
    expect(audit).toMatchObject([
      { who: 'analyst', company: 1, what: 'run', source: 'general', question: query, rows: 3, outcome: 'answered' },
      { who: 'rival', what: 'run', rows: 0, outcome: 'invalid' },
    ]);
    expect(audit[0]?.milliseconds).toBeGreaterThan(0);
  });
});
