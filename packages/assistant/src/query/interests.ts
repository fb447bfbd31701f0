import type { QueryInput } from '@pellucid/contract';
import type { Statistic } from '../tags/tag.ts';

type Measure = NonNullable<QueryInput['measures']>[number];

/** What a single interest is worth or was invested in it, as a field of records. */
export function interestField(measure = 'value_of_interest'): string {
  return measure === 'amount_invested' ? 'interest_invested' : 'interest_value';
}

/** A figure of single interests: neither of their amounts is the one that other sources have for each record. */
export function interestMeasure(statistic: Statistic, of = 'value_of_interest'): { measure: Measure; name: string } {
  const field = interestField(of);
  const name = `${statistic.kind === 'percentile' ? `percentile_${statistic.p}` : statistic.kind}_${of}`;
  switch (statistic.kind) {
    case 'average':
      return { measure: { name, average: field }, name };
    case 'median':
      return { measure: { name, median: field }, name };
    case 'largest':
      return { measure: { name, max: field }, name };
    case 'smallest':
      return { measure: { name, min: field }, name };
    case 'deviation':
      return { measure: { name, deviation: field }, name };
    case 'percentile':
      return { measure: { name, percentile: { of: field, p: statistic.p } }, name };
  }
}
