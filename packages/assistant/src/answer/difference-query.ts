import type { FilterInput, QueryInput } from '@pellucid/contract';
import { countedEntity } from '../reading/counted.ts';
import type { Comparison, Figure, Reading, ValueFilter } from '../reading/reading.ts';
import { type Measure, measureOf } from './figure-measures.ts';
import { entityOf } from './per-entity.ts';
import { cutOf, type Dimension, dimensionsOf, filterOf, nameOf, orderName, whereOf } from './query-parts.ts';

type Difference = Extract<Comparison, { kind: 'difference' }>;

/** One thing less another: both figures and their difference; with `only`, the rows in which the first is above the second. */
export function differenceQuery(reading: Reading, comparison: Difference): QueryInput {
  const entity = comparison.only && reading.groups.length === 0 ? countedEntity(reading.figures[0]) : undefined;
  if (entity !== undefined) return numberAbove({ ...reading, figures: [] }, comparison, entityOf(entity));
  const { only } = comparison;
  const dimensions = reading.groups.flatMap(dimensionsOf);
  const times = reading.ranking ? [] : reading.groups.flatMap((group) => orderName(group) ?? []);
  const names = dimensions.map(nameOf);
  const direction = reading.ranking?.direction ?? 'desc';
  return {
    source: reading.source,
    measures: sidesOf(reading, comparison),
    dimensions,
    where: [...whereOf(reading), ...(only ? dimensions.slice(0, 1).flatMap(named) : [])],
    ...(only && { having: ABOVE }),
    orderBy: [
      ...times.map((field) => ({ field })),
      ...(times.length === 0 && names.length > 0 ? [{ field: 'difference', direction }] : []),
      ...names.flatMap((field) => (times.includes(field) ? [] : { field })),
    ],
    ...(reading.ranking && cutOf(reading.ranking)),
  };
}

const ABOVE: FilterInput[] = [{ field: 'difference', op: 'gt', value: 0 }];

/** Times always have a name. */
const named = (dimension: Dimension): FilterInput[] =>
  typeof dimension === 'string' ? [{ field: dimension, op: 'notEmpty' }] : [];

function sidesOf({ figures: [figure] }: Reading, { of, less }: Difference): Measure[] {
  const { measure } = measureOf(figure ?? TOTAL);
  const side = (name: string, filter: ValueFilter): Measure => ({
    ...(typeof measure === 'string' ? { of: measure } : measure),
    name,
    where: [filterOf(filter)],
  });
  return [side('first', of), side('second', less), { name: 'difference', difference: { of: 'first', less: 'second' } }];
}

const TOTAL: Figure = { kind: 'measure', measure: 'total_amount' };

/** `how many companies spent more on travel than on meals`: first both figures of each, then the number of those. */
function numberAbove(reading: Reading, comparison: Difference, entity: Dimension): QueryInput {
  return {
    source: reading.source,
    from: {
      dimensions: [entity],
      measures: sidesOf(reading, comparison),
      where: [...whereOf(reading), ...named(entity)],
      having: ABOVE,
    },
    measures: ['rows'],
  };
}
