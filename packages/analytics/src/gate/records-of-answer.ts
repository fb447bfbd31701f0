import { type Filter, isCondition, isMembership, type Query, type RecordMeasure } from '@pellucid/contract';
import type { Source } from '../model/model.ts';
import { nameOf } from '../plan/names.ts';
import { QueryRefused } from '../scope/query-refused.ts';

type Inner = NonNullable<Query['from']>;

/** The question whose answer is asked over, the source of its records, and what holds for the records of its row with a value. */
export interface AskedAnswer {
  readonly from: Inner;
  readonly source: Source;
  /** Whether a value of a dimension is that of the row which is looked at. */
  isOfRow(dimension: string, value: unknown): boolean;
  rowFilter(dimension: Inner['dimensions'][number], value: string | number | boolean | null): Filter[];
}

/**
 * What holds for the records behind rows of an answer that satisfy filters on its columns: conditions on its dimensions are on the
 * records themselves, those on its measures choose the values of its one dimension by the figures that these have.
 *
 * @throws QueryRefused where that cannot be said: by the measures of rows of several dimensions, or by what is made of measures.
 */
export function recordsOfRows(answer: AskedAnswer, filters: readonly Filter[]): Filter[] {
  const { from } = answer;
  const parts = filters.flatMap(flattened).filter((filter) => !holdsAlways(answer, filter));
  const onMeasures = parts.filter((filter) => isOnMeasures(answer, filter));
  const having = [...from.having, ...onMeasures];
  const others = parts.filter((filter) => !onMeasures.includes(filter));
  return [
    ...from.where,
    ...(having.length > 0 ? [amongRows(answer, having)] : []),
    ...others.flatMap((filter) => ofRecords(answer, filter)),
  ];
}

function flattened(filter: Filter): Filter[] {
  return 'all' in filter ? filter.all.flatMap(flattened) : [filter];
}

/** A filter on columns of the answer as one on records. */
function ofRecords(answer: AskedAnswer, filter: Filter): Filter[] {
  if (isOnMeasures(answer, filter)) return [amongRows(answer, [filter])];
  if ('all' in filter) return [{ all: filter.all.flatMap((part) => ofRecords(answer, part)) }];
  if ('any' in filter) return [{ any: filter.any.map((part) => together(ofRecords(answer, part))) }];
  if ('not' in filter) return [{ not: together(ofRecords(answer, filter.not)) }];
  return onDimension(answer, filter);
}

function together(filters: Filter[]): Filter {
  const [only, ...more] = filters;
  return only && more.length === 0 ? only : { all: filters };
}

function onDimension(answer: AskedAnswer, filter: Extract<Filter, { field: string }>): Filter[] {
  const dimension = answer.from.dimensions.find((one) => nameOf(one) === filter.field);
  if (dimension === undefined) throw cannotBeListed(`${filter.field} is no column of the answer that is asked over`);
  const isCut = typeof dimension !== 'string' || (dimension === 'date' && answer.from.timeGrain !== undefined);
  if (!isCut) return [asOnRecords(answer, filter)];
  if (isCondition(filter) && !filter.part) {
    if (filter.op === 'isEmpty') return answer.rowFilter(dimension, null);
    const { op, value = null } = filter;
    if (op === 'eq' && !Array.isArray(value)) return answer.rowFilter(dimension, value);
  }
  throw cannotBeListed(`a condition on ${filter.field} is on periods or groups of its values`);
}

/** Rows have one name of today each; records are found by former names too, and by each of several values. */
function asOnRecords({ source, isOfRow }: AskedAnswer, filter: Extract<Filter, { field: string }>): Filter {
  const { field } = filter;
  const { lookup } = source.dimensions.get(field) ?? {};
  if (lookup?.bridge) throw cannotBeListed(`a record is in the row of each of its values of ${field}`);
  const isByName = isCondition(filter) && filter.value !== undefined && !isOfRow(field, filter.value);
  if (lookup?.formerly && isByName) throw cannotBeListed(`records are found by former names of ${field} too`);
  return filter;
}

/** Whether every condition is on measures of the answer. */
function isOnMeasures(answer: AskedAnswer, filter: Filter): boolean {
  if (isMembership(filter)) return false;
  if (isCondition(filter)) return answer.from.measures.some((one) => nameOf(one) === filter.field);
  const parts = 'all' in filter ? filter.all : 'any' in filter ? filter.any : [filter.not];
  return parts.every((part) => isOnMeasures(answer, part));
}

/** A sum or count of records is never empty. */
function holdsAlways({ from, source }: AskedAnswer, filter: Filter): boolean {
  if (!isCondition(filter) || filter.op !== 'notEmpty') return false;
  const measure = from.measures.find((one) => nameOf(one) === filter.field);
  if (measure === undefined) return false;
  if (typeof measure !== 'string' && ('sum' in measure || 'distinct' in measure)) return true;
  const name = typeof measure === 'string' ? measure : 'of' in measure ? measure.of : '';
  const kind = source.measures.get(name)?.formula.kind;
  return kind === 'sum' || kind === 'records' || kind === 'distinct';
}

/** The records of rows whose measures satisfy conditions. */
function amongRows({ from, source }: AskedAnswer, having: Filter[]): Filter {
  const [field, ...more] = from.dimensions;
  if (typeof field !== 'string' || more.length > 0 || from.timeGrain !== undefined) {
    throw cannotBeListed('rows of several dimensions, or of periods and groups, are chosen by their measures');
  }
  if (source.dimensions.get(field)?.lookup?.bridge) {
    throw cannotBeListed(`a record is in the row of each of its values of ${field}`);
  }
  const used = JSON.stringify(having);
  const named = from.measures.filter((one) => typeof one !== 'string' && used.includes(`"${one.name}"`));
  const measures = named.filter(
    (one): one is RecordMeasure & { where: Filter[] } => typeof one !== 'string' && 'where' in one,
  );
  if (measures.length < named.length) throw cannotBeListed('rows are chosen by what is made of measures');
  return { field, op: 'in', orEmpty: true, query: { where: from.where, measures, having } };
}

function cannotBeListed(why: string): QueryRefused {
  return new QueryRefused('invalid', `The records behind this figure cannot be listed: ${why}.`, 'from');
}
