import type { Kind, Tag } from '../../tags/tag.ts';
import { type Draft, textOf } from '../draft.ts';
import { isPlural } from '../ranked-words.ts';

/** What may stand between whose payments they are and what is said of them: `whose 2024 general payments to doctors exceed`. */
const BETWEEN: readonly Kind[] = ['filler', 'preposition', 'period', 'source', 'value', 'noun'];

/** `companies whose payments exceeded $1M`, `doctors whose meals were over $500`: what they have of them in all, and no single one. */
export function isOfWhosePayments(draft: Draft, comparator: Tag): boolean {
  const before = draft.tags.slice(0, draft.tags.indexOf(comparator)).toReversed();
  const at = before.findIndex((tag) => isOfSeveral(draft, tag));
  const payments = before[at];
  if (!payments || !before.slice(0, at).every(({ kind }) => BETWEEN.includes(kind))) return false;
  const owner = before.slice(at + 1).find(({ kind }) => !BETWEEN.includes(kind) || kind === 'noun');
  return owner !== undefined && isOwner(draft, owner) && isSaidOf(draft, payments, comparator);
}

/** `payments`, `meals`. */
function isOfSeveral(draft: Draft, tag: Tag): boolean {
  if (!isPlural(draft, tag)) return false;
  return tag.kind === 'unit' || (tag.kind === 'value' && tag.choices[0]?.field === 'nature' && tag.isPerson !== true);
}

/** `whose`, `which companies'`. */
function isOwner(draft: Draft, tag: Tag): boolean {
  const last = draft.tokens[tag.to - 1]?.text ?? '';
  return tag.kind === 'who' ? /^whose$/i.test(textOf(draft, tag)) : tag.kind === 'noun' && /'s?$/.test(last);
}

/** `exceeded`, `were above`; `payments over $500` are such payments. */
function isSaidOf({ tokens }: Draft, payments: Tag, comparator: Tag): boolean {
  const words = tokens.slice(payments.to, comparator.to);
  return words.some(({ lemma, low }) => lemma === 'be' || /^(?:exceed|surpass|top|cross|cleared)/.test(low));
}
