import { after, before, type Draft, open, textOf } from '../draft.ts';

/** `how many doctors got under $100, and how many doctors got paid at all`: two numbers, of which one would be dropped. */
export function refuseTwoNumbers(draft: Draft): void {
  const counts = draft.tags.filter((tag) => tag.kind === 'count' && /^how many$/i.test(textOf(draft, tag)));
  const [first, second] = counts.map((count) => after(draft, count, ['filler', 'preposition', 'value']));
  const isSame = first?.kind === 'noun' && second?.kind === 'noun' && first.noun.dimension === second.noun.dimension;
  const [, count] = counts;
  const isJoined = count !== undefined && before(draft, count, ['filler'])?.kind === 'and';
  if (isSame && isJoined && draft.thresholds.length > 0 && open(draft, 'comparator').length === 0)
    draft.cannot = 'I answer one question at a time: ask for one number, and then for the other.';
}
