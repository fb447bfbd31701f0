import type { QueryInput } from '@pellucid/contract';
import { idOf } from '../reading/counted.ts';
import type { Comparison, Reading, Threshold } from '../reading/reading.ts';
import { measureOf } from './figure-measures.ts';
import { cutOf, dimensionsOf, filterOf, nameOf, partMembers, thresholdFilter, whereOf } from './query-parts.ts';

type PeopleShare = Extract<Comparison, { kind: 'peopleShare' }>;

/** First of everybody the records or the total of the part, then how many of all have them. */
export function peopleShareQuery(reading: Reading, { entity, part, amount }: PeopleShare): QueryInput {
  const id = idOf(entity);
  const condition: Threshold = amount ?? { on: 'figure', op: 'gte', value: '1', measure: 'records' };
  const { name } = measureOf({ kind: 'measure', measure: condition.measure ?? 'total_amount' });
  const groups = reading.groups.flatMap(dimensionsOf);
  const names = groups.map(nameOf);
  const { ranking } = reading;
  return {
    source: reading.source,
    from: {
      dimensions: [id, ...groups],
      measures: [{ name: 'own_part', of: name, where: [...part.map(filterOf), ...partMembers(reading)] }],
      where: [...whereOf(reading), { field: id, op: 'notEmpty' }],
    },
    measures: [
      { name: 'of_part', of: 'rows', where: [thresholdFilter(condition, 'own_part')] },
      'rows',
      { name: 'share', proportion: { of: 'of_part', in: 'rows' } },
    ],
    dimensions: names,
    orderBy: [
      ...(ranking ? [{ field: 'share', direction: ranking.direction }] : []),
      ...names.map((field) => ({ field })),
    ],
    ...(ranking && cutOf(ranking)),
  };
}
