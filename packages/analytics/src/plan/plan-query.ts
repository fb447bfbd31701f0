import { type Condition, QUERY_LIMIT, type Query, type TimeGrain } from '@pellucid/contract';
import type { Dimension, Measure, Model, Source } from '../model/model.ts';
import { nearest } from '../model/nearest.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { chooseRollup } from './choose-rollup.ts';
import { planCondition } from './conditions.ts';
import type { Aggregate, DataFacts, Plan, PlannedDimension, PlannedMeasure, PlannedOrder } from './plan.ts';
import type { RowPolicy } from './row-policy.ts';

export interface PlanOptions {
  /** Answers from the base table even where a roll-up could. */
  baseOnly?: boolean;
  /** Every row, where the query itself names no limit. */
  unlimited?: boolean;
}

/**
 * Checks a query against the model and decides how it is answered: names, types, values, order, the rows that may be
 * seen, and the table that answers. Tier limits are checked apart, see `checkTier`.
 *
 * @throws QueryRefused that says what to change, naming the nearest name where one is unknown.
 */
export function planQuery(
  query: Query,
  policy: RowPolicy,
  model: Model,
  facts: DataFacts,
  options: PlanOptions = {},
): Plan {
  const source = sourceOf(model, query.source);
  refuseLongLists(query.where);
  if (query.measures.length + query.dimensions.length === 0) {
    throw new QueryRefused('invalid', 'Ask for at least one measure or dimension.', 'measures');
  }
  refuseRepeats([...query.dimensions, ...query.measures]);

  const shape = query.dimensions.includes(source.recordKey) ? 'records' : 'groups';
  const dimensions = query.dimensions.map((name, index) =>
    planDimension(dimensionOf(source, name, `dimensions[${index}]`), query.timeGrain, facts),
  );
  const measures = query.measures.map((name, index) =>
    planMeasure(measureOf(source, name, `measures[${index}]`), source, facts),
  );
  if (query.timeGrain && !dimensions.some(({ grain }) => grain)) {
    throw new QueryRefused('invalid', 'timeGrain cuts the dimension date; add it to the dimensions.', 'timeGrain');
  }

  const asked = query.where.map((condition, index) =>
    planCondition(condition, dimensionOf(source, condition.field, `where[${index}].field`), index),
  );
  const where = policy.kind === 'own' ? [policy.condition, ...asked] : asked;
  const order = planOrder(query);
  const limit = query.limit ?? (options.unlimited ? null : QUERY_LIMIT.defaultRows);
  // One more row than the page has is read: it tells whether there are more.
  const head = limit === null ? {} : { head: { order, rows: query.offset + limit + 1 } };
  const answer =
    shape === 'groups' && !options.baseOnly
      ? chooseRollup(source, source.rollups, { dimensions, where, measures, ...head })
      : undefined;

  return {
    source: source.name,
    shape,
    grouped: answer?.grouped ?? false,
    relation: answer?.rollup.relation ?? source.table,
    answeredBy: answer?.rollup.name ?? source.name,
    dimensions: answer?.dimensions ?? dimensions,
    measures: answer?.measures ?? measures,
    where: answer?.where ?? where,
    nothing: policy.kind === 'none',
    order,
    limit,
    offset: query.offset,
  };
}

export function sourceOf(model: Model, name: string): Source {
  const source = model.sources.get(name);
  if (source) return source;
  throw unknown('source', name, model.sources.keys(), 'source');
}

/** Finds a dimension of a source. Throws QueryRefused naming the nearest one. */
export function dimensionOf(source: Source, name: string, place: string): Dimension {
  const dimension = source.dimensions.get(name);
  if (dimension) return dimension;
  if (source.measures.has(name)) {
    throw new QueryRefused('invalid', `${name} is a measure of ${source.name}; a dimension is wanted here.`, place);
  }
  throw unknown(`dimension of ${source.name}`, name, source.dimensions.keys(), place);
}

function measureOf(source: Source, name: string, place: string): Measure {
  const measure = source.measures.get(name);
  if (measure) return measure;
  if (source.dimensions.has(name)) {
    throw new QueryRefused('invalid', `${name} is a dimension of ${source.name}; a measure is wanted here.`, place);
  }
  throw unknown(`measure of ${source.name}`, name, source.measures.keys(), place);
}

function unknown(what: string, name: string, candidates: Iterable<string>, place: string): QueryRefused {
  const all = [...candidates];
  const hint = nearest(name, all);
  return new QueryRefused(
    'invalid',
    `There is no ${what} named "${name}"${hint ? `; did you mean ${hint}?` : `. There are: ${all.join(', ')}.`}`,
    place,
  );
}

/** The engine plans long lists slowly, and cannot be interrupted meanwhile. */
function refuseLongLists(where: readonly Condition[]): void {
  const values = where.reduce((sum, { value }) => sum + (Array.isArray(value) ? value.length : 0), 0);
  if (values <= QUERY_LIMIT.listValues) return;
  const limit = QUERY_LIMIT.listValues.toLocaleString('en-US');
  throw new QueryRefused('invalid', `A question takes at most ${limit} values in its lists, not ${values}.`, 'where');
}

function refuseRepeats(names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new QueryRefused('invalid', `${repeated} is asked for twice.`, 'dimensions');
}

function planDimension(dimension: Dimension, timeGrain: TimeGrain | undefined, facts: DataFacts): PlannedDimension {
  const { name, type, column, lookup } = dimension;
  return {
    name,
    type,
    column,
    unique: isUnique(dimension, facts),
    ...(lookup ? { lookup } : {}),
    ...(timeGrain && type === 'date' ? { grain: timeGrain } : {}),
  };
}

/** A measure of a source as figures that an engine computes. */
export function planMeasure(measure: Measure, source: Source, facts: DataFacts): PlannedMeasure {
  const { name, type, formula } = measure;
  if (formula.kind !== 'ratio') return { name, type, value: aggregateOf(measure, source, facts) };
  const part = (of: string): Aggregate => aggregateOf(measureOf(source, of, name), source, facts);
  return { name, type, value: { kind: 'ratio', of: part(formula.of), per: part(formula.per) } };
}

function aggregateOf({ name, formula }: Measure, source: Source, facts: DataFacts): Aggregate {
  switch (formula.kind) {
    case 'sum':
    case 'median':
      return formula;
    case 'records':
      return { kind: 'rows' };
    case 'distinct': {
      const dimension = dimensionOf(source, formula.dimension, name);
      const { column, lookup } = dimension;
      return { kind: 'distinct', column, unique: isUnique(dimension, facts), ...(lookup ? { lookup } : {}) };
    }
    case 'ratio':
      throw new Error(`${name}: a ratio of ratios is not possible`);
  }
}

function isUnique({ lookup }: Dimension, facts: DataFacts): boolean {
  return !lookup || facts.uniqueLabels.has(`${lookup.table}.${lookup.attribute}`);
}

function planOrder(query: Query): PlannedOrder[] {
  const selected = [...query.dimensions, ...query.measures];
  return query.orderBy.map(({ field, direction }, index) => {
    if (selected.includes(field)) return { field, descending: direction === 'desc' };
    const hint = `Only what is asked for can be sorted by: ${selected.join(', ')}.`;
    throw new QueryRefused('invalid', `"${field}" is not among the columns. ${hint}`, `orderBy[${index}].field`);
  });
}
