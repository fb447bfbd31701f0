import { addDays, monthOf, type Span } from './calendar.ts';
import { daysBetweenAt } from './days-between.ts';
import { endingAt } from './ending-at.ts';
import { fixedAt } from './fixed-times.ts';
import { namedTimeAt } from './named-time.ts';
import { edgeAt, goingOnAt, openAt } from './open-time.ts';
import { partOfYearAt } from './part-of-year.ts';
import { type Period, type PeriodAt, periodOfSpan, type ReadPeriod } from './period.ts';
import { monthNumber, newestYearOf, type Point, pointAt } from './points.ts';
import { relativeAt } from './relative.ts';
import { seasonAt } from './seasons.ts';
import { yearBesideAt } from './year-beside.ts';

const LEAD = ['in', 'during', 'for', 'over', 'within', 'of', 'on', 'throughout', 'across', 'from', 'dated'];
/** Months that are other words too: alone they are no time. */
const DOUBTFUL = ['may', 'march', 'mar', 'sep', 'dec', 'jan', 'second', 'first'];
const TO = ['to', 'through', 'thru', 'until', 'till', 'and'];
const UNTIL = ['until', 'till', 'through', 'thru'];

/** A period from a place in the words on, with the words it takes; relative ones are counted from `anchor`. */
export function readTimeAt(words: readonly string[], at: number, anchor: string): PeriodAt | undefined {
  const whole = daysBetweenAt(words, at) ?? betweenAt(words, at, anchor) ?? openAt(words, at, anchor);
  if (whole) return whole;
  const lead = LEAD.includes(words[at] ?? '') ? 1 : 0;
  // `from start to finish` begins with a small word of its own.
  const led = lead > 0 ? fixedAt(words, at, anchor) : undefined;
  if (led) return led;
  const start = at + lead;
  const named =
    yearBesideAt(words, start) ??
    withNameAt(words, start, anchor, lead > 0) ??
    endingAt(words, start) ??
    seasonOf(words, start, lead > 0);
  if (named) return { ...named, length: named.length + lead };
  const part = partOfYearAt(words, start, anchor);
  if (part) return { ...part, length: part.length + lead };
  if (lead === 0 && isDoubtful(words, start, anchor)) return undefined;
  const read =
    calendarAt(words, start) ??
    rangeAt(words, start, anchor) ??
    (lead > 0 ? goingOnAt(words, start, anchor) : undefined) ??
    yearsAt(words, start) ??
    singleAt(words, start, anchor) ??
    relativeAt(words, start, anchor);
  return read && { ...read, length: read.length + lead };
}

/** `fall 2024` after no small word may be what spend did. */
function seasonOf(words: readonly string[], at: number, isLed: boolean): PeriodAt | undefined {
  return words[at] === 'fall' && !isLed ? undefined : seasonAt(words, at);
}

/** `in the years 2022 to 2023`, `in the month of March 2023`, `the time before 2022`; in `which years since 2021` years are asked. */
function withNameAt(words: readonly string[], at: number, anchor: string, isLed: boolean): PeriodAt | undefined {
  const name = namedTimeAt(words, at);
  if (!name || (name.isSpan && (!isLed || words[at - 1] === 'of'))) return undefined;
  const start = at + name.length;
  const read = name.isSpan
    ? (betweenAt(words, start, anchor) ?? rangeAt(words, start, anchor) ?? openAt(words, start, anchor))
    : (rangeAt(words, start, anchor) ?? singleAt(words, start, anchor));
  if (!read || (name.years !== undefined && name.years !== yearsIn(read.period))) return undefined;
  return { ...read, length: read.length + name.length };
}

/** How many years a period has, where both of its ends are said. */
function yearsIn(period: Period): number | undefined {
  if (period.kind !== 'years' || period.from === undefined || period.to === undefined) return undefined;
  return period.to - period.from + 1;
}

/** `may` alone is no month; `may 2023` and `march last year` are. */
function isDoubtful(words: readonly string[], at: number, anchor: string): boolean {
  if (!DOUBTFUL.includes(words[at] ?? '')) return false;
  const point = pointAt(words, at);
  return (
    !point ||
    (!point.hasYear &&
      ![...TO, 'vs', 'versus'].includes(words[at + 1] ?? '') &&
      !relativeYearAfter(words, at + point.length, anchor))
  );
}

/** `between A and B`, `from A to B`. */
function betweenAt(words: readonly string[], at: number, anchor: string): PeriodAt | undefined {
  if (words[at] !== 'between' && words[at] !== 'from') return undefined;
  const edge = edgeAt(words, at + 1);
  const name = namedTimeAt(words, at + 1);
  const lead = 1 + (edge?.is === 'start' ? edge.length : name?.isSpan ? name.length : 0);
  const range = rangeAt(words, at + lead, anchor, words[at] === 'between');
  return range && { ...range, length: range.length + lead };
}

/** `A to B`, `A-B`; an end without a year takes it from the other. */
function rangeAt(words: readonly string[], at: number, anchor: string, isBetween = false): PeriodAt | undefined {
  const first = pointAt(words, at);
  const join = first && joinAt(words, at + first.length);
  if (!first || !join) return undefined;
  const isAnd = join.isAnd && !isBetween;
  if (isAnd && !canJoin(first)) return undefined;
  const { next } = join;
  const second = pointAt(words, next) ?? shortYearAt(words, next, first);
  if (!second || (isAnd && second.unit !== first.unit)) return undefined;
  const years = yearsOfRange(first, second, anchor);
  const span = { from: first.in(years.first).from, to: second.in(years.second).to };
  if (span.from > span.to) return undefined;
  if (isAnd && !isAdjacent(first.in(years.first), second.in(years.second))) return undefined;
  const ends = [periodOfSpan(first.in(years.first)), periodOfSpan(second.in(years.second))] as const;
  const isOfParts = first.unit === second.unit && first.unit !== 'year' && first.unit !== 'day';
  return {
    period: periodOfSpan(span),
    length: next + second.length - at,
    ...(isOfParts && { ends }),
    ...assumedYear(first, second, years.second),
  };
}

