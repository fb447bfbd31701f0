import type { Tag } from '../../tags/tag.ts';
import { after, type Draft, textOf } from '../draft.ts';

/** `number and value of payments to hospitals`: the payments are said with the other figure. */
export function isBesidePayments(draft: Draft, count: Tag): boolean {
  const joint = draft.tags[draft.tags.indexOf(count) + 1];
  const figure = joint?.kind === 'and' ? after(draft, joint, ['filler']) : undefined;
  return figure?.kind === 'amount' && /\bof (?:the )?(?:payments|transfers)$/i.test(textOf(draft, figure));
}

/** `companies by count in 2024`, `companies by number and value`. */
export function isOrder(draft: Draft, count: Tag): boolean {
  const isBy = draft.tags[draft.tags.indexOf(count) - 1]?.kind === 'by';
  return isBy && (draft.ranking !== undefined || after(draft, count)?.kind === 'and');
}
