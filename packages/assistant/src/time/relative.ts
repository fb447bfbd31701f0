import type { TimeGrain } from '@pellucid/contract';
import { readNumberAt } from '../text/numbers.ts';
import {
  addMonths,
  periodAround,
  periodBefore,
  periodOf,
  type Span,
  startOfLast,
  type Unit,
  yearOf,
} from './calendar.ts';
import { fixedAt } from './fixed-times.ts';
import { periodOfSpan, type ReadPeriod } from './period.ts';
import { type Point, pointAt } from './points.ts';

const UNITS: Readonly<Record<string, Unit>> = {
  day: 'day',
  week: 'week',
  wk: 'week',
  month: 'month',
  mo: 'month',
  mth: 'month',
  quarter: 'quarter',
  qtr: 'quarter',
  year: 'year',
  yr: 'year',
  half: 'half',
};

const LAST = ['last', 'past', 'previous', 'prior', 'preceding', 'trailing', 'rolling'];
const NEWEST = ['this', 'current', 'latest', 'newest', 'present', 'ongoing', 'running'];

/** A period that is counted from the latest date of the data: `past 18 months`, `last year`, `two years ago`. */
export function relativeAt(
  words: readonly string[],
  at: number,
  anchor: string,
): (ReadPeriod & { length: number }) | undefined {
  const start = words[at] === 'the' ? at + 1 : at;
  const read =
    fixedAt(words, start, anchor) ??
    andAHalfAt(words, start, anchor) ??
    countFirstAt(words, start, anchor) ??
    countedAt(words, start, anchor) ??
    agoAt(words, start, anchor);
  return read && { ...read, length: read.length + start - at };
}

type Read = ReadPeriod & { length: number };

/** `last year`, `this quarter`, `past 18 months`, `last couple of years`. */
function countedAt(words: readonly string[], at: number, anchor: string): Read | undefined {
  let next = at;
  if (words[next] === 'most' && words[next + 1] === 'recent') next += 2;
  else if (words[next] === 'recent' && countAt(words, next + 1).length > 0) next += 1;
  else if (LAST.includes(words[next] ?? '') || NEWEST.includes(words[next] ?? '')) next += 1;
  else return undefined;
  const isLast = LAST.includes(words[at] ?? '');
  const isTrailing = ['trailing', 'rolling'].includes(words[at] ?? '');
  const isProgram = ['program', 'reporting', 'full', 'complete'].includes(words[next] ?? '');
  if (isProgram || ['calendar', 'fiscal'].includes(words[next] ?? '')) next += 1;
  const count = countAt(words, next);
  next += count.length;
  if (['calendar', 'program', 'full', 'complete'].includes(words[next] ?? '')) next += 1;
  if (words[next] === 'decade') return { ...lastUnits(10, 'year', anchor), length: next + 1 - at };
  const unit = unitOf(words[next] ?? '');
  if (!unit) return undefined;
  const length = next + 1 - at;
  if (count.length > 0 || isTrailing) return { ...lastUnits(count.value, unit, anchor), length };
  const now = periodAround(anchor, unit);
  // The last program year is the newest that is whole; `last year` is said of the calendar.
  const isWhole = words[at] === 'last' && isProgram && now.to === anchor;
  const span = isLast && !isWhole ? periodBefore(now, unit) : now;
  const grain = unit === 'half' ? {} : { unit: unit as TimeGrain };
  const said = `“${words.slice(at, at + length).join(' ')}” is ${spanWords(span)}: the data ends on ${anchor}.`;
  return { period: periodOfSpan(span), assumption: said, ...grain, length };
}

/** `past year and a half`, `last two and a half years`, `last 1.5 years`: in months. */
function andAHalfAt(words: readonly string[], at: number, anchor: string): Read | undefined {
  if (!LAST.includes(words[at] ?? '')) return undefined;
  const number = readNumberAt(words, at + 1);
  const next = at + 1 + (number?.length ?? 0);
  const isHalf = (start: number) => ['and', 'a', 'half'].every((word, index) => words[start + index] === word);
  const half = number && /^\d{1,2}\.5$/.test(number.value) && unitOf(words[next] ?? '') === 'year';
  if (half) return { ...lastUnits(12 * Number(number.value), 'month', anchor), length: next + 1 - at };
  const isBehind = number === undefined && words[next] === 'year' && isHalf(next + 1);
  const isBefore = number !== undefined && isHalf(next) && words[next + 3] === 'years';
  if (!isBehind && !isBefore) return undefined;
  return { ...lastUnits(12 * Number(number?.value ?? 1) + 6, 'month', anchor), length: next + 4 - at };
}

/** `18 most recent months`, `six latest quarters`: the number stands first. */
function countFirstAt(words: readonly string[], at: number, anchor: string): Read | undefined {
  const count = countAt(words, at);
  let next = at + count.length;
  if (count.length === 0) return undefined;
  if (words[next] === 'most' && words[next + 1] === 'recent') next += 2;
  else if ([...LAST, 'latest', 'newest'].includes(words[next] ?? '')) next += 1;
  else return undefined;
  const unit = unitOf(words[next] ?? '');
  return unit && words[next]?.endsWith('s')
    ? { ...lastUnits(count.value, unit, anchor), length: next + 1 - at }
    : undefined;
}

