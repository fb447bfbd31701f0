import type { Tag } from '../../tags/tag.ts';
import { type Input, wordsOf } from '../parser.ts';
import { findSet } from './member-set.ts';

/**
 * `meals for 2023 and again for 2024` are those of both years, where `again` says nothing; of people (`doctors paid in 2023 and again in
 * 2024`) it says who is meant.
 */
export function withAgainAsBoth(words: Input): readonly Tag[] {
  const { tags } = words;
  if (!tags.some((_, at) => isAgain(words, at)) || findSet(words)?.isAlso) return tags;
  return tags.map((tag, at) => (isAgain(words, at) ? { ...tag, kind: 'filler' } : tag) as Tag);
}

/** `2023 and again in 2024`; of three years it may say that something went on. */
function isAgain(words: Input, at: number): boolean {
  const { tags } = words;
  const [before, and, again, then, ...rest] = tags.slice(Math.max(0, at - 2), at + 5);
  const isSaid = again?.kind === 'followUp' && wordsOf(words, again) === 'again' && at >= 2;
  const isBetween = before?.kind === 'period' && and?.kind === 'and' && then?.kind === 'period';
  return isSaid && isBetween && !rest.some((tag) => wordsOf(words, tag) === 'again');
}
