import type { NamedMeasure } from '@pellucid/contract';

type WindowMeasure = Extract<NamedMeasure, { share: unknown } | { rank: unknown } | { runningTotal: unknown }>;

/** Whether a measure of the question depends on the other rows of the answer. */
export function isWindow(asked: NamedMeasure): asked is WindowMeasure {
  return 'share' in asked || 'rank' in asked || 'runningTotal' in asked;
}

/** The names of the measures that a measure of the question is made of. */
export function partsOf(asked: NamedMeasure): string[] {
  if ('ratio' in asked) return Object.values(asked.ratio);
  if ('difference' in asked) return Object.values(asked.difference);
  if ('growth' in asked) return Object.values(asked.growth);
  if ('previous' in asked) return [asked.previous.of];
  if ('share' in asked) return [asked.share.of];
  if ('rank' in asked) return [asked.rank.by];
  return 'runningTotal' in asked ? [asked.runningTotal.of] : [];
}
