import type { Threshold } from '../reading/reading.ts';
import { cellText } from './cell-text.ts';
import { timeText } from './condition-text.ts';
import { labelsOf, type Source } from './labels.ts';

/** How bounds are said. */
export const SIGNS = {
  gt: 'over',
  gte: 'at least',
  lt: 'under',
  lte: 'at most',
  eq: 'exactly',
  between: 'between',
} as const;

/** `amount over $1,400`, `payments at least 20`. */
export function thresholdText(
  { on, op, value, to, measure, periods = [] }: Threshold,
  source: Source | undefined,
): string {
  if (on === 'percent') return `${SIGNS[op]} ${value} %`;
  const known = source?.measures.find(({ name }) => name === measure);
  const type = measure === undefined || known?.type === 'money' ? 'money' : 'number';
  const of = measure === undefined ? 'amount' : labelsOf(source)(measure).toLowerCase();
  const bounds = [value, ...(to === undefined ? [] : [to])].map((one) =>
    // Money has two decimals or none.
    cellText(type === 'money' ? one.replace(/(\.\d)$/, '$10') : one, { type }),
  );
  return `${of} ${SIGNS[op]} ${bounds.join(' and ')}${timeText(periods)}`;
}
