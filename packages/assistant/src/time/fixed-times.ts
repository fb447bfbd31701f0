import { yearOf } from './calendar.ts';
import type { ReadPeriod } from './period.ts';

const FIXED: readonly (readonly [phrase: string, read: (anchor: string) => ReadPeriod])[] = [
  ['same period of the previous year', comparedWithYearBefore],
  ['same period of last year', comparedWithYearBefore],
  ['same period last year', comparedWithYearBefore],
  ['same period a year ago', comparedWithYearBefore],
  ['same time last year', comparedWithYearBefore],
  ['same quarter last year', comparedWithYearBefore],
  ['same month last year', comparedWithYearBefore],
  ['year before', comparedWithYearBefore],
  ['year before this one', (anchor) => year(yearOf(anchor) - 1, anchor)],
  ['year before this', (anchor) => year(yearOf(anchor) - 1, anchor)],
  ['year before the current one', (anchor) => year(yearOf(anchor) - 1, anchor)],
  ['year before last', (anchor) => year(yearOf(anchor) - 2, anchor)],
  ['so far this year', toDate],
  ['this year so far', toDate],
  ['this year to date', toDate],
  ['year to date', toDate],
  ['calendar year to date', toDate],
  ['ytd', toDate],
  ['most recent year', (anchor) => year(yearOf(anchor), anchor)],
  ['all time', () => ({ period: { kind: 'allTime' } })],
  ['all years', () => ({ period: { kind: 'allTime' } })],
  ['all year', () => ({ period: { kind: 'allTime' } })],
  ['every year together', () => ({ period: { kind: 'allTime' } })],
  ['ever', () => ({ period: { kind: 'allTime' } })],
  ['to date', () => ({ period: { kind: 'allTime' } })],
  ['so far', () => ({ period: { kind: 'allTime' } })],
];

const FIXED_PHRASES = FIXED.map(([phrase, read]) => [phrase.split(' '), read] as const).toSorted(
  ([a], [b]) => b.length - a.length,
);

/** A time that has a name of its own: `year to date`, `the year before last`, `all time`. */
export function fixedAt(
  words: readonly string[],
  at: number,
  anchor: string,
): (ReadPeriod & { length: number }) | undefined {
  for (const [parts, read] of FIXED_PHRASES) {
    if (parts.every((part, index) => words[at + index] === part)) return { ...read(anchor), length: parts.length };
  }
  return undefined;
}

function year(number: number, anchor: string): ReadPeriod {
  return {
    period: { kind: 'years', from: number, to: number },
    assumption: `The year meant is ${number}: the data ends on ${anchor}.`,
    unit: 'year',
  };
}

function toDate(anchor: string): ReadPeriod {
  return {
    period: { kind: 'yearToDate' },
    assumption: `The year to date is ${yearOf(anchor)} up to ${anchor}, where the data ends.`,
  };
}

function comparedWithYearBefore(): ReadPeriod {
  return { period: { kind: 'allTime' }, isComparison: true };
}
