import type { Figure, Reading } from '../reading/reading.ts';
import type { Measure } from './figure-measures.ts';
import { distinctMeasure, measureOf } from './figure-measures.ts';

export type Statistic = Extract<Figure, { kind: 'statistic' }>;

/** Numbers of different things do not add up: their average is of those of each, and no ratio. */
export const ADDITIVE = ['total_amount', 'payments', 'records', 'value_of_interest', 'amount_invested'];
/** Figures of single records, and of single interests under their key. */
const OF_RECORDS = ['record', 'payment', 'record_id'];
const TIMES = ['program_year', 'year', 'quarter', 'month', 'week', 'day'];

/** A figure over the totals of people or companies. */
export function isPerEntity(figure: Figure | undefined): figure is Statistic {
  return figure?.kind === 'statistic' && !OF_RECORDS.includes(figure.per);
}

/** Whether an average over totals is their sum by their number, which needs no totals first. */
export function isPlainAverage({ statistic, per, of = 'total_amount' }: Statistic): boolean {
  return statistic.kind === 'average' && ADDITIVE.includes(of) && !TIMES.includes(per);
}

/** `top companies by physicians, with n, total and spend per physician`: averages that stand beside other figures of the same records. */
export function areBesideAverages({ figures, comparison, thresholds }: Reading): boolean {
  const over = figures.filter(isPerEntity);
  const isPlain = comparison === undefined && thresholds.every(({ on }) => on !== 'figure');
  return figures.length > 1 && over.length > 0 && isPlain && over.every(isPlainAverage);
}

/** What a figure needs before it, and itself: of an average the sum and the number. */
export function measuresOf(figure: Figure): readonly { measure: Measure; name: string }[] {
  const isOfInterests = figure.kind === 'statistic' && figure.per === 'record_id';
  if (!(isPerEntity(figure) || isOfInterests) || !isPlainAverage(figure)) return [measureOf(figure)];
  const { of = 'total_amount', per } = figure;
  const count = distinctMeasure(per);
  const name = isOfInterests ? `average_${of}` : `average_per_${per.replace(/_id$/, '')}`;
  return [{ measure: of, name: of }, count, { measure: { name, ratio: { of, per: count.name } }, name }];
}

/** The sum of the totals. */
export function isSumOf(figure: Figure, { of = 'total_amount' }: Pick<Statistic, 'of'>): boolean {
  return figure.kind === 'measure' && figure.measure === of && ADDITIVE.includes(of);
}
