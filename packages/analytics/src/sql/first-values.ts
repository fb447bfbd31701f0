import type { Bucketing, PlannedDimension } from '../plan/plan.ts';
import { bucketValueSql } from './buckets.ts';
import type { Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { lookupSql } from './lookups.ts';

/** A dimension whose first values are kept apart. */
export interface FirstValues extends PlannedDimension {
  readonly bucketing: Extract<Bucketing, { kind: 'top' }>;
}

export function hasFirstValues(dimension: PlannedDimension | undefined): dimension is FirstValues {
  return dimension?.bucketing?.kind === 'top';
}

/** What a row is grouped by: the first value that it has, by the smallest key of its label; empty among the others. */
export function firstValueSql({ name }: FirstValues): string {
  return `${aliasOf(name)}.value`;
}

/** Joins first values to the rows of a table that have them. */
export class FirstValueJoins {
  readonly lines: string[] = [];
  private readonly joined = new Set<string>();

  constructor(
    private readonly parameters: Parameters,
    private readonly dialect: Dialect,
  ) {}

  /** The labels of the first values are found by their keys, looked up once; those that they are within are joined before. */
  add({ name, column, bucketing }: FirstValues): void {
    if (this.joined.has(name)) return;
    this.joined.add(name);
    const within = bucketing.within.map((dimension, index) => this.within(dimension, `w${index}`));
    const { lookup, members } = bucketing;
    const id = this.dialect.identifier;
    const alias = aliasOf(name);
    const label = `m.${id(members.dimensions.at(-1)?.name ?? '')}`;
    const keys = lookup
      ? ['l.key AS key', `min(l.key) OVER (PARTITION BY l.${id(lookup.attribute)}) AS value`]
      : [`${label} AS key`, `${label} AS value`];
    const rows = [
      `SELECT ${[...keys, `${label} AS label`, ...within.map((one) => one.column)].join(', ')}`,
      `FROM (\n${this.parameters.answerSql(members, this.parameters)}\n) m`,
      ...(lookup ? [`JOIN ${lookupSql(lookup, this.dialect)} l ON l.${id(lookup.attribute)} = ${label}`] : []),
      ...within.flatMap((one) => one.join ?? []),
    ];
    const on = [`${alias}.key = f.${id(column)}`, ...within.map((one) => one.on(alias))];
    this.lines.push(`${this.dialect.leftJoin} (\n  ${rows.join('\n  ')}\n  ) ${alias} ON ${on.join(' AND ')}`);
  }

  /** A dimension within whose values the first are: its column among these, and what a row has in common with it. */
  private within(dimension: PlannedDimension, column: string) {
    const { dialect } = this;
    const { lookup, name } = dimension;
    const shown = `m.${dialect.identifier(name)}`;
    if (!lookup) {
      const value = this.rowValue(dimension);
      return { column: `${shown} AS ${column}`, on: (alias: string) => dialect.same(`${alias}.${column}`, value) };
    }
    const sameLabel = dialect.same(`${column}.${dialect.identifier(lookup.attribute)}`, shown);
    return {
      column: `${column}.key AS ${column}`,
      join: `JOIN ${lookupSql(lookup, dialect)} ${column} ON ${sameLabel}`,
      on: (alias: string) => `${alias}.${column} = f.${dialect.identifier(dimension.column)}`,
    };
  }

  /** What an answer shows of a dimension without a lookup, of a row of the table. */
  private rowValue(dimension: PlannedDimension): string {
    const { parameters, dialect } = this;
    const { bucketing, grain, column, name } = dimension;
    if (hasFirstValues(dimension)) {
      this.add(dimension);
      return `coalesce(${aliasOf(name)}.label, ${parameters.bind(dimension.bucketing.others)})`;
    }
    if (bucketing && bucketing.kind !== 'top') return bucketValueSql(bucketing, column, 'f', parameters, dialect);
    const value = `f.${dialect.identifier(column)}`;
    return grain ? dialect.truncate(grain, value) : value;
  }
}

function aliasOf(name: string): string {
  return `first_${name}`;
}
