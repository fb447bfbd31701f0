import { isPlannedCondition } from '../plan/filters.ts';
import type { Literal, Plan, PlannedCondition, PlannedFilter, RangeEnd, Test } from '../plan/plan.ts';
import type { Dialect } from './dialect.ts';
import { lookupSql } from './lookups.ts';

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
  for (const filter of where) {
    if (!isPlannedCondition(filter)) filters.push(joinedSql(filter, alias, parameters, dialect));
    else if (!filter.lookup) filters.push(conditionSql([filter], alias, parameters, dialect));
    else byKey.set(filter.column, [...(byKey.get(filter.column) ?? []), filter]);
  }
  for (const onLabels of byKey.values()) filters.push(conditionSql(onLabels, alias, parameters, dialect));
  return filters;
}

/** Filters in one another. What is unknown (of an empty value) is no match, so that its opposite is one. */
function joinedSql(filter: PlannedFilter, alias: string, parameters: Parameters, dialect: Dialect): string {
  if (isPlannedCondition(filter)) return conditionSql([filter], alias, parameters, dialect);
  if ('not' in filter) return `NOT coalesce(${joinedSql(filter.not, alias, parameters, dialect)}, false)`;
  const [parts, word] = 'all' in filter ? [filter.all, ' AND '] : [filter.any, ' OR '];
  return `(${parts.map((part) => joinedSql(part, alias, parameters, dialect)).join(word)})`;
}

/** Conditions on one column: on its own values, or on the labels of its keys. */
export function conditionSql(
  conditions: readonly PlannedCondition[],
  alias: string,
  parameters: Parameters,
  dialect: Dialect,
): string {
  const { column, lookup } = conditions[0] ?? { column: '' };
  const key = `${alias}.${dialect.identifier(column)}`;
  const tests = conditions.map((condition) => {
    const whole = condition.lookup ? dialect.identifier(condition.lookup.attribute) : key;
    const tested = condition.part ? dialect.part(condition.part, whole) : whole;
    const now = testSql(tested, condition.test, parameters, dialect);
    const before = formerKeysSql(condition, parameters, dialect);
    if (!before) return now;
    return isNegated(condition.test) ? `(${now} AND key NOT IN (${before}))` : `(${now} OR key IN (${before}))`;
  });
  const all = tests.join(' AND ');
  if (!lookup) return all;
  const keys = `SELECT key FROM ${lookupSql(lookup, dialect)} WHERE ${all}`;
  const overFacts = conditions.some(({ test }) => test.kind === 'members');
  return overFacts ? dialect.among(key, keys) : `${key} IN (${keys})`;
}

/** Keys of what had a name before that a test names; undefined where the test names none. */
function formerKeysSql(
  { lookup, test }: PlannedCondition,
  parameters: Parameters,
  dialect: Dialect,
): string | undefined {
  if (!lookup?.formerly || test.kind === 'range' || test.kind === 'members') return undefined;
  if (test.kind === 'in' && test.values.length === 0) return undefined;
  const id = dialect.identifier;
  const label = id(lookup.attribute);
  const named = test.kind === 'in' ? { ...test, negated: false, empty: false } : { ...test, negated: false };
  const condition = testSql(`former.${id(lookup.formerly)}`, named, parameters, dialect);
  return `SELECT named.key FROM ${id(lookup.table)} named JOIN ${id(lookup.table)} former ON former.${label} = named.${label} WHERE ${condition}`;
}

const isNegated = (test: Test): boolean => 'negated' in test && test.negated;

function testSql(column: string, test: Test, parameters: Parameters, dialect: Dialect): string {
  if (test.kind === 'range') return rangeSql(column, test.from, test.to, parameters);
  if (test.kind === 'in') return membershipSql(column, test, parameters);
  if (test.kind === 'members') return membersSql(column, test.plan, parameters, dialect);
  const low = dialect.lower(column);
  const texts = test.texts.map((text) => dialect[test.kind](low, dialect.lower(parameters.bind(text))));
  const any = texts.length === 1 ? String(texts[0]) : `(${texts.join(' OR ')})`;
  return test.negated ? `(NOT ${any} OR ${column} IS NULL)` : any;
}

/** An empty value among the members would make a row that is none of them neither one nor the other. */
function membersSql(column: string, plan: Plan, parameters: Parameters, dialect: Dialect): string {
  const member = `members.${dialect.identifier(plan.dimensions[0]?.name ?? '')}`;
  const answer = parameters.answerSql(plan, parameters);
  return dialect.among(column, `SELECT ${member} FROM (\n${answer}\n) members WHERE ${member} IS NOT NULL`);
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
