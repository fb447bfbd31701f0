import type { Literal, PlannedCondition, RangeEnd, Test } from '../plan/plan.ts';
import type { Dialect } from './dialect.ts';

/** Collects the bound texts of a statement while it is written. */
export class Parameters {
  readonly values: string[] = [];

  constructor(private readonly dialect: Dialect) {}

  /** A literal in place; text is bound instead. */
  write({ type, text }: Literal): string {
    return type === 'text' ? this.bind(text) : this.dialect.literal(type, text);
  }

  bind(text: string): string {
    this.values.push(text);
    return this.dialect.parameter(this.values.length);
  }
}

/**
 * The conditions on a table, joined by AND; empty when there are none. Conditions on labels become a choice of keys, made
 * once in the small lookup table, which lets the engine skip the parts of the big one that hold other keys.
 */
export function conditionsOf(
  where: readonly PlannedCondition[],
  alias: string,
  parameters: Parameters,
  dialect: Dialect,
): string[] {
  const byKey = new Map<string, PlannedCondition[]>();
  const conditions: string[] = [];
  for (const condition of where) {
    const column = `${alias}.${dialect.identifier(condition.column)}`;
    if (!condition.lookup) conditions.push(testSql(column, condition.test, parameters, dialect));
    else byKey.set(condition.column, [...(byKey.get(condition.column) ?? []), condition]);
  }
  for (const [key, onLabels] of byKey) {
    const tests = onLabels.flatMap(({ lookup, test }) =>
      lookup ? [testSql(dialect.identifier(lookup.attribute), test, parameters, dialect)] : [],
    );
    const table = dialect.identifier(onLabels[0]?.lookup?.table ?? '');
    conditions.push(`${alias}.${dialect.identifier(key)} IN (SELECT key FROM ${table} WHERE ${tests.join(' AND ')})`);
  }
  return conditions;
}

function testSql(column: string, test: Test, parameters: Parameters, dialect: Dialect): string {
  if (test.kind === 'contains') return dialect.contains(column, parameters.bind(test.text));
  if (test.kind === 'range') return rangeSql(column, test.from, test.to, parameters);
  return membershipSql(column, test, parameters);
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
  const values = test.values.map((value) => parameters.write(value));
  const isEmpty = `${column} IS ${test.negated ? 'NOT ' : ''}NULL`;
  if (values.length === 0) return isEmpty;
  const isOneOf =
    values.length === 1
      ? `${column} ${test.negated ? '<>' : '='} ${values[0]}`
      : `${column} ${test.negated ? 'NOT IN' : 'IN'} (${values.join(', ')})`;
  if (test.negated) return test.empty ? isOneOf : `(${isOneOf} OR ${column} IS NULL)`;
  return test.empty ? `(${isOneOf} OR ${isEmpty})` : isOneOf;
}
