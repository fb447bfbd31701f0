import { type Draft, take } from '../../reading/draft.ts';

/** A question with the words of a part behind its own that stood apart from it, all of them explained. */
export function setBehind(draft: Draft, { tokens, tags, assumptions }: Draft): Draft {
  const behind = draft.tokens.length;
  const moved = tags.map((tag) => ({ ...tag, from: tag.from + behind, to: tag.to + behind }));
  const both: Draft = {
    ...draft,
    tokens: [...draft.tokens, ...tokens],
    tags: [...draft.tags, ...moved],
    assumptions: [...draft.assumptions, ...assumptions],
  };
  take(both, ...moved);
  // The rest was read whole, and words of the part stand beside its words by chance.
  for (const tag of both.tags) both.parsed.add(tag);
  return both;
}
