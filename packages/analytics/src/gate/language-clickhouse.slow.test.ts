import { QUERY_EXAMPLES } from '@pellucid/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAsReference } from '../testing/answers-as-reference.ts';
import { type FixtureOnClickHouse, openFixtureOnClickHouse } from '../testing/clickhouse-analytics.ts';
import { hasClickHouse } from '../testing/clickhouse-server.ts';
import { loadShippedModel } from '../testing/index.ts';
import { queryOf } from '../testing/query-arbitrary.ts';
import { questionOf } from '../testing/question-arbitrary.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

const model = await loadShippedModel();
const sources = [...model.sources.values()].map((source) => [source.name, source] as const);

describe.skipIf(!hasClickHouse)('on a ClickHouse server', () => {
  let fixture: FixtureOnClickHouse;
  beforeAll(async () => {
    fixture = await openFixtureOnClickHouse(model);
  });
  afterAll(() => fixture?.close());

  it.each(sources)(
    'random questions to %s are answered as plain arithmetic over its records does',
    async (_, source) => {
      await answerAsReference({ ...fixture, model }, source, 10);
    },
  );

  /** What both engines say, which has to be one thing. */
  async function same<T>(ask: (analytics: Analytics) => Promise<T>): Promise<T> {
    const [answer, expected] = [await ask(fixture.analytics), await ask(fixture.embedded)];
    expect(answer).toEqual(expected);
    return answer;
  }

  it('random questions of a company to its ledger are answered as by the embedded engine', async () => {
    const [ledger] = sources.flatMap(([name, source]) => (name === 'ledger' ? [source] : []));
    if (!ledger) throw new Error('The model has no ledger');
    for (const query of fc.sample(questionOf(ledger, model), { numRuns: 8, seed: 11 })) {
      await same(async (analytics) => (await analytics.run(query, SCOPES.analyst)).rows);
    }
  });

  it('every example of the contract is answered and checked as by the embedded engine', async () => {
    for (const { query } of QUERY_EXAMPLES) {
      await same(async (analytics) => ({ ...(await analytics.run(query, SCOPES.analyst)), elapsedMs: 0 }));
      await same((analytics) => analytics.check(query, SCOPES.analyst));
    }
  });

  it.each(sources)('pages of records of %s, and all of them, are those of the embedded engine', async (_, source) => {
    const dimensions = [...source.dimensions.keys()].filter((name) => name !== source.recordKey);
    const measures = ['total_amount', 'records', 'amount_invested'].filter((name) => source.measures.has(name));
    const asked = fc.tuple(queryOf(source, dimensions, measures), fc.nat(5));
    await fc.assert(
      fc.asyncProperty(asked, async ([query, offset]) => {
        const records = { ...query, dimensions: [source.recordKey, ...(query.dimensions ?? [])], timeGrain: undefined };
        await same(async (analytics) => (await analytics.run({ ...records, offset }, SCOPES.system)).rows);
        await same(async (analytics) => {
          const rows = [];
          const { chunks } = await analytics.stream({ ...records, limit: undefined }, SCOPES.system);
          for await (const chunk of chunks) rows.push(...chunk);
          return rows;
        });
      }),
      { numRuns: 6 },
    );
  });

  it('a list of as many names as a question may bring is taken', async () => {
    const others = Array.from({ length: 999 }, (_, index) => `${index} ${'é"'.repeat(245)}`);
    for (const op of ['in', 'notIn'] as const) {
      const where = [{ field: 'company', op, value: [...others, 'O\'Hara & "Sons" 100%'] }];
      const query = { source: 'general', measures: ['records'], where };
      expect(await same(async (analytics) => (await analytics.run(query, SCOPES.system)).rows)).not.toEqual([[0]]);
    }
  });

  it('names are found as the embedded engine finds them, slips of the finger forgiven', async () => {
    const search = (field: string, text: string, scope = SCOPES.system) =>
      same((analytics) => analytics.search({ source: 'general', field, text }, scope));
    expect(await search('company', 'ASTER')).toEqual([{ value: 'Aster Pharma' }]);
    expect(await search('company', 'boraelis')).toEqual([{ value: 'Borealis Medical' }]);
    expect(await search('company', '"sons" 100%')).toHaveLength(1);
    expect(await search('recipient', '1124662234')).toEqual([{ value: 'Ben Okafor' }]);
    expect(await search('specialty', 'cardiolgy')).toHaveLength(1);
    expect(await search('city', 'o')).not.toHaveLength(0);
    expect(await search('nature', 'nothing like it')).toEqual([]);
  });
});
