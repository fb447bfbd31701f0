import { ofOneMember, together } from '../plan/bridges.ts';
import { isPlannedCondition } from '../plan/filters.ts';
import type { LatestDate, Literal, Plan, PlannedCondition, PlannedFilter, RangeEnd, Test } from '../plan/plan.ts';
import type { Dialect } from './dialect.ts';
import { lookupSql } from './lookups.ts';
import { tableSql } from './tables.ts';

/** Collects the bound texts of a statement while it is written. */
export class Parameters {
  readonly values: string[] = [];

  /** `answerSql` writes the statement whose rows are asked over, or are members, with parameters of this statement. */
  constructor(
    private readonly dialect: Dialect,
    readonly answerSql: (plan: Plan, parameters: Parameters) => string = () => {
      throw new Error('This statement is over a table alone');
    },
  ) {}

  /** A literal in place; text is bound instead. */
  write({ type, text }: Literal): string {
    return type === 'text' ? this.bind(text) : this.dialect.literal(type, text);
  }

  /** Several literals, as between the brackets of IN. */
  list(values: readonly Literal[]): string {
    if (values.some(({ type }) => type !== 'text')) return values.map((value) => this.write(value)).join(', ');
    return this.dialect.texts(
      values.map(({ text }) => text),
      (text) => this.bind(text),
    );
  }

  bind(text: string): string {
    this.values.push(text);
    return this.dialect.parameter(this.values.length);
  }
}

/**
 * The filters on a table, joined by AND; empty when there are none. Conditions on labels become a choice of keys, made
 * once in the small lookup table, which lets the engine skip the parts of the big one that hold other keys.
 */
export function filtersOf(
  where: readonly PlannedFilter[],
  alias: string,
  parameters: Parameters,
  dialect: Dialect,
): string[] {
  const byKey = new Map<string, PlannedCondition[]>();
  const filters: string[] = [];
  for (const filter of together(where)) {
    if (!isPlannedCondition(filter)) filters.push(joinedSql(filter, alias, parameters, dialect));
    else if (!filter.lookup || filter.blankKey) filters.push(conditionSql([filter], alias, parameters, dialect));
    else {
      const key = `${filter.column} ${filter.lookup.table}`;
      byKey.set(key, [...(byKey.get(key) ?? []), filter]);
    }
  }
  for (const onLabels of byKey.values()) filters.push(conditionSql(onLabels, alias, parameters, dialect));
  return filters;
}

/** Filters in one another. What is unknown (of an empty value) is no match, so that its opposite is one. */
function joinedSql(filter: PlannedFilter, alias: string, parameters: Parameters, dialect: Dialect): string {
  if (isPlannedCondition(filter)) return conditionSql([filter], alias, parameters, dialect);
  if ('not' in filter) return `NOT coalesce(${joinedSql(filter.not, alias, parameters, dialect)}, false)`;
  if ('all' in filter) return `(${filtersOf(filter.all, alias, parameters, dialect).join(' AND ')})`;
  return `(${filter.any.map((part) => joinedSql(part, alias, parameters, dialect)).join(' OR ')})`;
}

/** Conditions on one column: on its own values, or on the labels of its keys. */
export function conditionSql(
  conditions: readonly PlannedCondition[],
  alias: string,
  parameters: Parameters,
  dialect: Dialect,
): string {
  const { column, lookup, blankKey, test } = conditions[0] ?? { column: '' };
  const key = `${alias}.${dialect.identifier(column)}`;
  if (blankKey) return `${key} ${test && isNegated(test) ? '<>' : '='} 0`;
  if (lookup?.bridge) return listConditionSql(conditions, key, parameters, dialect);
  const all = testsSql(conditions, (attribute) => attribute ?? key, parameters, dialect);
  return lookup
    ? amongKeysSql(conditions, key, `SELECT key FROM ${lookupSql(lookup, dialect)} WHERE ${all}`, dialect)
    : all;
}

/** What conditions test, joined by AND; `read` writes the value of an attribute, or without one the column's own. */
export function testsSql(
  conditions: readonly PlannedCondition[],
  read: (attribute: string | undefined) => string,
  parameters: Parameters,
  dialect: Dialect,
): string {
  const tests = conditions.map((condition) => {
    const { lookup, part, test } = condition;
    const whole = read(lookup && dialect.identifier(lookup.attribute));
    const now = testSql(part ? dialect.part(part, whole) : whole, test, parameters, dialect);
    const before = formerKeysSql(condition, parameters, dialect);
    if (!before) return now;
    return isNegated(test) ? `(${now} AND key NOT IN (${before}))` : `(${now} OR key IN (${before}))`;
  });
  return tests.join(' AND ');
}

function amongKeysSql(conditions: readonly PlannedCondition[], key: string, keys: string, dialect: Dialect): string {
  const overFacts = conditions.some(({ test }) => test.kind === 'members');
  return overFacts ? dialect.among(key, keys) : `${key} IN (${keys})`;
}

/**
 * Conditions on what a record has several of. Those that ask for a value hold where one member satisfies all of them; "not X"
 * where no member is X; "empty" where none has a value.
 */
