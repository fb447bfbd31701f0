import type { Tag } from '../../tags/tag.ts';
import type { Draft } from '../draft.ts';

/** `come to`, `exceed`: said of what payments amount to, where `payments over $500` are such payments. */
const AMOUNTS = /^(?:exceed|surpass|top|cross|clear|pass|outstrip|amount|total|reach|hit|come|came|add|sum)/;
const ONE = ['a', 'an', 'any', 'one', 'each', 'every', 'single', 'individual'];

/** `in which quarters did consulting fees come to more than $15,000`: what they were in each quarter, and no single fee. */
export function isSumOfTimes({ tags, tokens }: Draft, comparator: Tag): boolean {
  const earlier = tags.slice(0, tags.indexOf(comparator));
  const [asked, time] = earlier.filter(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  const paid = earlier.findLast(
    (tag) => tag.kind === 'unit' || (tag.kind === 'value' && tag.choices[0]?.field === 'nature' && !tag.isPerson),
  );
  if (asked?.kind !== 'which' || time?.kind !== 'grain' || !paid) return false;
  const isOne =
    tokens.slice(time.to, paid.from).some(({ low }) => ONE.includes(low)) ||
    (paid.kind === 'unit' && !tokens[paid.to - 1]?.low.endsWith('s'));
  const isSaid = tokens.slice(paid.to, comparator.to).some(({ low }) => AMOUNTS.test(low));
  return isSaid && !isOne;
}
