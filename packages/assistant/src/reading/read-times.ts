import type { Tag, TagOf } from '../tags/tag.ts';
import { monthOf, periodAround } from '../time/calendar.ts';
import { type Period, periodOfSpan, type ReadPeriod } from '../time/period.ts';
import { before, type Draft, has, open, SMALL, take, textOf } from './draft.ts';

/** When: periods that are filters, and those that a growth goes from and to. */
export function readTimes(draft: Draft): void {
  const said = open(draft, 'period');
  take(draft, ...said);
  const tags = said.filter((tag) => !isNamedBehind(draft, tag, said));
  for (const tag of tags) {
    const read = inYearOfNext(draft, tag);
    const { assumption, isComparison } = read;
    const months = draft.tags.some((one) => one.kind === 'grain' && one.grain === 'year') ? monthsOf(draft, tag) : [];
    const period: Period = months.length > 0 ? { kind: 'monthsOfYear', months } : withinYear(draft, tag, read.period);
    const not = notOf(draft, tag);
    const isLeftOut = not !== undefined && !draft.used.has(not);
    const isRepeated = months.length > 0 || (isLeftOut && monthsOf(draft, tag).length > 0);
    if (assumption && !isRepeated) draft.assumptions.push(assumption);
    if (isComparison) draft.comparedWith = tag.read;
    else if (isLeftOut) readNegated(draft, tag, period, not);
    else draft.periods.push(period);
  }
  if (draft.periods.length > 1 && isComparing(draft))
    draft.periods = draft.periods.map((period) => (period.kind === 'yearToDate' ? toDate(draft) : period));
  draft.periods = withDaysTogether(draft.periods);
  if (has(draft, 'share')) readPartTime(draft, tags);
  if (has(draft, 'share')) readPartDays(draft, tags);
  const years = draft.periods.flatMap(yearsOf);
  const areYears = draft.periods.every((period) => yearsOf(period).length > 0);
  if (draft.periods.length > 1 && areYears && !isComparing(draft)) {
    draft.periods = [{ kind: 'eachYear', years: [...new Set(years)].sort((a, b) => a - b) }];
  } else if (!isComparing(draft)) refuseMixed(draft, tags);
}

const RELATIVE = /\b(?:last|past|previous|prior|preceding|latest|current|this)\b/i;
const THAT_IS = [',', '(', 'that', 'is', 'i', 'e', 'ie', 'namely', 'meaning', 'so', 'being'];

/** `last year, 2024`, `the last two program years 2023 and 2024`: the asker's year, and not that of the data. */
function isNamedBehind(draft: Draft, tag: TagOf<'period'>, all: readonly TagOf<'period'>[]): boolean {
  const next = all.find(({ from }) => from >= tag.to);
  if (!RELATIVE.test(textOf(draft, tag)) || !next || RELATIVE.test(textOf(draft, next))) return false;
  return draft.tokens.slice(tag.to, next.from).every(({ low }) => THAT_IS.includes(low));
}

/** `month by month through 2024`: within the year that the rows divide, and not from the beginning until it. */
function withinYear(draft: Draft, tag: TagOf<'period'>, period: Period): Period {
  const isThrough = /^(?:all )?(?:through|thru)\b(?! (?:the )?(?:very )?(?:end|close)\b)/i.test(textOf(draft, tag));
  const grains = draft.tags.flatMap((one) => (one.kind === 'grain' ? one.grain : []));
  const isDivided = grains.length > 0 && !grains.includes('year');
  if (!isThrough || !isDivided || period.kind !== 'years' || period.from !== undefined) return period;
  draft.assumptions.push(
    `“${textOf(draft, tag)}” is taken as within ${period.to}: say “until ${period.to}” for all time before, too.`,
  );
  return { ...period, from: period.to ?? 0 };
}

/** `on Saturdays and Sundays`: a record is of one day, so that both are one condition. */
function withDaysTogether(periods: readonly Period[]): Period[] {
  const days = periods.flatMap((period) => (period.kind === 'daysOfWeek' ? period.days : []));
  if (days.length === 0) return [...periods];
  const others = periods.filter(({ kind }) => kind !== 'daysOfWeek');
  return [...others, { kind: 'daysOfWeek', days: [...new Set(days)].sort((a, b) => a - b) }];
}

/** `YTD vs last year`: the year to date as the days that it has. */
function toDate({ anchor }: Draft): Period {
  return periodOfSpan({ from: `${anchor.slice(0, 4)}-01-01`, to: anchor });
}

