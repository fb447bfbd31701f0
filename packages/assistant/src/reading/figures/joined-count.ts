import type { Tag } from '../../tags/tag.ts';
import { type Draft, textOf } from '../draft.ts';

/** `how much was spent, and over how many payments`, `spend by city with the number of doctors`. */
export function isJoinedCount(draft: Draft): boolean {
  return draft.tags.some(
    (tag) =>
      (tag.kind === 'measure' || tag.kind === 'count') && (/^and\b/i.test(textOf(draft, tag)) || isWith(draft, tag)),
  );
}

/** A number that is shown with what is asked; of `with the highest number of` it is an order. */
function isWith(draft: Draft, count: Tag): boolean {
  const link = draft.tags[draft.tags.indexOf(count) - 1];
  return (
    link?.kind === 'preposition' && link.word === 'with' && /^(?:the |their |its )?number\b/i.test(textOf(draft, count))
  );
}
