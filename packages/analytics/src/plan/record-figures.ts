import type { NamedMeasure, ValueType } from '@pellucid/contract';
import type { Dimension } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import type { Aggregate, DataFacts, PlannedMeasure } from './plan.ts';
import { isUnique } from './plan-dimensions.ts';

export const NUMBERS: readonly ValueType[] = ['money', 'count', 'integer', 'decimal', 'share'];
/** What can be added up: a year is a number and cannot. */
const ADDED: readonly ValueType[] = ['money', 'count', 'decimal'];

type RecordFigure = Exclude<Extract<NamedMeasure, { where: unknown }>, { of: string }>;

/** A figure of a field of records, before any filter of its own. Throws QueryRefused where the field has no such figure. */
export function recordFigure(
  asked: RecordFigure,
  fieldOf: (name: string) => Dimension,
  facts: DataFacts,
  place: string,
): Pick<PlannedMeasure, 'type' | 'value'> {
  const column = (name: string, types: readonly ValueType[]): Dimension => ordered(fieldOf(name), types, place);
  if ('distinct' in asked) return { type: 'count', value: distinctOf(fieldOf(asked.distinct), facts) };
  if ('percentile' in asked) {
    const of = column(asked.percentile.of, NUMBERS);
    return { type: of.type, value: { kind: 'percentile', column: of.column, p: asked.percentile.p } };
  }
  if ('median' in asked) {
    const of = column(asked.median, [...ADDED, 'integer']);
    return { type: halved(of.type), value: { kind: 'median', column: of.column } };
  }
  if ('sum' in asked) {
    const of = column(asked.sum, ADDED);
    return { type: of.type, value: { kind: 'sum', column: of.column } };
  }
  if ('average' in asked) {
    const { type, column: of } = column(asked.average, [...ADDED, 'share']);
    const value = {
      kind: 'ratio' as const,
      of: { kind: 'sum' as const, column: of },
      per: { kind: 'values' as const, column: of },
    };
    return { type: halved(type), value };
  }
  const [kind, name] = 'min' in asked ? (['min', asked.min] as const) : (['max', asked.max] as const);
  const of = column(name, [...NUMBERS, 'date']);
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
