import type { Condition, Mark, MarkedValue, Scalar, Tile, TimeGrain } from '@pellucid/contract';
import { lastDayOf, periodsBetween } from '../../charts/periods.ts';

/** The condition that holds where a field has one of some values, null being the empty one; null where there are none. */
export function conditionOn(field: string, values: readonly Scalar[]): Condition | null {
  const [value, ...more] = values;
  if (value === undefined) return null;
  if (more.length > 0) return { field, op: 'in', value: [...values] };
  return value === null ? { field, op: 'isEmpty' } : { field, op: 'eq', value };
}

/** The values that a filter chooses; none where it is no choice of values. */
export function chosenValues(condition: Condition | null): Scalar[] {
  return valuesOf(condition, { one: 'eq', many: 'in', blank: 'isEmpty' });
}

/** The values that a filter leaves out. */
export function excludedValues(condition: Condition | null): Scalar[] {
  return valuesOf(condition, { one: 'ne', many: 'notIn', blank: 'notEmpty' });
}

function valuesOf(
  condition: Condition | null,
  { one, many, blank }: Record<'one' | 'many' | 'blank', Condition['op']>,
): Scalar[] {
  if (condition === null) return [];
  const { op, value } = condition;
  if (op === blank) return [null];
  if (op === one && value !== undefined && !Array.isArray(value)) return [value];
  return op === many && Array.isArray(value) ? value : [];
}

/** The filter that leaves values out; of those that the filter before chooses it takes them away. */
export function excluding(before: Condition | null, field: string, values: readonly Scalar[]): Condition {
  const rest = chosenValues(before).filter((value) => !values.includes(value));
  const chosen = conditionOn(field, rest);
  if (chosen !== null) return chosen;
  return leftOut(field, [...new Set([...excludedValues(before), ...values])]);
}

/** The condition that leaves some values out; null where there are none. */
export function exclusionOn(field: string, values: readonly Scalar[]): Condition | null {
  return values.length === 0 ? null : leftOut(field, values);
}

function leftOut(field: string, values: readonly Scalar[]): Condition {
  if (values.every((value) => value === null)) return { field, op: 'notEmpty' };
  return { field, op: 'notIn', value: [...values] };
}

/**
 * The filters that leave only what is marked. Null where no filter can say it: periods with gaps between them, and what has
 * no date beside what has one.
 */
export function onlyMarked({ query }: Tile, { field, values, series }: Mark): Condition[] | null {
  const other = series === undefined ? [] : onlyValues(query.timeGrain, series.field, [series.value]);
  const own = onlyValues(query.timeGrain, field, values);
  return own === null || other === null ? null : [...own, ...other];
}

function onlyValues(grain: TimeGrain = 'day', field: string, values: readonly MarkedValue[]): Condition[] | null {
  if (field === 'date' && values.some((value) => value !== null)) {
    const starts = values.map(String).sort();
    const [first = ''] = starts;
    const last = starts.at(-1) ?? first;
    if (periodsBetween(starts, grain)?.length !== starts.length) return null;
    return [{ field, op: 'between', value: [first, lastDayOf(last, grain)] }];
  }
  const condition = conditionOn(field, values);
  return condition === null ? null : [condition];
}
