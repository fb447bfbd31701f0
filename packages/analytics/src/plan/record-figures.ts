import type { NamedMeasure, RecordFigure, ValueType } from '@pellucid/contract';
import type { Dimension } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import type { Aggregate, DataFacts, PlannedMeasure } from './plan.ts';
import { isUnique } from './plan-dimensions.ts';

export const NUMBERS: readonly ValueType[] = ['money', 'count', 'integer', 'decimal', 'share'];
/** What can be added up: a year is a number and cannot. */
const ADDED: readonly ValueType[] = ['money', 'count', 'decimal'];

/** The types of which records have a figure; a count of different values is of any. */
export const FIGURE_TYPES: Readonly<Record<Exclude<RecordFigure, 'distinct'>, readonly ValueType[]>> = {
  min: [...NUMBERS, 'date'],
  max: [...NUMBERS, 'date'],
  sum: ADDED,
  average: [...ADDED, 'share'],
  median: [...ADDED, 'integer'],
  deviation: ADDED,
  percentile: NUMBERS,
};

type AskedFigure = Exclude<Extract<NamedMeasure, { where: unknown }>, { of: string }>;

/** A figure of a field of records, before any filter of its own. Throws QueryRefused where the field has no such figure. */
export function recordFigure(
  asked: AskedFigure,
  fieldOf: (name: string) => Dimension,
  facts: DataFacts,
  place: string,
): Pick<PlannedMeasure, 'type' | 'value'> {
  const column = (name: string, figure: keyof typeof FIGURE_TYPES): Dimension =>
    ordered(fieldOf(name), FIGURE_TYPES[figure], place);
  if ('distinct' in asked) return { type: 'count', value: distinctOf(fieldOf(asked.distinct), facts) };
  if ('percentile' in asked) {
    const of = column(asked.percentile.of, 'percentile');
    return { type: of.type, value: { kind: 'percentile', column: of.column, p: asked.percentile.p } };
  }
  if ('median' in asked) {
    const of = column(asked.median, 'median');
    return { type: halved(of.type), value: { kind: 'median', column: of.column } };
  }
  if ('deviation' in asked) {
    const of = column(asked.deviation, 'deviation');
    return { type: halved(of.type), value: { kind: 'deviation', column: of.column } };
  }
  if ('sum' in asked) {
    const of = column(asked.sum, 'sum');
    return { type: of.type, value: { kind: 'sum', column: of.column } };
  }
  if ('average' in asked) {
    const { type, column: of } = column(asked.average, 'average');
    const value = {
      kind: 'ratio' as const,
      of: { kind: 'sum' as const, column: of },
      per: { kind: 'values' as const, column: of },
    };
    return { type: halved(type), value };
  }
  const [kind, name] = 'min' in asked ? (['min', asked.min] as const) : (['max', asked.max] as const);
  const of = column(name, kind);
  return { type: of.type, value: { kind, column: of.column } };
}

export function distinctOf(dimension: Dimension, facts: DataFacts): Aggregate {
  const { column, lookup } = dimension;
  return { kind: 'distinct', column, unique: isUnique(dimension, facts), ...(lookup ? { lookup } : {}) };
}

/** What lies between two values of a type. */
function halved(type: ValueType): ValueType {
  return type === 'money' || type === 'share' ? type : 'decimal';
}

function ordered(dimension: Dimension, types: readonly ValueType[], place: string): Dimension {
  if (types.includes(dimension.type) && !dimension.lookup) return dimension;
  const { name, type } = dimension;
  throw new QueryRefused('invalid', `${name} is of type ${type}; this takes ${types.join(' or ')}.`, place);
}
