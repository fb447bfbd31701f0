import { type Draft, open, replace, take, textOf } from '../reading/draft.ts';
import type { Kind } from '../tags/tag.ts';

const VALUE = ['value', 'worth'];
const PAYMENTS = ['payment', 'pay', 'spend', 'spending', 'receive', 'transaction'];
const FIGURES: readonly Kind[] = ['count', 'measure', 'statistic', 'amount', 'unit', 'comparator', 'share', 'growth'];

/** `how many owners` after ownership interests are those who hold them, and no recipients of general payments; a value or an amount is that of interests. */
export function asOwners(draft: Draft): void {
  if (draft.source !== undefined && draft.source !== 'ownership') return;
  const isHeld = draft.tags.some((tag) => tag.kind === 'verb' && tag.role === 'owner');
  const isOfNature = draft.filters.some(({ field }) => field === 'nature');
  if (isHeld || (!isOfNature && (saysValue(draft) || isAmountOfThem(draft)))) draft.source = 'ownership';
  readValueAlone(draft);
  const isOfOwners = ({ field }: { field: string }) => field === 'physician_ownership';
  draft.filters = draft.filters.filter((one) => !isOfOwners(one));
  for (const tag of draft.tags)
    if (tag.kind === 'value' && tag.choices.every(isOfOwners)) replace(draft, tag, { kind: 'filler' });
  take(draft, ...open(draft, 'verb').filter(({ role }) => role === 'owner'));
}

const saysValue = ({ tokens }: Draft) => tokens.some(({ low }) => VALUE.includes(low));

/** `and the total amount` where nobody is said to have been paid. */
function isAmountOfThem({ tags, tokens }: Draft): boolean {
  const isPaid = tags.some(({ kind }) => kind === 'verb') || tokens.some(({ lemma }) => PAYMENTS.includes(lemma));
  return !isPaid && tags.some(({ kind }) => kind === 'amount');
}

/** `and what is the value`, `and their worth` names the figure with that word alone. */
function readValueAlone(draft: Draft): void {
  if (draft.source !== 'ownership' || draft.tags.some(({ kind }) => FIGURES.includes(kind))) return;
  const value = draft.tags.find((tag) => tag.kind === 'filler' && VALUE.includes(textOf(draft, tag).toLowerCase()));
  if (value === undefined) return;
  const measure = 'value_of_interest';
  replace(draft, value, { kind: 'measure', measure });
  take(draft, ...open(draft, 'measure'));
  draft.figures = [{ kind: 'measure', measure }];
}
