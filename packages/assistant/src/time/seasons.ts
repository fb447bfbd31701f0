import { addDays, periodOf } from './calendar.ts';
import { type PeriodAt, periodOfSpan } from './period.ts';
import { yearAt } from './points.ts';

/** The first month of each; a winter is of two years, and nobody can tell which. */
const SEASONS: Readonly<Record<string, number>> = {
  spring: 3,
  springtime: 3,
  summer: 6,
  summertime: 6,
  autumn: 9,
  fall: 9,
};

/** `spring 2024`, `the summer of 2023`: three whole months, as the weather is counted. */
export function seasonAt(words: readonly string[], at: number): PeriodAt | undefined {
  const start = words[at] === 'the' ? at + 1 : at;
  const word = words[start] ?? '';
  const first = Object.hasOwn(SEASONS, word) ? SEASONS[word] : undefined;
  if (first === undefined) return undefined;
  const of = ['of', 'in'].includes(words[start + 1] ?? '') ? 1 : 0;
  const named = yearAt(words, start + 1 + of);
  if (!named) return undefined;
  const span = {
    from: periodOf(named.year, 'month', first).from,
    to: addDays(periodOf(named.year, 'month', first + 3).from, -1),
  };
  const length = start + 1 + of + named.length - at;
  return {
    period: periodOfSpan(span),
    length,
    assumption: `“${words.slice(at, at + length).join(' ')}” is taken as ${span.from} to ${span.to}.`,
  };
}
