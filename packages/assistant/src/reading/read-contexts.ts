import type { Tag, TagOf } from '../tags/tag.ts';
import { type Draft, textOf } from './draft.ts';

/** `advisory boards`: what companies call so in their own words, which is said; beside a kind of payments it is no value of the same field. */
export function readContexts(draft: Draft): void {
  const context = draft.tags.find(isContext);
  if (!context) return;
  const [words = ''] = context.choices[0]?.values ?? [];
  if (words === ADVISORY_BOARD)
    draft.assumptions.push('Advisory boards are the payments whose context says “advisory board”.');
  if (draft.tags.some((tag) => isJoined(draft, context, tag)))
    draft.cannot ??= `“${words}” is what records say in their own words, and no kind of payments: ask for one after the other.`;
}

export const ADVISORY_BOARD = 'advisory board';

function isContext(tag: Tag): tag is TagOf<'value'> {
  return tag.kind === 'value' && tag.choices[0]?.field === 'context';
}

/** `advisory boards and honoraria`, `advisory boards by year, and honoraria`: both, and not what is both. */
function isJoined(draft: Draft, context: Tag, tag: Tag): boolean {
  if (tag.kind !== 'value' || tag.choices[0]?.field !== 'nature') return false;
  const [from, to] = context.to <= tag.from ? [context.to, tag.from] : [tag.to, context.from];
  return /(?:^|\s|,)(?:and|or|plus|&|vs\.?|versus|,)(?:\s|$|,)/i.test(textOf(draft, { from, to }));
}
