import type { Cell, Filter, NamedMeasure, Query } from '@pellucid/contract';
import type { Source } from '../model/model.ts';
import { nameOf } from '../plan/names.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { alongText, rowFilter, topFilter, upToFilter } from './row-filters.ts';

/** One figure of an answer: its measure, and the values of its row by the names of the dimensions. */
export interface AnswerCell {
  readonly measure: string;
  readonly row: Readonly<Record<string, Cell>>;
}

/**
 * What holds for the records behind one figure of a question's answer: they add up to it, or it was computed of them.
 * Of a ratio, a difference or a growth these are the records of either part; of a share or a rank those of what has it; of a
 * running total those of every row up to its own.
 *
 * @throws QueryRefused where the records behind a figure cannot be said: over the answer to another question, or along a text.
 */
export function recordsOf(query: Query, { measure, row }: AnswerCell, source: Source): Filter[] {
  if (query.from) {
    throw new QueryRefused('invalid', 'A figure over the answer to another question has no list of records.', 'from');
  }
  return [...query.where, ...behind({ query, row, source }, measure)];
}

interface Asked {
  readonly query: Query;
  readonly row: AnswerCell['row'];
  readonly source: Source;
}

function behind(asked: Asked, name: string): Filter[] {
  const named = asked.query.measures.find((one): one is NamedMeasure => typeof one !== 'string' && one.name === name);
  if (!named) {
    if (asked.source.measures.has(name)) return rowFilters(asked);
    throw new QueryRefused('invalid', `The question has no measure "${name}".`, 'measure');
  }
  if ('where' in named) return [...rowFilters(asked), ...named.where, ...hasValue(named)];
  if ('ratio' in named) return either(asked, named.ratio.of, named.ratio.per);
  if ('difference' in named) return either(asked, named.difference.of, named.difference.less);
  if ('growth' in named) return either(asked, named.growth.of, named.growth.from);
  if ('share' in named) return behind(asked, named.share.of);
  if ('rank' in named) return behind(asked, named.rank.by);
  return upTo(asked, named.runningTotal);
}

function rowFilters(asked: Asked): Filter[] {
  return asked.query.dimensions.flatMap((dimension) => dimensionFilter(asked, dimension));
}

function dimensionFilter(asked: Asked, dimension: Query['dimensions'][number]): Filter[] {
  const { query, row, source } = asked;
  const value = row[nameOf(dimension)] ?? null;
  if (typeof dimension === 'string' || !('top' in dimension))
    return rowFilter(dimension, value, query.timeGrain, source);
  const within = dimension.top.within.map((name) => query.dimensions.find((one) => nameOf(one) === name));
  if (within.includes(undefined)) {
    const message = `The records of ${dimension.name} cannot be listed where what it is within adds up.`;
    throw new QueryRefused('invalid', message, 'measure');
  }
  const beside = within.flatMap((one) => (one === undefined ? [] : dimensionFilter(asked, one)));
  return topFilter(dimension, value, [...query.where, ...beside], query.measures, source);
}

/** Records without the value that is looked at are in no figure of it. */
function hasValue(named: Extract<NamedMeasure, { where: Filter[] }>): Filter[] {
  if ('of' in named) return [];
  const { name: _, where: __, ...figure } = named;
  const [field] = Object.values(figure).map((of: string | { of: string }) => (typeof of === 'string' ? of : of.of));
  return field === undefined ? [] : [{ field, op: 'notEmpty' }];
}

function either(asked: Asked, one: string, other: string): Filter[] {
  const parts = [behind(asked, one), behind(asked, other)];
  // A question without dimensions and filters has all records behind it.
  if (parts.some((filters) => filters.length === 0)) return [];
  return [{ any: parts.map((all) => ({ all })) }];
}

/** The rows of a running total are told apart by what it is within; other dimensions add up in it. */
function upTo(asked: Asked, { of, along, within }: { of: string; along: string; within: string[] }): Filter[] {
  const { query, row, source } = asked;
  const dimension = query.dimensions.find((one) => nameOf(one) === along);
  if (dimension === undefined) throw new QueryRefused('invalid', `${along} is not among the dimensions.`, 'measure');
  if (typeof dimension !== 'string' && 'top' in dimension) throw alongText(along);
  const kept = query.dimensions.filter((one) => within.includes(nameOf(one)));
  const before = upToFilter(dimension, row[along] ?? null, query.timeGrain, source);
  return [...before, ...behind({ ...asked, query: { ...query, dimensions: kept } }, of)];
}
