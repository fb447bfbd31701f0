import { addDays, monthOf, type Span, yearOf } from './calendar.ts';
import { daysBetweenAt } from './days-between.ts';
import { partOfYearAt } from './part-of-year.ts';
import { type Period, periodOfSpan, type ReadPeriod } from './period.ts';
import { monthNumber, newestYearOf, type Point, pointAt } from './points.ts';
import { relativeAt } from './relative.ts';

export type PeriodAt = ReadPeriod & { readonly length: number };

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
  const start = at + lead;
  const named = inSpanOfAt(words, start, anchor);
  if (named) return { ...named, length: named.length + lead };
  const part = partOfYearAt(words, start, anchor);
  if (part) return { ...part, length: part.length + lead };
  if (lead === 0 && isDoubtful(words, start, anchor)) return undefined;
  const read =
    calendarAt(words, start) ??
    rangeAt(words, start, anchor) ??
    yearsAt(words, start) ??
    singleAt(words, start, anchor) ??
    relativeAt(words, start, anchor);
  return read && { ...read, length: read.length + lead };
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
  const range = rangeAt(words, at + 1, anchor);
  return range && { ...range, length: range.length + 1 };
}

const SPANS = ['years', 'period', 'span', 'timespan', 'interval', 'timeframe'];
const OF_SPANS = ['from', 'between', 'of', 'spanning', 'covering'];

/** `the years from 2021 to 2023`, `the period between March and June 2023`: what a span is called, and the span. */
function inSpanOfAt(words: readonly string[], at: number, anchor: string): PeriodAt | undefined {
  const the = words[at] === 'the' ? 1 : 0;
  const kind = ['calendar', 'program', 'reporting', 'time'].includes(words[at + the] ?? '') ? 1 : 0;
  if (the === 0 || !SPANS.includes(words[at + the + kind] ?? '')) return undefined;
  const next = at + the + kind + 1;
  const start = next + (OF_SPANS.includes(words[next] ?? '') ? 1 : 0);
  const range = rangeAt(words, start, anchor);
  return range && { ...range, length: range.length + start - at };
}

/** `A to B`, `A-B`; an end without a year takes it from the other. */
function rangeAt(words: readonly string[], at: number, anchor: string): PeriodAt | undefined {
  const first = pointAt(words, at);
  if (!first) return undefined;
  let next = at + first.length;
  const join = words[next] ?? '';
  if (!TO.includes(join) && !(join === 'up' && words[next + 1] === 'to')) return undefined;
  const isAnd = join === 'and';
  if (isAnd && words[at - 1] !== 'between' && !canJoin(first)) return undefined;
  next += join === 'up' ? 2 : 1;
  if (UNTIL.includes(words[next] ?? '')) next++;
  // `until the end of 2023`.
  if (words[next] === 'the' && words[next + 1] === 'end') next++;
  if (words[next] === 'end' && words[next + 1] === 'of') next += 2;
  const second = pointAt(words, next) ?? shortYearAt(words, next, first);
  if (!second || (isAnd && words[at - 1] !== 'between' && second.unit !== first.unit)) return undefined;
  const years = yearsOfRange(first, second, anchor);
  const span = { from: first.in(years.first).from, to: second.in(years.second).to };
  if (span.from > span.to) return undefined;
  if (isAnd && words[at - 1] !== 'between' && !isAdjacent(first.in(years.first), second.in(years.second)))
    return undefined;
  const ends = [periodOfSpan(first.in(years.first)), periodOfSpan(second.in(years.second))] as const;
  const isOfParts = first.unit === second.unit && first.unit !== 'year' && first.unit !== 'day';
  return {
    period: periodOfSpan(span),
    length: next + second.length - at,
    ...(isOfParts && { ends }),
    ...assumedYear(first, second, years.second),
  };
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

const SINCE: readonly (readonly [phrase: string, side: 'from' | 'to', isIncluded: boolean])[] = [
  ['starting from', 'from', true],
  ['starting in', 'from', true],
  ['starting', 'from', true],
  ['beginning in', 'from', true],
  ['beginning', 'from', true],
  ['since', 'from', true],
  ['from', 'from', true],
  ['after', 'from', false],
  ['later than', 'from', false],
  ['post', 'from', false],
  ['not before', 'from', true],
  ['no earlier than', 'from', true],
  ['not earlier than', 'from', true],
  ['no later than', 'to', true],
  ['not later than', 'to', true],
  ['not after', 'to', true],
  ['up until', 'to', true],
  ['as of', 'to', true],
  ['pre', 'to', false],
  ['prior to', 'to', false],
  ['earlier than', 'to', false],
  ['before', 'to', false],
  ['up to and including', 'to', true],
  ['up to', 'to', true],
  ['until the end of', 'to', true],
  ['until', 'to', true],
  ['till', 'to', true],
  ['through', 'to', true],
  ['by the end of', 'to', true],
];

const ONWARD = ['on', 'onward', 'onwards', 'forward'];

/** `since March 2021`, `before 2022`, `2021 onwards`, `2022 and later`. */
function openAt(words: readonly string[], at: number, anchor: string): PeriodAt | undefined {
  for (const [phrase, side, isIncluded] of SINCE) {
    const parts = phrase.split(' ');
    if (!parts.every((part, index) => words[at + index] === part)) continue;
    const point = pointAt(words, at + parts.length);
    if (!point) continue;
    let length = parts.length + point.length;
    if (phrase === 'from' && !ONWARD.includes(words[at + length] ?? '')) return undefined;
    if (ONWARD.includes(words[at + length] ?? '')) length += 1;
    return { ...openPeriod(point, side, isIncluded, anchor), length };
  }
  const point = pointAt(words, at);
  if (!point) return undefined;
  const [first = '', second = ''] = words.slice(at + point.length);
  if (
    first === 'onward' ||
    first === 'onwards' ||
    (first === 'and' && ['later', 'after', 'onwards', 'newer'].includes(second))
  )
    return { ...openPeriod(point, 'from', true, anchor), length: point.length + (first === 'and' ? 2 : 1) };
  if ((first === 'and' || first === 'or') && ['earlier', 'before', 'older'].includes(second))
    return { ...openPeriod(point, 'to', true, anchor), length: point.length + 2 };
  return undefined;
}

function openPeriod(point: Point, side: 'from' | 'to', isIncluded: boolean, anchor: string): ReadPeriod {
  const { from, to } = point.in(point.year ?? newestYearOf(point, anchor));
  if (point.unit === 'year') {
    const year = yearOf(from);
    const moved = isIncluded ? year : side === 'from' ? year + 1 : year - 1;
    return { period: { kind: 'years', [side]: moved } as Period };
  }
  if (side === 'from') return { period: { kind: 'dates', from: isIncluded ? from : addDays(to, 1) } };
  return { period: { kind: 'dates', to: isIncluded ? to : addDays(from, -1) } };
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
