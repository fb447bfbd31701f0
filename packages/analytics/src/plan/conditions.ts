import type { Condition, Operator, Scalar, ValueType } from '@pellucid/contract';
import type { Dimension } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import type { DataFacts, FormerNames, LatestDate, Literal, PlannedCondition, Test } from './plan.ts';
import { literal } from './values.ts';

const ANY_TYPE: readonly Operator[] = ['eq', 'ne', 'in', 'notIn', 'isEmpty', 'notEmpty'];
const ORDERED: readonly Operator[] = [...ANY_TYPE, 'lt', 'lte', 'gt', 'gte', 'between'];

/** What a field of a type can be compared with. */
export const OPERATORS_OF: Readonly<Record<ValueType, readonly Operator[]>> = {
  text: [...ANY_TYPE, 'contains', 'notContains', 'startsWith'],
  boolean: ANY_TYPE,
  integer: ORDERED,
  count: ORDERED,
  money: ORDERED,
  decimal: ORDERED,
  share: ORDERED,
  date: [...ORDERED, 'yearToDate'],
};

/** What a condition is on: a column, of a lookup table or as it is; of records with dates, how far these go. */
export type FilteredField = Pick<Dimension, 'type' | 'column' | 'lookup'> & {
  readonly latest?: LatestDate;
  /** Who asks for one of these means what has another name today. */
  readonly formerNames?: FormerNames | undefined;
};

/** A dimension as conditions are planned on it. */
export function filteredField(dimension: Dimension, { formerNames }: DataFacts): Dimension & FilteredField {
  const { lookup } = dimension;
  if (!lookup?.formerly) return dimension;
  return { ...dimension, formerNames: formerNames.get(`${lookup.table}.${lookup.attribute}`) };
}

/** Checks a condition and turns it into what the column must satisfy. `place` is where it stands in the query. */
export function planCondition(condition: Condition, field: FilteredField, place: string): PlannedCondition {
  const { column, lookup, type } = field;
  const { part } = condition;
  if (!part && condition.op === 'yearToDate') return { column, test: toDate(condition, field, place) };
  if (!part) {
    const test = withNamesOfToday(testOf(condition, type, place), field.formerNames);
    return { column, ...(lookup ? { lookup } : {}), test };
  }
  if (type === 'date') return { column, part, test: testOf(condition, 'integer', place) };
  throw new QueryRefused('invalid', `${condition.field} is no date, which part is of.`, `${place}.part`);
}

function toDate({ field, op, value }: Condition, { type, latest }: FilteredField, place: string): Test {
  if (!OPERATORS_OF[type].includes(op)) throw wrongOperator(field, op, type, place);
  if (value !== undefined) throw new QueryRefused('invalid', `${op} takes no value.`, `${place}.value`);
  if (latest) return { kind: 'yearToDate', latest };
  throw new QueryRefused('invalid', `${field} is no date of records, which the data goes up to.`, `${place}.op`);
}

function wrongOperator(field: string, op: Operator, type: ValueType, place: string): QueryRefused {
  const operators = OPERATORS_OF[type].join(', ');
  return new QueryRefused('invalid', `${field} cannot be asked with ${op}; it takes ${operators}.`, `${place}.op`);
}

function testOf({ op, value, field }: Condition, type: ValueType, at: string): Test {
  const place = `${at}.value`;
  if (!OPERATORS_OF[type].includes(op) || op === 'yearToDate') throw wrongOperator(field, op, type, at);
  switch (op) {
    case 'isEmpty':
    case 'notEmpty':
      if (value !== undefined) throw new QueryRefused('invalid', `${op} takes no value.`, place);
      return { kind: 'in', values: [], empty: true, negated: op === 'notEmpty' };
    case 'eq':
    case 'ne':
      return membership([single(value, op, place)], type, op === 'ne', place);
    case 'in':
    case 'notIn':
      return membership(list(value, op, place), type, op === 'notIn', place);
    case 'contains':
    case 'notContains':
    case 'startsWith': {
      const texts = Array.isArray(value) ? value : [single(value, op, place)];
      return {
        kind: op === 'startsWith' ? op : 'contains',
        texts: [...new Set(texts.map((text) => present(text, 'text', op, place).text))].sort(),
        negated: op === 'notContains',
      };
    }
    case 'between': {
      const [from, to] = pair(value, place);
      return {
        kind: 'range',
        from: { value: present(from, type, op, place), inclusive: true },
        to: { value: present(to, type, op, place), inclusive: true },
      };
    }
    case 'lt':
    case 'lte':
      return {
        kind: 'range',
        to: { value: present(single(value, op, place), type, op, place), inclusive: op === 'lte' },
      };
    case 'gt':
    case 'gte':
      return {
        kind: 'range',
        from: { value: present(single(value, op, place), type, op, place), inclusive: op === 'gte' },
      };
  }
}

function membership(values: readonly Scalar[], type: ValueType, negated: boolean, place: string): Test {
  const literals: Literal[] = [];
  for (const value of values) if (value !== null) literals.push(literal(type, value, place));
  return { kind: 'in', values: distinct(literals), empty: literals.length < values.length, negated };
}

/** Sorted and without repeats, so that equal conditions are equal plans. */
function distinct(literals: readonly Literal[]): Literal[] {
  const byText = new Map(literals.map((value) => [value.text, value]));
  return [...byText.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

function withNamesOfToday(test: Test, formerNames: FormerNames = new Map()): Test {
  if (test.kind !== 'in') return test;
  const today = test.values.flatMap(({ text }) => formerNames.get(text) ?? []);
  return today.length > 0
    ? { ...test, values: distinct([...test.values, ...today.map((text) => ({ type: 'text' as const, text }))]) }
    : test;
}

type Value = Condition['value'];

function single(value: Value, op: Operator, place: string): Scalar {
  if (value === undefined || Array.isArray(value)) throw new QueryRefused('invalid', `${op} takes one value.`, place);
  return value;
}

function list(value: Value, op: Operator, place: string): readonly Scalar[] {
  if (!Array.isArray(value)) throw new QueryRefused('invalid', `${op} takes a list of values.`, place);
  return value;
}

function pair(value: Value, place: string): [Scalar, Scalar] {
  const [from, to, ...more] = Array.isArray(value) ? value : [];
  if (from === undefined || to === undefined || more.length > 0) {
    throw new QueryRefused('invalid', 'between takes a list of two values, both ends included.', place);
  }
  return [from, to];
}

function present(value: Scalar, type: ValueType, op: Operator, place: string): Literal {
  if (value === null) throw new QueryRefused('invalid', `${op} takes a value; ask for empty ones with isEmpty.`, place);
  return literal(type, value, place);
}
