import { type Membership, QUERY_LIMIT, type Query } from '@pellucid/contract';
import type { Model, Source } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { answerSource } from './answer-source.ts';
import { withBlankKeys } from './blank-keys.ts';
import { chooseRollup } from './choose-rollup.ts';
import { withoutUnreadLabels } from './columns-read.ts';
import { type FilteredField, filteredField } from './conditions.ts';
import { type FilterContext, planFilters } from './filters.ts';
import { withKnownKeys } from './known-keys.ts';
import { columnsOf, isStaged } from './measures.ts';
import { dimensionOf, nameOf, sourceOf } from './names.ts';
import { pageValues } from './page-values.ts';
import { type DataFacts, isPlan, type Moved, type Plan, type PlannedDimension, type PlannedOrder } from './plan.ts';
import { planDimensions } from './plan-dimensions.ts';
import { planFirst } from './plan-first.ts';
import { MeasurePlanner } from './plan-measures.ts';
import { movedBy, type PreviousMeasure, previousQuery } from './plan-previous.ts';
import { firstOf } from './plan-top.ts';
import { refuseMuch } from './refuse-much.ts';
import { type RowPolicy, underPolicy } from './row-policy.ts';
import { withSingleValues } from './single-values.ts';
import { chooseUnionRollups } from './union-rollups.ts';

export interface PlanOptions {
  /** Answers from the base table even where a roll-up could. */
  baseOnly?: boolean;
  /** Every row, where the query itself names no limit. */
  unlimited?: boolean;
  /** The number of rows in place of the rows; of all, whatever the query's limit. */
  counted?: boolean;
  /** Dimensions of the question within which this one is asked, where these are planned already. */
  dimensions?: readonly PlannedDimension[];
  /** Of earlier records, taken as if they had happened later. */
  moved?: Moved;
}

/** What questions are planned with. */
export interface PlanContext {
  readonly model: Model;
  readonly facts: DataFacts;
  /** What the asker may see of a source. */
  policyOf(source: Source): RowPolicy;
}

/**
 * Checks a query against the model and decides how it is answered: names, types, values, order, the rows that may be
 * seen, and the table that answers; and so for every question within it. Tier limits are checked apart, see `checkTier`.
 *
 * @throws QueryRefused that says what to change, naming the nearest name where one is unknown.
 */
export function planQuery(query: Query, context: PlanContext, options: PlanOptions = {}): Plan {
  refuseMuch(query);
  const source = sourceOf(context.model, query.source);
  if (!query.from) {
    const policy = context.policyOf(source);
    const seen = underPolicy(source, policy);
    return planOver(query, { source: seen, relation: source.table, policy }, context, options);
  }
  const { baseOnly = false } = options;
  const inner = planAnswer({ ...NOTHING, ...query.from, source: query.source }, context, { baseOnly });
  const over = {
    source: answerSource(source.name, columnsOf(inner)),
    relation: inner,
    policy: { kind: 'all' as const },
  };
  const outer = planOver(query, over, context, options);
  return { ...outer, relation: withoutUnreadLabels(inner, outer), answeredBy: inner.answeredBy };
}

/** What a question within a question leaves out. */
const NOTHING = { dimensions: [], measures: [], where: [], having: [], orderBy: [], offset: 0, totals: false };

/** The plan of an answer that is asked over, or whose members are wanted: of groups, and every one of them. */
function planAnswer(query: Query, context: PlanContext, options: Omit<PlanOptions, 'counted' | 'unlimited'>): Plan {
  const source = sourceOf(context.model, query.source);
  if (query.dimensions.includes(source.recordKey)) {
    const message = `${source.recordKey} names single records; ask for groups of them.`;
    throw new QueryRefused('invalid', message, 'dimensions');
  }
  return planQuery(query, context, { ...options, unlimited: true });
}

/** The question whose answer a membership is in. */
function membersQuery({ field, query: of }: Membership, source: string): Query {
  const { top, per = [], ...asked } = of;
  const first = top && firstOf(top);
  return {
    ...NOTHING,
    ...asked,
    source: of.source ?? source,
    dimensions: [field, ...per],
    measures: [...of.measures, ...(first?.measures ?? [])],
    where: first ? [...of.where, { field, op: 'notEmpty' }] : of.where,
    having: [...of.having, ...(first?.having ?? [])],
  };
}

/** An answer of which the dimensions and one measure are wanted. */
function onlyMeasure(name: string, plan: Plan): Plan {
  const measures = plan.measures.map((one) => (one.name === name ? one : { ...one, hidden: true as const }));
  return { ...plan, measures };
}

/** An answer of which the dimensions alone are wanted. */
function withoutMeasures(plan: Plan): Plan {
  return { ...plan, measures: plan.measures.map((measure) => ({ ...measure, hidden: true as const })) };
}

/** The rows of a question: those of a source, or of the answer to another question. */
interface Asked {
  readonly source: Source;
  readonly relation: Plan['relation'];
  readonly policy: RowPolicy;
}

