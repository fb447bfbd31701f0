import { type DimensionKind, MadeMeasure, OPERATORS, QUERY_EXAMPLES, Query, RECORD_MEASURES } from '@pellucid/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRecords } from '../testing/answers-as-reference.ts';
import { loadShippedModel, openFixtureAnalytics, openRolledUpWarehouse } from '../testing/index.ts';
import { type Records, referenceAnswer } from '../testing/reference-answer.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

const model = await loadShippedModel();
let records: Records;
let analytics: Analytics;
beforeAll(async () => {
  const warehouse = await openRolledUpWarehouse();
  records = await readRecords(warehouse, model);
  analytics = await openFixtureAnalytics({ warehouse, model });
});

describe('the examples of the contract', () => {
  it.each(QUERY_EXAMPLES.map(({ title, query }) => [title, query] as const))('%s', async (_, query) => {
    const expected = referenceAnswer(Query.parse(query), records);
    const answer = await analytics.run(query, SCOPES.system);
    expect(answer.rows).toEqual(expected.rows);
    expect(answer.rows.length).toBeGreaterThan(0);
    if (query.totals) expect(answer).toMatchObject({ totals: expected.totals, groups: expected.groups });
    expect(await analytics.check(query, SCOPES.system)).toMatchObject({ ok: true, words: answer.words });
  });

  it('have every part of the language', () => {
    const text = JSON.stringify(QUERY_EXAMPLES.map(({ query }) => query));
    const keys = [...Object.keys(Query.shape), ...Object.keys(RECORD_MEASURES), ...MadeMeasure.options];
    const parts = [
      'all',
      'any',
      'not',
      'query',
      'grain',
      'part',
      'bands',
      'groups',
      'top',
      'per',
      'others',
      'within',
      'along',
    ];
    expect([...keys, ...parts].filter((key) => !text.includes(`"${key}":`))).toEqual([]);
    expect(OPERATORS.filter((op) => !text.includes(`"op":"${op}"`))).toEqual([]);
  });
});

const KINDS = {
  grain: { grain: 'month' },
  part: { part: 'dayOfWeek' },
  bands: { bands: ['1'] },
  top: { top: { n: 1, by: 'records' } },
  groups: { groups: [{ name: 'One', values: ['a'] }] },
};

describe('the model that is described', () => {
  it('says what fields of each type take, as the plan takes it', async () => {
    const { types, limits } = await analytics.describe(SCOPES.analyst);
    // Of what records have several of, no first values are kept apart.
    const fields = [...(model.sources.get('general')?.dimensions.values() ?? [])].filter(
      ({ name, lookup }) => name !== 'record_id' && !lookup?.bridge,
    );
    for (const { name, type } of fields) {
      const able = types.find((capability) => capability.type === type);
      for (const figure of ['min', 'max', 'sum', 'average', 'median', 'distinct'] as const) {
        const checked = await analytics.check(
          { source: 'general', measures: [{ name: 'own', [figure]: name } as never] },
          SCOPES.analyst,
        );
        expect([name, figure, checked.ok]).toEqual([name, figure, able?.figures.includes(figure)]);
      }
      for (const [kind, own] of Object.entries(KINDS)) {
        const dimensions = [{ name: 'own', field: name, ...own } as never];
        const checked = await analytics.check({ source: 'general', dimensions }, SCOPES.analyst);
        expect([name, kind, checked.ok]).toEqual([name, kind, able?.dimensions.includes(kind as DimensionKind)]);
      }
      for (const op of OPERATORS) {
        const checked = await analytics.check(
          { source: 'general', measures: ['records'], where: [{ field: name, op, value: 'no such value' }] },
          SCOPES.analyst,
        );
        const isRefused = !checked.ok && checked.problem.field === 'where[0].op';
        expect([name, op, !isRefused]).toEqual([name, op, able?.operators.includes(op)]);
      }
    }
    expect(limits).toMatchObject({ rows: 10_000, defaultRows: 1_000 });
  });

  it('names no figures and dimensions of its own to the free tier, which takes none', async () => {
    const { types, madeMeasures, sources } = await analytics.describe(SCOPES.free);
    expect(types.flatMap(({ figures, dimensions }) => [...figures, ...dimensions])).toEqual([]);
    expect(madeMeasures).toEqual([]);
    expect(sources.map(({ name }) => name)).toEqual(['general']);
  });
});
