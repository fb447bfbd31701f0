import {
  type Cell,
  type ComparedPeriod,
  conditionsIn,
  type Filter,
  type NamedMeasure,
  type Query,
} from '@pellucid/contract';
import type { Model, Source } from '../model/model.ts';
import { answerSource } from '../plan/answer-source.ts';
import { nameOf, sourceOf } from '../plan/names.ts';
import { MONTHS } from '../plan/plan-previous.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import { columnsOfQuery } from './columns-of-question.ts';
import { lastOn, movedBack } from './moved-filters.ts';
import { recordsOfRows } from './records-of-answer.ts';
import { alongText, rowFilter, topFilter, upToFilter } from './row-filters.ts';

/** One figure of an answer: its measure, and the values of its row by the names of the dimensions. */
export interface AnswerCell {
  readonly measure: string;
  readonly row: Readonly<Record<string, Cell>>;
  /** As the answer says: where the records of a previous period end. */
  readonly dataThrough?: string | null | undefined;
}

/**
 * What holds for the records behind one figure of a question's answer: they add up to it, or it was computed of them.
 * Of a ratio, a difference, a growth or a proportion these are the records of either part; of a share or a rank those of what has it; of a
 * running total those of every row up to its own. Together with much that the question asks besides they may be more than one takes.
 *
 * Over the answer to another question these are the records of the rows that it is a figure of.
 *
 * @throws QueryRefused where the records behind a figure cannot be said: along a text, or by what rows of an answer cannot be chosen by.
 */
export function recordsOf(query: Query, cell: AnswerCell, model: Model): Filter[] {
  const source = sourceOf(model, query.source);
  if (!query.from) return ofFigure(query, cell, source);
  const { from } = query;
  const inner = { ...from, source: query.source, orderBy: [], offset: 0, totals: false };
  const over = ofFigure(query, cell, answerSource(source.name, columnsOfQuery(inner, model)));
  const asked = { query: inner, dataThrough: cell.dataThrough, source, besides: [] };
  return recordsOfRows(
    {
      from,
      source,
      isOfRow: (dimension, value) => query.dimensions.includes(dimension) && cell.row[dimension] === value,
      rowFilter: (one, value) => dimensionFilter({ ...asked, row: { [nameOf(one)]: value } }, one),
    },
    over,
  );
}

function ofFigure(query: Query, { measure, row, dataThrough }: AnswerCell, source: Source): Filter[] {
  const asked = { query, row, dataThrough, source, besides: [] };
  return whole(asked, behind(asked, measure));
}

interface Asked {
  readonly query: Query;
  readonly row: AnswerCell['row'];
  readonly dataThrough: AnswerCell['dataThrough'];
  readonly source: Source;
  /** What holds for the records of the figure besides the filters of its row. */
  readonly besides: readonly Filter[];
}

/** What holds for the records behind a figure, and whether the filters of the question do too. */
interface Behind {
  readonly filters: readonly Filter[];
  readonly isFiltered: boolean;
}

function whole({ query }: Asked, { filters, isFiltered }: Behind): Filter[] {
  return isFiltered ? [...query.where, ...filters] : [...filters];
}

function behind(asked: Asked, name: string): Behind {
  const named = asked.query.measures.find((one): one is NamedMeasure => typeof one !== 'string' && one.name === name);
  if (!named) {
    if (asked.source.measures.has(name)) return { filters: rowFilters(asked), isFiltered: true };
    throw new QueryRefused('invalid', `The question has no measure "${name}".`, 'measure');
  }
  if ('where' in named) {
    return {
      filters: [...rowFilters(asked), ...apart(named.where, asked.source), ...hasValue(named)],
      isFiltered: true,
    };
  }
  if ('ratio' in named) return either(asked, named.ratio.of, named.ratio.per);
  if ('difference' in named) return either(asked, named.difference.of, named.difference.less);
  if ('growth' in named) return either(asked, named.growth.of, named.growth.from);
  if ('proportion' in named) return either(asked, named.proportion.of, named.proportion.in);
  if ('previous' in named) return before(asked, named.previous);
  if ('share' in named) return behind(asked, named.share.of);
  if ('rank' in named) return behind(asked, named.rank.by);
  return upTo(asked, named.runningTotal);
}

