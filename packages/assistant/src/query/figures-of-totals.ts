import type { Figure, Reading } from '../reading/reading.ts';
import { distinctMeasure, type Measure, measureOf } from './figure-measures.ts';
import { ADDITIVE, isPerEntity, type Statistic } from './figures-beside.ts';

/** What a figure is made of over the totals of people or companies: their own figures first, then one over them. */
export interface OverTotals {
  readonly name: string;
  readonly inner: readonly Measure[];
  readonly over: readonly Measure[];
}

/** A figure beside one over totals: another over them, or what their records come to in all; undefined where totals do not say it. */
export function overTotals(figure: Figure, over: Statistic): OverTotals | undefined {
  const isOver: boolean = isPerEntity(figure);
  if (figure.kind === 'statistic' && !isOver) return ofRecords(figure);
  if (figure.kind === 'statistic') return figure.per === over.per ? ofEach(figure, over) : undefined;
  if (measureOf(figure).name === distinctMeasure(over.per).name) return { name: 'rows', inner: [], over: [] };
  if (figure.kind === 'measure') {
    const { measure } = figure;
    const name = `sum_of_${measure}`;
    return ADDITIVE.includes(measure) ? { name, inner: [measure], over: [{ name, sum: measure }] } : undefined;
  }
  return undefined;
}

/** Several stand beside each other, each under a name of its own. */
function ofEach(figure: Statistic, over: Statistic): OverTotals {
  const { name: of, measure } = measureOf({ kind: 'measure', measure: figure.of ?? 'total_amount' });
  const { statistic } = figure;
  const kind = statistic.kind === 'percentile' ? `percentile_${statistic.p}` : statistic.kind;
  const name = figure.of === over.of ? kind : `${kind}_of_${of}`;
  return { name, inner: [measure], over: [statisticOf(figure, of, name)] };
}

/** Of single records: the largest is that of somebody, and an average is made of sums. */
function ofRecords({ statistic: { kind }, per, of }: Statistic): OverTotals | undefined {
  if (of !== undefined) return undefined;
  if (kind === 'largest' || kind === 'smallest') {
    const name = `${kind}_single`;
    const own = `own_${kind}`;
    return kind === 'largest'
      ? { name, inner: [{ name: own, max: 'amount' }], over: [{ name, max: own }] }
      : { name, inner: [{ name: own, min: 'amount' }], over: [{ name, min: own }] };
  }
  if (kind !== 'average') return undefined;
  const number = per === 'payment' ? 'payments' : 'records';
  const sums: Measure[] = ['total_amount', number].map((one) => ({ name: `sum_of_${one}`, sum: one }));
  const name = `average_${per}`;
  const ratio: Measure = { name, ratio: { of: 'sum_of_total_amount', per: `sum_of_${number}` } };
  return { name, inner: ['total_amount', number], over: [...sums, ratio] };
}

export function statisticOf({ statistic }: Statistic, of: string, name = 'figure'): Measure {
  switch (statistic.kind) {
    case 'median':
      return { name, median: of };
    case 'largest':
      return { name, max: of };
    case 'smallest':
      return { name, min: of };
    case 'deviation':
      return { name, deviation: of };
    case 'percentile':
      return { name, percentile: { of, p: statistic.p } };
    case 'average':
      return { name, average: of };
  }
}

/**
 * Whether all figures can stand beside those over totals, the condition being on how many have one, if there is any. Of `weekly
 * number of records and weekly median` the weeks are rows, and no totals that a median is over.
 */
export function areOverTotals({ figures, thresholds, groups }: Reading): boolean {
  const over = figures.find(isPerEntity);
  const isOfNumber = thresholds.every(
    ({ on, measure }) => on !== 'figure' || (over && measure === distinctMeasure(over.per).name),
  );
  const isOfRows = groups.some(
    (group) => (group.kind === 'dimension' ? group.dimension : group.kind === 'grain' && group.grain) === over?.per,
  );
  return over !== undefined && isOfNumber && !isOfRows && figures.every((one) => overTotals(one, over) !== undefined);
}
