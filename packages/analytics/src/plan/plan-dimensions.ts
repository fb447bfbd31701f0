import type { DimensionKind, NamedDimension, Query, TimeGrain, ValueType } from '@pellucid/contract';
import type { Dimension, Source } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { type FilteredField, filteredField, planCondition } from './conditions.ts';
import { dimensionOf, nameOf } from './names.ts';
import type { DataFacts, Plan, PlannedDimension } from './plan.ts';
import { firstValuesQuery, type TopDimension } from './plan-top.ts';

/** The types of which a question can make a dimension of its own. */
export const KIND_TYPES: Readonly<Record<DimensionKind, readonly ValueType[]>> = {
  grain: ['date'],
  part: ['date'],
  bands: ['money', 'count', 'integer'],
  groups: ['text'],
  top: ['text'],
};

/** What the dimensions of a question are planned with. */
interface DimensionContext {
  readonly source: Source;
  readonly facts: DataFacts;
  /** Those that are planned already, of the question within which this one is asked. */
  readonly known: readonly PlannedDimension[];
  /** Plans the question whose answer is the first values, within dimensions that are planned already. */
  planFirst(query: Query, within: readonly PlannedDimension[]): Plan;
}

/** Checks the dimensions of a question. Throws QueryRefused that names the place. */
export function planDimensions(query: Query, context: DimensionContext): PlannedDimension[] {
  const { source, facts, known } = context;
  const planned = new Map<string, PlannedDimension>();
  const planEach = (
    plan: (asked: Query['dimensions'][number], place: string) => PlannedDimension | undefined,
  ): void => {
    for (const [index, asked] of query.dimensions.entries()) {
      const done = plan(asked, `dimensions[${index}]`);
      if (done) planned.set(done.name, done);
    }
  };
  planEach((asked, place) => {
    if (typeof asked === 'string') return planDimension(dimensionOf(source, asked, place), query.timeGrain, facts);
    if ('top' in asked) return known.find(({ name }) => name === asked.name);
    return planNamed(asked, filteredField(namedField(asked, source, place), facts), place);
  });
  // First values may lie within any others.
  planEach((asked, place) => {
    if (typeof asked === 'string' || !('top' in asked) || planned.has(asked.name)) return undefined;
    return planTop(asked, query, [...planned.values()], context, place);
  });
  return query.dimensions.flatMap((asked) => planned.get(nameOf(asked)) ?? []);
}

function planDimension(dimension: Dimension, timeGrain: TimeGrain | undefined, facts: DataFacts): PlannedDimension {
  const { name, type, column, lookup } = dimension;
  return {
    name,
    type,
    column,
    unique: isUnique(dimension, facts),
    ...(lookup ? { lookup } : {}),
    ...(lookup?.bridge ? { manyValued: true as const } : {}),
    ...(timeGrain && type === 'date' ? { grain: timeGrain } : {}),
  };
}

/** Whether the dimension's lookup table has one key for each label. */
export function isUnique({ lookup }: Pick<Dimension, 'lookup'>, facts: DataFacts): boolean {
  return !lookup || (!lookup.bridge && facts.uniqueLabels.has(`${lookup.table}.${lookup.attribute}`));
}

function namedField(asked: NamedDimension, source: Source, place: string): Dimension {
  if (source.dimensions.has(asked.name) || source.measures.has(asked.name)) {
    throw new QueryRefused('invalid', `${asked.name} is a name of ${source.name} already.`, `${place}.name`);
  }
  return dimensionOf(source, asked.field, `${place}.field`);
}

function planTop(
  asked: TopDimension,
  query: Query,
  planned: readonly PlannedDimension[],
  { source, planFirst }: DimensionContext,
  place: string,
): PlannedDimension {
  const field = namedField(asked, source, place);
  wantType(field, KIND_TYPES.top, place);
  const { name, others, top } = asked;
  const { column, lookup } = field;
  const first = firstValuesQuery(query, asked, source, place);
  const within = planned.filter((dimension) => top.within.includes(dimension.name));
  if (field.lookup?.bridge || within.some(({ manyValued }) => manyValued)) {
    const message = `Records have several values of what ${name} is of, or within: some would be among the others too. Ask for the first alone, by a rank in having.`;
    throw new QueryRefused('invalid', message, `${place}.top`);
  }
  const bucketing = { kind: 'top' as const, within, members: planFirst(first, within), others };
  return { name, type: 'text', column, unique: true, bucketing: lookup ? { ...bucketing, lookup } : bucketing };
}

type Plain = Exclude<NamedDimension, { top: unknown }>;

function planNamed(asked: Plain, field: Dimension & FilteredField, place: string): PlannedDimension {
  const planned = { name: asked.name, column: field.column, unique: true };
  if ('grain' in asked) {
    wantType(field, KIND_TYPES.grain, place);
    return { ...planned, type: 'date', grain: asked.grain };
  }
  return { ...planned, ...bucketed(asked, field, place) };
}

type Bucketed = Exclude<Plain, { grain: unknown }>;

function bucketed(
  asked: Bucketed,
  field: Dimension & FilteredField,
  place: string,
): Pick<PlannedDimension, 'type' | 'bucketing' | 'manyValued'> {
  if ('part' in asked) {
    wantType(field, KIND_TYPES.part, place);
    return { type: 'integer', bucketing: { kind: 'part', part: asked.part } };
  }
  if ('bands' in asked) {
    wantType(field, KIND_TYPES.bands, place);
    refuseUnordered(asked.bands, place);
    return { type: 'text', bucketing: { kind: 'bands', bounds: asked.bands } };
  }
  wantType(field, KIND_TYPES.groups, place);
  refuseRepeated([...asked.groups.map(({ name }) => name), asked.others], place);
  const groups = asked.groups.map(({ name, values }, index) => {
    const condition = { field: asked.field, op: 'in' as const, value: values };
    return { name, condition: planCondition(condition, field, `${place}.groups[${index}]`) };
  });
  const manyValued = field.lookup?.bridge ? { manyValued: true as const } : {};
  return { type: 'text', bucketing: { kind: 'groups', groups, others: asked.others }, ...manyValued };
}

function wantType({ name, type }: Dimension, types: readonly ValueType[], place: string): void {
  if (types.includes(type)) return;
  throw new QueryRefused('invalid', `${name} is of type ${type}; this takes ${types.join(' or ')}.`, `${place}.field`);
}

function refuseUnordered(bounds: readonly string[], place: string): void {
  const falls = bounds.findIndex((bound, index) => index > 0 && Number(bound) <= Number(bounds[index - 1]));
  if (falls > 0) throw new QueryRefused('invalid', 'The bounds of bands rise.', `${place}.bands[${falls}]`);
}

function refuseRepeated(names: readonly string[], place: string): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated === undefined) return;
  throw new QueryRefused('invalid', `Two groups are called "${repeated}".`, `${place}.groups`);
}
