import type { Tag } from '../../tags/tag.ts';
import { type Draft, has, take } from '../draft.ts';
import type { ValueFilter } from '../reading.ts';

/** Verbs before what is the part, and no verb of paying: `went to payments over $10k`. */
const BEFORE_PART = ['be', 'go', 'come', 'represent', 'account', 'involve', 'on'];

/**
 * `what percentage of Pfizer's payments were over $1000`, `share of meals above $100`: the amount is the part, and what is named before
 * it the whole. Whether the share was read so.
 */
export function readAmountShare(draft: Draft, share: Tag | undefined): boolean {
  const amounts = draft.thresholds.filter(({ on }) => on === 'record');
  const at = comparatorOf(draft);
  if (share && at !== undefined && isBeforeWhole(draft, share, at)) return readBeforeWhole(draft, amounts);
  const isTheirs = !share || draft.filters.some((filter) => isOwner(draft, share, filter));
  if (!share || isTheirs || amounts.length === 0 || at === undefined || areRowsOfTwo(draft)) return false;
  const placed = draft.filters.filter((filter) => filter.at !== undefined);
  const isLast = isPredicate(draft, at) || placed.every((filter) => (filter.at ?? 0) < at);
  if (placed.length === 0 || !isLast || has(draft, 'compare', 'versus')) return false;
  const pivot = draft.tokens.findIndex(
    ({ lemma }, index) => index >= share.to && index < at && BEFORE_PART.includes(lemma),
  );
  if (pivot >= 0 && placed.some(({ at: place = 0 }) => place > pivot && place < at))
    draft.cannot = 'A share is of one thing: ask for that of an amount, or for that of what is named.';
  draft.thresholds = draft.thresholds.filter((threshold) => !amounts.includes(threshold));
  draft.comparison = { kind: 'share', amounts };
  countUnlessAmount(draft);
  return true;
}

/** `what share of payments were under $100 in Texas`: the amount is said of them, wherever they were made. */
function isPredicate(draft: Draft, at: number): boolean {
  const number = draft.tags.find(({ kind, to }) => kind === 'number' && to === at);
  const start = number?.from ?? at;
  // `was below` is one word.
  return [start - 1, start].some((place) => draft.tokens[place]?.lemma === 'be') && !has(draft, 'or');
}

/** `payments over $10,000 as a share of all`: the part of an amount stands before. */
function isBeforeWhole({ tokens, thresholds, groups }: Draft, share: Tag, at: number): boolean {
  const isAs = ['as', 'in'].includes(tokens[share.from]?.low ?? '') || tokens[share.from - 1]?.low === 'as';
  const isAsA =
    isAs || (tokens[share.from - 2]?.low === 'as' && ['a', 'the'].includes(tokens[share.from - 1]?.low ?? ''));
  return isAsA && at < share.from && groups.length === 0 && thresholds.some(({ on }) => on === 'record');
}

function readBeforeWhole(draft: Draft, amounts: Draft['thresholds']): boolean {
  draft.thresholds = draft.thresholds.filter((threshold) => !amounts.includes(threshold));
  draft.comparison = { kind: 'share', amounts };
  countUnlessAmount(draft);
  return amounts.length > 0;
}

/** Nothing says how much they are: then how many; what each costs is no sum. */
function countUnlessAmount(draft: Draft): void {
  const isOfEach = draft.tokens.some(({ lemma }) => lemma === 'cost');
  if (!isOfEach && (draft.figures.length > 0 || has(draft, 'amount'))) return;
  const unit = draft.tags.find((tag) => tag.kind === 'unit');
  const measure = unit?.kind === 'unit' ? unit.measure : 'payments';
  take(draft, ...draft.tags.filter(({ kind }) => kind === 'unit' || kind === 'amount'));
  draft.figures = [{ kind: 'measure', measure }];
  if (measure === 'payments') draft.assumptions.push(COUNTED);
}

/** `share of meals over $100 by company and state` has rows of both, and `by company, top 5` an order. */
function areRowsOfTwo({ groups, ranking }: Draft): boolean {
  return groups.length > 1 || (groups.length > 0 && ranking !== undefined);
}

/** `share of disputed payments`, `what portion is disputed`: a dispute is of a payment, so that they are counted unless an amount is said. */
export function countDisputes(draft: Draft, part: readonly ValueFilter[]): void {
  const isAmount = has(draft, 'amount') || draft.tokens.some(({ low }) => low === 'spend');
  if (isAmount || draft.figures.length > 0 || !part.some(({ field }) => field === 'dispute_status')) return;
  draft.figures = [{ kind: 'measure', measure: 'payments' }];
  draft.assumptions.push(COUNTED);
}

/** What is said where the share is of numbers. */
export const COUNTED = 'Payments are counted: ask for the share of the amount to have them added up.';

/** `Pfizer's share of payments over $1000` is of all such payments. */
function isOwner({ tags }: Draft, share: Tag, { at }: ValueFilter): boolean {
  return tags[tags.indexOf(share) - 1]?.from === at;
}

function comparatorOf({ tags }: Draft): number | undefined {
  return tags.find(({ kind }) => kind === 'comparator')?.from;
}
