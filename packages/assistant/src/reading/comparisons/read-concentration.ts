import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, textOf } from '../draft.ts';
import { isOfNamed } from '../put-together.ts';
import type { Comparison, Group, ValueFilter } from '../reading.ts';

type Concentration = Extract<Comparison, { kind: 'concentration' }>;

/** `how much did the top 100 recipients receive together` is one figure. */
export function readTogether(draft: Draft): void {
  // `all kinds together` is of kinds.
  const kinds = draft.tags.find((tag) => tag.kind === 'source' && tag.source === 'all_payments');
  if (areKindsTogether(draft)) return;
  const isTogether = draft.tokens.some(
    ({ low }, at) =>
      ['together', 'combined', 'altogether', 'jointly', 'collectively'].includes(low) &&
      !(kinds && at >= kinds.from && at <= kinds.to) &&
      !isInAll(draft, at) &&
      !isOfNamed(draft, at),
  );
  const isTheirs = isTheirShare(draft);
  if (
    !(isTogether || isHowMuchOf(draft) || isSumOf(draft) || isTheirs) ||
    !draft.ranking ||
    draft.ranking.place !== undefined ||
    (draft.comparison && !isTheirs) ||
    draft.groups.length !== 1
  )
    return;
  readConcentration(draft);
}

/** `which company paid the most altogether`, `the highest combined value of payments`: of each of them in all. */
function isInAll({ tags, tokens }: Draft, at: number): boolean {
  const figure = tags.findIndex(({ kind, from, to }) => kind === 'amount' && from <= at && at < to);
  const earlier = tags.slice(0, Math.max(0, figure)).findLast(({ kind }) => kind !== 'filler');
  if (earlier?.kind === 'rank' && earlier.isSuperlative) return true;
  return (
    tokens[at]?.low === 'altogether' && tags.some(({ kind, from }) => (kind === 'which' || kind === 'who') && from < at)
  );
}

/** `who gets most in research and general payments combined`: of both kinds, and no figure of the first together. */
function areKindsTogether({ tags, tokens }: Draft): boolean {
  const word = tokens.findIndex(({ low }) => ['together', 'combined', 'jointly'].includes(low));
  const between = tags.filter(({ to }) => to <= word).toReversed();
  const rest = between.filter(({ kind }) => !['unit', 'filler', 'verb', 'amount'].includes(kind));
  return rest[0]?.kind === 'source' && rest[1]?.kind === 'and' && rest[2]?.kind === 'source';
}

/** `the ten largest recipients, what share do they take`: what they have between them. */
function isTheirShare({ comparison, tokens, ranking }: Draft): boolean {
  const isWhole = comparison?.kind === 'share' && !comparison.part && !comparison.amounts && !comparison.time;
  return isWhole && (ranking?.n ?? 1) > 1 && (tokens.some(({ low }) => low === 'they') || isThat(tokens));
}

/** `the ten largest companies, what share of the money is that`. */
function isThat(tokens: Draft['tokens']): boolean {
  const [be, that] = tokens.slice(-2);
  return be?.lemma === 'be' && ['that', 'this', 'those', 'these'].includes(that?.low ?? '');
}

/** `sum of the top 10 physicians`. */
function isSumOf(draft: Draft): boolean {
  const rank = draft.tags.find(({ kind }) => kind === 'rank');
  const sum = rank && before(draft, rank, ['filler', 'preposition', 'number']);
  const isOf = draft.tokens.slice(sum?.to, rank?.from).some(({ low }) => low === 'of');
  return sum?.kind === 'amount' && /^(?:sum|grand total|total sum)/i.test(textOf(draft, sum)) && isOf;
}

/** `how much of the spend goes to the top 5 companies`. */
function isHowMuchOf({ tokens, tags }: Draft): boolean {
  const [how, much, of] = tokens.map(({ low }) => low);
  const amount = tags.find(({ kind, from }) => kind === 'amount' && from >= 2);
  const rank = tags.find(({ kind }) => kind === 'rank');
  return how === 'how' && much === 'much' && of === 'of' && !!rank && !!amount && amount.from < rank.from;
}

/** What the first of one kind hold together; rows of time are apart. */
export function readConcentration(draft: Draft): void {
  const within = draft.ranking?.within ?? [];
  const isRanked = (one: Group) =>
    one.kind === 'dimension' && one.dimension !== 'program_year' && !within.includes(one.dimension);
  const group = draft.groups.find(isRanked);
  if (draft.groups.length > 0 && group === undefined) draft.cannot = 'Say what of the first together hold a share.';
  const dimension = group?.kind === 'dimension' ? group.dimension : 'company';
  const isLast = draft.ranking?.direction === 'asc';
  const of = dimension === 'recipient' ? ofFirstAlone(draft) : [];
  draft.filters = draft.filters.filter((filter) => !of.includes(filter));
  setConcentration(draft, { n: draft.ranking?.n ?? 10, dimension, ...(isLast && { direction: 'asc' }), of });
  draft.groups = draft.groups.filter((one) => one !== group);
  draft.ranking = undefined;
}

/** What the first of all hold, and what is said of the whole that it is a part of. */
export function setConcentration(draft: Draft, { of = [], ...first }: Omit<Concentration, 'kind'>): void {
  draft.comparison = { kind: 'concentration', ...first, ...(of.length > 0 && { of }) };
  if (of.length > 0) draft.assumptions.push('The whole is what everybody got, and not what all of that kind got.');
  const isOfKind = draft.filters.some(({ field, text }) => field === 'recipient_type' && text === undefined);
  if (first.dimension === 'recipient' && isOfKind)
    draft.assumptions.push('The whole is what all recipients of that kind got, and not what everybody got.');
}

/** What only the first are said to be, where the whole is named by itself: `what share of Pfizer's spend goes to its ten best paid physicians`. */
function ofFirstAlone(draft: Draft): readonly ValueFilter[] {
  const rank = draft.tags.find(({ kind }) => kind === 'rank');
  const first = rank && after(draft, rank, ['filler', 'number']);
  if (first?.kind !== 'noun' || !isWholeNamed(draft, first)) return [];
  const kinds = first.noun.where ?? [];
  const isSaidAgain = draft.tags.some((tag) => tag !== first && tag.kind === 'noun' && isOfPeople(tag));
  return isSaidAgain ? [] : draft.filters.filter((filter) => kinds.some((kind) => isSame(kind, filter)));
}

/** `of spend in Texas`, `of all payments`, `of consulting fees`: an amount, or a kind of payments. */
function isWholeNamed({ tags, tokens }: Draft, first: TagOf<'noun'>): boolean {
  const isWhole = (tag: Tag) =>
    ['amount', 'unit', 'source'].includes(tag.kind) ||
    (tag.kind === 'value' && tag.choices.every(({ field }) => field === 'nature'));
  const hasOf = (from: number, to: number) => tokens.slice(from, to).some(({ low }) => low === 'of');
  return tags.some((tag) => isWhole(tag) && hasOf(0, tag.from) && (tag.to <= first.from || hasOf(first.to, tag.from)));
}

const isOfPeople = ({ noun }: TagOf<'noun'>) => noun.dimension === 'recipient' && noun.where !== undefined;

const isSame = (kind: { field: string; values: readonly string[] }, { field, values, isNegated }: ValueFilter) =>
  !isNegated && field === kind.field && JSON.stringify(values) === JSON.stringify(kind.values);
