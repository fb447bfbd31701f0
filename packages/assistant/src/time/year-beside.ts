import type { PeriodAt } from './period.ts';
import { yearAt } from './points.ts';

const BESIDE: readonly (readonly [phrase: readonly string[], years: number])[] = [
  [['before'], -1],
  [['prior', 'to'], -1],
  [['preceding'], -1],
  [['after'], 1],
  [['following'], 1],
];

/** `the year before 2023`, `the year following 2021`: one year, by that beside it. */
export function yearBesideAt(words: readonly string[], at: number): PeriodAt | undefined {
  if (words[at] !== 'the' || words[at + 1] !== 'year') return undefined;
  for (const [phrase, years] of BESIDE) {
    if (!phrase.every((word, index) => words[at + 2 + index] === word)) continue;
    const named = yearAt(words, at + 2 + phrase.length);
    if (!named) continue;
    const year = named.year + years;
    return { period: { kind: 'years', from: year, to: year }, length: 2 + phrase.length + named.length, unit: 'year' };
  }
  return undefined;
}
