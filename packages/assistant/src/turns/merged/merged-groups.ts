import { countedEntity } from '../../reading/counted.ts';
import type { Draft } from '../../reading/draft.ts';
import type { Group, Reading } from '../../reading/reading.ts';
import { isAttributeOf } from '../../reading/rows/read-attributes.ts';
import { isCountInAll, isCountOfNamed } from '../reworded/said-of-one.ts';
import { saysToo } from '../turned-figures.ts';
import { firstWithinRows } from './first-within-rows.ts';
import { areSame } from './merged-ranking.ts';
import { isTotalAlone } from './total-alone.ts';

/** A breakdown of rows adds to them only where it says so; else it is another one. */
export function mergedGroups(earlier: Reading, next: Draft, isCountOfRows: boolean): Reading['groups'] {
  if (isCountOfRows || next.isList || isCountOfNamed(earlier, next)) return [];
  if (firstWithinRows(earlier, next)) return earlier.groups;
  if (next.groups.length === 0)
    return isTotalAlone(earlier, next) || isOfWholePlace(earlier, next) || isCountInAll(earlier, next)
      ? []
      : earlier.groups.filter((one) => !isCountedBy(next, one));
  if (isTakenTime(next) && earlier.groups.some(isOfTime)) return earlier.groups;
  const isAlso = (next.tokens[0]?.lemma === 'and' || saysToo(next)) && next.tags.some(({ kind }) => kind === 'by');
  const compared = comparedOverTime(earlier, next);
  // `with specialty`: beside the names that are there.
  const areBeside = next.groups.every(
    (one) => one.kind === 'dimension' && isAttributeOf(one.dimension, earlier.groups),
  );
  if (next.tokens[0]?.low === 'with' && areBeside) return [...earlier.groups, ...next.groups];
  if (compared) return [compared, ...next.groups];
  if (splitsRows(earlier, next)) return [...earlier.groups, ...next.groups];
  const isThere = (group: Reading['groups'][number]) => next.groups.some((one) => areSame(one, group));
  return isAlso ? [...earlier.groups.filter((group) => !isThere(group)), ...next.groups] : next.groups;
}

/** `as a running total` after quarters: over these, where months are taken for granted. */
function isTakenTime({ comparison, tags }: Draft): boolean {
  return comparison?.kind === 'runningTotal' && tags.every(({ kind }) => kind !== 'grain' && kind !== 'by');
}

/** `how many in the whole of Texas` after its cities: of all that is in it. */
function isOfWholePlace({ groups }: Reading, { filters, tokens }: Draft): boolean {
  const isOfCities = groups.every((group) => group.kind === 'dimension' && group.dimension === 'city');
  const isNamed = filters.some(({ field, isNegated }) => ['state', 'country'].includes(field) && !isNegated);
  const words = tokens.map(({ low }) => low).join(' ');
  return isOfCities && isNamed && /\b(?:whole of|all of|entire|whole state|as a whole|overall|in total)\b/.test(words);
}

/** `how many companies is that` after rows by company: their number, and no row for each. */
function isCountedBy({ figures }: Draft, group: Group): boolean {
  return group.kind === 'dimension' && countedEntity(figures[0]) === group.dimension;
}

/** `by quarter` after Texas beside Florida: of each of them. */
function comparedOverTime({ groups, filters }: Reading, next: Draft): Group | undefined {
  const [group, another] = groups.filter((one) => !isOfTime(one));
  if (group?.kind !== 'dimension' || another || !next.groups.every(isOfTime)) return undefined;
  const isOfSeveral = filters.some(
    ({ field, values, isNegated }) => field === group.dimension && values.length > 1 && !isNegated,
  );
  return isOfSeveral ? group : undefined;
}

/** `split that by year` after amounts by form of payment: each of them in each year. */
function splitsRows({ groups, ranking, isList }: Reading, { tokens, groups: rows, ranking: first }: Draft): boolean {
  const isSplit = SPLIT.test(tokens.map(({ low }) => low).join(' '));
  const areThings = groups.length === 1 && !groups.some(isOfTime) && rows.length > 0 && rows.every(isOfTime);
  return isSplit && areThings && !ranking && !first && !isList;
}

const SPLIT = /^(?:\w+ ){0,2}(?:break|split) (?:that|it|this|these|those|them) (?:down )?(?:by|per|into) /;

function isOfTime(group: Group): boolean {
  return group.kind === 'grain' || (group.kind === 'dimension' && group.dimension === 'program_year');
}