/** The records of a previous period are those that would be there a period later, as far as the data goes. */
function before(asked: Asked, { of, period }: { of: string; period: ComparedPeriod }): Behind {
  const months = MONTHS[period];
  const { dataThrough } = asked;
  const hasDates = asked.source.dimensions.has('date');
  if (hasDates && dataThrough === undefined) {
    throw new QueryRefused(
      'invalid',
      'The records of a previous period end with dataThrough of the answer.',
      'dataThrough',
    );
  }
  const filters = movedBack(whole(asked, behind(asked, of)), months, dataThrough ?? null);
  if (!hasDates || dataThrough == null) return { filters, isFiltered: false };
  const reached: Filter = { field: 'date', op: 'lte', value: lastOn(dataThrough, months) };
  return { filters: [...filters, { any: [{ field: 'date', op: 'isEmpty' }, reached] }], isFiltered: false };
}

function rowFilters(asked: Asked): Filter[] {
  return [...asked.besides, ...asked.query.dimensions.flatMap((dimension) => dimensionFilter(asked, dimension))];
}

function dimensionFilter(asked: Asked, dimension: Query['dimensions'][number]): Filter[] {
  const { query, row, source } = asked;
  const value = row[nameOf(dimension)] ?? null;
  if (typeof dimension === 'string' || !('top' in dimension))
    return rowFilter(dimension, value, query.timeGrain, source);
  const { name, others, top } = dimension;
  const within = top.within.map((wanted) => query.dimensions.find((one) => nameOf(one) === wanted));
  const isFoundWithinMore = (one: Query['dimensions'][number] | undefined): boolean =>
    typeof one === 'object' && 'top' in one && one.top.within.some((wanted) => !top.within.includes(wanted));
  if (within.includes(undefined) || (value === others && within.some(isFoundWithinMore))) {
    const message = `The records of ${name} cannot be listed: what it is within adds up, or is itself within more.`;
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

/**
 * The filters of a measure are on records: beside the question's own, those on what a record has several of would be on the
 * same one of them.
 */
function apart(filters: Filter[], source: Source): Filter[] {
  const isManyValued = conditionsIn(filters).some(({ field }) => source.dimensions.get(field)?.lookup?.bridge);
  return isManyValued ? [{ any: [{ all: filters }] }] : filters;
}

/** What the filters of both have in common, and the rest of either. */
function either(asked: Asked, one: string, other: string): Behind {
  const parts = [behind(asked, one), behind(asked, other)];
  const isFiltered = parts.every((part) => part.isFiltered);
  const [of = [], per = []] = parts.map((part) => (isFiltered ? [...part.filters] : whole(asked, part)));
  const differ = of.findIndex((filter, index) => JSON.stringify(filter) !== JSON.stringify(per[index]));
  const common = differ < 0 ? of : of.slice(0, differ);
  const rest = [of.slice(common.length), per.slice(common.length)];
  // What has no filters of its own is made of all records of the row.
  const isWhole = rest.some((filters) => filters.length === 0);
  return { filters: isWhole ? common : [...common, { any: rest.map((all) => ({ all })) }], isFiltered };
}

/** The rows of a running total are told apart by what it is within; other dimensions add up in it. */
function upTo(asked: Asked, { of, along, within }: { of: string; along: string; within: string[] }): Behind {
  const { query, row, source } = asked;
  const dimension = query.dimensions.find((one) => nameOf(one) === along);
  if (dimension === undefined) throw new QueryRefused('invalid', `${along} is not among the dimensions.`, 'measure');
  if (typeof dimension !== 'string' && 'top' in dimension) throw alongText(along);
  refuseSeveralValues(asked, [along, ...within]);
  const kept = query.dimensions.filter((one) => within.includes(nameOf(one)));
  const besides = upToFilter(dimension, row[along] ?? null, query.timeGrain, source);
  return behind({ ...asked, query: { ...query, dimensions: kept }, besides }, of);
}

/** Rows that a record is in several times add it up as often. */
function refuseSeveralValues({ query, source }: Asked, kept: readonly string[]): void {
  for (const one of query.dimensions) {
    const [name, field] = typeof one === 'string' ? [one, one] : [one.name, one.field];
    if (kept.includes(name) || !source.dimensions.get(field)?.lookup?.bridge) continue;
    const message = `The records behind a running total over rows of ${field}, of which records have several, cannot be listed.`;
    throw new QueryRefused('invalid', message, 'measure');
  }
}