const OF_YEAR = '(?: of (?:the|each|every|any) year)?$';
const QUARTER = new RegExp(`^\\W*(?:in |the |during )*(?:q[1-4]|\\w+ quarter)${OF_YEAR}`, 'i');
const HALF = new RegExp(`^\\W*(?:in |the |during )*(?:h[12]|(?:first|second|1st|2nd) half)${OF_YEAR}`, 'i');

/** Of `March by year`, `Q4 of each year` the months that every year has. */
function monthsOf(draft: Draft, tag: TagOf<'period'>): readonly number[] {
  const { month, period } = tag.read;
  if (month !== undefined) return [month];
  const count = QUARTER.test(textOf(draft, tag)) ? 3 : HALF.test(textOf(draft, tag)) ? 6 : 0;
  if (period.kind !== 'dates' || period.from === undefined) return [];
  const first = monthOf(period.from);
  return Array.from({ length: count }, (_, after) => first + after);
}

/** `Q1 and Q3 2023`, `Q4 vs Q1 2023`, `Q1 2023 vs Q4`: the year is said once. */
function inYearOfNext(draft: Draft, tag: TagOf<'period'>): ReadPeriod {
  const { period, unit } = tag.read;
  if (period.kind !== 'dates' || period.from === undefined || (unit !== 'month' && unit !== 'quarter')) return tag.read;
  const at = draft.tags.indexOf(tag);
  const year = yearOfOther(draft, tag, at + 1, at + 2) ?? yearOfOther(draft, tag, at - 1, at - 2);
  if (year === undefined || YEAR.test(textOf(draft, tag))) return tag.read;
  return { unit, period: { kind: 'dates', ...periodAround(`${year}${period.from.slice(4)}`, unit) } };
}

/** The year that is said of another time of the same length, beside which this one is set. */
function yearOfOther(draft: Draft, tag: TagOf<'period'>, joinAt: number, at: number): string | undefined {
  const [join, other] = [draft.tags[joinAt], draft.tags[at]];
  const isJoin =
    join !== undefined &&
    (JOINS.includes(join.kind) || (join.kind === 'preposition' && ['to', 'with', 'against'].includes(join.word)));
  if (!isJoin || other?.kind !== 'period' || other.read.unit !== tag.read.unit) return undefined;
  return other.read.period.kind === 'dates' ? YEAR.exec(textOf(draft, other))?.[0] : undefined;
}

const JOINS: readonly Tag['kind'][] = ['and', 'or', 'versus'];

/** `what share of 2023 spend was in Q4`: the quarter is the part, and its year the whole. */
function readPartTime(draft: Draft, tags: readonly TagOf<'period'>[]): void {
  const [whole, part] = draft.periods;
  const [year, another] = whole ? yearsOf(whole) : [];
  const [, tag] = tags;
  const isOne = draft.periods.length === 2 && tags.length === 2 && year !== undefined && another === undefined;
  if (!isOne || !tag || part?.kind !== 'dates' || part.from === undefined) return;
  const isBare = !YEAR.test(textOf(draft, tag));
  const isHalf = HALF.test(textOf(draft, tag).replace(/ (?:of |in )?\d{4}$/, ''));
  const unit = isHalf ? 'half' : tag.read.unit;
  if (unit !== 'half' && unit !== 'quarter' && unit !== 'month') return;
  const span = periodAround(isBare ? `${year}${part.from.slice(4)}` : part.from, unit);
  if (!span.from.startsWith(`${year}-`)) return;
  draft.periods = draft.periods.slice(0, 1);
  draft.partTime = { kind: 'dates', ...span };
  // Its year is said by the whole.
  const guessed = isBare ? draft.assumptions.indexOf(tag.read.assumption ?? '') : -1;
  if (guessed >= 0) draft.assumptions.splice(guessed, 1);
}

/** `what share of meals was on weekends`: those days are the part, and not what all is of. */
function readPartDays(draft: Draft, tags: readonly TagOf<'period'>[]): void {
  const days = draft.periods.find(({ kind }) => kind === 'daysOfWeek');
  const tag = tags.find(({ read }) => read.period.kind === 'daysOfWeek');
  const isBehind = tag && draft.tokens.slice(Math.max(0, tag.from - 3), tag.from).some(({ lemma }) => isBeing(lemma));
  if (!days || !isBehind || draft.partTime) return;
  draft.periods = draft.periods.filter((period) => period !== days);
  draft.partTime = days;
}

function isBeing(lemma: string): boolean {
  return ['be', 'fall', 'happen', 'occur', 'make', 'pay', 'take', 'come', 'go'].includes(lemma);
}

const YEAR = /\b\d{4}\b/;

