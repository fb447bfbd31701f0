import { operandsOf } from '../plan/measures.ts';
import { type Aggregate, isPlan, type Plan, type PlannedDimension, type PlannedMeasure } from '../plan/plan.ts';
import { valueSql as measureValueSql } from './aggregates.ts';
import { bucketSql, bucketValueSql } from './buckets.ts';
import { filtersOf } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { firstOfEachSql } from './first-of-each.ts';
import { lookupSql } from './lookups.ts';
import { memberCountsSql } from './members.ts';
import { pageSql } from './page.ts';
import { pageValuesSql } from './page-values.ts';
import { statementParameters } from './stages.ts';
import { headsSql, tableSql } from './tables.ts';

/**
 * A row for each record, in the order asked and then as loaded. The rows of the page are picked first, by their own columns
 * and the labels that they are sorted by; only then are the other labels looked up: beside a limit, so that the engine knows how few they
 * are and looks for these labels alone.
 */
export function recordsStatement(plan: Plan, dialect: Dialect): { text: string; parameters: string[] } {
  const id = dialect.identifier;
  const parameters = statementParameters(dialect);
  if (isPlan(plan.relation)) throw new Error('An answer has no records of its own');
  const table = tableSql(plan.relation, dialect);

  // Of what a record has several of, the text of the whole list.
  const lookups = new Map(
    plan.dimensions.flatMap(({ column, lookup }) => {
      if (!lookup) return [];
      const { table, owner, bridge } = lookup;
      return [[column, lookupSql({ table: bridge?.list ?? table, ...(owner && { owner }) }, dialect)] as const];
    }),
  );
  const sortedBy = new Set(plan.order.map(({ field }) => field));
  const sortedLookups = plan.dimensions.filter((d) => d.lookup && sortedBy.has(d.name)).map((d) => d.column);
  const join = (column: string, of: string): string =>
    `JOIN ${lookups.get(column)} ${alias(column)} ON ${alias(column)}.key = ${of}.${id(column)}`;

  const valueSql = (dimension: PlannedDimension, of: string): string => {
    const { column, lookup, grain, bucketing } = dimension;
    if (bucketing && bucketing.kind !== 'top') return bucketValueSql(bucketing, column, of, parameters, dialect);
    if (lookup) return `${alias(column)}.${id(lookup.attribute)}`;
    return grain ? dialect.truncate(grain, `${of}.${id(column)}`) : `${of}.${id(column)}`;
  };
  const orderValueSql = (dimension: PlannedDimension, of: string): string =>
    dimension.bucketing?.kind === 'bands'
      ? bucketSql(dimension.bucketing, dimension.column, of, parameters, dialect)
      : valueSql(dimension, of);
  const orderBy = (of: string): string => {
    const terms = plan.order.map(({ field, descending }) => {
      const dimension = plan.dimensions.find(({ name }) => name === field);
      const measure = plan.measures.find(({ name }) => name === field);
      const value = dimension ? orderValueSql(dimension, of) : measure ? measureSql(measure, of, dialect) : 'NULL';
      return `${value} ${descending ? 'DESC' : 'ASC'} NULLS LAST`;
    });
    return `ORDER BY ${[...terms, `${of}.${dialect.rowNumber}`].join(', ')}`;
  };

  const counts = new Map(
    plan.measures.flatMap(operandsOf).flatMap((one) => {
      if (one.kind !== 'distinct' || !one.lookup?.bridge) return [];
      const lookup = { ...one.lookup, bridge: one.lookup.bridge };
      return [[countsAlias(one), { column: one.column, lookup }] as const];
    }),
  );
  const joinCounts = (of: string): string[] =>
    [...counts].map(([alias, { column, lookup }]) => {
      const counted = memberCountsSql(lookup, dialect);
      return `JOIN (${counted}) ${of}_${alias} ON ${of}_${alias}.list_key = ${of}.${id(column)}`;
    });

  const columns = [
    ...plan.dimensions.map((d) => `${dialect.wire(d.type, valueSql(d, 'r'))} AS ${id(d.name)}`),
    ...plan.measures.map((m) => `${dialect.wire(m.type, measureSql(m, 'r', dialect))} AS ${id(m.name)}`),
  ];
  const selectionOf = (rows: string): string[] => [
    `SELECT ${columns.join(',\n  ')}`,
    `FROM ${rows} r`,
    ...[...lookups.keys()].map((column) => join(column, 'r')),
    ...joinCounts('r'),
  ];
  const firstOf = (rows: string, of: string): string[] =>
    firstOfEachSql(
      plan.first,
      of,
      {
        rows,
        conditions: (one) => filtersOf(plan.where, one, parameters, dialect),
        joins: (one) => [...[...lookups.keys()].map((column) => join(column, one)), ...joinCounts(one)],
        value: valueSql,
        order: orderBy,
      },
      dialect,
    );
  if (plan.limit === null) {
    // Every row, as an export wants them: sorted only when asked, so that they can be sent while they are read.
    const all = plan.nothing ? ['false'] : [...filtersOf(plan.where, 'r', parameters, dialect), ...firstOf(table, 'r')];
    const order = plan.order.length + plan.offset > 0 ? [orderBy('r'), pageSql(plan)] : [];
    const text = [...selectionOf(table), ...whereSql(all), ...order].join('\n');
    return { text, parameters: parameters.values };
  }

  const conditionsOf = (rows: string, page: Pick<Plan, 'limit' | 'offset'>): string[] => {
    if (plan.nothing) return ['false'];
    const conditions = filtersOf(plan.where, 'f', parameters, dialect);
    const paged = { ...plan, ...page };
    return [...conditions, ...firstOf(rows, 'f'), ...pageValuesSql(paged, rows, { parameters, dialect })];
  };
  const pickedOf = (rows: string, page: Pick<Plan, 'limit' | 'offset'>): string =>
    [
      `SELECT f.${dialect.rowNumber}`,
      `FROM ${rows} f`,
      ...new Set(sortedLookups.map((column) => join(column, 'f'))),
      ...(plan.measures.some(({ name }) => sortedBy.has(name)) ? joinCounts('f') : []),
      ...whereSql(conditionsOf(rows, page)),
      orderBy('f'),
      pageSql(page),
    ].join('\n  ');
  if (typeof plan.relation !== 'string') {
    // Whatever the page has of a table is in the head of that table.
    const head = { limit: plan.limit + plan.offset, offset: 0 };
    const heads = headsSql(plan.relation, dialect, (rows) => pickedOf(rows, head));
    const most = pageSql({ limit: plan.relation.parts.length * (head.limit + 1), offset: 0 });
    const text = [...selectionOf(`(SELECT * FROM ${heads} h ${most})`), orderBy('r'), pageSql(plan)].join('\n');
    return { text, parameters: parameters.values };
  }
  const page = `SELECT ${readColumns(plan, dialect).join(', ')} FROM ${table} t`;
  const ofPage = dialect.among(`t.${dialect.rowNumber}`, `\n  ${pickedOf(table, plan)}\n`);
  const few = pageSql({ limit: plan.limit, offset: 0 });
  const text = [...selectionOf(`(\n${page}\nWHERE ${ofPage} ${few}\n)`), orderBy('r')].join('\n');
  return { text, parameters: parameters.values };
}

