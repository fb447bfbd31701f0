import type { NamedMeasure, RecordMeasure } from '@pellucid/contract';
import type { Vocabulary } from './vocabulary.ts';

/** A figure of records. */
export type RecordFigure = RecordMeasure | Extract<NamedMeasure, { where: unknown }>;

/** What a figure of records is, whatever its name and its filter. */
export function figureWords(asked: RecordFigure, { labelOf, typeOf, unit }: Vocabulary): string {
  if ('of' in asked) return labelOf(asked.of);
  if ('min' in asked) return `the ${typeOf(asked.min) === 'date' ? 'earliest' : 'smallest'} ${labelOf(asked.min)}`;
  if ('max' in asked) return `the ${typeOf(asked.max) === 'date' ? 'latest' : 'largest'} ${labelOf(asked.max)}`;
  if ('sum' in asked) return `the sum of ${labelOf(asked.sum)}`;
  if ('average' in asked) return `the average ${labelOf(asked.average)} of the ${unit}s that have one`;
  if ('median' in asked) return `the median ${labelOf(asked.median)}, halfway between the middle two of an even number`;
  if ('deviation' in asked) return `the standard deviation of ${labelOf(asked.deviation)}, as of a sample`;
  if ('distinct' in asked) return `the number of different values of ${labelOf(asked.distinct)}`;
  const { of, p } = asked.percentile;
  return `the smallest ${labelOf(of)} that at least ${p}% of the ${unit}s that have one do not exceed`;
}
