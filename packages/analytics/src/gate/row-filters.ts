import type { Cell, Filter, NamedDimension, Query, TimeGrain } from '@pellucid/contract';
import type { Source } from '../model/model.ts';
import { isAnswer } from '../plan/answer-source.ts';
import { bandNames } from '../plan/bands.ts';
import type { TopDimension } from '../plan/plan-top.ts';
import { QueryRefused } from '../scope/query-refused.ts';

/** What holds for the records of a row of an answer: they have the row's value of a dimension. */
export function rowFilter(
  dimension: string | Exclude<NamedDimension, TopDimension>,
  value: Cell,
  timeGrain: Query['timeGrain'],
  source: Source,
): Filter[] {
  const { field, grain } = readOf(dimension, timeGrain, source);
  if (typeof dimension !== 'string' && 'groups' in dimension) return groupFilter(dimension, value, source);
  if (value === null) return [{ field, op: 'isEmpty' }];
  if (grain) return [{ field, op: 'between', value: [String(value), lastDay(String(value), grain)] }];
  if (typeof dimension === 'string') return [{ field, op: 'eq', value }];
  if ('part' in dimension) return [{ field, part: dimension.part, op: 'eq', value }];
  return 'bands' in dimension ? bandFilter(dimension, value) : [];
}

/** What holds for the records of all rows up to one, in the order of a dimension; empty values come last. */
export function upToFilter(
  dimension: string | Exclude<NamedDimension, TopDimension>,
  value: Cell,
  timeGrain: Query['timeGrain'],
  source: Source,
): Filter[] {
  const { field, grain, isText } = readOf(dimension, timeGrain, source);
  if (isText) throw alongText(field);
  if (value === null) return [];
  if (grain) return [{ field, op: 'lte', value: lastDay(String(value), grain) }];
  if (typeof dimension === 'string') return [{ field, op: 'lte', value }];
  if ('part' in dimension) return [{ field, part: dimension.part, op: 'lte', value }];
  return 'bands' in dimension
    ? bandFilter(dimension, value).filter((filter) => 'op' in filter && filter.op === 'lt')
    : [];
}

export function alongText(field: string): QueryRefused {
  return new QueryRefused('invalid', `The records behind a running total along ${field} cannot be listed.`, 'measure');
}

function readOf(dimension: string | NamedDimension, timeGrain: Query['timeGrain'], source: Source) {
  const field = typeof dimension === 'string' ? dimension : dimension.field;
  const type = source.dimensions.get(field)?.type;
  const own = typeof dimension !== 'string' && 'grain' in dimension ? dimension.grain : undefined;
  const grain: TimeGrain | undefined =
    own ?? (typeof dimension === 'string' && type === 'date' ? timeGrain : undefined);
  return { field, grain, isText: type === 'text' || type === 'boolean' };
}

type Bands = Extract<NamedDimension, { bands: unknown }>;

function bandFilter({ field, bands }: Bands, value: Cell): Filter[] {
  const index = bandNames(bands).indexOf(String(value));
  const [from, to] = [bands[index - 1], bands[index]];
  return [
    ...(from === undefined ? [] : [{ field, op: 'gte' as const, value: from }]),
    ...(to === undefined ? [] : [{ field, op: 'lt' as const, value: to }]),
  ];
}

/**
 * What holds for the records of a first value, or of the others, which are those of no first value. `where`: what holds for all
 * among which the first are chosen.
 *
 * @throws QueryRefused where the figure that chooses them is made of others, or is of rows of an answer.
 */
export function topFilter(
  { field, top, others }: TopDimension,
  value: Cell,
  where: readonly Filter[],
  measures: Query['measures'],
  source: Source,
): Filter[] {
  if (value !== others) return [{ field, op: 'eq', value }];
  const { within: _, ...ranked } = top;
  const { by } = ranked;
  const figure = measures.find((one) => typeof one !== 'string' && one.name === by);
  const isOfRecords = typeof figure === 'object' && 'where' in figure;
  const why = isAnswer(source)
    ? `${by} is of rows of an answer`
    : isOfRecords || source.measures.has(by)
      ? undefined
      : `${by} is made of measures`;
  if (why) throw new QueryRefused('invalid', `The records of ${value} cannot be listed, since ${why}.`, 'by');
  const all = [...where, { field, op: 'ne' as const, value: others }];
  const first = { where: [{ all }], measures: isOfRecords ? [figure] : [], having: [], top: ranked };
  return [{ not: { field, op: 'in', query: first } }];
}

/** A condition takes so many values. */
const VALUES_CHUNK_SIZE = 1_000;

type Groups = Extract<NamedDimension, { groups: unknown }>;

/** Of what a record has several of, it is in a group by one of them. */
function memberFilter({ field, groups }: Groups, value: Cell): Filter[] {
  const index = groups.findIndex(({ name }) => name === value);
  const before = new Set(groups.slice(0, Math.max(index, 0)).flatMap(({ values }) => values));
  const own = (groups[index]?.values ?? []).filter((one) => !before.has(one));
  if (own.length > 0) return [{ field, op: 'in', value: own }];
  throw new QueryRefused(
    'invalid',
    `The records behind ${value} of ${field}, of which records have several, cannot be listed.`,
    'measure',
  );
}

/** A value belongs to the first group that lists it. */
function groupFilter(dimension: Groups, value: Cell, source: Source): Filter[] {
  const { field, groups, others } = dimension;
  if (source.dimensions.get(field)?.lookup?.bridge) return memberFilter(dimension, value);
  const index = groups.findIndex(({ name }) => name === value);
  const isRest = index < 0 || value === others;
  const before = [...new Set(groups.slice(0, isRest ? groups.length : index).flatMap(({ values }) => values))];
  const own = isRest ? [] : [{ field, op: 'in' as const, value: groups[index]?.values ?? [] }];
  const ofOthers = Array.from({ length: Math.ceil(before.length / VALUES_CHUNK_SIZE) }, (_, chunk) => ({
    field,
    op: 'notIn' as const,
    value: before.slice(chunk * VALUES_CHUNK_SIZE, (chunk + 1) * VALUES_CHUNK_SIZE),
  }));
  return [...own, ...ofOthers];
}

/** The last day of the period that begins on a day. */
export function lastDay(first: string, grain: TimeGrain): string {
  const date = new Date(`${first}T00:00:00Z`);
  const months = { year: 12, quarter: 3, month: 1, week: 0, day: 0 }[grain];
  if (months > 0) date.setUTCMonth(date.getUTCMonth() + months);
  else date.setUTCDate(date.getUTCDate() + (grain === 'week' ? 7 : 1));
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
