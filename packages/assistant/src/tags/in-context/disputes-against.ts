import type { Token } from '../../text/tokens.ts';
import type { Tag } from '../tag.ts';

/** `disputes against Pfizer`, `disputes that were filed against them`: of its records, and set against nothing. */
export function withDisputesAgainst(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.map((tag, at) => {
    const { from, to, score } = tag;
    const isAgainst = tag.kind === 'versus' && tokens[from]?.low === 'against' && to === from + 1;
    return isAgainst && isOfDispute(tags, at) ? { kind: 'preposition', word: 'of', from, to, score } : tag;
  });
}

/** A dispute stands before it, with nothing between that could be compared. */
function isOfDispute(tags: readonly Tag[], at: number): boolean {
  const before = tags.slice(0, at).findLast(({ kind }) => !['filler', 'verb', 'who', 'which', 'period'].includes(kind));
  return before?.kind === 'value' && before.choices.some(({ field }) => field === 'dispute_status');
}
