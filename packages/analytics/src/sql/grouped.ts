import { type Aggregate, isPlan, type Plan, type PlannedDimension } from '../plan/plan.ts';
import { aggregateSql, columnSql } from './aggregates.ts';
import { bucketSql } from './buckets.ts';
import { filtersOf, type Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { FirstValueJoins, firstValueSql, hasFirstValues } from './first-values.ts';
import { lookupSql } from './lookups.ts';
import { movedSql, untilSql } from './moved.ts';
import { tableSql } from './tables.ts';

/** A column of the facts that is grouped by, and the dimensions that are read from it. */
export interface Key {
  /** Within a statement. */
  readonly name: string;
  readonly column: string;
  readonly dimensions: readonly PlannedDimension[];
}

/** What is grouped. */
export interface Grouping extends Pick<Plan, 'relation' | 'where' | 'nothing' | 'grouped' | 'moved'> {
  readonly keys: readonly Key[];
  /** Keys in whose place the smallest key with the same labels is put. */
  readonly replaced: readonly Key[];
  readonly figures: { entries(): Iterable<[string, Aggregate]> };
}

/** The columns that dimensions are read from, each once; what is cut to periods or buckets is a column of its own. */
export function keysOf(
  dimensions: readonly PlannedDimension[],
  nameOf = (index: number, _column: string) => `k${index}`,
): Key[] {
  const byKey = new Map<string, PlannedDimension[]>();
  for (const dimension of dimensions) {
    const { column, grain, bucketing } = dimension;
    const key = JSON.stringify([column, grain, bucketing]);
    byKey.set(key, [...(byKey.get(key) ?? []), dimension]);
  }
  return [...byKey.values()].map((read, index) => {
    const column = read[0]?.column ?? '';
    return { name: nameOf(index, column), column, dimensions: read };
  });
}

/** Rows of a table grouped by key, with their figures. */
export function groupedSql(grouping: Grouping, parameters: Parameters, dialect: Dialect): string {
  const { keys, replaced, figures, where } = grouping;
  const id = dialect.identifier;
  const joins: string[] = [];
  const first = new FirstValueJoins(parameters, dialect);

  const selected = keys.map((key) => {
    const { column, name, dimensions } = key;
    const { grain, bucketing } = dimensions[0] ?? {};
    if (hasFirstValues(dimensions[0])) {
      first.add(dimensions[0]);
      return `${firstValueSql(dimensions[0])} AS ${id(name)}`;
    }
    if (bucketing && bucketing.kind !== 'top')
      return `${bucketSql(bucketing, column, 'f', parameters, dialect)} AS ${id(name)}`;
    const lookup = dimensions[0]?.lookup;
    if (lookup && replaced.includes(key)) {
      const attributes = dimensions.flatMap(({ lookup }) => (lookup ? [id(lookup.attribute)] : []));
      const smallest = `SELECT key, min(key) OVER (PARTITION BY ${attributes.join(', ')}) AS label_key FROM ${lookupSql(lookup, dialect)}`;
      joins.push(`JOIN (${smallest}) s_${column} ON s_${column}.key = f.${id(column)}`);
      return `s_${column}.label_key AS ${id(name)}`;
    }
    return `${grain ? dialect.truncate(grain, `f.${id(column)}`) : `f.${id(column)}`} AS ${id(name)}`;
  });

  // Without keys there is one row even where the table has none.
  const summed = !grouping.grouped || keys.length === 0;
  for (const [name, figure] of figures.entries()) {
    let counted: string | undefined;
    if (figure.kind === 'distinct' && figure.lookup && !figure.unique) {
      const labels = id(figure.lookup.attribute);
      const smallest = `SELECT key, CASE WHEN ${labels} IS NOT NULL THEN min(key) OVER (PARTITION BY ${labels}) END AS label_key FROM ${lookupSql(figure.lookup, dialect)}`;
      const labelled = name.replace('distinct', 'd');
      joins.push(`JOIN (${smallest}) ${labelled} ON ${labelled}.key = f.${id(figure.column)}`);
      counted = `${labelled}.label_key`;
    }
    const value = summed ? aggregateSql(figure, 'f', parameters, dialect, counted) : columnSql(figure, 'f', dialect);
    selected.push(`${value} AS ${id(name)}`);
  }

  const conditions = grouping.nothing ? ['false'] : filtersOf(where, 'f', parameters, dialect);
  if (!isPlan(grouping.relation) && grouping.moved) {
    conditions.push(...untilSql(grouping.relation, grouping.moved, parameters, dialect));
  }
  return [
    `SELECT ${selected.join(', ')}`,
    `FROM ${relationSql(grouping, parameters, dialect)} f`,
    ...joins,
    ...first.lines,
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    ...(keys.length > 0 && summed ? [`GROUP BY ${keys.map((_, index) => index + 1).join(', ')}`] : []),
  ].join('\n  ');
}

/** A table, or the answer to another question in its place. */
function relationSql({ relation, moved }: Grouping, parameters: Parameters, dialect: Dialect): string {
  if (isPlan(relation)) return `(\n${parameters.answerSql(relation, parameters)}\n)`;
  return moved ? movedSql(relation, moved, parameters, dialect) : tableSql(relation, dialect);
}
