import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, replace, take } from './draft.ts';
import { addNoun } from './groups.ts';
import { DEFAULT_RECORDS } from './reading.ts';

/** Single records: `list payments over $500`, `show every consulting fee`, `which payments exceeded $100k`, `line items of Pfizer`. */
export function readLists(draft: Draft): void {
  for (const tag of open(draft, 'list')) if (isMeasured(draft, tag) || isOfSomebody(draft, tag)) asUnit(draft, tag);
  for (const tag of open(draft, 'list')) readNames(draft, tag);
  const lists = open(draft, 'list');
  take(draft, ...lists);
  const heads = [...open(draft, 'unit', 'value'), ...draft.tags.filter(({ kind }) => kind === 'source')];
  const isNamed = heads.some((head) => isHead(draft, head) && isListed(draft, head));
  if (lists.length === 0 && !isNamed && !draft.isList) return;
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

/** `sorted by date` is the order of records, and no row for each day. */
function dateOrder(draft: Draft): readonly Tag[] | undefined {
  const day = open(draft, 'grain').find(({ grain, part }) => grain === 'day' && part === undefined);
  const by = day && draft.tags[draft.tags.indexOf(day) - 1];
  const isSorted =
    by &&
    (['sort', 'sorted', 'order', 'ordered'].includes(draft.tokens[day.from - 2]?.low ?? '') ||
      (draft.tokens[day.from]?.low === 'date' && LISTING.includes(draft.tokens[0]?.low ?? '')));
  return isSorted && (by.kind === 'by' || by.kind === 'filler') ? [by, day] : undefined;
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

/** A payment or a record, or what it was for: `list all consulting fees`, `every gift`, `cash payments`. */
function isHead(draft: Draft, tag: Tag): boolean {
  if (tag.kind === 'unit') return true;
  // `research payments`.
  if (tag.kind === 'source')
    return ['payment', 'record', 'transaction', 'interest'].includes(draft.tokens[tag.to - 1]?.lemma ?? '');
  const field = tag.kind === 'value' ? tag.choices[0]?.field : undefined;
  const isEach = isEvery(draft, before(draft, tag, ['filler']));
  return (field === 'nature' || field === 'form') && (isPlural(draft, tag) || isEach);
}

/** `consulting fees`, `honoraria`. */
export function isPlural({ tokens }: Draft, { to }: Tag): boolean {
  const last = tokens[to - 1];
  return last !== undefined && ((last.low !== last.lemma && last.low.endsWith('s')) || last.low === 'honoraria');
}

/** What is added up, counted or set beside each other is no list. */
const SUMMED: readonly Kind[] = [
  'amount',
  'count',
  'statistic',
  'measure',
  'trend',
  'share',
  'growth',
  'compare',
  'versus',
  'concentration',
  'runningTotal',
];
const BEFORE_HEAD: readonly Kind[] = [
  'filler',
  'preposition',
  'value',
  'source',
  'number',
  'rank',
  'by',
  'which',
  'period',
];
/** Verbs that ask for records, the second ones only with a condition on their amounts. */
const LISTING = ['list', 'export', 'itemize', 'itemise'];
const SHOWING = ['show', 'display', 'pull', 'find', 'get', 'give', 'see', 'retrieve', 'fetch', 'extract'];

/** A list is asked for with the first words, after a time at most. */
const LIST_START = 9;

/** What asks for records stands before their name, and nothing is summed up. */
function isListed(draft: Draft, head: Tag): boolean {
  const isSummed = (tag: Tag) => SUMMED.includes(tag.kind) && !isOrder(draft, tag) && !isOfCondition(draft, tag);
  if (draft.tags.some(isSummed) || isGrouped(draft, head)) return false;
  if (dateOrder(draft)) return true;
  if (/^line\b|^entr/.test(draft.tokens[head.from]?.low ?? '')) return true;
  if (isEvery(draft, before(draft, head, ['filler', 'value', 'preposition'])) || isAllOf(draft, head)) return true;
  const earlier = draft.tags.filter(({ to }) => to <= head.from);
  const isPlain = earlier.every(({ kind }) => BEFORE_HEAD.includes(kind));
  const words = draft.tokens.slice(0, Math.min(head.from, LIST_START)).map(({ lemma }) => lemma);
  if (!isPlain) return false;
  if (words.some((word) => LISTING.includes(word))) return true;
  const isAsked = words.some((word) => SHOWING.includes(word)) || isWhich(earlier, head);
  return (isAsked || isNamedFirst(draft, earlier, head)) && draft.thresholds.some(({ on }) => on === 'record');
}

/** `all disputed payments of Caldrexa`, `show all consulting payments`: each of them. */
function isAllOf({ tags, tokens }: Draft, head: Tag): boolean {
  const value = tags[tags.indexOf(head) - 1];
  const [first] = tags.filter(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  const isAll = value?.kind === 'value' && tokens[value.from - 1]?.low === 'all';
  return isAll && first === value && head.kind === 'unit';
}

/** `payments over $5,000 to hospitals` names records, and asks for no figure of them; after `only` it narrows a figure. */
function isNamedFirst(draft: Draft, earlier: readonly Tag[], head: Tag): boolean {
  const isOn = has(draft, 'only', 'followUp') || ['and', 'but', 'for', 'in'].includes(draft.tokens[0]?.low ?? '');
  return head.kind === 'unit' && !isOn && earlier.every(({ kind }) => kind !== 'preposition');
}

/** `which payments`, `which consulting fees`. */
function isWhich(earlier: readonly Tag[], head: Tag): boolean {
  return head.kind === 'unit' && earlier.some(({ kind }) => kind === 'which');
}

/** `sorted by amount` is the order of records. */
function isOrder(draft: Draft, tag: Tag): boolean {
  return tag.kind === 'amount' && draft.tokens[tag.from - 1]?.low === 'by';
}

/** `payments with an amount above $500`. */
function isOfCondition(draft: Draft, tag: Tag): boolean {
  const next = after(draft, tag);
  return tag.kind === 'amount' && next?.kind === 'comparator' && draft.used.has(next);
}

function isGrouped(draft: Draft, head: Tag): boolean {
  const order = dateOrder(draft) ?? [];
  return (
    draft.tags.some((tag) => tag.kind === 'grain' && !order.includes(tag)) ||
    draft.tags.some(
      (tag) => tag.kind === 'by' && !order.includes(tag) && !isEveryOf(draft, tag, head) && !isOfNoRows(draft, tag),
    )
  );
}

/** `sorted by amount`, `paid by Pfizer`. */
function isOfNoRows(draft: Draft, by: Tag): boolean {
  const next = after(draft, by);
  return next?.kind === 'amount' || next?.kind === 'value';
}

function isEveryOf(draft: Draft, by: Tag, head: Tag): boolean {
  return isEvery(draft, by) && by.to <= head.from;
}

/** `every payment`, `each single record`. */
function isEvery({ tokens }: Draft, tag: Tag | undefined): boolean {
  return tag?.kind === 'by' && tag.to - tag.from === 1 && ['every', 'each'].includes(tokens[tag.from]?.low ?? '');
}

function takeEvery(draft: Draft, head: Tag): void {
  const every = before(draft, head, ['filler', 'value', 'preposition']);
  if (isFree(draft, every, 'by') && isEvery(draft, every)) take(draft, every);
}
