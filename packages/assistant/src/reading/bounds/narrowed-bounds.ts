import type { Tag } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';

const AMONG = /^(?:among|amongst|of|for|out|considering|looking|taking)$/;

/**
 * `among companies that spent over $1 million, which spent the most on meals`: the amount is of all that each spent, and a query has the
 * condition behind the comma on both.
 */
export function refuseNarrowedBounds(draft: Draft): void {
  const { tags, thresholds } = draft;
  if (!thresholds.some(({ on, periods }) => on === 'figure' && !periods)) return;
  const bound = tags.findIndex(({ kind }) => kind === 'comparator');
  const asked = bound < 0 ? -1 : startOfAsked(draft, bound);
  if (asked < 0) return;
  const isSame = (tag: Tag, other: Tag) => tag.kind === 'noun' && other.kind === 'noun' && tag.noun === other.noun;
  const isNarrower = (tag: Tag) =>
    tag.kind === 'value' ||
    (tag.kind === 'noun' && tag.noun.where !== undefined && !tags.slice(0, asked).some((one) => isSame(tag, one)));
  if (tags.slice(asked).some(isNarrower)) draft.cannot ??= NARROWED;
}

/** Where what is asked begins: behind the comma, or with the second verb of `which companies that paid over $1M spent the most on meals`. */
function startOfAsked({ tags, tokens }: Draft, bound: number): number {
  if (AMONG.test(tokens[0]?.low ?? ''))
    return tags.findIndex(({ from }, at) => at > bound && tokens[from]?.low === ',');
  const isDoing = (tag: Tag | undefined) =>
    tag?.kind === 'verb' || (tag?.kind === 'amount' && tokens[tag.from]?.lemma === 'spend');
  const isAfterVerb = tags.slice(0, bound).some(isDoing) && tags[0]?.kind === 'which';
  const rank = tags.findIndex((tag, at) => at > bound && tag.kind === 'rank');
  return isAfterVerb && rank > 0 && tags.slice(bound, rank).some(isDoing) ? rank : -1;
}

const NARROWED =
  'I cannot ask for a part of what they paid or got under a condition on all of it: ask one after the other.';
