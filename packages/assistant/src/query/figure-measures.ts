import type { QueryInput } from '@pellucid/contract';
import { COUNTED } from '../reading/counted.ts';
import type { Figure } from '../reading/reading.ts';
import { interestMeasure } from './interests.ts';

export type Measure = NonNullable<QueryInput['measures']>[number];

/** A figure as a measure, and its name in the answer. */
export function measureOf(figure: Figure): { measure: Measure; name: string } {
  if (figure.kind === 'measure') return distinctOf(figure.measure) ?? { measure: figure.measure, name: figure.measure };
  if (figure.kind === 'distinct') return distinctMeasure(figure.dimension);
  const { statistic, per, of } = figure;
  if (of === 'date')
    return statistic.kind === 'smallest'
      ? { measure: { name: 'first_date', min: 'date' }, name: 'first_date' }
      : { measure: { name: 'last_date', max: 'date' }, name: 'last_date' };
  if (per === 'record_id') return interestMeasure(statistic, of);
  switch (statistic.kind) {
    case 'average':
      return named(per === 'payment' ? 'average_payment' : 'average_amount');
    case 'median':
      return named('median_amount');
    case 'largest':
      return { measure: { name: 'largest', max: 'amount' }, name: 'largest' };
    case 'smallest':
      return { measure: { name: 'smallest', min: 'amount' }, name: 'smallest' };
    case 'deviation':
      return { measure: { name: 'deviation', deviation: 'amount' }, name: 'deviation' };
    case 'percentile':
      // Several may stand beside each other.
      return {
        measure: { name: `percentile_${statistic.p}`, percentile: { of: 'amount', p: statistic.p } },
        name: `percentile_${statistic.p}`,
      };
  }
}

/** The number of different values of a dimension. */
export function distinctMeasure(dimension: string): { measure: Measure; name: string } {
  const ofModel = COUNTED[dimension];
  if (ofModel) return named(ofModel);
  const field = dimension === 'investigator' ? 'investigator_id' : dimension;
  const name = `${dimension}_count`;
  return { measure: { name, distinct: field }, name };
}

function distinctOf(measure: string): { measure: Measure; name: string } | undefined {
  return measure.startsWith('distinct ') ? distinctMeasure(measure.slice(9)) : undefined;
}

function named(name: string): { measure: Measure; name: string } {
  return { measure: name, name };
}
