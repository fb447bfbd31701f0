import { before, type Draft, has, isFree, open, replace } from './draft.ts';
import { NAMED } from './read-nouns.ts';

/**
 * `how many records without any product did Corvessa report`: none is named, and what stands behind is not left out with it. Of `what share of
 * Corvessa's records has no product` it is the part, which shares look for among the conditions.
 */
export function readNoneNamed(draft: Draft): void {
  const isOfShare = has(draft, 'share');
  for (const tag of open(draft, 'noun')) {
    const not = before(draft, tag, ['filler']);
    const isAsked = /^(?:did|do|does|have|has|were|was|are)$/.test(draft.tokens[tag.to]?.low ?? '');
    const isNamed = NAMED.includes(tag.noun.dimension) && !tag.noun.where;
    if (!(isAsked || isOfShare) || !isNamed || !isFree(draft, not, 'not')) continue;
    for (const word of [tag, not]) replace(draft, word, { kind: 'filler' });
    draft.filters.push({ field: tag.noun.dimension, values: [], at: tag.from });
  }
}
