import type { Tag } from '../tags/tag.ts';
import { after, before, type Draft, has, open, textOf } from './draft.ts';

/** `who are the owners of Stryker`: who holds an interest in it, and not whose payments say that they do. */
export function isOwnerOf(draft: Draft, tag: Tag): boolean {
  const of = draft.tags[draft.tags.indexOf(tag) + 1];
  const isOf = of?.kind === 'preposition' && ['of', 'in'].includes(of.word);
  const isPaid = before(draft, tag, ['filler'])?.kind === 'preposition';
  return /^(?:physician |doctor )?owners?$/i.test(textOf(draft, tag)) && isOf && !isPaid && isCompany(after(draft, of));
}

/** `owners of Stryker`, `who owns Stryker`. */
export function isOfOwners(draft: Draft): boolean {
  if (open(draft, 'value').some((tag) => isOwnerOf(draft, tag))) return true;
  if (!has(draft, 'who', 'which') || has(draft, 'rank', 'share')) return false;
  return draft.tags.some((tag) => {
    const isOwning = tag.kind === 'verb' && /^own(?:s|ed)?$/i.test(textOf(draft, tag));
    return isOwning && isCompany(after(draft, tag, ['filler']));
  });
}

function isCompany(tag: Tag | undefined): boolean {
  return tag?.kind === 'value' && tag.choices.every(({ field }) => field.startsWith('company'));
}
