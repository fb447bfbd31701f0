import type { ValueType } from '@pellucid/contract';
import { mapColumns } from '../plan/filters.ts';
import { operandsOf } from '../plan/measures.ts';
import type { Operand, PlannedDimension, PlannedMeasure, Window } from '../plan/plan.ts';
import { DECIMALS, valueSql } from './aggregates.ts';
import { bucketLabelSql } from './buckets.ts';
import { filtersOf, Parameters } from './conditions.ts';
import type { Dialect } from './dialect.ts';
import { type Grouped, groupByKey, labelsSql } from './labels.ts';
import { pageSql } from './page.ts';

/**
 * An answer whose rows have to be there before it can be finished: figures that depend on other rows or on other measures are
 * added in stages, each from what the one before it has; then come conditions on measures, the order and the page.
 */
export function stagesSql(grouped: Grouped): string {
  const { plan, dialect } = grouped;
  const selected = columnsOf(grouped, (type, value) => dialect.wire(type, value));
  return [`SELECT ${selected}`, rowsSql(grouped), orderSql(grouped), pageSql(plan)]
    .filter((line) => line !== '')
    .join('\n');
}

/** The parameters of a statement, and how it writes the answers to questions within it. */
export function statementParameters(dialect: Dialect): Parameters {
  return new Parameters(dialect, (plan, parameters) => answerSql(groupByKey(plan, parameters, dialect)));
}

/** An answer as another question is asked over it: every row, values as the engine has them. */
function answerSql(grouped: Grouped): string {
  return `SELECT ${columnsOf(grouped, (_, value) => value)}\n${rowsSql(grouped)}`;
}

function columnsOf(grouped: Grouped, write: (type: ValueType, value: string) => string): string {
  const { plan, dialect } = grouped;
  const dimensions = plan.dimensions.map((dimension, index) => {
    const value = write(dimension.type, dimensionSql(grouped, dimension, index));
    return `${value} AS ${dialect.identifier(dimension.name)}`;
  });
  const shown = plan.measures.filter(({ hidden }) => !hidden);
  const measures = shown.map(
    ({ name, type }) => `${write(type, `s.${columnOf(grouped, name)}`)} AS ${dialect.identifier(name)}`,
  );
  return [...dimensions, ...measures].join(', ');
}

/** The rows of the last stage that satisfy the conditions on measures. */
function rowsSql(grouped: Grouped): string {
  const { plan, parameters, dialect } = grouped;
  const rows = stagesOf(plan.measures).reduce((below, measures) => {
    const added = measures.map((measure) => `${stagedSql(grouped, measure)} AS ${columnOf(grouped, measure.name)}`);
    return `SELECT s.*, ${added.join(', ')}\nFROM (\n${below}\n) s`;
  }, besidePreviousSql(grouped));
  const having = mapColumns(plan.having, (name) => columnOf(grouped, name));
  const conditions = filtersOf(having, 's', parameters, dialect);
  return `FROM (\n${rows}\n) s${conditions.length > 0 ? `\nWHERE ${conditions.join(' AND ')}` : ''}`;
}

/** The rows with what they were before: a row of the answer about that time has the same labels. */
function besidePreviousSql(grouped: Grouped): string {
  const { plan, parameters, dialect } = grouped;
  const id = dialect.identifier;
  const previous = plan.measures.flatMap(({ name, value }) =>
    value.kind === 'previous' ? [{ column: previousOf(grouped, name), plan: value.plan }] : [],
  );
  if (previous.length === 0) return labelsSql(grouped);
  const values = previous.map(({ column, plan: of }) => {
    const measure = of.measures.find(({ hidden }) => !hidden)?.name ?? '';
    return `${column}.${id(measure)} AS ${column}`;
  });
  const joins = previous.map(({ column, plan: of }) => {
    const on = plan.dimensions.map((dimension, index) =>
      dialect.same(`${column}.${id(dimension.name)}`, dimensionSql(grouped, dimension, index)),
    );
    const answer = `(\n${parameters.answerSql(of, parameters)}\n) ${column}`;
    return on.length > 0 ? `LEFT JOIN ${answer} ON ${on.join(' AND ')}` : `CROSS JOIN ${answer}`;
  });
  return [`SELECT s.*, ${values.join(', ')}`, `FROM (\n${labelsSql(grouped)}\n) s`, ...joins].join('\n');
}

