import type { TagOf } from '../../tags/tag.ts';
import { type Draft, textOf } from '../draft.ts';
import { isInDollars, isPlural } from '../ranked-words.ts';

/** What an answer says where nobody said which of the two. */
export const RANKED_BY_AMOUNT = 'They are ranked by the amount of the payments: ask for their number to have that.';

/** What a ranking is by: `by payments` alone is their amount, and their number beside an amount or a bound. */
export function measureRankedBy(draft: Draft, ranked: TagOf<'unit'> | TagOf<'measure'>): string {
  if (isInDollars(draft, ranked)) return 'total_amount';
  const isPayments = ranked.kind === 'unit' && ranked.measure === 'payments' && isPlural(draft, ranked);
  const isApart = draft.tags.some((tag) => ['amount', 'measure', 'comparator', 'count', 'share'].includes(tag.kind));
  if (!isPayments || isApart || /^(?:check|cheque)s?$/i.test(textOf(draft, ranked))) return ranked.measure;
  draft.assumptions.push(RANKED_BY_AMOUNT);
  return 'total_amount';
}
