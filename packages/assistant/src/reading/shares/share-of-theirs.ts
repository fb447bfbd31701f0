import type { Tag } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';
import type { ValueFilter } from '../reading.ts';

const THEIRS = ['its', 'their', 'his', 'her'];
const MONEY: readonly string[] = ['amount', 'unit', 'verb', 'source'];
const BETWEEN: readonly string[] = ['filler', 'period', 'preposition'];

/** `the highest share of their spend`: whose the whole is stands right behind the share. */
export function saysWhose({ tokens }: Draft, share: Tag): boolean {
  const whose = tokens[share.to]?.low === 'of' ? share.to + 1 : share.to;
  return THEIRS.includes(tokens[whose]?.low ?? '');
}

/** `the companies that paid the highest share of their spend to physicians`: of what each of them has, the part is all that is said behind it. */
export function partOfTheirs(draft: Draft, share: Tag): ValueFilter[] {
  const behind = draft.filters.filter(({ at = -1 }) => at >= share.to);
  const isOfRows = draft.groups.some((group) => group.kind === 'dimension' && group.dimension !== 'program_year');
  if (!saysWhose(draft, share) || !isOfRows) return [];
  // `the ten largest recipients at Pfizer, what share of its money do they take`, `spend by nature, as a share of its total`.
  const isOfWhole = draft.tokens.some(({ low }, at) => low === 'they' || (low === 'as' && at < share.to));
  if (behind.length === 0 && isOfWhole) return [];
  if (behind.length === 0) draft.cannot ??= OF_NOTHING;
  const whole = draft.tags.find(({ kind, from }) => from > share.to && !BETWEEN.includes(kind));
  if (whole && !MONEY.includes(whole.kind)) draft.cannot ??= OF_SOME;
  return behind;
}

const OF_NOTHING =
  'Say of what the share is, for example which companies paid the largest share of their spend for meals.';
const OF_SOME =
  'I can tell the part of all that each has, but not the part of some of it: ask for that with `by` and what has a row.';
