import type { Rollup, RollupColumn } from '../model/model.ts';
import { everyCondition } from './filters.ts';
import type { PlannedCondition, PlannedFilter, RangeEnd } from './plan.ts';

/** The column of that name. */
export function columnOf(rollup: Rollup, name: string): RollupColumn | undefined {
  return rollup.columns.find(({ column }) => column === name);
}

/** Whether a column still tells the values of an attribute apart; without an attribute, its own values. */
export function keeps({ labels }: RollupColumn, attribute: string | undefined): boolean {
  return labels === undefined || (attribute !== undefined && labels.attributes.includes(attribute));
}

/** Whether a filter on records can be put to the rows of a roll-up. */
export function canFilter(rollup: Rollup, filter: PlannedFilter): boolean {
  return everyCondition(filter, (condition) => canTest(rollup, condition));
}

/** Whether one condition can. */
export function canTest(rollup: Rollup, { column: name, lookup, part, test }: PlannedCondition): boolean {
  const column = columnOf(rollup, name);
  if (part) return column !== undefined && (!column.monthly || part !== 'dayOfWeek');
  if (column?.bands && !betweenBounds(column, test)) return false;
  return column !== undefined && keeps(column, lookup?.attribute) && (!column.monthly || wholeMonths(test));
}

/** Whether a bound is among those that a column of bands was made with; `25.00` is `25`. */
export function isBoundOf({ bands = [] }: RollupColumn): (bound: string) => boolean {
  const known = new Set(bands.map(Number));
  return (bound) => known.has(Number(bound));
}

/** A condition on amounts says the same of the bound that stands for them when its ends are such bounds. */
function betweenBounds(column: RollupColumn, test: PlannedCondition['test']): boolean {
  if (test.kind === 'in') return test.values.length === 0;
  if (test.kind !== 'range') return false;
  const isBound = isBoundOf(column);
  const { from, to } = test;
  return (!from || (from.inclusive && isBound(from.value.text))) && (!to || (!to.inclusive && isBound(to.value.text)));
}

/** Whether conditions leave the values between two bounds that follow one another, or those beyond the first or last one. */
export function isOneBand(bounds: readonly string[], tests: readonly PlannedCondition['test'][]): boolean {
  const ranges = tests.filter((test) => test.kind === 'range');
  const place = ({ value }: RangeEnd): number => bounds.findIndex((bound) => Number(bound) === Number(value.text));
  const first = Math.max(-1, ...ranges.flatMap(({ from }) => (from ? [place(from)] : [])));
  const end = Math.min(bounds.length, ...ranges.flatMap(({ to }) => (to ? [place(to)] : [])));
  return ranges.length > 0 && end === first + 1;
}

/** A condition on dates says the same of the first of the month as of its days when its ends fall between months. */
function wholeMonths(test: PlannedCondition['test']): boolean {
  if (test.kind === 'in') return test.values.length === 0;
  if (test.kind === 'yearToDate') return true;
  if (test.kind !== 'range') return false;
  return startsMonth(test.from, true) && startsMonth(test.to, false);
}

function startsMonth(end: RangeEnd | undefined, inclusive: boolean): boolean {
  if (!end) return true;
  if (end.inclusive === inclusive) return end.value.text.endsWith('-01');
  const next = new Date(`${end.value.text}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1;
}
