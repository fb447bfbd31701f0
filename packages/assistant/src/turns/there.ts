import type { Draft } from '../reading/draft.ts';
import type { Tag } from '../tags/tag.ts';

/** `is there`, `there were`: that something is, and no place. */
const BEING = ['be', 'exist'];

const PLACES = ['state', 'city', 'country'];

/**
 * Whether `there` points at what was asked before, as in `top 5 companies there`; `how many are there` does not, nor does `for every state,
 * who spends the most there`.
 */
export function pointsThere({ tokens, tags }: { tokens: Draft['tokens']; tags: readonly Tag[] }): boolean {
  const there = tokens.findIndex(
    ({ low }, at) =>
      low === 'there' && !BEING.includes(tokens[at - 1]?.lemma ?? '') && !BEING.includes(tokens[at + 1]?.lemma ?? ''),
  );
  return there >= 0 && !tags.some((tag) => tag.to <= there && isPlace(tag));
}

function isPlace(tag: Tag): boolean {
  if (tag.kind === 'noun') return PLACES.includes(tag.noun.dimension);
  return tag.kind === 'value' && PLACES.includes(tag.choices[0]?.field ?? '');
}
