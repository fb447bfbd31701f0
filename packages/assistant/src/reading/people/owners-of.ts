import type { Kind, Tag } from '../../tags/tag.ts';
import { after, before, type Draft, has, open, textOf } from '../draft.ts';

/** `who are the owners of Stryker`: who holds an interest in it, and not whose payments say that they do. */
export function isOwnerOf(draft: Draft, tag: Tag): boolean {
  const of = draft.tags[draft.tags.indexOf(tag) + 1];
  const isOf = of?.kind === 'preposition' && ['of', 'in'].includes(of.word);
  const isPaid = before(draft, tag, ['filler'])?.kind === 'preposition';
  return /^(?:physician |doctor )?owners?$/i.test(textOf(draft, tag)) && isOf && !isPaid && isCompany(after(draft, of));
}

/** What says that owners are paid: `how many owners got meals`. */
const PAID: readonly Kind[] = ['unit', 'amount', 'measure', 'list'];

/** `number of owners per company`, `owners with more than $1 million`: who holds interests, where nobody says that they are paid. */
export function areOwners(draft: Draft, tag: Tag): boolean {
  const next = draft.tags[draft.tags.indexOf(tag) + 1];
  // `owner count by company`.
  const isOwnerCount = next?.kind === 'count' && /^owner$/i.test(textOf(draft, tag));
  if (!(isOwnerCount || /^owners$/i.test(textOf(draft, tag))) || has(draft, ...PAID, 'source', 'followUp'))
    return false;
  const isPaid = draft.tags.some(
    (one) =>
      (one.kind === 'verb' && one.role !== 'owner') ||
      (one.kind === 'value' && one.choices.some(({ field }) => field === 'nature' || field === 'product')),
  );
  const first = draft.tags.find(({ kind }) => kind !== 'filler');
  const isCounted = isOwnerCount || before(draft, tag, ['filler'])?.kind === 'count';
  const bound = next?.kind === 'preposition' && next.word === 'with' ? after(draft, next) : undefined;
  return !isPaid && (isCounted || (first === tag && bound?.kind === 'comparator'));
}

/** `owners of Stryker`, `who owns Stryker`. */
export function isOfOwners(draft: Draft): boolean {
  if (open(draft, 'value').some((tag) => isOwnerOf(draft, tag) || areOwners(draft, tag))) return true;
  if (!has(draft, 'who', 'which') || has(draft, 'rank', 'share')) return false;
  return draft.tags.some((tag) => {
    const isOwning = tag.kind === 'verb' && /^own(?:s|ed)?$/i.test(textOf(draft, tag));
    return isOwning && isCompany(after(draft, tag, ['filler']));
  });
}

function isCompany(tag: Tag | undefined): boolean {
  return tag?.kind === 'value' && tag.choices.every(({ field }) => field.startsWith('company'));
}
