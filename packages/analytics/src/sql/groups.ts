import type { Plan, PlannedDimension } from '../plan/plan.ts';
import { addsUp, aggregatesOf, figureName, measureSql } from './aggregates.ts';
import { Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { groupedSql, type Key, keysOf } from './grouped.ts';
import { pageSql } from './page.ts';

/**
 * A row for each combination of the dimensions. Facts are grouped by integer keys; labels are looked up for the groups that
 * are left. Where several keys carry one label (a company under several ids), groups are then summed by label, or, when a
 * figure does not add up (a median, distinct values), every key is first replaced by the smallest one of its label.
 */
export function groupsStatement(plan: Plan, dialect: Dialect): { text: string; parameters: string[] } {
  const keys = keysOf(plan.dimensions);
  const ambiguous = keys.filter(({ dimensions }) => !dimensions.some(({ unique }) => unique));
  const summable = [...aggregatesOf(plan.measures).values()].every(addsUp);
  const parameters = new Parameters(dialect);
  const groups = groupedSql(
    { ...plan, keys, replaced: summable ? [] : ambiguous, figures: aggregatesOf(plan.measures) },
    parameters,
    dialect,
  );
  const text =
    summable && ambiguous.length > 0
      ? regroupedSql(plan, groups, keys, dialect)
      : labelledSql(plan, groups, keys, dialect);
  return { text, parameters: parameters.values };
}

/**
 * Groups with their labels. Where the labels do not decide the order, the page is cut before they are looked up. Nested
 * tables, not named ones: the engine would put the rows of a named one aside, which small answers feel.
 */
function labelledSql(plan: Plan, groups: string, keys: readonly Key[], dialect: Dialect): string {
  const lookups = keys.filter(({ dimensions }) => dimensions[0]?.lookup);
  const sortsByLabel = plan.order.some(({ field }) => plan.dimensions.some((d) => d.name === field && d.lookup));
  const cutsFirst = lookups.length > 0 && !sortsByLabel && (plan.limit !== null || plan.offset > 0);
  const rows = cutsFirst ? 'page' : 'groups';

  const valueSql = (dimension: PlannedDimension, of: string): string => {
    const key = keys.find(({ column }) => column === dimension.column);
    if (dimension.lookup) return `l_${dimension.column}.${dialect.identifier(dimension.lookup.attribute)}`;
    return `${of}.${key?.name}`;
  };
  const order = (of: string): string =>
    orderSql(
      plan,
      (d) => valueSql(d, of),
      of,
      keys.map(({ name }) => `${of}.${name}`),
      dialect,
    );

  const cut = cutsFirst
    ? [`(\n  SELECT * FROM (\n  ${groups}\n  ) groups`, `  ${order('groups')} ${pageSql(plan)}`, ') page']
    : [`(\n  ${groups}\n) groups`];
  return [
    `SELECT ${columnsSql(plan, (d) => valueSql(d, rows), rows, dialect)}`,
    `FROM ${cut.join('\n')}`,
    ...lookups.map((key) => joinSql(key, rows, dialect)),
    order(rows),
    ...(cutsFirst ? [] : [pageSql(plan)]),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Groups summed once more by label. */
function regroupedSql(plan: Plan, groups: string, keys: readonly Key[], dialect: Dialect): string {
  const id = dialect.identifier;
  const labels = plan.dimensions.map(({ column, lookup }, index) => {
    const key = keys.find((candidate) => candidate.column === column);
    return `${lookup ? `l_${column}.${id(lookup.attribute)}` : `groups.${key?.name}`} AS d${index}`;
  });
  const figures = [...aggregatesOf(plan.measures).values()].map((aggregate) => {
    const name = id(figureName(aggregate));
    return `sum(groups.${name}) AS ${name}`;
  });
  const valueSql = (dimension: PlannedDimension): string => `labels.d${plan.dimensions.indexOf(dimension)}`;
  return [
    `SELECT ${columnsSql(plan, valueSql, 'labels', dialect)}`,
    'FROM (',
    `  SELECT ${[...labels, ...figures].join(', ')}`,
    `  FROM (\n  ${groups}\n  ) groups`,
    ...keys.filter(({ dimensions }) => dimensions[0]?.lookup).map((key) => `  ${joinSql(key, 'groups', dialect)}`),
    `  GROUP BY ${plan.dimensions.map((_, index) => index + 1).join(', ')}`,
    ') labels',
    orderSql(plan, valueSql, 'labels', plan.dimensions.map(valueSql), dialect),
    pageSql(plan),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function joinSql({ column, name, dimensions }: Key, of: string, dialect: Dialect): string {
  return `JOIN ${dialect.identifier(dimensions[0]?.lookup?.table ?? '')} l_${column} ON l_${column}.key = ${of}.${name}`;
}

function columnsSql(plan: Plan, valueSql: (d: PlannedDimension) => string, of: string, dialect: Dialect): string {
  return [
    ...plan.dimensions.map((d) => `${dialect.wire(d.type, valueSql(d))} AS ${dialect.identifier(d.name)}`),
    ...plan.measures.map((m) => `${dialect.wire(m.type, measureSql(m, of, dialect))} AS ${dialect.identifier(m.name)}`),
  ].join(', ');
}

/** The order asked for, then the keys: rows that are equal in it come in the same order every time, so pages fit. */
function orderSql(
  plan: Plan,
  valueSql: (d: PlannedDimension) => string,
  of: string,
  tieBreakers: readonly string[],
  dialect: Dialect,
): string {
  const terms = plan.order.map(({ field, descending }) => {
    const dimension = plan.dimensions.find(({ name }) => name === field);
    const measure = plan.measures.find(({ name }) => name === field);
    const value = dimension ? valueSql(dimension) : measure ? measureSql(measure, of, dialect) : 'NULL';
    return `${value} ${descending ? 'DESC' : 'ASC'} NULLS LAST`;
  });
  const all = [...terms, ...tieBreakers.map((key) => `${key} NULLS LAST`)];
  return all.length > 0 ? `ORDER BY ${all.join(', ')}` : '';
}
