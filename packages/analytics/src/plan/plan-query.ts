import { conditionsIn, type Filter, QUERY_LIMIT, type Query } from '@pellucid/contract';
import type { Model } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { chooseRollup } from './choose-rollup.ts';
import { planFilters, refuseLongLists } from './filters.ts';
import { isStaged } from './measures.ts';
import { dimensionOf, sourceOf } from './names.ts';
import type { DataFacts, Plan, PlannedOrder } from './plan.ts';
import { planDimensions } from './plan-dimensions.ts';
import { MeasurePlanner } from './plan-measures.ts';
import type { RowPolicy } from './row-policy.ts';

export interface PlanOptions {
  /** Answers from the base table even where a roll-up could. */
  baseOnly?: boolean;
  /** Every row, where the query itself names no limit. */
  unlimited?: boolean;
  /** The number of rows in place of the rows; of all, whatever the query's limit. */
  counted?: boolean;
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
  refuseLongLists(listsOf(query));
  if (query.measures.length + query.dimensions.length === 0) {
    throw new QueryRefused('invalid', 'Ask for at least one measure or dimension.', 'measures');
  }
  const columns = [...query.dimensions, ...query.measures].map(nameOf);
  refuseRepeats(columns);

  const dimensions = planDimensions(query, source, facts);
  if (query.timeGrain && !dimensions.some(({ name, grain }) => name === 'date' && grain)) {
    throw new QueryRefused('invalid', 'timeGrain cuts the dimension date; add it to the dimensions.', 'timeGrain');
  }
  const shape = query.dimensions.includes(source.recordKey) ? 'records' : 'groups';
  if (shape === 'records') refuseOfGroups(query);
  const planner = new MeasurePlanner(source, facts, dimensions);
  planner.plan(query.measures);
  const having = planFilters(query.having, (name, place) => planner.fieldOf(name, place), 'having');
  const measures = planner.all;

  const asked = planFilters(query.where, (name, place) => dimensionOf(source, name, place), 'where');
  const where = policy.kind === 'own' ? [policy.condition, ...asked] : asked;
  const order = planOrder(query, columns);
  const everyRow = options.unlimited || options.counted;
  const limit = query.limit ?? (everyRow ? null : QUERY_LIMIT.defaultRows);
  // One more row than the page has is read: it tells whether there are more.
  const head =
    limit === null || isStaged({ measures, having, dimensions })
      ? {}
      : { head: { order, rows: query.offset + limit + 1 } };
  const answer =
    shape === 'groups' && !options.baseOnly
      ? chooseRollup(source, source.rollups, { dimensions, where, measures, ...head })
      : undefined;

  return {
    source: source.name,
    shape,
    counted: options.counted ?? false,
    grouped: answer?.grouped ?? false,
    relation: answer?.rollup.relation ?? source.table,
    answeredBy: answer?.rollup.name ?? source.name,
    dimensions: answer?.dimensions ?? dimensions,
    measures: answer?.measures ?? measures,
    where: answer?.where ?? where,
    having,
    nothing: policy.kind === 'none',
    order,
    limit,
    offset: query.offset,
  };
}

function nameOf(asked: string | { readonly name: string }): string {
  return typeof asked === 'string' ? asked : asked.name;
}

/** Every list of values in a question. */
function listsOf({ where, having, measures, dimensions }: Query): (readonly unknown[])[] {
  const filters: Filter[] = [...where, ...having];
  for (const measure of measures) if (typeof measure !== 'string' && 'where' in measure) filters.push(...measure.where);
  const lists = conditionsIn(filters).flatMap(({ value }) => (Array.isArray(value) ? [value] : []));
  const groups = dimensions.flatMap((asked) => (typeof asked !== 'string' && 'groups' in asked ? asked.groups : []));
  return [...lists, ...groups.map(({ values }) => values)];
}

function refuseRepeats(names: readonly string[]): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new QueryRefused('invalid', `${repeated} is asked for twice.`, 'dimensions');
}

/** A list of records has their own amounts; what is computed over several is asked without the record key. */
function refuseOfGroups({ measures, having, totals }: Query): void {
  const refuse = (what: string, place: string): QueryRefused =>
    new QueryRefused('invalid', `${what} are of groups of records; this question lists single ones.`, place);
  const named = measures.findIndex((measure) => typeof measure !== 'string');
  if (named >= 0) throw refuse('Measures of its own', `measures[${named}]`);
  if (having.length > 0) throw refuse('Conditions on measures', 'having');
  if (totals) throw refuse('Totals', 'totals');
}

function planOrder(query: Query, columns: readonly string[]): PlannedOrder[] {
  return query.orderBy.map(({ field, direction }, index) => {
    if (columns.includes(field)) return { field, descending: direction === 'desc' };
    const hint = `Only what is asked for can be sorted by: ${columns.join(', ')}.`;
    throw new QueryRefused('invalid', `"${field}" is not among the columns. ${hint}`, `orderBy[${index}].field`);
  });
}
