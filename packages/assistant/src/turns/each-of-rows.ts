import { after, type Draft, textOf } from '../reading/draft.ts';
import type { TagOf } from '../tags/tag.ts';

const OF_EACH = /^(?:(?:for|in|to|at|by|from) )?each(?: one| of them| of those| of these)?$/i;

/** `how many doctors did each of them pay`, `in each` where the turn has no rows of its own: of each row of the answer before. */
export function eachOfRows(draft: Draft): readonly TagOf<'by'>[] {
  if (draft.groups.length > 0) return [];
  return draft.tags.filter((tag): tag is TagOf<'by'> => {
    if (tag.kind !== 'by' || !OF_EACH.test(textOf(draft, tag))) return false;
    const isOfThem = /of (?:them|those|these)$/i.test(textOf(draft, tag));
    return (
      after(draft, tag, ['filler', 'verb', 'preposition', ...(isOfThem ? (['value'] as const) : [])]) === undefined
    );
  });
}
