import type { Draft } from '../reading/draft.ts';
import type { Reading } from '../reading/reading.ts';
import { areKin } from './merged-filters.ts';

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
