import type { Filter, NamedDimension, NamedMeasure, Query } from '@pellucid/contract';
import type { Source } from '../model/model.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { measuresFor } from './measures-for.ts';
import { nameOf } from './names.ts';

export type TopDimension = Extract<NamedDimension, { top: unknown }>;

/** A name that no question can give. */
const RANK = '#rank';

/** What leaves the first `n`, or the first `n` percent, of a question's rows, where their values are not empty and have a figure. */
export function firstOf(
  { n, by, direction, unit }: Omit<TopDimension['top'], 'within'>,
  within: readonly string[] = [],
): { measures: NamedMeasure[]; having: Filter[] } {
  return {
    measures: [{ name: RANK, rank: { by, within: [...within], direction, ...(unit && { parts: 100 }) } }],
    having: [
      { field: RANK, op: 'lte', value: n },
      { field: by, op: 'notEmpty' },
    ],
  };
}

/**
 * The question whose answer is the first values of a dimension, within each value of some others.
 *
 * @throws QueryRefused that names the place.
 */
export function firstValuesQuery(query: Query, asked: TopDimension, source: Source, place: string): Query {
  const { field, top, others } = asked;
  const within = withinOf(query, asked, place);
  const measures = measuresFor(top.by, query.measures, source, `${place}.top.by`);
  const first = firstOf(top, top.within);
  const { timeGrain, ...unlimited } = query;
  return {
    ...unlimited,
    dimensions: [...within, field],
    measures: [...measures, ...first.measures],
    where: [...query.where, { field, op: 'notEmpty' }, { field, op: 'ne', value: others }],
    having: first.having,
    orderBy: [],
    limit: undefined,
    offset: 0,
    totals: false,
    ...(timeGrain && within.includes('date') ? { timeGrain } : {}),
  };
}

function withinOf({ dimensions }: Query, { name, field, top }: TopDimension, place: string): Query['dimensions'] {
  const own = dimensions.findIndex((one) => nameOf(one) === name);
  return top.within.map((wanted, index) => {
    const at = `${place}.top.within[${index}]`;
    const found = dimensions.findIndex((one) => nameOf(one) === wanted);
    const dimension = dimensions[found];
    if (dimension === undefined || wanted === name || wanted === field) {
      throw new QueryRefused('invalid', `${wanted} is not among the other dimensions of the question.`, at);
    }
    if (typeof dimension !== 'string' && 'top' in dimension && found > own) {
      throw new QueryRefused('invalid', `${wanted} has to stand before ${name}, which is within it.`, at);
    }
    return dimension;
  });
}
