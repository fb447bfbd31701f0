import type { Tag } from '../../tags/tag.ts';
import { after, type Draft, has, open, take, textOf } from '../draft.ts';

/** Whether a number is what things are compared by: `compare A and B by number of doctors`. */
export function isComparedBy(draft: Pick<Draft, 'tags' | 'tokens'>, by: Tag): boolean {
  const isCompared = draft.tags.some((tag) => (tag.kind === 'compare' || tag.kind === 'versus') && tag.to <= by.from);
  return isCompared && textOf(draft, by).toLowerCase() === 'by' && after(draft, by)?.kind === 'count';
}

/** `compare A and B by consulting fees and by number of doctors`: figures beside each other; says whether the amount is one of them. */
export function readComparedBy(draft: Draft): boolean {
  const counted = open(draft, 'by').filter((by) => isComparedBy(draft, by));
  const paid = open(draft, 'by').filter((by) => textOf(draft, by).toLowerCase() === 'by' && isNature(after(draft, by)));
  if (counted.length === 0 || !has(draft, 'compare', 'versus')) return false;
  take(draft, ...counted, ...paid);
  return paid.length > 0;
}

function isNature(tag: Tag | undefined): boolean {
  return tag?.kind === 'value' && tag.choices.every(({ field }) => field === 'nature');
}
