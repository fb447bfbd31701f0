import { isPlannedCondition } from './filters.ts';
import type { DataFacts, PlannedCondition, PlannedFilter } from './plan.ts';

/** The filters with those marked that ask whether there is a label and can ask the key instead: key 0 alone has none. */
export function withBlankKeys(filters: readonly PlannedFilter[], facts: DataFacts): PlannedFilter[] {
  return filters.map((filter): PlannedFilter => {
    if (isPlannedCondition(filter)) return asksTheKey(filter, facts) ? { ...filter, blankKey: true } : filter;
    if ('all' in filter) return { all: withBlankKeys(filter.all, facts) };
    if ('any' in filter) return { any: withBlankKeys(filter.any, facts) };
    return { not: withBlankKeys([filter.not], facts)[0] ?? filter.not };
  });
}

function asksTheKey({ lookup, test }: PlannedCondition, { uniqueLabels }: DataFacts): boolean {
  if (!lookup || lookup.bridge || lookup.owner || !uniqueLabels.has(`${lookup.table}.${lookup.attribute}`))
    return false;
  return test.kind === 'in' && test.empty && test.values.length === 0;
}