function previousOf(grouped: Grouped, name: string): string {
  return `before_${columnOf(grouped, name)}`;
}

/** Measures in the order in which they can be computed: first those of figures alone, then those of them, and so on. */
function stagesOf(measures: readonly PlannedMeasure[]): PlannedMeasure[][] {
  const levels = new Map<string, number>();
  const levelOf = (measure: PlannedMeasure): number => {
    const known = levels.get(measure.name);
    if (known !== undefined) return known;
    const below = operandsOf(measure).map((operand) => {
      const of = operand.kind === 'measure' ? measures.find(({ name }) => name === operand.name) : undefined;
      return of ? levelOf(of) + 1 : 0;
    });
    const level = Math.max(0, ...below);
    levels.set(measure.name, level);
    return level;
  };
  const highest = Math.max(-1, ...measures.map(levelOf));
  return Array.from({ length: highest + 1 }, (_, level) => measures.filter((measure) => levelOf(measure) === level));
}

/** The column of a measure within the stages. */
function columnOf({ plan }: Grouped, name: string): string {
  return `m${plan.measures.findIndex((measure) => measure.name === name)}`;
}

function stagedSql(grouped: Grouped, { name, value, type }: PlannedMeasure): string {
  const { figures, dialect } = grouped;
  const write = (operand: Operand): string =>
    operand.kind === 'measure'
      ? `s.${columnOf(grouped, operand.name)}`
      : `s.${dialect.identifier(figures.nameOf(operand))}`;
  if (value.kind === 'previous') return `s.${previousOf(grouped, name)}`;
  if (value.kind === 'share' || value.kind === 'rank' || value.kind === 'runningTotal') {
    return windowSql(grouped, value, write(value.of));
  }
  return valueSql(value, type, dialect, write);
}

function windowSql({ plan, dialect }: Grouped, window: Window, of: string): string {
  const column = (name: string): string => `s.d${plan.dimensions.findIndex((d) => d.name === name)}`;
  const partition = window.within.length > 0 ? `PARTITION BY ${window.within.map(column).join(', ')}` : '';
  switch (window.kind) {
    case 'share':
      return dialect.divide(of, `sum(${of}) OVER (${partition})`, DECIMALS.share);
    case 'rank': {
      const order = `ORDER BY ${of} ${window.descending ? 'DESC' : 'ASC'} NULLS LAST`;
      const rank = `rank() OVER (${[partition, order].filter(Boolean).join(' ')})`;
      return window.parts === undefined ? rank : partSql(rank, window.parts, `count(${of}) OVER (${partition})`);
    }
    case 'runningTotal': {
      const order = `ORDER BY ${column(window.along)} NULLS LAST`;
      return `sum(${of}) OVER (${[partition, order].filter(Boolean).join(' ')})`;
    }
  }
}

/** The one of so many equal parts that a place among `number` of them is in. */
function partSql(rank: string, parts: number, number: string): string {
  return `floor((${rank} - 1) * ${parts} / nullif(${number}, 0)) + 1`;
}

function dimensionSql({ parameters }: Grouped, dimension: PlannedDimension, index: number): string {
  const { bucketing } = dimension;
  const value = `s.d${index}`;
  return bucketing?.kind === 'bands' ? bucketLabelSql(bucketing, value, parameters) : value;
}

/** The order asked for, then the dimensions, so that pages fit together. */
function orderSql(grouped: Grouped): string {
  const { plan } = grouped;
  const terms = plan.order.map(({ field, descending }) => {
    const dimension = plan.dimensions.findIndex(({ name }) => name === field);
    const column = dimension >= 0 ? `d${dimension}` : columnOf(grouped, field);
    return `s.${column} ${descending ? 'DESC' : 'ASC'} NULLS LAST`;
  });
  const all = [...terms, ...plan.dimensions.map((_, index) => `s.d${index} NULLS LAST`)];
  return all.length > 0 ? `ORDER BY ${all.join(', ')}` : '';
}
