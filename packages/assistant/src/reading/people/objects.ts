import type { Tag } from '../../tags/tag.ts';
import { type Draft, open, replace, textOf } from '../draft.ts';
import { isMany, isPlural } from '../ranked-words.ts';

const SMALL: readonly Tag['kind'][] = ['filler', 'preposition', 'period', 'value', 'list', 'who'];
const MONEY = /^(?:money|funds|funding|cash|dollars|industry money|industry funding|support|financial support)$/i;

/**
 * What those whom a question begins with got or gave is no figure that is asked: `doctors that received money from Pfizer`,
 * `companies funding research` want a row for each of them.
 */
export function readObjects(draft: Draft): void {
  const first = headOf(draft);
  if (!first) return;
  for (const amount of open(draft, 'amount')) {
    const words = textOf(draft, amount);
    if (!MONEY.test(words) || amount.from < first.to) continue;
    const [before, after] = besides(draft, amount);
    if (before === first && isFunding(first, after, words)) replace(draft, amount, { kind: 'verb', role: 'payer' });
    else if (before?.kind === 'verb') replace(draft, amount, { kind: 'filler' });
  }
}

/** The companies or people, several of them, that stand before all else. */
function headOf(draft: Draft): Tag | undefined {
  const first = draft.tags.find((tag) => !SMALL.includes(tag.kind) || isPeople(draft, tag));
  const isOfSides = first?.kind === 'noun' && ['company', 'recipient'].includes(first.noun.dimension);
  return first && ((isOfSides && isMany(draft, first)) || isPeople(draft, first)) ? first : undefined;
}

function isPeople(draft: Draft, tag: Tag): boolean {
  return tag.kind === 'value' && tag.isPerson === true && isPlural(draft, tag);
}

/** The words before and after that are no small talk; a company may stand between what is done and the money. */
function besides({ tags }: Draft, amount: Tag): readonly (Tag | undefined)[] {
  const at = tags.indexOf(amount);
  const before = tags.slice(0, at).findLast(({ kind, from }) => kind !== 'filler' && !(kind === 'value' && from > 0));
  return [before, tags.slice(at + 1).find(({ kind }) => kind !== 'filler')];
}

function isFunding(first: Tag, after: Tag | undefined, words: string): boolean {
  const isCompany = first.kind === 'noun' && first.noun.dimension === 'company';
  return (
    isCompany &&
    /^funding$/i.test(words) &&
    (after?.kind === 'source' || after?.kind === 'noun' || after?.kind === 'value')
  );
}
