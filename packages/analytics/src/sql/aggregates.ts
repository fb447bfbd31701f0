import type { Aggregate, Operand, PlannedMeasure } from '../plan/plan.ts';
import { filtersOf, type Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import type { Figures } from './figures.ts';

/**
 * A figure over the rows of `of`. `distinctKey` is the column that stands for the label of a distinct count; `once` are the
 * conditions under which a row that was joined to several others counts once.
 */
export function aggregateSql(
  aggregate: Aggregate,
  of: string,
  parameters: Parameters,
  dialect: Dialect,
  distinctKey?: string,
  once: readonly string[] = [],
): string {
  const conditions = [...once, ...filtersOf(aggregate.where ?? [], of, parameters, dialect)];
  const only = conditions.length > 0 ? ` FILTER (WHERE ${conditions.join(' AND ')})` : '';
  if (aggregate.kind === 'rows') return `count(*)${only}`;
  const column = `${of}.${dialect.identifier(aggregate.column)}`;
  switch (aggregate.kind) {
    case 'sum':
      return `coalesce(sum(${column})${only}, 0)`;
    case 'values':
      return `count(${column})${only}`;
    case 'median':
      return dialect.median(column, only);
    case 'deviation':
      return dialect.deviation(column, only);
    case 'percentile':
      return dialect.percentile(column, aggregate.p, only);
    case 'distinct': {
      // Key 0 is "blank", which is nobody.
      const value = distinctKey ?? (aggregate.lookup ? `nullif(${column}, 0)` : column);
      if (!aggregate.single) return `count(DISTINCT ${value})${only}`;
      return `coalesce(${dialect.extreme('max', `CASE WHEN ${value} IS NULL THEN 0 ELSE 1 END`, only)}, 0)`;
    }
    case 'min':
    case 'max':
      return dialect.extreme(aggregate.kind, column, only);
  }
}

/** A figure of a row that is a group already. */
export function columnSql(aggregate: Aggregate, of: string, dialect: Dialect): string {
  if (!['sum', 'min', 'max'].includes(aggregate.kind) || !('column' in aggregate))
    throw new Error(`A table of groups has no ${aggregate.kind}`);
  return `${of}.${dialect.identifier(aggregate.column)}`;
}

/** A measure made of the figures of a row of `of`. */
export function measureSql({ value, type }: PlannedMeasure, of: string, figures: Figures, dialect: Dialect): string {
  return valueSql(value, type, dialect, (operand) => {
    if (operand.kind === 'measure') throw new Error(`${operand.name} is computed in a stage of its own`);
    return `${of}.${dialect.identifier(figures.nameOf(operand))}`;
  });
}

/** The decimals that a type is rounded to. */
export const DECIMALS = { share: 6, other: 2 } as const;

/** A value made of others of its row, however these are written. */
export function valueSql(
  value: PlannedMeasure['value'],
  type: PlannedMeasure['type'],
  dialect: Dialect,
  write: (operand: Operand) => string,
): string {
  const decimals = type === 'share' ? DECIMALS.share : DECIMALS.other;
  switch (value.kind) {
    case 'ratio':
      // Money is divided by counts alone.
      if (type === 'money') return dialect.average(write(value.of), write(value.per));
      return dialect.divide(write(value.of), write(value.per), decimals);
    case 'difference':
      return `(${write(value.of)} - ${write(value.less)})`;
    case 'growth': {
      const from = write(value.from);
      return dialect.divide(`(${write(value.of)} - ${from})`, from, decimals);
    }
    case 'previous':
    case 'share':
    case 'rank':
    case 'runningTotal':
      throw new Error(`A ${value.kind} is computed in a stage of its own`);
    default:
      return write(value);
  }
}
