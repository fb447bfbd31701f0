import type { Aggregate, Plan, PlannedDimension } from '../plan/plan.ts';
import { aggregateSql, columnSql } from './aggregates.ts';
import { conditionsOf, type Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';

/** A column of the facts that is grouped by, and the dimensions that are read from it. */
export interface Key {
  /** Within a statement. */
  readonly name: string;
  readonly column: string;
  readonly dimensions: readonly PlannedDimension[];
}

/** What is grouped. */
export interface Grouping extends Pick<Plan, 'relation' | 'where' | 'nothing' | 'grouped'> {
  readonly keys: readonly Key[];
  /** Keys in whose place the smallest key with the same labels is put. */
  readonly replaced: readonly Key[];
  readonly figures: ReadonlyMap<string, Aggregate>;
}

/** The columns that dimensions are read from, each once. */
export function keysOf(
  dimensions: readonly PlannedDimension[],
  nameOf = (index: number, _column: string) => `k${index}`,
): Key[] {
  const columns = [...new Set(dimensions.map(({ column }) => column))];
  return columns.map((column, index) => ({
    name: nameOf(index, column),
    column,
    dimensions: dimensions.filter((dimension) => dimension.column === column),
  }));
}

/** Rows of a table grouped by key, with their figures. */
export function groupedSql(grouping: Grouping, parameters: Parameters, dialect: Dialect): string {
  const { keys, replaced, figures, where } = grouping;
  const id = dialect.identifier;
  const joins: string[] = [];

  const selected = keys.map((key) => {
    const { column, name, dimensions } = key;
    const grain = dimensions[0]?.grain;
    const table = dimensions[0]?.lookup?.table;
    if (table && replaced.includes(key)) {
      const attributes = dimensions.flatMap(({ lookup }) => (lookup ? [id(lookup.attribute)] : []));
      const smallest = `SELECT key, min(key) OVER (PARTITION BY ${attributes.join(', ')}) AS label_key FROM ${id(table)}`;
      joins.push(`JOIN (${smallest}) s_${column} ON s_${column}.key = f.${id(column)}`);
      return `s_${column}.label_key AS ${id(name)}`;
    }
    return `${grain ? dialect.truncate(grain, `f.${id(column)}`) : `f.${id(column)}`} AS ${id(name)}`;
  });

  // Without keys there is one row even where the table has none.
  const summed = !grouping.grouped || keys.length === 0;
  for (const [name, figure] of figures) {
    let counted: string | undefined;
    if (figure.kind === 'distinct' && figure.lookup && !figure.unique) {
      const { table, attribute } = figure.lookup;
      const labels = id(attribute);
      const smallest = `SELECT key, CASE WHEN ${labels} IS NOT NULL THEN min(key) OVER (PARTITION BY ${labels}) END AS label_key FROM ${id(table)}`;
      joins.push(`JOIN (${smallest}) d_${figure.column} ON d_${figure.column}.key = f.${id(figure.column)}`);
      counted = `d_${figure.column}.label_key`;
    }
    const value = summed ? aggregateSql(figure, 'f', dialect, counted) : columnSql(figure, 'f', dialect);
    selected.push(`${value} AS ${id(name)}`);
  }

  const conditions = grouping.nothing ? ['false'] : conditionsOf(where, 'f', parameters, dialect);
  return [
    `SELECT ${selected.join(', ')}`,
    `FROM ${id(grouping.relation)} f`,
    ...joins,
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    ...(keys.length > 0 && summed ? [`GROUP BY ${keys.map((_, index) => index + 1).join(', ')}`] : []),
  ].join('\n  ');
}
