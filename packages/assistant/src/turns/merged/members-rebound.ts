import type { Draft } from '../../reading/draft.ts';
import type { Members, Reading } from '../../reading/reading.ts';
import type { Kind, Tag } from '../../tags/tag.ts';

/** What the bound is said with, which then is carried by that of the members. */
const BOUND: readonly Kind[] = ['comparator', 'number', 'unit'];

/**
 * `repeat this for those with at least twenty payments` after those with at least five: another bound on the same number of each of
 * them, in place of the one that is there.
 */
export function withMembersRebound(
  earlier: Reading,
  draft: Draft,
): { readonly earlier: Reading; readonly draft: Draft } {
  const [condition, another] = earlier.members?.conditions ?? [];
  const [threshold, further] = draft.thresholds;
  const isOne = condition?.bound !== undefined && condition.filters.length === 0 && !another && !condition.isNone;
  if (!isOne || !earlier.members || !threshold || further || threshold.measure !== condition.bound?.measure)
    return { earlier, draft };
  if (threshold.on === 'percent' || draft.filters.length > 0) return { earlier, draft };
  const { op, value, to, measure } = threshold;
  const bound = { op, value, ...(to !== undefined && { to }), ...(measure !== undefined && { measure }) };
  const members: Members = { ...earlier.members, conditions: [{ ...condition, bound }] };
  const tags = draft.tags.map((tag) => (BOUND.includes(tag.kind) ? carried(tag) : tag));
  return { earlier: { ...earlier, members }, draft: { ...draft, tags, thresholds: [] } };
}

/** A word of the bound, as one that says that all else is the same. */
function carried({ kind, from, to, score }: Tag): Tag {
  const place = { from, to, score };
  return kind === 'comparator' ? { kind: 'followUp', move: 'same', ...place } : { kind: 'filler', ...place };
}