function planOver(query: Query, { source, relation, policy }: Asked, context: PlanContext, options: PlanOptions): Plan {
  const { baseOnly = false } = options;
  const columns = checkColumns(query);
  const membersOf = (membership: Membership, place: string): Plan => {
    if (membership.query.per && membership.query.top) {
      throw new QueryRefused('invalid', 'The first are of all values together: leave out per or top.', `${place}.per`);
    }
    const asked = membersQuery(membership, query.source);
    return withoutMeasures(planAnswer(asked, context, { baseOnly }));
  };
  const latest = latestDate(source, relation, policy);
  const ofRecords: FilterContext = {
    fieldOf: (name, place) => ({ ...filteredField(dimensionOf(source, name, place), context.facts), ...latest }),
    membersOf,
  };

  const dimensions = planDimensions(query, {
    source,
    facts: context.facts,
    known: options.dimensions ?? [],
    planFirst: (first, within) => withoutMeasures(planAnswer(first, context, { baseOnly, dimensions: within })),
  });
  if (query.timeGrain && !dimensions.some(({ name, grain }) => name === 'date' && grain)) {
    throw new QueryRefused('invalid', 'timeGrain cuts the dimension date; add it to the dimensions.', 'timeGrain');
  }
  const shape = query.dimensions.includes(source.recordKey) ? 'records' : 'groups';
  if (shape === 'records') refuseOfGroups(query);
  const first = planFirst(query, { shape, relation, dimensions });
  const planPrevious = (measure: PreviousMeasure, place: string): Plan => {
    const moved = movedBy(measure.previous.period, query, source, policy, place);
    const earlier = previousQuery(query, measure, source, place);
    return onlyMeasure(measure.previous.of, planAnswer(earlier, context, { baseOnly, dimensions, moved }));
  };
  const planner = new MeasurePlanner(source, context.facts, dimensions, ofRecords, planPrevious);
  planner.plan(query.measures);
  const having = planFilters(
    query.having,
    { fieldOf: (name, place) => ({ ...planner.fieldOf(name, place), ...latest }), membersOf: refuseMembers },
    'having',
  );
  const measures = planner.all;

  const asked = planFilters(query.where, ofRecords, 'where');
  const where = policy.kind === 'own' ? [policy.condition, ...asked] : asked;
  const order = planOrder(query, columns);
  const everyRow = options.unlimited || options.counted;
  const limit = query.limit ?? (everyRow ? null : QUERY_LIMIT.defaultRows);
  // One more row than the page has is read: it tells whether there are more.
  const head =
    limit === null || isStaged({ measures, having, dimensions })
      ? {}
      : { head: { order, rows: query.offset + limit + 1 } };
  const question = { dimensions, where, measures, ...head };
  const canBeSummed = shape === 'groups' && !baseOnly && !options.moved && !isPlan(relation);
  const answer = canBeSummed ? chooseRollup(source, source.rollups, question) : undefined;
  const ofUnion = canBeSummed ? chooseUnionRollups(source, question, context.model) : undefined;

  const groups = { dimensions: answer?.dimensions ?? dimensions, where: answer?.where ?? where };
  const page = { order, measures, where, limit, offset: query.offset };
  const values = shape === 'records' && !baseOnly && !first ? pageValues(source, page, context.facts) : undefined;

  return {
    source: source.name,
    shape,
    counted: options.counted ?? false,
    grouped: answer?.grouped ?? false,
    relation: answer?.rollup.relation ?? ofUnion?.relation ?? relation,
    answeredBy: answer?.rollup.name ?? ofUnion?.answeredBy ?? source.name,
    ...(options.moved ? { moved: options.moved } : {}),
    dimensions: groups.dimensions,
    measures: withSingleValues(answer?.measures ?? ofUnion?.measures ?? measures, groups, context.facts),
    where: withKnownKeys(withBlankKeys(groups.where, context.facts), context.facts),
    having,
    nothing: policy.kind === 'none',
    order,
    limit,
    offset: query.offset,
    ...(first && { first }),
    ...(values && { pageValues: values }),
  };
}

/** How far the records go that may be seen; nothing where they have no dates. */
function latestDate(source: Source, relation: Plan['relation'], policy: RowPolicy): Pick<FilteredField, 'latest'> {
  const date = source.dimensions.get('date')?.column;
  if (date === undefined || isPlan(relation)) return {};
  return { latest: { table: relation, date, seen: policy.kind === 'own' ? [policy.condition] : [] } };
}

function checkColumns({ dimensions, measures }: Query): string[] {
  if (measures.length + dimensions.length === 0) {
    throw new QueryRefused('invalid', 'Ask for at least one measure or dimension.', 'measures');
  }
  const columns = [...dimensions, ...measures].map(nameOf);
  const repeated = columns.find((name, index) => columns.indexOf(name) !== index);
  if (repeated) throw new QueryRefused('invalid', `${repeated} is asked for twice.`, 'dimensions');
  return columns;
}

function refuseMembers(_: Membership, place: string): never {
  throw new QueryRefused('invalid', 'A measure is in no answer; ask for its values.', place);
}

/** A list of records has their own amounts; what is computed over several is asked without the record key. */
function refuseOfGroups({ dimensions, measures, having, totals }: Query): void {
  const refuse = (what: string, place: string): QueryRefused =>
    new QueryRefused('invalid', `${what} are of groups of records; this question lists single ones.`, place);
  const first = dimensions.findIndex((dimension) => typeof dimension !== 'string' && 'top' in dimension);
  if (first >= 0) throw refuse('First values', `dimensions[${first}]`);
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
