import { RECORDS_COLUMN, type Rollup, type Source } from '../model/model.ts';
import type { Dialect } from './dialect.ts';

/**
 * The statement that computes the rows of a roll-up, sorted as it is stored: from the base table, or, much faster, from a
 * wider roll-up of the same source. `only` is a condition on the rows that are read.
 */
export function rollupSelect(source: Source, rollup: Rollup, dialect: Dialect, from?: Rollup, only?: string): string {
  const id = dialect.identifier;
  const keys = rollup.columns.map((column) =>
    column === 'date' && rollup.monthly && !from?.monthly
      ? `${dialect.truncate('month', id(column))} AS ${id(column)}`
      : id(column),
  );
  const sums = Object.entries(source.sums).map(
    ([column, type]) => `${dialect.stored(type, `sum(${id(column)})`)} AS ${id(column)}`,
  );
  const records = dialect.stored('count', from ? `sum(${id(RECORDS_COLUMN)})` : 'count(*)');
  return [
    `SELECT ${[...keys, ...sums, `${records} AS ${id(RECORDS_COLUMN)}`].join(', ')}`,
    `FROM ${id(from?.relation ?? source.table)}`,
    ...(only ? [`WHERE ${only}`] : []),
    `GROUP BY ${keys.map((_, index) => index + 1).join(', ')}`,
    `ORDER BY ${rollup.order.map(id).join(', ')}`,
  ].join('\n');
}

/** The narrowest wider roll-up that this one can be computed from; roll-ups are declared narrowest first. */
export function widerRollup(source: Source, rollup: Rollup): Rollup | undefined {
  return source.rollups
    .slice(source.rollups.indexOf(rollup) + 1)
    .find(
      (wider) =>
        rollup.columns.every((column) => wider.columns.includes(column)) &&
        (!rollup.columns.includes('date') || rollup.monthly || !wider.monthly),
    );
}
