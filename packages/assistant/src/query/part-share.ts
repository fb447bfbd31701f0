import type { FilterInput, QueryInput } from '@pellucid/contract';
import type { Reading } from '../reading/reading.ts';
import { type Measure, measureOf } from './figure-measures.ts';
import { cutOf, dimensionsOf, nameOf, orderName, whereOf } from './query-parts.ts';

/** `what share of the spend is on Eliquis`: for each group that has some, the figure of the part, that of all, and the one in the other. */
export function partShareQuery(reading: Reading, conditions: readonly FilterInput[]): QueryInput {
  const { source, ranking } = reading;
  const { measure, name } = measureOf(reading.figures[0] ?? { kind: 'measure', measure: 'total_amount' });
  const groups = reading.groups.flatMap(dimensionsOf);
  const names = groups.map(nameOf);
  // Rows of time are in its order, others have the largest share first.
  const isOfTimes = names.length === 0 || reading.groups.some((group) => orderName(group) !== undefined);
  // Of the first by what they have in all those too are shown that have none of the part.
  const isOfFirst = ranking?.by === name;
  return {
    source,
    measures: [ofPart(measure, conditions), measure, { name: 'share', proportion: { of: 'of_part', in: name } }],
    dimensions: groups,
    where: whereOf(reading),
    // Below a bound are those too that have none of the part.
    having: [{ field: isBelow(reading) || isOfFirst ? name : 'of_part', op: 'gt', value: 0 }],
    orderBy: [
      ...(ranking || !isOfTimes
        ? [{ field: isOfFirst ? name : 'share', direction: ranking?.direction ?? ('desc' as const) }]
        : []),
      ...names.map((field) => ({ field })),
    ],
    ...(ranking && cutOf(ranking)),
  };
}

function isBelow({ comparison }: Reading): boolean {
  return comparison?.kind === 'share' && comparison.bound?.op.startsWith('lt') === true;
}

/** A measure, of the model or of records, of those records alone that satisfy conditions. */
function ofPart(measure: Measure, conditions: readonly FilterInput[]): Measure {
  if (typeof measure === 'string') return { name: 'of_part', of: measure, where: [...conditions] };
  if (!('distinct' in measure)) throw new Error(`Nothing is shared out by ${measure.name}.`);
  return { ...measure, name: 'of_part', where: [...(measure.where ?? []), ...conditions] };
}
