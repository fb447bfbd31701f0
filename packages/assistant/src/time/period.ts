import { DAY_NAMES, type FilterInput, MONTH_NAMES, type TimeGrain } from '@pellucid/contract';
import { isWholeYears, type Span, yearOf } from './calendar.ts';

/** A stretch of time as a question means it; either end may be open. */
export type Period =
  /** Program years, as they are reported. */
  | { readonly kind: 'years'; readonly from?: number; readonly to?: number }
  | { readonly kind: 'eachYear'; readonly years: readonly number[] }
  | { readonly kind: 'dates'; readonly from?: string; readonly to?: string }
  | { readonly kind: 'yearToDate' }
  | { readonly kind: 'daysOfWeek'; readonly days: readonly number[] }
  | { readonly kind: 'monthsOfYear'; readonly months: readonly number[] }
  | { readonly kind: 'allTime' };

/** A period that is read from a question. */
export interface ReadPeriod {
  readonly period: Period;
  /** What was taken for granted, as of all that is relative. */
  readonly assumption?: string;
  /** No year is named, and the newest taken. */
  readonly isYearAssumed?: true;
  /** It is set beside the period before it: `same period last year`. */
  readonly isComparison?: true;
  readonly unit?: TimeGrain;
  /** Of a range: its first and last period, where a change is asked. */
  readonly ends?: readonly [Period, Period];
  /** A month without its year, which every year has. */
  readonly month?: number;
}

/** A period in the words of a question, with how many of them it takes. */
export type PeriodAt = ReadPeriod & { readonly length: number };

/** Whole calendar years are program years, which every source has. */
export function periodOfSpan({ from, to }: Span): Period {
  return isWholeYears({ from, to })
    ? { kind: 'years', from: yearOf(from), to: yearOf(to) }
    : { kind: 'dates', from, to };
}

/** The condition that a period is. */
export function periodFilters(period: Period): FilterInput[] {
  switch (period.kind) {
    case 'years':
      return between('program_year', period.from, period.to);
    case 'eachYear':
      return [{ field: 'program_year', op: 'in', value: [...period.years] }];
    case 'dates':
      return between('date', period.from, period.to);
    case 'yearToDate':
      return [{ field: 'date', op: 'yearToDate' }];
    case 'daysOfWeek':
      return [{ field: 'date', part: 'dayOfWeek', op: 'in', value: [...period.days] }];
    case 'monthsOfYear':
      return [{ field: 'date', part: 'monthOfYear', op: 'in', value: [...period.months] }];
    case 'allTime':
      return [];
  }
}

/** Stretches beside each other hold one or the other; days of the week and months of any year hold within them. */
export function timeFilters(periods: readonly Period[]): FilterInput[] {
  const spans = periods.filter(({ kind }) => ['years', 'eachYear', 'dates'].includes(kind));
  if (spans.length < 2) return periods.flatMap(periodFilters);
  const others = periods.filter((period) => !spans.includes(period));
  return [{ any: spans.map((span) => ({ all: periodFilters(span) })) }, ...others.flatMap(periodFilters)];
}

function between(field: string, from: string | number | undefined, to: string | number | undefined): FilterInput[] {
  if (from !== undefined && to !== undefined) {
    return [from === to ? { field, op: 'eq', value: from } : { field, op: 'between', value: [from, to] }];
  }
  if (from !== undefined) return [{ field, op: 'gte', value: from }];
  return to === undefined ? [] : [{ field, op: 'lte', value: to }];
}

/** A period as people say it. */
export function periodWords(period: Period): string {
  switch (period.kind) {
    case 'years':
    case 'dates': {
      const { from, to } = period;
      if (from !== undefined && to !== undefined) return from === to ? String(from) : `${from} to ${to}`;
      return from !== undefined ? `since ${from}` : `up to ${to}`;
    }
    case 'eachYear':
      return period.years.join(' and ');
    case 'yearToDate':
      return 'year to date';
    case 'daysOfWeek':
      return period.days.map((day) => `${DAY_NAMES[day]}s`).join(' and ');
    case 'monthsOfYear':
      return `${monthsText(period.months)} of any year`;
    case 'allTime':
      return 'all years';
  }
}

/** Months that follow each other by the first and the last. */
function monthsText(months: readonly number[]): string {
  const [first = 0, last = 0] = [months[0], months.at(-1)];
  const isRow = months.length > 2 && last - first === months.length - 1;
  return isRow ? `${MONTH_NAMES[first]} to ${MONTH_NAMES[last]}` : months.map((month) => MONTH_NAMES[month]).join(', ');
}

/** The single years of a period of whole ones; of one without an end those that the data has. */
export function yearsIn(period: Period, known: readonly number[] = []): readonly number[] {
  if (period.kind === 'eachYear') return period.years;
  if (period.kind !== 'years') return [];
  const { from = Math.min(...known), to = Math.max(...known) } = period;
  return Number.isFinite(to - from) ? Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at) : [];
}

/** What periods are put in order by. */
export function startOf(period: Period): string {
  return 'from' in period ? String(period.from ?? '') : '';
}
