import type { Rollup, Top } from '../model/model.ts';
import { isAggregate } from '../plan/measures.ts';
import type { PlannedFilter, PlannedMeasure } from '../plan/plan.ts';
import type { RollupPlan } from '../plan/plan-rollup.ts';
import { filtersOf, Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { groupedSql, keysOf } from './grouped.ts';
import type { Statement } from './statement.ts';
import { tableSql } from './tables.ts';

/** The statement that computes the rows of a roll-up, sorted as it is stored. `only` narrows them, to some program years. */
export function rollupSelect(plan: RollupPlan, dialect: Dialect, only: readonly PlannedFilter[] = []): Statement {
  if (plan.rollup.recordsBy) return recordsSelect(plan, plan.rollup.recordsBy, dialect, only);
  const id = dialect.identifier;
  const keys = keysOf(plan.dimensions, (_, dimension) => dimension?.name ?? '');
  const parameters = new Parameters(dialect);
  const rows = groupedSql(
    {
      relation: plan.relation,
      where: [...plan.where, ...only],
      nothing: false,
      grouped: false,
      keys,
      replaced: keys.filter(({ dimensions }) => !dimensions.some(({ unique }) => unique)),
      figures: new Map(plan.figures.map((figure) => [figure.name, aggregateOf(figure)])),
    },
    parameters,
    dialect,
  );
  const columns = [
    ...keys.map(({ name }) => id(name)),
    ...plan.figures.map(
      ({ name, type }) => `${dialect.stored(type === 'money' ? 'money' : 'count', id(name))} AS ${id(name)}`,
    ),
  ];
  const order = plan.rollup.columns.map(({ column }) => id(column)).join(', ');
  const kept = plan.rollup.top ? topRows(plan.rollup, plan.rollup.top, rows, dialect) : `(\n  ${rows}\n)`;
  const text = `SELECT ${columns.join(', ')} FROM ${kept}${order ? `\nORDER BY ${order}` : ''}`;
  return { text, parameters: parameters.values, columns: [] };
}

/** The records with the columns that are kept, in another order. */
function recordsSelect(
  { rollup, relation }: RollupPlan,
  by: readonly string[],
  dialect: Dialect,
  only: readonly PlannedFilter[],
): Statement {
  const id = dialect.identifier;
  const parameters = new Parameters(dialect);
  const conditions = filtersOf(only, 'f', parameters, dialect);
  const text = [
    `SELECT ${rollup.columns.map(({ column }) => `f.${id(column)}`).join(', ')}`,
    `FROM ${tableSql(relation, dialect)} f`,
    ...(conditions.length > 0 ? [`WHERE ${conditions.join(' AND ')}`] : []),
    `ORDER BY ${by.map((column) => `f.${id(column)}`).join(', ')}`,
  ].join('\n');
  return { text, parameters: parameters.values, columns: [] };
}

/** Ranked, not numbered: rows that tie with the last one kept are kept too, so that any order among them can be answered. */
function topRows({ columns }: Rollup, { orders, keep }: Top, rows: string, dialect: Dialect): string {
  const id = dialect.identifier;
  const within = columns.slice(0, -1).map(({ column }) => id(column));
  const list = within.length > 0 ? `PARTITION BY ${within.join(', ')} ` : '';
  const falling = (figures: readonly string[]) => figures.map((figure) => `${id(figure)} DESC NULLS LAST`).join(', ');
  const ranks = orders.map((figures, index) => `rank() OVER (${list}ORDER BY ${falling(figures)}) AS rank_${index}`);
  const largest = orders.map((_, index) => `rank_${index} <= ${keep}`).join(' OR ');
  return `(\n  SELECT *, ${ranks.join(', ')} FROM (\n  ${rows}\n  )\n) WHERE ${largest}`;
}

function aggregateOf({ name, value }: PlannedMeasure) {
  if (!isAggregate(value)) throw new Error(`A roll-up keeps no ${value.kind}: ${name}`);
  return value;
}