/** What the rows of a page are read for, beside their numbers. */
function readColumns({ dimensions, measures }: Plan, dialect: Dialect): string[] {
  const operands = measures.flatMap(operandsOf).flatMap((one) => ('column' in one ? [one.column] : []));
  const columns = [...dimensions.map(({ column }) => column), ...operands].map(dialect.identifier);
  return [dialect.rowNumber, ...new Set(columns)].map((column) => `t.${column}`);
}

function whereSql(conditions: readonly string[]): string[] {
  return conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : [];
}

/** Of a lookup table, named after the column that points to it. */
function alias(column: string): string {
  return `l_${column}`;
}

/** Of a joined table with the number of different values that a record has. */
function countsAlias({ column, lookup }: Extract<Aggregate, { kind: 'distinct' }>): string {
  return `n_${column}_${lookup?.attribute}`;
}

/** A measure of a single record: its own amounts, and one of everything that is counted. */
function measureSql({ value, type }: PlannedMeasure, of: string, dialect: Dialect): string {
  return measureValueSql(value, type, dialect, (operand) => {
    if (operand.kind === 'rows') return '1';
    if (operand.kind === 'measure') throw new Error(`A record has no ${operand.name}`);
    const column = `${of}.${dialect.identifier(operand.column)}`;
    if (operand.kind !== 'distinct') return column;
    if (operand.lookup?.bridge) return `${of}_${countsAlias(operand)}.number`;
    return `CASE WHEN ${operand.lookup ? `${column} = 0` : `${column} IS NULL`} THEN 0 ELSE 1 END`;
  });
}
