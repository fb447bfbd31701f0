import type { Tag } from '../../tags/tag.ts';
import { after, type Draft, has, textOf } from '../draft.ts';
import { addGroup } from '../groups.ts';
import { isShownLast } from '../having-spend.ts';
import { isPlural } from '../ranked-words.ts';

/** `cardiologists paid by Pfizer`: a row for each of them, as of physicians. */
export function readPeopleFirst(draft: Draft): void {
  const said = draft.tags.filter(({ kind }) => !['filler', 'preposition', 'period'].includes(kind));
  // `Texas cardiologists paid by Pfizer`, `cardiologists in Texas paid by Pfizer`.
  const [first, ...rest] = isPlace(said[0]) ? said.slice(1) : said;
  const [next, third] = isPlace(rest[0]) ? rest.slice(1) : rest;
  const isFirst = first?.kind === 'value' && first.isPerson === true && isPlural(draft, first);
  const bound = next?.kind === 'amount' ? after(draft, next) : next;
  const isBound = bound?.kind === 'comparator' && draft.thresholds.some(({ on }) => on === 'figure');
  const isOrdered = isByAmount(draft);
  const isSaid =
    next?.kind === 'verb' ||
    next?.kind === 'who' ||
    areWithPayments(draft, first, next) ||
    (isCompany(next) && third?.kind === 'verb') ||
    isBound ||
    (isOrdered && next?.kind === 'by') ||
    hasNone(draft, next);
  const isOfAmounts = isOrdered || (isBound && isAmountAlone(draft)) || (first && isShownLast(draft, first));
  const isBare =
    (draft.figures.length === 0 || isOfAmounts) && draft.groups.length === 0 && !draft.isList && !draft.comparison;
  if (isFirst && isSaid && isBare && !has(draft, 'followUp'))
    addGroup(draft, { kind: 'dimension', dimension: 'recipient' });
}

/** `oncologists with Pfizer payments`. */
function areWithPayments(draft: Draft, first: Tag | undefined, next: Tag | undefined): boolean {
  const unit = isCompany(next) && next ? after(draft, next) : next;
  return draft.tokens[first?.to ?? -1]?.low === 'with' && (unit?.kind === 'unit' || unit?.kind === 'source');
}

function isPlace(tag: Tag | undefined): boolean {
  return tag?.kind === 'value' && ['state', 'city'].includes(tag.choices[0]?.field ?? '');
}

/** `cardiologists Pfizer paid`. */
function isCompany(tag: Tag | undefined): boolean {
  return tag?.kind === 'value' && tag.choices.some(({ field }) => field.startsWith('company'));
}

/** `cardiologists with no payments in 2023`, `not paid in 2023`: they have a row each, and nothing is left out of an amount. */
function hasNone(draft: Draft, not: Tag | undefined): boolean {
  if (not?.kind !== 'not') return false;
  const word = textOf(draft, not).toLowerCase();
  const isPaid = ['not', 'never'].includes(word) && after(draft, not)?.kind === 'verb';
  return word === 'without' || isPaid || (word === 'no' && draft.tokens[not.from - 1]?.low === 'with');
}

/** `cardiologists paid by Pfizer, by amount`: the order of those that have the rows, and no figure but theirs. */
function isByAmount(draft: Draft): boolean {
  const { tags } = draft;
  const last = tags.findLastIndex(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  return isAmountAlone(draft) && tags[last]?.kind === 'amount' && tags[last - 1]?.kind === 'by';
}

function isAmountAlone({ figures: [figure, another] }: Draft): boolean {
  return figure?.kind === 'measure' && figure.measure === 'total_amount' && another === undefined;
}
