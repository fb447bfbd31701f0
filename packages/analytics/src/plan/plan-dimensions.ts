import type { DimensionKind, NamedDimension, Query, TimeGrain, ValueType } from '@pellucid/contract';
import type { Dimension, Source } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { planCondition } from './conditions.ts';
import { dimensionOf } from './names.ts';
import type { Bucketing, DataFacts, PlannedDimension } from './plan.ts';

/** The types of which a question can make a dimension of its own. */
export const KIND_TYPES: Readonly<Record<DimensionKind, readonly ValueType[]>> = {
  grain: ['date'],
  part: ['date'],
  bands: ['money', 'count', 'integer'],
  groups: ['text'],
};

/** Checks the dimensions of a question. Throws QueryRefused that names the place. */
export function planDimensions(
  { dimensions, timeGrain }: Pick<Query, 'dimensions' | 'timeGrain'>,
  source: Source,
  facts: DataFacts,
): PlannedDimension[] {
  return dimensions.map((asked, index) => {
    const place = `dimensions[${index}]`;
    if (typeof asked !== 'string') return planNamed(asked, source, place);
    return planDimension(dimensionOf(source, asked, place), timeGrain, facts);
  });
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

/** Whether the dimension's lookup table has one key for each label. */
export function isUnique({ lookup }: Pick<Dimension, 'lookup'>, facts: DataFacts): boolean {
  return !lookup || facts.uniqueLabels.has(`${lookup.table}.${lookup.attribute}`);
}

function planNamed(asked: NamedDimension, source: Source, place: string): PlannedDimension {
  if (source.dimensions.has(asked.name) || source.measures.has(asked.name)) {
    throw new QueryRefused('invalid', `${asked.name} is a name of ${source.name} already.`, `${place}.name`);
  }
  const field = dimensionOf(source, asked.field, `${place}.field`);
  const planned = { name: asked.name, column: field.column, unique: true };
  if ('grain' in asked) {
    wantType(field, KIND_TYPES.grain, place);
    return { ...planned, type: 'date', grain: asked.grain };
  }
  return { ...planned, ...bucketed(asked, field, place) };
}

type Bucketed = Exclude<NamedDimension, { grain: unknown }>;

function bucketed(asked: Bucketed, field: Dimension, place: string): { type: ValueType; bucketing: Bucketing } {
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
  return { type: 'text', bucketing: { kind: 'groups', groups, others: asked.others } };
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
