import type { FilterInput } from '@pellucid/contract';
import fc from 'fast-check';
import type { Source } from '../model/model.ts';
import { conditionOn } from './query-arbitrary.ts';
import type { Vocabulary } from './question-vocabulary.ts';

/** Conditions and memberships, in one another. */
export function filtersOf({ source, members }: Vocabulary, maxLength: number): fc.Arbitrary<FilterInput[]> {
  const condition = conditionOn(source, [...source.dimensions.keys()]);
  const leaf: fc.Arbitrary<FilterInput> =
    members.length > 0
      ? fc.oneof({ weight: 5, arbitrary: condition }, { weight: 1, arbitrary: membershipOf(source, members) })
      : condition;
  const tree = fc.letrec<{ filter: FilterInput }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'filter' },
      leaf,
      fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
      fc.array(tie('filter'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
      tie('filter').map((not) => ({ not })),
    ),
  })).filter;
  return fc.array(tree, { maxLength });
}

/** Who was paid by some and not by others, above an amount, or first in some year. */
function membershipOf(source: Source, members: readonly string[]): fc.Arbitrary<FilterInput> {
  const shared = ['recipient_id', 'recipient', 'company', 'specialty_group', 'city', 'product'].filter((name) =>
    source.dimensions.has(name),
  );
  const where = conditionOn(source, shared);
  const having = fc.constantFrom<FilterInput>(
    { field: 'records', op: 'gt', value: 3 },
    { field: 'companies', op: 'gte', value: 2 },
    { not: { field: 'records', op: 'lte', value: 1 } },
  );
  const since = fc.constantFrom<FilterInput>(
    { field: 'first', op: 'gte', value: '2021-02-01' },
    { field: 'first', op: 'yearToDate' },
  );
  const ofDates = fc.tuple(fc.array(where, { maxLength: 1 }), since).map(([own, having]) => ({
    measures: [{ name: 'first', min: 'date', where: own }],
    having: [having],
  }));
  const first = source.dimensions.has('date')
    ? fc.option(ofDates, { nil: { measures: [], having: [] } })
    : fc.constant({ measures: [], having: [] });
  const top = fc.record({
    n: fc.constantFrom(1, 2, 3, 40),
    unit: fc.constantFrom(undefined, undefined, 'percent' as const),
    by: fc.constantFrom('records', 'companies', 'recipients'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  });
  return fc
    .record({
      field: fc.constantFrom(...shared),
      where: fc.array(where, { maxLength: 1 }),
      having: fc.array(having, { maxLength: 1 }),
      first,
      other: fc.option(fc.constantFrom(...members), { nil: undefined }),
      top: fc.option(top, { nil: undefined }),
      per: fc.option(fc.constantFrom('company', 'program_year', 'nature'), { nil: undefined }),
      orEmpty: fc.boolean(),
    })
    .map(({ field, where, having, first, other, top, per, orEmpty }) => {
      const isPer = per !== undefined && per !== field && !top && other === undefined && source.dimensions.has(per);
      const own = {
        ...{ where, measures: first.measures, having: [...having, ...first.having], top },
        ...(isPer && { per: [per] }),
      };
      // Not every source has products.
      const query =
        other === undefined || field === 'product' ? own : { source: other, where: [], measures: [], having, top };
      const isManyValued = source.dimensions.get(field)?.lookup?.bridge !== undefined;
      return { field, op: 'in' as const, ...(orEmpty && !isManyValued && { orEmpty }), query };
    });
}
