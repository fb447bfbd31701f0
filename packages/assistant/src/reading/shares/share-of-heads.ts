import type { Tag } from '../../tags/tag.ts';
import { after, type Draft, isFree, textOf } from '../draft.ts';

/** What each of somebody has one of: of their money each row would have all, or nothing. */
const ONE_OF_EACH = ['specialty', 'primary_type', 'recipient_type', 'state', 'city'];

/** `percent of physicians in each specialty` is of people, which have no shares row by row; whether it is asked. */
export function isHeadsByRow(draft: Draft, share: Tag): boolean {
  const first = draft.tags.find(({ kind }) => kind !== 'filler' && kind !== 'value');
  // `physicians by specialty as percent of total`.
  const isFirst = first !== undefined && first.to <= share.from && first.kind === 'noun';
  const head = isFirst ? first : after(draft, share, ['filler', 'preposition', 'value']);
  const by = head && after(draft, head, ['filler', 'preposition', 'value', 'period']);
  const [group, another] = draft.groups;
  const isHead = isFree(draft, head, 'noun') && ['recipient', 'company'].includes(head.noun.dimension);
  if (!isHead || by?.kind !== 'by' || group?.kind !== 'dimension' || another) return false;
  const isOfMoney = draft.tags.some(({ kind }) => ['amount', 'unit', 'verb', 'growth'].includes(kind));
  if (isOfMoney || draft.ranking || !(isFirst || ONE_OF_EACH.includes(group.dimension))) return false;
  const who = textOf(draft, head);
  draft.cannot = `I can count ${who} row by row, but not yet as parts of all of them: ask for the number of ${who}, or for the share of spend.`;
  return true;
}
