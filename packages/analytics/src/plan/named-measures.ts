import type { NamedMeasure } from '@pellucid/contract';

type WindowMeasure = Extract<NamedMeasure, { share: unknown } | { rank: unknown } | { runningTotal: unknown }>;

/** Whether a measure of the question depends on the other rows of the answer. */
export function isWindow(asked: NamedMeasure): asked is WindowMeasure {
  return 'share' in asked || 'rank' in asked || 'runningTotal' in asked;
}
