import { type Cell, partsOf, type Query } from '@pellucid/contract';
import { isWindow } from '../plan/named-measures.ts';
import { nameOf } from '../plan/names.ts';

/**
 * The question behind the row of totals: the same records and measures without dimensions. What is a part, a rank or a running
 * total, or made of one, has no total.
 */
export function totalsQuery(query: Query): Query {
  const totalled = totalledNames(query);
  const measures = query.measures.filter((asked) => totalled.has(nameOf(asked)));
  return {
    ...query,
    measures,
    dimensions: [],
    having: [],
    orderBy: [],
    timeGrain: undefined,
    offset: 0,
    totals: false,
  };
}

/** The totals in the order of the question's measures, from the answer to `totalsQuery`. */
export function totalsOf(query: Query, row: readonly Cell[] | undefined): Cell[] {
  const names = [...totalledNames(query)];
  return query.measures.map((asked) => row?.[names.indexOf(nameOf(asked))] ?? null);
}

function totalledNames({ measures }: Query): Set<string> {
  const without = new Set<string>();
  for (const asked of measures) {
    if (typeof asked === 'string') continue;
    if (isWindow(asked) || partsOf(asked).some((name) => without.has(name))) without.add(asked.name);
  }
  return new Set(measures.map(nameOf).filter((name) => !without.has(name)));
}