/** Times beside each other hold one or the other where all are of one kind; of `the first half of 2023 and 2024` nobody can tell. */
function refuseMixed(draft: Draft, tags: readonly TagOf<'period'>[]): void {
  const spans = draft.periods.filter(({ kind }) => ['years', 'eachYear', 'dates'].includes(kind));
  // `up to March 2024 from January 2024` is no one or the other.
  const joins: readonly Tag['kind'][] = spans.some(isOpen) ? ['and', 'or'] : ['and', 'or', 'filler', 'period'];
  const areJoined = tags.slice(1).every((tag) => {
    const between = draft.tags.slice(0, draft.tags.indexOf(tag)).findLast(({ kind }) => kind !== 'preposition');
    return between !== undefined && joins.includes(between.kind);
  });
  const isYear = (tag: TagOf<'period'>) => YEAR.test(textOf(draft, tag)) || inYearOfNext(draft, tag) !== tag.read;
  const isMixed = new Set(spans.map(({ kind }) => kind)).size > 1;
  if (spans.length > 1 && (isMixed || !areJoined || new Set(tags.map(isYear)).size > 1))
    draft.cannot = 'I cannot tell how these times belong together: say each in full, for example Q1 2023 and Q1 2024.';
}

function isOpen(period: Period): boolean {
  return 'from' in period !== 'to' in period;
}

/** Whether two times are set beside each other, and not added up. */
export function isComparing(draft: Draft): boolean {
  return has(draft, 'growth', 'compare', 'versus') || draft.comparedWith !== undefined;
}

/** Single years, and each of several. */
function yearsOf(period: Period): readonly number[] {
  if (period.kind === 'eachYear') return period.years;
  return period.kind === 'years' && period.from !== undefined && period.from === period.to ? [period.from] : [];
}

/** Whole years, days of the week, and months or quarters of any year; those of one year are no condition by themselves. */
function readNegated(draft: Draft, tag: TagOf<'period'>, period: Period, not: Tag): void {
  const months = monthsOf(draft, tag);
  const isBetween = ({ from, to }: Tag) => from >= not.to && (to <= tag.from || tag.to <= not.from);
  take(draft, not, ...draft.tags.filter((one) => OF_RECORDS.includes(one.kind) && isBetween(one)));
  const years = [...yearsOf(period), ...yearsOfSpan(draft, period)];
  if (isSinceAlone(draft, tag)) draft.cannot = SINCE_OR_AFTER;
  else if (years.length > 0) draft.filters.push({ field: 'program_year', values: years.map(String), isNegated: true });
  else if (period.kind === 'daysOfWeek') {
    draft.periods.push({ kind: 'daysOfWeek', days: [1, 2, 3, 4, 5, 6, 7].filter((day) => !period.days.includes(day)) });
  } else if (months.length > 0) {
    draft.periods.push({ kind: 'monthsOfYear', months: MONTHS.filter((month) => !months.includes(month)) });
  } else draft.cannot = 'Only whole years, months or quarters of any year, and days of the week can be left out.';
}

const SINCE_OR_AFTER =
  'I cannot tell whether that year is among those without any: say after which year, or name the years.';

/** `not paid since 2022`: the last time may have been in that year, unless another time says when it was. */
function isSinceAlone(draft: Draft, tag: TagOf<'period'>): boolean {
  return /^since\b/i.test(textOf(draft, tag)) && !draft.tags.some((one) => one.kind === 'period' && one !== tag);
}

/** `no spend before 2023`, `none since 2022`: the years of the data that are in a time of several. */
function yearsOfSpan({ years }: Draft, period: Period): readonly number[] {
  if (period.kind !== 'years' || (period.from !== undefined && period.from === period.to)) return [];
  const { from = 0, to = Number.POSITIVE_INFINITY } = period;
  return years.filter((year) => year >= from && year <= to);
}

/** The word by which a time is left out: `no payments in 2024`, `in 2024, companies that did not pay`. */
export function notOf(draft: Draft, tag: TagOf<'period'>): TagOf<'not'> | undefined {
  const small = [...SMALL, ...OF_RECORDS];
  const [first, last] = [
    draft.tags.find(({ kind }) => !SMALL.includes(kind)),
    draft.tags.findLast(({ kind }) => !small.includes(kind)),
  ];
  const isOfRows = first === tag && draft.tags.some(({ kind, to }) => kind === 'noun' && last && to <= last.from);
  const not = isOfRows ? last : before(draft, tag, small);
  return not?.kind === 'not' ? not : undefined;
}

/** What may stand between: `no payments in 2024`. */
const OF_RECORDS: readonly Tag['kind'][] = ['unit', 'amount', 'verb', 'list'];

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
