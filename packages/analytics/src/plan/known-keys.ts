import { isPlannedCondition } from './filters.ts';
import type { DataFacts, Literal, PlannedFilter } from './plan.ts';

/**
 * The filters with keys in place of labels whose keys are known: the engine need not look for them among a million others, once for each
 * question of a page, and knows beforehand which parts of a table hold them.
 */
export function withKnownKeys(filters: readonly PlannedFilter[], facts: DataFacts): PlannedFilter[] {
  return filters.map((filter): PlannedFilter => {
    if (!isPlannedCondition(filter)) return filter;
    const { column, lookup, part, test } = filter;
    if (!lookup || lookup.bridge || lookup.owner || part || test.kind !== 'in' || test.negated || test.empty)
      return filter;
    const keys = test.values.map(({ text }) => facts.keys.get(`${lookup.table}.${lookup.attribute}`, text));
    const values = keys.flatMap((key): Literal[] => (key == null ? [] : [{ type: 'integer', text: String(key) }]));
    const areKnown = values.length > 0 && values.length === keys.length;
    return areKnown ? { column, test: { kind: 'in', values, empty: false, negated: false } } : filter;
  });
}
