import { isStaged } from '../plan/measures.ts';
import type { Plan, PlannedDimension, PlannedMeasure } from '../plan/plan.ts';
import { measureSql } from './aggregates.ts';
import type { Dialect } from './dialect.ts';
import { type Grouped, groupByKey, joinSql, labelAlias, labelsSql } from './labels.ts';
import { pageSql } from './page.ts';
import { stagesSql, statementParameters } from './stages.ts';

/** A row for each combination of the dimensions. */
export function groupsStatement(plan: Plan, dialect: Dialect): { text: string; parameters: string[] } {
  const grouped = groupByKey(plan, statementParameters(dialect), dialect);
  const text = isStaged(plan) ? stagesSql(grouped) : grouped.ambiguous ? regroupedSql(grouped) : labelledSql(grouped);
  return { text, parameters: grouped.parameters.values };
}

/**
 * Groups with their labels. Where the labels do not decide the order, the page is cut before they are looked up. Nested
 * tables, not named ones: the engine would put the rows of a named one aside, which small answers feel.
 */
function labelledSql(grouped: Grouped): string {
  const { plan, groups, keys, dialect } = grouped;
  const lookups = keys.filter(({ dimensions }) => dimensions[0]?.lookup);
  const sortsByLabel = plan.order.some(({ field }) => plan.dimensions.some((d) => d.name === field && d.lookup));
  const cutsFirst = lookups.length > 0 && !sortsByLabel && (plan.limit !== null || plan.offset > 0);
  const rows = cutsFirst ? 'page' : 'groups';

  const valueSql = (dimension: PlannedDimension, of: string): string => {
    if (dimension.lookup) return `${labelAlias(dimension)}.${dialect.identifier(dimension.lookup.attribute)}`;
    return `${of}.${keys.find(({ dimensions }) => dimensions.includes(dimension))?.name}`;
  };
  const order = (of: string): string =>
    orderSql(
      grouped,
      (d) => valueSql(d, of),
      of,
      keys.map(({ name }) => `${of}.${name}`),
    );

  const cut = cutsFirst
    ? [`(\n  SELECT * FROM (\n  ${groups}\n  ) groups`, `  ${order('groups')} ${pageSql(plan)}`, ') page']
    : [`(\n  ${groups}\n) groups`];
  return [
    `SELECT ${columnsSql(grouped, (d) => valueSql(d, rows), rows)}`,
    `FROM ${cut.join('\n')}`,
    ...lookups.map((key) => joinSql(key, rows, grouped)),
    order(rows),
    ...(cutsFirst ? [] : [pageSql(plan)]),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Groups summed once more by label. */
function regroupedSql(grouped: Grouped): string {
  const { plan } = grouped;
  const valueSql = (dimension: PlannedDimension): string => `labels.d${plan.dimensions.indexOf(dimension)}`;
  return [
    `SELECT ${columnsSql(grouped, valueSql, 'labels')}`,
    `FROM (\n  ${labelsSql(grouped)}\n) labels`,
    orderSql(grouped, valueSql, 'labels', plan.dimensions.map(valueSql)),
    pageSql(plan),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function columnsSql(
  { plan, figures, dialect }: Grouped,
  valueSql: (d: PlannedDimension) => string,
  of: string,
): string {
  const measure = (m: PlannedMeasure): string => dialect.wire(m.type, measureSql(m, of, figures, dialect));
  return [
    ...plan.dimensions.map((d) => `${dialect.wire(d.type, valueSql(d))} AS ${dialect.identifier(d.name)}`),
    ...plan.measures.map((m) => `${measure(m)} AS ${dialect.identifier(m.name)}`),
  ].join(', ');
}

/** The order asked for, then the keys: rows that are equal in it come in the same order every time, so pages fit. */
function orderSql(
  { plan, figures, dialect }: Grouped,
  valueSql: (d: PlannedDimension) => string,
  of: string,
  tieBreakers: readonly string[],
): string {
  const terms = plan.order.map(({ field, descending }) => {
    const dimension = plan.dimensions.find(({ name }) => name === field);
    const measure = plan.measures.find(({ name }) => name === field);
    const value = dimension ? valueSql(dimension) : measure ? measureSql(measure, of, figures, dialect) : 'NULL';
    return `${value} ${descending ? 'DESC' : 'ASC'} NULLS LAST`;
  });
  const all = [...terms, ...tieBreakers.map((key) => `${key} NULLS LAST`)];
  return all.length > 0 ? `ORDER BY ${all.join(', ')}` : '';
}