const OF_DATA = ['year', 'quarter', 'month'];
const NEW_YEAR = [
  ['the', 'first', 'of', 'the', 'year'],
  ['the', 'new', 'year'],
  ['new', 'year'],
  ['new', 'years'],
];

/** `since last quarter`, `since the start of the year`: a period that something goes on from or up to, counted from the data. */
export function relativePointAt(
  words: readonly string[],
  at: number,
  anchor: string,
  hasEdge: boolean,
): Point | undefined {
  const ofData =
    hasEdge && words[at] === 'the' && OF_DATA.includes(words[at + 1] ?? '') ? unitOf(words[at + 1] ?? '') : undefined;
  const newYear = NEW_YEAR.find((phrase) => phrase.every((word, index) => words[at + index] === word));
  if (newYear) return pointOf(periodAround(anchor, 'year'), 'year', newYear.length);
  if (ofData) return pointOf(periodAround(anchor, ofData), ofData, 2);
  const ofYear = partOfRelativeYear(words, at, anchor);
  if (ofYear) return ofYear;
  const read = relativeAt(words, at, anchor);
  const { period, unit = 'half', length } = read ?? {};
  if (!period || length === undefined || unit === 'day' || unit === 'week') return undefined;
  if (period.kind === 'years' && period.from !== undefined && period.from === period.to)
    return pointOf(periodOf(period.from, 'year'), 'year', length);
  if (period.kind !== 'dates' || period.from === undefined || period.to === undefined || unit === 'half')
    return undefined;
  return pointOf({ from: period.from, to: period.to }, unit, length);
}

/** `January of this year`, `Q2 last year`. */
function partOfRelativeYear(words: readonly string[], at: number, anchor: string): Point | undefined {
  const part = pointAt(words, at);
  if (!part || part.hasYear) return undefined;
  const of = ['of', 'in'].includes(words[at + part.length] ?? '') ? 1 : 0;
  const read = relativeAt(words, at + part.length + of, anchor);
  const { period } = read ?? {};
  if (!read || period?.kind !== 'years' || period.from === undefined || period.from !== period.to) return undefined;
  return pointOf(part.in(period.from), part.unit, part.length + of + read.length);
}

function pointOf(span: Span, unit: Unit, length: number): Point | undefined {
  return unit === 'week' ? undefined : { length, unit, hasYear: true, year: yearOf(span.from), in: () => span };
}

function countAt(words: readonly string[], at: number): { value: number; length: number } {
  if (words[at] === 'couple' && words[at + 1] === 'of') return { value: 2, length: 2 };
  if (words[at] === 'few') return { value: 3, length: 1 };
  const number = readNumberAt(words, at);
  if (!number || number.isMoney || number.isOrdinal || !/^\d{1,3}$/.test(number.value)) return { value: 1, length: 0 };
  return { value: Number(number.value), length: number.length };
}

/** So many periods that end with the data; of years, the program years. */
function lastUnits(count: number, unit: Unit, anchor: string): ReadPeriod {
  const said = (text: string) =>
    `The last ${count} ${unit}${count === 1 ? '' : 's'} are ${text}: the data ends on ${anchor}.`;
  if (unit === 'year') {
    const to = yearOf(anchor);
    return {
      period: { kind: 'years', from: to - count + 1, to },
      assumption: said(`${to - count + 1} to ${to}`),
      unit,
    };
  }
  const from = startOfLast(anchor, count, unit);
  return { period: { kind: 'dates', from, to: anchor }, assumption: said(`${from} to ${anchor}`) };
}

/** `two years ago`, `3 months ago`. */
function agoAt(words: readonly string[], at: number, anchor: string): Read | undefined {
  const article = words[at] === 'a' || words[at] === 'one';
  const count = article ? { value: 1, length: 1 } : countAt(words, at);
  const unit = unitOf(words[at + count.length] ?? '');
  if (count.length === 0 || !unit || words[at + count.length + 1] !== 'ago') return undefined;
  if (unit === 'day' || unit === 'week' || unit === 'half') return undefined;
  const months = { month: 1, quarter: 3, year: 12 }[unit];
  const span = periodAround(addMonths(anchor, -count.value * months), unit);
  const length = count.length + 2;
  const said = `“${words.slice(at, at + length).join(' ')}” is ${spanWords(span)}: the data ends on ${anchor}.`;
  return { period: periodOfSpan(span), assumption: said, unit, length };
}

function unitOf(word: string): Unit | undefined {
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  return Object.hasOwn(UNITS, singular) ? UNITS[singular] : undefined;
}

function spanWords({ from, to }: { from: string; to: string }): string {
  return from.endsWith('-01-01') && to.endsWith('-12-31') && from.slice(0, 4) === to.slice(0, 4)
    ? from.slice(0, 4)
    : `${from} to ${to}`;
}
