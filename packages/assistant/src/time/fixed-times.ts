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
  ...wholeTimes().map((phrase) => [phrase, () => ({ period: { kind: 'allTime' as const } })] as const),
];

/** `the entire observation period`, `since records began`, `from start to finish`: all that the data has. */
function wholeTimes(): readonly string[] {
  const spans =
    'period, time, time span, timespan, time range, time frame, timeframe, time period, time window, window, range, span, range of years, run of years, set of years, history, stretch of years, data period, reporting period, study period, observation window, collection period, years of data, reported years';
  const named =
    'observation period, period of observation, period of record, period covered, period covered by the data, period on record, period under review, period under study, period we have, period available, span of the data, life of the data, lifetime of the data, years available, available years, years we have, years you have, years we have data for, years you have data for, years that we have, years there are, years in the data, years of the data, years on record, years on file, years covered, years reported, years published, years of data';
  const since =
    'since records began, since the records began, since reporting began, since data began, since the data began, since data collection began, since the beginning, since the very beginning, since the start, since the very start, since the outset, since inception, since day 1, from the beginning, from the very beginning, from the start, from the outset, from day 1 on, from start to finish, from beginning to end, from start to end, from the start to the end, from the beginning to the end, from first to last, as far back as we have data, as far back as the data goes, as far back as the data go, as far back as data goes, as far back as it goes, as far back as possible, as long as we have data, for as long as we have data, for as long as there is data, till date, till today, up to date';
  const list = (phrases: string) => phrases.split(', ');
  return [
    ...['entire', 'whole', 'full', 'complete'].flatMap((all) =>
      list(`${spans}, ${named}`).map((span) => `${all} ${span}`),
    ),
    ...list(named).flatMap((span) => (/^(?:years|available)/.test(span) ? [`all ${span}`, `all the ${span}`] : [span])),
    ...list(since),
    // `paid in all the years` is of each of them.
    ...['over', 'across', 'for', 'through'].flatMap((word) => [`${word} all the years`, `${word} all of the years`]),
  ];
}

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
