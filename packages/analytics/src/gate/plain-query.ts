import { type Condition, isCondition, type Query } from '@pellucid/contract';

/** A question in the names of the model alone: no filters in one another, no measure or dimension of its own. */
export interface PlainQuery extends Query {
  measures: string[];
  dimensions: string[];
  where: Condition[];
}

export function isPlain(query: Query): query is PlainQuery {
  const isName = (asked: unknown): boolean => typeof asked === 'string';
  return (
    query.measures.every(isName) &&
    query.dimensions.every(isName) &&
    query.from === undefined &&
    query.where.every(isCondition) &&
    query.having.length === 0 &&
    !query.totals
  );
}
