import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';
import { DISTINCT_WORDS } from '../words/restriction-words.ts';

/** `three or more different doctors`, `at least 3 separate companies`: who is counted is counted once anyway. */
export function withoutDifferent(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.flatMap((tag, at): readonly Tag[] => {
    if (isPlain(tokens, tags, at)) return [];
    const before = tags[at - 1];
    return tag.kind === 'noun' && before && isPlain(tokens, tags, at - 1) ? [{ ...tag, from: before.from }] : [tag];
  });
}

function isPlain(tokens: readonly Token[], tags: readonly Tag[], at: number): boolean {
  const [tag, before, first] = [tags[at], tags[at - 1], tags[at - 2]];
  const isCounted = before?.kind === 'number' || (before?.kind === 'comparator' && first?.kind === 'number');
  const isDistinct = tag?.kind === 'restriction' && DISTINCT_WORDS.includes(tokens[tag.from]?.low ?? '');
  return isDistinct && isCounted && tags[at + 1]?.kind === 'noun';
}
