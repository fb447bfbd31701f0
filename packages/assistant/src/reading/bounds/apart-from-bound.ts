import type { Tag, TagOf } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';

const TIMES = /^(?:years?|quarters?|months?|weeks?)$/;
const DIFFERENT = /^(?:different|distinct|separate|unique)$/;
const APART = /^(?:period|time|span|give|show|name|list)$/;

/** `over that period, give me three`, `over the two years`: the number is of no bound. */
export function isApart(draft: Draft, comparator: Tag, number: TagOf<'number'>): boolean {
  if (isOfTimes(draft, number, number.to)) return true;
  return draft.tokens.slice(comparator.to, number.from).some(({ low }) => APART.test(low));
}

/** `three or more years`, `at least 3 different years`: no amount. */
export function isOfTimes({ tokens }: Draft, { isMoney }: TagOf<'number'>, end: number): boolean {
  const next = DIFFERENT.test(tokens[end]?.low ?? '') ? end + 1 : end;
  return !isMoney && TIMES.test(tokens[next]?.low ?? '');
}
