import type { Drawn } from './draw.ts';
import type { Figure } from './parts.ts';

/** The SQL of a figure; the second is right as well. */
export const sqlOf = ({ sql, also }: Figure) => (also ? [sql, also] : [sql]);
export const sqlOfCondition = ({ sql }: Drawn) => sql;

/** Figures for each value of a column, but for records that have none. */
export function eachOf(
  name: string,
  figures: readonly string[],
  conditions: readonly Drawn[],
  figure?: Figure,
): string {
  const all = [...conditions.map(sqlOfCondition), `${name} IS NOT NULL`, figure?.only];
  return `${select([name, ...figures], all)} GROUP BY 1`;
}

/** Columns of the payments that conditions hold for. */
export function select(columns: readonly string[], conditions: readonly (string | undefined)[]): string {
  const all = conditions.filter((condition) => condition !== undefined);
  return `SELECT ${columns.join(', ')} FROM paid${all.length > 0 ? ` WHERE ${all.join(' AND ')}` : ''}`;
}
