import type { Tag, TagOf } from '../../tags/tag.ts';
import { before, type Draft, open, replace } from '../draft.ts';

/** `payments of $50 to $200`, `meals from $10 to $20`: the word before the first amount says that it is between them. */
export function readAmountsFromTo(draft: Draft): void {
  for (const first of open(draft, 'number').filter(isMoney)) {
    const at = draft.tags.indexOf(first);
    const [word, to, last] = [draft.tags[at - 1], draft.tags[at + 1], draft.tags[at + 2]];
    const isTo = to?.kind === 'preposition' && to.word === 'to';
    if (!isTo || last?.kind !== 'number' || !isMoney(last) || !word || !isFrom(word)) continue;
    if (hasAmount(before(draft, word))) replace(draft, word, { kind: 'comparator', op: 'between' });
  }
}

const isMoney = ({ isMoney, isPercent }: TagOf<'number'>) => isMoney && !isPercent;
const isFrom = (tag: Tag) => tag.kind === 'preposition' && ['of', 'for', 'at', 'from'].includes(tag.word);

/** What single ones of have an amount. */
function hasAmount(tag: Tag | undefined): boolean {
  return (
    tag?.kind === 'unit' ||
    tag?.kind === 'list' ||
    tag?.kind === 'amount' ||
    (tag?.kind === 'value' && tag.choices[0]?.field === 'nature')
  );
}
