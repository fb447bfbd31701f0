import type { Kind, Meaning, Tag } from './tag.ts';

/** What is said of a word, beside how many words are explained: a value is preferred to small words, never to operators. */
const WEIGHT: Partial<Record<Kind, number>> = {
  filler: -3,
  restriction: -3.5,
  preposition: -2,
  value: -0.5,
  number: -1,
  who: -1,
  which: -1,
  unit: -0.2,
};
/** A meaning of some words, as well as it explains them: longer ones first, and `extra` beside. */
export function tagOf(meaning: Meaning, from: number, length: number, extra: number): Tag {
  // `according to open payments` is a phrase of its own, whatever its words are alone.
  const weight = meaning.kind === 'filler' && length > 3 ? 0 : (WEIGHT[meaning.kind] ?? 0);
  const score = 10 * length + 1.5 * (length - 1) + weight + extra;
  return { ...meaning, from, to: from + length, score };
}
