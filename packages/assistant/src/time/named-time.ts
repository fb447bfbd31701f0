import { readNumberAt } from '../text/numbers.ts';
import { monthNumber } from './points.ts';

const BEFORE = ['the', 'whole', 'entire', 'full', 'same', 'calendar', 'program', 'reporting', 'fiscal'];
const SPANS = ['period', 'time', 'timeframe', 'timespan', 'span', 'stretch', 'window', 'interval', 'timeline'];

/** How many of them a year has: `the twelve months of 2024` are all of it. */
const PARTS: Readonly<Record<string, number>> = { months: 12, quarters: 4, halves: 2 };

/** A word for a time before the time itself, and how many years it says that is. */
export interface NamedTime {
  readonly length: number;
  /** It names years or a stretch, which a single year is not. */
  readonly isSpan: boolean;
  readonly years?: number;
}

/** `the month of` March, `the years` 2022 to 2023, `the two-year period` 2022-2023, `the time` before 2023. */
export function namedTimeAt(words: readonly string[], at: number): NamedTime | undefined {
  let next = at;
  while (BEFORE.includes(words[next] ?? '')) next++;
  if (words[next] === 'month' && words[next + 1] === 'of' && monthNumber(words[next + 2] ?? '') !== undefined)
    return { length: next + 2 - at, isSpan: false };
  const number = readNumberAt(words, next);
  const all = number && PARTS[words[next + number.length] ?? ''];
  if (number && all === Number(number.value) && words[next + number.length + 1] === 'of')
    return { length: next + number.length + 2 - at, isSpan: false };
  if (number) next += number.length;
  while (BEFORE.includes(words[next] ?? '')) next++;
  const areYears = words[next] === 'years' || (words[next] === 'year' && SPANS.includes(words[next + 1] ?? ''));
  if (areYears) next++;
  const isSpan = SPANS.includes(words[next] ?? '');
  if (isSpan) next++;
  if ((!areYears && !isSpan) || (number && !areYears)) return undefined;
  if (words[next] === 'of') next++;
  return { length: next - at, isSpan: true, ...(number && { years: Number(number.value) }) };
}
