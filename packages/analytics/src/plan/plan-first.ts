import type { Query } from '@pellucid/contract';
import { QueryRefused } from '../scope/query-refused.ts';
import type { Plan, PlannedDimension } from './plan.ts';

/**
 * Which records of each are the first.
 *
 * @throws QueryRefused of groups, of several tables together, and within what the question has not or records have several of.
 */
export function planFirst(
  { first, orderBy }: Query,
  { shape, relation, dimensions }: Pick<Plan, 'shape' | 'relation'> & { dimensions: readonly PlannedDimension[] },
): Plan['first'] {
  if (!first) return undefined;
  if (shape !== 'records') throw refused('The first of each are single records; ask for the record key too.', 'first');
  if (orderBy.length === 0) throw refused('The first of each are those of an order; say which.', 'orderBy');
  if (typeof relation !== 'string')
    throw refused('The first of each are those of one kind of payments; this source has several.', 'source');
  const within = first.within.map((name, index) => {
    const place = `first.within[${index}]`;
    const dimension = dimensions.find((one) => one.name === name);
    if (!dimension) throw refused(`${name} is not among the dimensions of the question.`, place);
    if (dimension.manyValued) throw refused(`A record has several values of ${name}.`, place);
    return dimension;
  });
  return { within, from: first.place, to: first.place + first.n - 1 };
}

const refused = (text: string, place: string) => new QueryRefused('invalid', text, place);
