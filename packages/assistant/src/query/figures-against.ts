import type { QueryInput } from '@pellucid/contract';
import type { Comparison, Reading } from '../reading/reading.ts';
import type { Measure } from './figure-measures.ts';
import { isPerEntity, measuresOf } from './figures-beside.ts';
import { percentFilters } from './percent-filters.ts';
import { dimensionsOf, nameOf, orderName } from './query-parts.ts';

type Against = Extract<Comparison, { kind: 'against' }>;

/** Two figures of each row, and what the one is of the other: `ratio of the largest to the median payment`. */
export function againstQuery(
  reading: Reading,
  { how }: Against,
  rowsQuery: (reading: Reading, extra: readonly { measure: Measure; name: string }[]) => QueryInput,
): QueryInput {
  const [one = '', other = ''] = reading.figures.map((figure) => measuresOf(figure).at(-1)?.name ?? '');
  const direction = reading.ranking?.direction ?? 'desc';
  const thresholds = reading.thresholds.filter(({ on }) => on !== 'percent');
  const ranking = reading.ranking && { ...reading.ranking, by: how };
  const query = rowsQuery({ ...reading, thresholds, ...(ranking && { ranking }) }, [
    { name: how, measure: { name: how, ...madeOf(how, one, other) } as Measure },
  ]);
  const having = percentFilters(reading, how);
  const isOfTimes = reading.groups.some((group) => orderName(group) !== undefined);
  const names = reading.groups.flatMap(dimensionsOf).map(nameOf);
  return {
    ...query,
    ...(having.length > 0 && { having: [...(query.having ?? []), ...having] }),
    ...(!ranking &&
      !isOfTimes &&
      names.length > 0 && {
        orderBy: [{ field: how, direction }, ...names.map((field) => ({ field }))],
      }),
  };
}

function madeOf(how: Against['how'], of: string, other: string) {
  if (how === 'ratio') return { ratio: { of, per: other } };
  return how === 'difference' ? { difference: { of, less: other } } : { proportion: { of, in: other } };
}

/** Whether there are two figures of records to be held against each other. */
export const areTwo = ({ figures }: Reading): boolean => figures.length === 2 && !figures.some(isPerEntity);
