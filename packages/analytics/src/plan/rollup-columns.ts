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
  return column !== undefined && keeps(column, lookup?.attribute) && (!column.monthly || wholeMonths(test));
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