/** `to`, `up to and including`, `until the end of`: what joins the ends of a range, and where the second begins. */
function joinAt(words: readonly string[], at: number): { next: number; isAnd: boolean } | undefined {
  let next = at;
  if (words[next] === 'right') next++;
  if (words[next] === 'up' && [...TO, ...UNTIL].includes(words[next + 1] ?? '')) next++;
  const isAnd = words[next] === 'and';
  if (!TO.includes(words[next] ?? '')) return undefined;
  next++;
  if (UNTIL.includes(words[next] ?? '')) next++;
  if (words[next] === 'and' && words[next + 1] === 'including') next += 2;
  const edge = edgeAt(words, next);
  return { next: next + (edge?.is === 'end' ? edge.length : 0), isAnd };
}

/** `Q1 and Q2 2023` is a range; `2021 and 2023` is not. */
function canJoin({ unit }: Point): boolean {
  return unit === 'quarter' || unit === 'month';
}

function isAdjacent(first: Span, second: Span): boolean {
  return addDays(first.to, 1) === second.from;
}

function yearsOfRange(first: Point, second: Point, anchor: string): { first: number; second: number } {
  const later = second.year ?? first.year ?? newestYearOf(second, anchor);
  const sameYear = first.year ?? later;
  const wraps = first.year === undefined && first.in(sameYear).from > second.in(later).to;
  return { first: wraps ? sameYear - 1 : sameYear, second: later };
}

function assumedYear(first: Point, second: Point, year: number): Pick<ReadPeriod, 'assumption' | 'isYearAssumed'> {
  if (first.hasYear || second.hasYear) return {};
  return { assumption: `The year is taken as ${year}, the newest in the data.`, isYearAssumed: true };
}

/** `2021-23`. */
function shortYearAt(words: readonly string[], at: number, first: Point): Point | undefined {
  const short = /^\d{2}$/.exec(words[at] ?? '')?.[0];
  if (short === undefined || first.unit !== 'year' || first.year === undefined) return undefined;
  return { ...first, length: 1, year: Math.floor(first.year / 100) * 100 + Number(short) };
}

/** `2021 and 2023`, `2021, 2022 and 2023`: each of them. */
function yearsAt(words: readonly string[], at: number): PeriodAt | undefined {
  const years: number[] = [];
  let next = at;
  let end = at;
  for (;;) {
    const point = pointAt(words, next);
    if (point?.unit !== 'year' || point.year === undefined) break;
    years.push(point.year);
    end = next + point.length;
    next = end;
    if (words[next] === ',') next++;
    if (['and', 'or', 'plus', 'slash'].includes(words[next] ?? '')) next++;
    if (next === end) break;
  }
  return years.length < 2 ? undefined : { period: { kind: 'eachYear', years }, length: end - at, unit: 'year' };
}

function singleAt(words: readonly string[], at: number, anchor: string): PeriodAt | undefined {
  const point = pointAt(words, at);
  if (!point) return undefined;
  const unit = point.unit === 'half' ? {} : { unit: point.unit };
  if (point.year !== undefined) return { period: periodOfSpan(point.in(point.year)), length: point.length, ...unit };
  const rest = relativeYearAfter(words, at + point.length, anchor);
  const year = rest?.year ?? newestYearOf(point, anchor);
  const month = !rest && point.unit === 'month' ? { month: monthOf(point.in(year).from) } : {};
  const assumption = rest
    ? `The year meant is ${year}: the data ends on ${anchor}.`
    : `The year is taken as ${year}, the newest in the data.`;
  return {
    period: periodOfSpan(point.in(year)),
    length: point.length + (rest?.length ?? 0),
    assumption,
    ...(!rest && { isYearAssumed: true as const }),
    ...unit,
    ...month,
  };
}

/** `first quarter of last year`. */
function relativeYearAfter(
  words: readonly string[],
  at: number,
  anchor: string,
): { year: number; length: number } | undefined {
  const lead = words[at] === 'of' || words[at] === 'in' ? 1 : 0;
  const read = relativeAt(words, at + lead, anchor);
  if (read?.period.kind !== 'years' || read.period.from === undefined || read.period.from !== read.period.to)
    return undefined;
  return { year: read.period.from, length: lead + read.length };
}

const DAYS = ['', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** What the calendar repeats: `on weekends`, `on sundays`, `every december`. */
function calendarAt(words: readonly string[], at: number): PeriodAt | undefined {
  const start = ['on', 'at', 'during', 'over', 'a', 'the', 'every', 'each'].includes(words[at] ?? '') ? at + 1 : at;
  const word = (words[start] ?? '').replace(/s$/, '');
  const length = start + 1 - at;
  if (word === 'weekend') return { period: { kind: 'daysOfWeek', days: [6, 7] }, length };
  if (word === 'weekday' && words[start - 1] === 'on')
    return { period: { kind: 'daysOfWeek', days: [1, 2, 3, 4, 5] }, length };
  const month = monthNumber(words[start] ?? '');
  if (month !== undefined && ['every', 'each'].includes(words[start - 1] ?? '') && start > at)
    return { period: { kind: 'monthsOfYear', months: [month] }, length };
  const day = DAYS.indexOf(word);
  return day > 0 ? { period: { kind: 'daysOfWeek', days: [day] }, length } : undefined;
}
