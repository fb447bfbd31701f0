import type { QueryInput } from '@pellucid/contract';
import type { Comparison, Reading, Threshold } from '../reading/reading.ts';
import {
  type Dimension,
  dimensionsOf,
  filterOf,
  idOf,
  type Measure,
  measureOf,
  nameOf,
  thresholdFilter,
  whereOf,
} from './query-parts.ts';

type PeopleShare = Extract<Comparison, { kind: 'peopleShare' }>;

/** First of everybody the records or the total of the part, then how many of all have them. */
export function peopleShareQuery(reading: Reading, { entity, part, amount }: PeopleShare): QueryInput {
  const id = idOf(entity);
  const condition: Threshold = amount ?? { on: 'figure', op: 'gte', value: '1', measure: 'records' };
  const { name } = measureOf({ kind: 'measure', measure: condition.measure ?? 'total_amount' });
  const ends = endsOf(condition);
  const groups = reading.groups.flatMap(dimensionsOf);
  const within = groups.map(nameOf);
  return {
    source: reading.source,
    from: {
      dimensions: [id, ...groups],
      measures: [{ name: 'of_part', of: name, where: part.map(filterOf) }],
      where: [...whereOf(reading), { field: id, op: 'notEmpty' }],
    },
    measures: [
      'rows',
      { name: 'share', share: { of: 'rows', within } },
      ...ends.map((name): Measure => (name === 'least' ? { name, min: 'of_part' } : { name, max: 'of_part' })),
    ],
    dimensions: [...within, bandOf('part', 'of_part', condition)],
    having: ends.map((end) => thresholdFilter(condition, end)),
    orderBy: [...within, 'part'].map((field) => ({ field })),
  };
}

/** All of a band satisfy a condition where its least and its most do, as far as it bounds them. */
function endsOf({ op }: Threshold): readonly ('least' | 'most')[] {
  if (op === 'gt' || op === 'gte') return ['least'];
  return op === 'lt' || op === 'lte' ? ['most'] : ['least', 'most'];
}

/** Bands of an amount, of which one holds just what satisfies a condition: exact to the cent, a bound belongs to the band above it. */
export function bandOf(name: string, field: string, { op, value, to }: Threshold): Dimension {
  const at = op === 'gt' || op === 'lte' ? nextCent(value) : value;
  const end = op === 'eq' ? value : to;
  const bands = op === 'between' || op === 'eq' ? [value, nextCent(end ?? value)] : [at];
  return { name, field, bands };
}

function nextCent(value: string): string {
  return (Math.round(Number(value) * 100 + 1) / 100).toFixed(2);
}
