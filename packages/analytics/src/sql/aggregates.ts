import type { Aggregate, PlannedMeasure } from '../plan/plan.ts';
import type { Dialect } from './dialect.ts';

/** The different figures that measures are made of, each computed once. */
export function aggregatesOf(measures: readonly PlannedMeasure[]): ReadonlyMap<string, Aggregate> {
  const aggregates = new Map<string, Aggregate>();
  for (const { value } of measures) {
    for (const part of value.kind === 'ratio' ? [value.of, value.per] : [value]) aggregates.set(figureName(part), part);
  }
  return aggregates;
}

/** The name of a figure within a statement. */
export function figureName(aggregate: Aggregate): string {
  return aggregate.kind === 'rows' ? 'row_count' : `${aggregate.kind}_${aggregate.column}`;
}

/** Whether figures of parts can be summed to the figure of the whole. */
export function addsUp(aggregate: Aggregate): boolean {
  return aggregate.kind === 'sum' || aggregate.kind === 'rows';
}

/** A figure over the rows of `of`. `distinctKey` is the column that stands for the label of a distinct count. */
export function aggregateSql(aggregate: Aggregate, of: string, dialect: Dialect, distinctKey?: string): string {
  if (aggregate.kind === 'rows') return 'count(*)';
  const column = `${of}.${dialect.identifier(aggregate.column)}`;
  if (aggregate.kind === 'sum') return `coalesce(sum(${column}), 0)`;
  if (aggregate.kind === 'median') return dialect.median(column);
  // Key 0 is "blank", which is nobody.
  return `count(DISTINCT ${distinctKey ?? (aggregate.lookup ? `nullif(${column}, 0)` : column)})`;
}

/** A figure of a row that is a group already. */
export function columnSql(aggregate: Aggregate, of: string, dialect: Dialect): string {
  if (aggregate.kind !== 'sum') throw new Error(`A table of groups has no ${figureName(aggregate)}`);
  return `${of}.${dialect.identifier(aggregate.column)}`;
}

/** A measure made of the figures of a row of `of`. */
export function measureSql({ value }: PlannedMeasure, of: string, dialect: Dialect): string {
  const figure = (part: Aggregate): string => `${of}.${dialect.identifier(figureName(part))}`;
  return value.kind === 'ratio' ? dialect.divide(figure(value.of), figure(value.per)) : figure(value);
}
