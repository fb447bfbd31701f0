import type { Draft } from '../../reading/draft.ts';
import type { Reading } from '../../reading/reading.ts';
import { areKin } from '../merged/merged-filters.ts';

const ONE =
  /\b(?<verb>got|gets?|received?|took|accepted|paid|gave|made|had|have) (?:one|any|some)(?=\s*(?:[?.!,]|$)|\s+(?:from|by|in|to|at|there|during)\b)/gi;

/** `how many recipients got one from Stryker` after gifts: one of those, which the answer before is of. */
export function withOneOfThose(turn: string, { filters }: Reading): string {
  const isOfKind = filters.some(({ field, isNegated }) => field === 'nature' && !isNegated);
  return isOfKind ? turn.replace(ONE, '$<verb>') : turn;
}

/** `how many recipients got one from Stryker` after the first company: their number, and no place of it among all. */
export function isCountOfNamed({ groups: [group, another], ranking }: Reading, { tags, filters }: Draft): boolean {
  const row = group?.kind === 'dimension' && !another && ranking !== undefined ? group.dimension : undefined;
  const isNamed = filters.some(({ field, isNegated }) => row !== undefined && !isNegated && areKin(row, field));
  return isNamed && tags.some(({ kind }) => kind === 'count') && tags.some(({ kind }) => kind === 'verb');
}

const IN_ALL =
  /\b(?:in total|in all|altogether|overall|(?:over|in|during|across|within|throughout) (?:that|this|the|those|these) (?:whole |entire |same |full )?(?:period|time|span|timeframe|time frame|years|months))$/;

const OF_SOMEBODY: readonly string[] = ['company', 'company_family', 'recipient', 'investigator', 'product'];

/** `how many doctors did they pay` after rows by nature or month: they are who the answer before is of, and no row of it. */
function asksOfSubject({ groups }: Reading, { tags, tokens, ...next }: Draft): boolean {
  const isOfParts = groups.every((group) => group.kind !== 'dimension' || !OF_SOMEBODY.includes(group.dimension));
  const isOfSubject = tokens.some(({ low }) => ['they', 'it', 'he', 'she'].includes(low));
  return isOfParts && isOfSubject && next.groups.length === 0 && tags.some(({ kind }) => kind === 'verb');
}

/** `how many physicians did they pay over that period` after rows by nature: one number of them all, and none for each row. */
export function isCountInAll(earlier: Reading, draft: Draft): boolean {
  const { ranking, isList } = earlier;
  const { tags, tokens } = draft;
  const words = tokens.flatMap(({ low }) => (/^[?.!,]$/.test(low) ? [] : low)).join(' ');
  const isCount = tags.some(({ kind }) => kind === 'count');
  return (
    isCount &&
    !ranking &&
    !isList &&
    tags.every(({ kind }) => kind !== 'by') &&
    (IN_ALL.test(words) || asksOfSubject(earlier, draft))
  );
}
