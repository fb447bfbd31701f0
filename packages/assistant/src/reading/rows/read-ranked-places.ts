import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, isFree, open, replace, take, textOf } from '../draft.ts';
import { isCount, isMany } from '../ranked-words.ts';

/** `second and third largest`: the places from one to the other, as one number of them from the first on. */
export function readPlaces(draft: Draft): void {
  for (const [at, first] of [...draft.tags.entries()]) {
    const [join, last] = draft.tags.slice(at + 1);
    const place = first.kind === 'number' ? placeBefore(draft, first) : undefined;
    const isPlace = (tag: Tag | undefined) => tag?.kind === 'number' && isPlain(tag) && (tag.isOrdinal || place);
    const isPair = first.kind === 'number' && last?.kind === 'number' && isPlace(first) && isPlace(last);
    const isTo = join?.kind === 'preposition' && ['to', 'through'].includes(join.word);
    if (!isPair || !(join?.kind === 'and' || isTo) || draft.used.has(first)) continue;
    const [from, to] = [Number(first.value), Number(last.value)];
    const follows = isTo ? to > from : to === from + 1;
    if (!follows || !(place || isOfPlaces(draft, last))) continue;
    take(draft, first, join, last, place);
    const noun = after(draft, last);
    if (place && noun?.kind === 'noun') draft.rankedNoun = noun;
    draft.ranking = { direction: 'desc', n: to - from + 1, place: from };
  }
}

/** `places 11 to 20`, `ranked 5th to 10th`. */
function placeBefore(draft: Draft, number: Tag): Tag | undefined {
  const place = before(draft, number, ['filler']);
  return place?.kind === 'standing' || (place?.kind === 'rank' && /^rank/.test(draft.tokens[place.from]?.low ?? ''))
    ? place
    : undefined;
}

function isPlain({ isMoney, isPercent, value }: TagOf<'number'>): boolean {
  return !isMoney && !isPercent && /^[1-9]\d{0,2}$/.test(value);
}

/** Places are those of what is ranked, or of things. */
function isOfPlaces(draft: Draft, last: Tag): boolean {
  const next = after(draft, last);
  return next?.kind === 'rank' || (next?.kind === 'noun' && isMany(draft, next));
}

/** A place without a superlative: `ranked third`, `number 2`. */
export function readPlace(draft: Draft): void {
  if (draft.ranking?.place !== undefined || draft.isList) return;
  const [ordinal] = open(draft, 'number').filter((tag) => tag.isOrdinal);
  const isAlone = draft.tags.every(({ kind }) =>
    ['number', 'filler', 'preposition', 'and', 'which', 'followUp', 'noun'].includes(kind),
  );
  const noun = ordinal && after(draft, ordinal);
  const isOfNoun = noun?.kind === 'noun' && draft.tags.some(({ kind, from }) => kind === 'by' && from >= noun.to);
  // `the third company by spend`.
  const isNumbered = ordinal !== undefined && noun?.kind === 'noun' && (ordinal.to - ordinal.from === 2 || isOfNoun);
  const rank = ordinal && before(draft, ordinal, ['filler']);
  // `the company in second place by spend`, `company #2`.
  const isBehind = ordinal !== undefined && rank?.kind === 'noun' && ordinal.to - ordinal.from > 1;
  if (ordinal && rank && isPart(draft, rank, ordinal)) return;
  if (
    !ordinal ||
    !(
      draft.ranking ||
      isAlone ||
      isNumbered ||
      isBehind ||
      draft.tags.some(({ kind }) => kind === 'which' || kind === 'who')
    )
  )
    return;
  if (endsOrder(draft, ordinal)) draft.cannot ??= OF_ORDER;
  if (isNumbered) draft.rankedNoun = noun;
  else if (isBehind) draft.rankedNoun = rank;
  take(draft, ordinal);
  draft.ranking = { direction: 'desc', ...draft.ranking, n: 1, place: Number(ordinal.value) };
}

/** `…, highest spend first` sorts rows by a figure: nobody asks for the row in the first place. */
function endsOrder({ tags, tokens }: Draft, ordinal: Tag): boolean {
  const [figure, rank] = tags.slice(0, tags.indexOf(ordinal)).toReversed();
  const isFigure = figure !== undefined && ['amount', 'measure', 'unit', 'count'].includes(figure.kind);
  const isLast = tags.at(-1) === ordinal && tokens[ordinal.from]?.low === 'first';
  return isLast && isFigure && rank?.kind === 'rank' && rank.isSuperlative;
}

const OF_ORDER = 'I could not put these rows in that order: ask for them “by” the figure they are to be sorted by.';

/** `top third of` is a part of all, and no place. */
export function isPart(draft: Draft, rank: Tag, { isOrdinal, to }: TagOf<'number'>): boolean {
  return isOrdinal && ['top', 'bottom'].includes(draft.tokens[rank.from]?.low ?? '') && draft.tokens[to]?.low === 'of';
}

/** `sending people places`, `how many places`: one has a single place in a ranking, and these are no such ones. */
export function refusePlaces(draft: Draft): void {
  for (const tag of open(draft, 'standing'))
    if (tag.to - tag.from === 1 && isMany(draft, tag)) replace(draft, tag, { kind: 'restriction' });
}

/** `top KOLs in 2024, 15 of them`, `who holds the most? Name two`, `highest paid cardiologists in Ohio: three`: how many, said after all else. */
export function readNumberAfter(draft: Draft): void {
  const last = draft.tags.findLast(({ kind }) => kind !== 'filler');
  const ofThem = last && /^of (?:them|those|these)$/i.test(textOf(draft, last)) ? last : undefined;
  const number = ofThem ? before(draft, ofThem, []) : last;
  const isEnough = ENOUGH.includes(draft.tokens.at(-1)?.low ?? '');
  const isPlain = isFree(draft, number, 'number') && !number.isMoney && !number.isPercent && isCount(number);
  const word = number && draft.tokens[number.from - 1]?.lemma;
  if (!isPlain || !draft.ranking || draft.ranking.place !== undefined) return;
  if (!(ofThem || isEnough || NAMING.includes(word ?? '') || isOfRanked(draft, number))) return;
  take(draft, number, ofThem);
  draft.ranking = { ...draft.ranking, n: Number(number.value) };
}

/** Of several that are ranked no number is said before. */
function isOfRanked(draft: Draft, number: TagOf<'number'>): boolean {
  const earlier = draft.tags.slice(0, draft.tags.indexOf(number));
  const isOther = draft.tags.some((tag) => tag !== number && tag.kind === 'number');
  return (
    !number.isOrdinal &&
    !isOther &&
    !['preposition', 'by', 'comparator', 'noun', 'unit'].includes(earlier.at(-1)?.kind ?? 'by')
  );
}

/** `five is enough`, `three will do`. */
const ENOUGH = ['enough', 'do', 'plenty'];
/** What stands before how many shall be shown. */
const NAMING = ['name', 'list', 'show', 'give', 'me', 'just'];
