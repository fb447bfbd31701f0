import type { FilterInput } from '@pellucid/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAsReference } from '../testing/answers-as-reference.ts';
import { type FixtureOnClickHouse, openFixtureOnClickHouse } from '../testing/clickhouse-analytics.ts';
import { hasClickHouse } from '../testing/clickhouse-server.ts';
import { loadShippedModel } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';

const model = await loadShippedModel();
const sources = [...model.sources.values()].map((source) => [source.name, source] as const);

/**
 * Two thousand questions to a server, others in every run, and the same hundred to shards: these cannot answer every question yet
 * (docs/decisions/269-what-shards-cannot-answer-yet.md).
 */
describe.skipIf(!hasClickHouse).each<[string, number, number, number?]>([
  ['a ClickHouse server', 0, 4000],
  ['two shards', 2, 25, 20_261_122],
])('%s', (_, shards, questions, seed) => {
  let fixture: FixtureOnClickHouse;
  beforeAll(async () => {
    fixture = await openFixtureOnClickHouse(model, shards);
  }, 300_000);
  afterAll(() => fixture?.close());

  it.each(sources)(
    'answers random questions to %s as plain arithmetic over its records does',
    async (_name, source) => {
      await answerAsReference({ ...fixture, model }, source, questions, seed);
    },
    3_600_000,
  );

  it.each(['recipient_id', 'company'])(
    'finds in every part of a union who is among another answer: %s',
    async (field) => {
      const measures = ['records', 'total_amount', { name: 'latest', max: 'date' }];
      const paid = { where: [{ field: 'company', op: 'eq' as const, value: 'Aster Pharma' }] };
      const among: FilterInput = { field, op: 'in', query: paid };
      for (const where of [[among], [{ not: among }]]) {
        const question = { source: 'all_payments', measures, where };
        const { rows } = await fixture.embedded.run(question, SCOPES.system);
        expect((await fixture.analytics.run(question, SCOPES.system)).rows).toEqual(rows);
      }
    },
  );

  it.runIf(shards > 0)('says nothing rather than a part, when a shard is gone', async () => {
    const records = { source: 'general', measures: ['records', 'median_amount'] };
    expect((await fixture.analytics.run(records, SCOPES.system)).rows[0]?.[0]).toBe(100);
    await fixture.endShard(0);
    // A roll-up is whole on each node.
    const asked = fixture.analytics.run(records, SCOPES.system, { noCache: true, baseOnly: true });
    await expect(asked).rejects.toThrow();
  });
});
