import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, replace, take, textOf } from '../draft.ts';
import { addNoun } from '../groups.ts';
import { isMany, isPlural } from '../ranked-words.ts';
import { DEFAULT_RECORDS } from '../reading.ts';
import { dateOrder, isEvery, isHead, isListed } from './list-heads.ts';

/** Single records: `list payments over $500`, `show every consulting fee`, `which payments exceeded $100k`, `line items of Pfizer`. */
export function readLists(draft: Draft): void {
  for (const tag of open(draft, 'list')) if (isMeasured(draft, tag) || isOfSomebody(draft, tag)) asUnit(draft, tag);
  for (const tag of open(draft, 'list')) {
    readNames(draft, tag);
    readThem(draft, tag);
  }
  const lists = open(draft, 'list');
  take(draft, ...lists);
  const heads = [...open(draft, 'unit', 'value'), ...draft.tags.filter(({ kind }) => kind === 'source')];
  const isNamed = heads.some((head) => isHead(draft, head) && isListed(draft, head));
  if (lists.length === 0 && !isNamed && !isBetweenTwo(draft) && !draft.isList) return;
  draft.isList = true;
  const units = open(draft, 'unit', 'where');
  for (const unit of units) takeEvery(draft, unit);
  take(draft, ...units);
  const order = dateOrder(draft);
  if (!order) return;
  take(draft, ...order);
  draft.ranking = { n: DEFAULT_RECORDS, direction: 'asc', ...draft.ranking, by: 'date' };
}

/** `list all physicians with their totals`: they have a row each, and no records. */
function readNames(draft: Draft, tag: TagOf<'list'>): void {
  const noun = after(draft, tag, ['filler', 'value', 'number', 'source']);
  if (!isFree(draft, noun, 'noun') || draft.tokens[tag.to - 1]?.lemma !== 'all') return;
  take(draft, noun);
  replace(draft, tag, { kind: 'filler' });
  addNoun(draft, noun.noun);
}

/** `physicians in Texas paid over $50,000, list them`: those whom the question begins with. */
function readThem(draft: Draft, tag: TagOf<'list'>): void {
  const [noun] = draft.tags.filter(({ kind }) => !['filler', 'preposition', 'rank', 'number', 'which'].includes(kind));
  const isThem = /^list (?:them|those)$/i.test(textOf(draft, tag)) && !isFree(draft, after(draft, tag), 'unit');
  if (isThem && noun?.kind === 'noun' && isPlural(draft, noun) && noun.to <= tag.from)
    replace(draft, tag, { kind: 'filler' });
}

/** `which doctors got a single payment above $50,000` asks for the doctors. */
function isOfSomebody(draft: Draft, tag: TagOf<'list'>): boolean {
  const earlier = draft.tags.filter(({ to }) => to <= tag.from);
  const isAsked = earlier.some(({ kind }) => kind === 'which' || kind === 'who');
  const isWith =
    earlier.some(({ kind }) => kind === 'noun') && draft.tokens.slice(0, tag.from).some(({ low }) => low === 'with');
  return (
    ((isAsked && earlier.some(({ kind }) => kind === 'verb')) || isWith) &&
    draft.thresholds.length > 0 &&
    !draft.ranking
  );
}

/** `number of individual payments`, `average per individual payment`: what is counted or averaged over, and no list. */
function isMeasured(draft: Draft, tag: TagOf<'list'>): boolean {
  const kind = before(draft, tag)?.kind;
  return kind === 'count' || kind === 'statistic' || kind === 'by';
}

function asUnit(draft: Draft, tag: TagOf<'list'>): void {
  const last = draft.tokens[tag.to - 1]?.lemma;
  if (last === 'payment') replace(draft, tag, { kind: 'unit', measure: 'payments' });
  else if (last === 'record' || last === 'transaction') replace(draft, tag, { kind: 'unit', measure: 'records' });
}

/** `all payments between Pfizer and Dr Smith`: each of them, where nothing says how much or how many they are. */
function isBetweenTwo(draft: Draft): boolean {
  const between = draft.tags.find((tag) => tag.kind === 'preposition' && tag.word === 'between');
  const unit = between && before(draft, between, ['filler', 'period', 'verb']);
  const [one, and, other] = between
    ? draft.tags.slice(draft.tags.indexOf(between) + 1).filter(({ kind }) => kind !== 'filler')
    : [];
  const isTwo = one?.kind === 'value' && and?.kind === 'and' && other?.kind === 'value';
  return isTwo && unit?.kind === 'unit' && isMany(draft, unit) && !has(draft, ...OF_FIGURES);
}

const OF_FIGURES: readonly Kind[] = [
  ...(['amount', 'count', 'statistic', 'measure', 'share', 'growth', 'trend', 'rank', 'grain'] as const),
  ...(['which', 'who', 'compare', 'versus', 'comparator', 'by'] as const),
];

function takeEvery(draft: Draft, head: Tag): void {
  const every = before(draft, head, ['filler', 'value', 'preposition']);
  if (isFree(draft, every, 'by') && isEvery(draft, every)) take(draft, every);
}
