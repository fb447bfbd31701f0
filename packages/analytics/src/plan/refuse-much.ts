import { conditionsIn, type Filter, filtersWithin, isMembership, QUERY_LIMIT, type Query } from '@pellucid/contract';
import { QueryRefused } from '../scope/query-refused.ts';

type Asked = Pick<Query, 'measures' | 'dimensions' | 'where' | 'having'>;

/** Refuses a question of more than an engine plans in good time; it cannot be interrupted while it plans. */
export function refuseMuch(query: Query): void {
  const asked: Asked[] = query.from ? [query, query.from] : [query];
  refuseOver('conditions', conditionsIn(asked.flatMap(filtersOf)).length, QUERY_LIMIT.conditions);
  refuseOver('values in its lists', asked.flatMap(listsOf).flat().length, QUERY_LIMIT.listValues);
  refuseOver('questions within it', membershipsIn(asked.flatMap(filtersOf)), QUERY_LIMIT.memberships);
  refuseOver('questions in all', questionsIn(query), MAX_QUESTIONS);
  for (const { dimensions } of asked)
    refuseOver('dimensions of first values', dimensions.filter(isTop).length, MAX_TOPS);
}

const MAX_TOPS = 3;
/** All of them together, however often each is asked. */
const MAX_QUESTIONS = 32;

/**
 * How many questions an engine answers for one. First values are asked for by each that lies within them, and previous periods ask
 * all of it again; so does each that is asked over another answer.
 */
export function questionsIn({ from, ...query }: Query): number {
  return questionsAt(query) * (from ? questionsAt(from) : 1);
}

function questionsAt(asked: Asked): number {
  const periods = asked.measures.filter((measure) => typeof measure !== 'string' && 'previous' in measure).length;
  const tops = asked.dimensions.filter(isTop).length;
  return (1 + membershipsIn(filtersOf(asked))) * 2 ** tops * (1 + periods);
}

function isTop(asked: Query['dimensions'][number]): boolean {
  return typeof asked !== 'string' && 'top' in asked;
}

function refuseOver(what: string, number: number, most: number): void {
  if (number <= most) return;
  const limit = most.toLocaleString('en-US');
  throw new QueryRefused('invalid', `A question takes at most ${limit} ${what}, not ${number}.`, 'where');
}

function filtersOf({ where, having, measures }: Asked): Filter[] {
  const own = measures.flatMap((measure) => (typeof measure !== 'string' && 'where' in measure ? measure.where : []));
  return [...where, ...having, ...own];
}

/** Every list of values in a question. */
function listsOf(asked: Asked): (readonly unknown[])[] {
  const lists = conditionsIn(filtersOf(asked)).flatMap(({ value }) => (Array.isArray(value) ? [value] : []));
  const groups = asked.dimensions.flatMap((named) =>
    typeof named !== 'string' && 'groups' in named ? named.groups : [],
  );
  return [...lists, ...groups.map(({ values }) => values)];
}

function membershipsIn(filters: readonly Filter[]): number {
  return filters.reduce((sum, filter) => {
    if (isMembership(filter)) return sum + 1 + membershipsIn(filtersWithin(filter));
    if ('all' in filter) return sum + membershipsIn(filter.all);
    if ('any' in filter) return sum + membershipsIn(filter.any);
    return 'not' in filter ? sum + membershipsIn([filter.not]) : sum;
  }, 0);
}
