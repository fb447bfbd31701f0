import type { QueryInput } from '@pellucid/contract';
import type { Reading, ValueFilter } from '../reading/reading.ts';
import { isPerEntity, isPlainAverage, measuresOf } from './figures-beside.ts';
import { dimensionsOf, filterOf, nameOf, whereOf } from './query-parts.ts';

/** `where does X rank among companies`: first the places of all, then that of the one. */
export function standingQuery(reading: Reading): QueryInput | undefined {
  const one = ranksAmongAll(reading);
  const [figure] = reading.figures;
  if (!one || !figure) return undefined;
  const figures = measuresOf(figure);
  const ranked = figures.at(-1)?.name ?? 'records';
  const dimensions = reading.groups.flatMap(dimensionsOf);
  return {
    source: reading.source,
    from: {
      dimensions,
      measures: [...figures.map(({ measure }) => measure), { name: 'place', rank: { by: ranked } }],
      where: [
        ...whereOf({ ...reading, filters: reading.filters.filter((filter) => filter !== one) }),
        { field: one.field, op: 'notEmpty' },
      ],
    },
    measures: [
      { name: 'standing', min: 'place' },
      { name: 'figure', max: ranked },
    ],
    dimensions: dimensions.map(nameOf),
    where: [filterOf(one)],
  };
}

/** Whose place among all is asked: the one value of what there is a row for. */
function ranksAmongAll({ groups, filters, ranking, thresholds, comparison, isList }: Reading): ValueFilter | undefined {
  const [group, another] = groups;
  if (isList || !ranking || ranking.place !== undefined || another || group?.kind !== 'dimension') return undefined;
  if (comparison || thresholds.some(({ on }) => on === 'figure')) return undefined;
  const [id] = dimensionsOf(group).map(nameOf);
  return filters.find(({ field, values, isNegated }) => field === id && values.length === 1 && !isNegated);
}

/** A median of totals needs these first, under which there is no room for the places of all. */
export function hasNoPlace(reading: Reading): boolean {
  const isOfTotals = reading.figures.some((figure) => isPerEntity(figure) && !isPlainAverage(figure));
  return isOfTotals && ranksAmongAll(reading) !== undefined;
}
