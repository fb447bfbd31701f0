import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import { type Draft, open, replace, SMALL, textOf } from '../draft.ts';

/** Words that say that somebody has none. */
const NONE = /^(?:but )?(?:no|zero|not|nothing|never|without|none|non|not for|not from|not to|without any)$/i;
/** What may stand between such a word and the time it is of: `nothing from royalties in 2024`, `no payments in 2024`. */
const WITHIN: readonly Kind[] = [...SMALL, 'unit', 'amount', 'verb', 'list', 'value', 'noun'];

/**
 * `royalties in 2022 and no royalties in 2024`: of the second time what is said again is known, so that only the time is left out. What is
 * new there, as in `royalties in 2022 but no meals in 2024`, has a time of its own, and is refused.
 */
export function readNoneThen(draft: Draft): void {
  for (const not of open(draft, 'not')) {
    const said = saidUntilTime(draft, not);
    if (!NONE.test(textOf(draft, not)) || !said || !hasTimeBefore(draft, not)) continue;
    const things = said.filter(({ kind }) => kind === 'value' || kind === 'noun');
    if (things.every((tag) => isSaidBefore(draft, tag, not))) {
      for (const tag of said.filter((one) => things.includes(one) || one.kind === 'comparator'))
        replace(draft, tag, { kind: 'filler' });
      continue;
    }
    draft.cannot = `I can leave out who has the same in another time, but not who has “${textOf(draft, { from: not.from, to: said.at(-1)?.to ?? not.to })}” then: ask for each time by itself.`;
  }
}

/** The tags from the word to the time that follows it, if nothing else is between. */
function saidUntilTime(draft: Draft, not: Tag): readonly Tag[] | undefined {
  const rest = draft.tags.slice(draft.tags.indexOf(not) + 1);
  // `nothing from royalties`: of no bound.
  const isFrom = (tag: Tag) => tag.kind === 'comparator' && textOf(draft, tag).toLowerCase() === 'from';
  const end = rest.findIndex((tag) => !WITHIN.includes(tag.kind) && !isFrom(tag));
  return rest[end]?.kind === 'period' ? rest.slice(0, end) : undefined;
}

function hasTimeBefore({ tags }: Draft, not: Tag): boolean {
  return tags.some(({ kind, to }) => kind === 'period' && to <= not.from);
}

function isSaidBefore({ tags }: Draft, tag: Tag, not: Tag): boolean {
  const meant = meaningOf(tag);
  return tags.some((one) => one.to <= not.from && meaningOf(one) === meant);
}

function meaningOf(tag: Tag | TagOf<'value'>): string | undefined {
  if (tag.kind === 'value') return JSON.stringify(tag.choices.map(({ field, values }) => [field, values]));
  return tag.kind === 'noun' ? JSON.stringify(tag.noun) : undefined;
}
