import type { Condition, QueryInput } from '@pellucid/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analytics } from '../gate/analytics.ts';
import type { Model, Rollup, Source } from '../model/model.ts';
import {
  type FixtureWarehouse,
  loadShippedModel,
  openFixtureAnalytics,
  openFixtureWarehouse,
} from '../testing/index.ts';
import { queryOf } from '../testing/query-arbitrary.ts';

type FilterInput = NonNullable<QueryInput['where']>[number];

const system = { kind: 'system' } as const;
const model = await loadShippedModel();
let warehouse: FixtureWarehouse;
beforeAll(async () => {
  warehouse = await openFixtureWarehouse();
});
afterAll(() => warehouse.close());

const declared = [...model.sources.values()].flatMap((source) => source.rollups.map((rollup) => ({ source, rollup })));
const rollups = declared.filter(({ rollup }) => !rollup.top);
const heads = declared.flatMap(({ source, rollup }) => (rollup.top ? [{ source, rollup, top: rollup.top }] : []));

describe.each(rollups.map(({ source, rollup }) => [rollup.name, source, rollup] as const))(
  '%s',
  (_, source, rollup) => {
    let analytics: Analytics;
    beforeAll(async () => {
      analytics = await openFixtureAnalytics({ warehouse, model: withOnly(source, rollup) });
    });

    it('answers every question as the base table does', async () => {
      const dimensions = [...source.dimensions.values()]
        .filter((d) => answersFor(rollup, d.name, source))
        .map((d) => d.name);
      const ofRecords = rollup.recordsBy !== undefined;
      const measures = [...source.measures.values()].filter(
        ({ name, formula }) => ofRecords || rollup.counts.includes(name) || formula.kind !== 'distinct',
      );
      const keepsMedian = ofRecords || rollup.figures.some(({ kind }) => kind === 'median');
      const names = measures.map(({ name }) => name).filter((name) => keepsMedian || name !== 'median_amount');
      const own = [...rollup.where, ...(await chosenValues(source, rollup, analytics))];
      let answered = 0;
      await fc.assert(
        fc.asyncProperty(queryOf(source, dimensions, names), async (asked) => {
          const query = byMembers(
            source,
            rollup,
            byBands(rollup, { ...asked, where: [...own, ...(asked.where ?? [])] }),
          );
          const here = await analytics.run(query, system, { noCache: true });
          if (here.answeredBy === source.name) return;
          answered++;
          const base = await analytics.run(query, system, { noCache: true, baseOnly: true });
          expect(here.rows).toEqual(base.rows);
        }),
        { numRuns: 20 },
      );
      expect(answered).toBeGreaterThan(3);
    });
  },
);

describe.each(heads.map(({ source, rollup, top }) => [rollup.name, source, rollup, top] as const))(
  '%s',
  (_, source, rollup, top) => {
    it('answers the heads of its lists as the base table does, ties included', async () => {
      const shortened = { ...rollup, top: { ...top, keep: 3 } };
      const analytics = await openFixtureAnalytics({ warehouse, model: withOnly(source, shortened) });
      const byYear = rollup.columns.some(({ column }) => column === 'program_year');
      const within = await listsOf(source, shortened, analytics);
      const lists = within.flatMap((list) =>
        (byYear ? [2021, 2024] : [undefined]).flatMap((year) => top.orders.map((figures) => ({ list, year, figures }))),
      );
      for (const { list, year, figures } of lists) {
        const query = {
          source: source.name,
          dimensions: ['recipient_id', 'recipient'],
          measures: ['total_amount', 'payments', 'records', 'companies'],
          where: [
            ...rollup.where,
            list,
            ...(year === undefined ? [] : [{ field: 'program_year', op: 'eq' as const, value: year }]),
          ],
          orderBy: figures.map((figure) => ({
            field: figure === 'amount' ? 'total_amount' : figure,
            direction: 'desc' as const,
          })),
          limit: 2,
        };
        const here = await analytics.run(query, system, { noCache: true });
        expect(here.answeredBy).toBe(rollup.name);
        const base = await analytics.run(query, system, { noCache: true, baseOnly: true });
        expect(here).toMatchObject({ rows: base.rows, truncated: base.truncated });
      }
    });
  },
);

/** What is sorted by a column answers where some values of it are chosen. */
async function chosenValues(source: Source, { sortedBy }: Rollup, analytics: Analytics): Promise<Condition[]> {
  const sorted = [...source.dimensions.values()].find(({ column }) => column === sortedBy);
  if (!sorted) return [];
  const { name: field } = sorted;
  const filled = { field, op: 'notEmpty' as const };
  const { rows } = await analytics.run({ source: source.name, dimensions: [field], where: [filled], limit: 4 }, system);
  return [{ field, op: 'in', value: rows.map(([value]) => String(value)) }];
}

/** The values that a roll-up keeps a list of recipients for, three of them and the missing one. */
async function listsOf(source: Source, rollup: Rollup, analytics: Analytics): Promise<Condition[]> {
  const within = rollup.columns.filter(({ column }) => column !== 'program_year' && column !== 'recipient_key');
  const [field = ''] = [...source.dimensions.keys()].filter((name) =>
    answersFor({ ...rollup, columns: within }, name, source),
  );
  const asked = { source: source.name, dimensions: [field], measures: ['records'], limit: 3, where: [...rollup.where] };
  const { rows } = await analytics.run(asked, system);
  return [...rows.map(([value]) => String(value)), null].map((value) => ({ field, op: 'eq', value }));
}

/** The model with a single roll-up, so that no narrower one takes its questions. */
function withOnly(source: Source, rollup: Rollup): Model {
  return { sources: new Map([[source.name, { ...source, rollups: [rollup] }]]) };
}

/** What has a row for each of a record's values answers questions that group by them. */
function byMembers(source: Source, { columns }: Rollup, query: QueryInput): QueryInput {
  const members = [...source.dimensions.values()].filter(({ column, lookup }) =>
    columns.some(({ memberOf, labels }) => memberOf === column && labels?.attributes.includes(lookup?.attribute ?? '')),
  );
  const missing = members.map(({ name }) => name).filter((name) => !query.dimensions?.includes(name));
  return {
    ...query,
    dimensions: [...(query.dimensions ?? []), ...missing],
    orderBy: [...(query.orderBy ?? []), ...missing.map((field) => ({ field }))],
  };
}

/** What keeps amounts by band answers questions whose bands and ranges have its bounds. */
function byBands({ columns }: Rollup, query: QueryInput): QueryInput {
  const bounds = columns.find(({ bands }) => bands)?.bands;
  if (!bounds) return query;
  const band = { name: 'band', field: 'amount', bands: [...bounds] };
  const within = (condition: FilterInput): FilterInput => {
    if (!('field' in condition) || condition.field !== 'amount') return condition;
    const isBelow = condition.op.startsWith('lt');
    return { field: 'amount', op: isBelow ? 'lt' : 'gte', value: String(bounds[isBelow ? 2 : 1]) };
  };
  return {
    ...query,
    where: query.where?.map(within),
    dimensions: query.dimensions?.map((dimension) => (dimension === 'amount' ? band : dimension)),
    orderBy: query.orderBy?.map((order) => (order.field === 'amount' ? { ...order, field: 'band' } : order)),
  };
}

function answersFor(rollup: Rollup, name: string, source: Source): boolean {
  const { column, lookup } = source.dimensions.get(name) ?? {};
  return rollup.columns.some(
    (held) =>
      (held.memberOf ?? held.valuesOf ?? held.column) === column &&
      (!held.labels || held.labels.attributes.includes(lookup?.attribute ?? '')),
  );
}
