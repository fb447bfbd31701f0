import { type Condition, type Filter, isCondition, isMembership, type Scalar } from '@pellucid/contract';
import { QueryRefused } from '../scope/query-refused.ts';

/** The same day so many months later; the last of its month where that is shorter. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(0);
  last.setUTCFullYear(year, month - 1 + months + 1, 0);
  const kept = Math.min(day, last.getUTCDate());
  return `${last.toISOString().slice(0, 8)}${String(kept).padStart(2, '0')}`;
}

function daysLater(date: string, days: number): string {
  const later = new Date(`${date}T00:00:00Z`);
  later.setUTCDate(later.getUTCDate() + days);
  return later.toISOString().slice(0, 10);
}

/** Months differ by three days at most, so that days which fall on one another lie no further apart. */
const MAX_DAYS_APART = 4;

/** The first day that falls on a date or after it, so many months later. */
function firstOn(date: string, months: number): string {
  let day = daysLater(monthsLater(date, -months), -MAX_DAYS_APART);
  while (monthsLater(day, months) < date) day = daysLater(day, 1);
  return day;
}

/** The last day that falls on a date or before it, so many months later. */
export function lastOn(date: string, months: number): string {
  let day = daysLater(monthsLater(date, -months), MAX_DAYS_APART);
  while (monthsLater(day, months) > date) day = daysLater(day, -1);
  return day;
}

/**
 * What holds for records, where some filters hold for them as if they had happened so many months later. Members of other answers
 * are the same. `latest`: the date that the data ends with.
 *
 * @throws QueryRefused where a condition is on what a later date does not have in common with its own.
 */
export function movedBack(filters: readonly Filter[], months: number, latest: string | null): Filter[] {
  return filters.map((filter): Filter => {
    if (isMembership(filter)) return filter;
    if (isCondition(filter)) return conditionBack(filter, months, latest);
    if ('all' in filter) return { all: movedBack(filter.all, months, latest) };
    if ('any' in filter) return { any: movedBack(filter.any, months, latest) };
    return { not: movedBack([filter.not], months, latest)[0] ?? filter.not };
  });
}

function conditionBack(condition: Condition, months: number, latest: string | null): Filter {
  if (condition.field === 'program_year') return programYearBack(condition, months / 12);
  if (condition.field !== 'date') return condition;
  if (condition.op === 'yearToDate') return latest === null ? condition : dateBack(yearTo(latest), months);
  if (!condition.part) return dateBack(condition, months);
  if (condition.part !== 'dayOfWeek' && months === 12) return condition;
  throw new QueryRefused('invalid', `Earlier records by ${condition.part} cannot be listed.`, 'measure');
}

function yearTo(latest: string): Condition {
  return { field: 'date', op: 'between', value: [`${latest.slice(0, 4)}-01-01`, latest] };
}

function programYearBack({ value, ...condition }: Condition, years: number): Condition {
  const back = (year: Scalar): Scalar => (year === null ? null : Number(year) - years);
  if (value === undefined) return condition;
  return { ...condition, value: Array.isArray(value) ? value.map(back) : back(value) };
}

function dateBack(condition: Condition, months: number): Filter {
  const { field, op, value } = condition;
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const [first = '', last = ''] = values.map(String);
  const on = (one: Scalar): Filter =>
    one === null
      ? { field, op: 'isEmpty' }
      : { field, op: 'between', value: [firstOn(String(one), months), lastOn(String(one), months)] };
  switch (op) {
    case 'eq':
    case 'in':
      return { any: values.map(on) };
    case 'ne':
    case 'notIn':
      return { not: { any: values.map(on) } };
    case 'lt':
    case 'gte':
      return { field, op, value: firstOn(first, months) };
    case 'gt':
    case 'lte':
      return { field, op, value: lastOn(first, months) };
    case 'between':
      return { field, op, value: [firstOn(first, months), lastOn(last, months)] };
    default:
      return condition;
  }
}