function listConditionSql(
  conditions: readonly PlannedCondition[],
  key: string,
  parameters: Parameters,
  dialect: Dialect,
): string {
  const some = (members: readonly PlannedCondition[]): string => {
    const { table = '', bridge } = members[0]?.lookup ?? {};
    const id = dialect.identifier;
    const tests = testsSql(members, (attribute) => attribute ?? 'key', parameters, dialect);
    const fitting = `SELECT key FROM ${id(table)} WHERE ${tests}`;
    const lists = `SELECT list_key FROM ${id(bridge?.table ?? '')} WHERE ${amongKeysSql(members, id(bridge?.member ?? ''), fitting, dialect)}`;
    return amongKeysSql(members, key, lists, dialect);
  };
  const ofOne = ofOneMember(conditions, conditions[0]?.column ?? '');
  const ofRecord = conditions.filter((condition) => !ofOne.includes(condition));
  const parts = ofRecord.map((condition) => ofRecordSql(condition, some));
  return [...(ofOne.length > 0 ? [some(ofOne)] : []), ...parts].join(' AND ');
}

/** A condition on all members of a record at once. */
function ofRecordSql(condition: PlannedCondition, some: (members: readonly PlannedCondition[]) => string): string {
  const { test } = condition;
  const has = (wanted: Test): string => some([{ ...condition, test: wanted }]);
  if (test.kind === 'contains' || test.kind === 'startsWith') return `NOT ${has({ ...test, negated: false })}`;
  if (test.kind !== 'in') throw new Error(`A ${test.kind} is a condition on one member`);
  const hasValue = has({ kind: 'in', values: [], empty: true, negated: true });
  const isOneOf = test.values.length > 0 ? has({ ...test, empty: false, negated: false }) : undefined;
  if (!isOneOf) return `NOT ${hasValue}`;
  if (test.negated) return test.empty ? `(NOT ${isOneOf} AND ${hasValue})` : `NOT ${isOneOf}`;
  return `(${isOneOf} OR NOT ${hasValue})`;
}

/** Keys of what had a name before that has a text of a test in it; whole names are planned with those of today. */
function formerKeysSql(
  { lookup, test }: PlannedCondition,
  parameters: Parameters,
  dialect: Dialect,
): string | undefined {
  if (!lookup?.formerly || !('texts' in test)) return undefined;
  const id = dialect.identifier;
  const label = id(lookup.attribute);
  const condition = testSql(`former.${id(lookup.formerly)}`, { ...test, negated: false }, parameters, dialect);
  return `SELECT named.key FROM ${id(lookup.table)} named JOIN ${id(lookup.table)} former ON former.${label} = named.${label} WHERE ${condition}`;
}

const isNegated = (test: Test): boolean => 'negated' in test && test.negated;

function testSql(column: string, test: Test, parameters: Parameters, dialect: Dialect): string {
  if (test.kind === 'range') return rangeSql(column, test.from, test.to, parameters);
  if (test.kind === 'in') return membershipSql(column, test, parameters);
  if (test.kind === 'members') return membersSql(column, test, parameters, dialect);
  // What is moved ends with the data too: no later date is there.
  if (test.kind === 'yearToDate')
    return `${column} >= ${dialect.truncate('year', latestDateSql(test.latest, parameters, dialect))}`;
  const low = dialect.lower(column);
  const texts = test.texts.map((text) => dialect[test.kind](low, dialect.lower(parameters.bind(text))));
  const any = texts.length === 1 ? String(texts[0]) : `(${texts.join(' OR ')})`;
  return test.negated ? `(NOT ${any} OR ${column} IS NULL)` : any;
}

/** The latest date of the records that may be seen. */
export function latestDateSql({ table, date, seen }: LatestDate, parameters: Parameters, dialect: Dialect): string {
  const conditions = filtersOf(seen, 'r', parameters, dialect);
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const last = dialect.extreme('max', `r.${dialect.identifier(date)}`, '');
  return `(SELECT ${last} FROM ${tableSql(table, dialect)} r${where})`;
}

/** An empty value among the members would make a row that is none of them neither one nor the other. */
function membersSql(
  column: string,
  { plan, orEmpty }: Extract<Test, { kind: 'members' }>,
  parameters: Parameters,
  dialect: Dialect,
): string {
  const member = `members.${dialect.identifier(plan.dimensions[0]?.name ?? '')}`;
  const answer = () => `FROM (\n${parameters.answerSql(plan, parameters)}\n) members`;
  const isOne = dialect.among(column, `SELECT ${member} ${answer()} WHERE ${member} IS NOT NULL`);
  if (!orEmpty) return isOne;
  return `(${isOne} OR (${column} IS NULL AND (SELECT count(*) ${answer()} WHERE ${member} IS NULL) > 0))`;
}

function rangeSql(
  column: string,
  from: RangeEnd | undefined,
  to: RangeEnd | undefined,
  parameters: Parameters,
): string {
  const parts: string[] = [];
  if (from) parts.push(`${column} ${from.inclusive ? '>=' : '>'} ${parameters.write(from.value)}`);
  if (to) parts.push(`${column} ${to.inclusive ? '<=' : '<'} ${parameters.write(to.value)}`);
  return parts.join(' AND ');
}

/** "Not X" keeps empty rows unless empty is among what is excluded, as a person means it and plain SQL does not. */
function membershipSql(column: string, test: Extract<Test, { kind: 'in' }>, parameters: Parameters): string {
  const isEmpty = `${column} IS ${test.negated ? 'NOT ' : ''}NULL`;
  const [first, ...others] = test.values;
  if (!first) return isEmpty;
  const isOneOf =
    others.length === 0
      ? `${column} ${test.negated ? '<>' : '='} ${parameters.write(first)}`
      : `${column} ${test.negated ? 'NOT IN' : 'IN'} (${parameters.list(test.values)})`;
  if (test.negated) return test.empty ? isOneOf : `(${isOneOf} OR ${column} IS NULL)`;
  return test.empty ? `(${isOneOf} OR ${isEmpty})` : isOneOf;
}
