import type { Kind, Tag } from '../../tags/tag.ts';
import { after, before, type Draft, has, open, textOf } from '../draft.ts';
import { isMany, isPlural } from '../ranked-words.ts';

/** A payment or a record, or what it was for: `list all consulting fees`, `every gift`, `cash payments`. */
export function isHead(draft: Draft, tag: Tag): boolean {
  if (tag.kind === 'unit') return true;
  // `research payments`.
  if (tag.kind === 'source')
    return ['payment', 'record', 'transaction', 'interest', 'stake'].includes(draft.tokens[tag.to - 1]?.lemma ?? '');
  const field = tag.kind === 'value' ? tag.choices[0]?.field : undefined;
  const isEach = isEvery(draft, before(draft, tag, ['filler', 'value']));
  if (field === 'dispute_status') return lastWord(draft, tag) === 'disputes';
  return (field === 'nature' || field === 'form') && (isPlural(draft, tag) || isEach || isBoundedMass(draft, tag));
}

/** `travel over $5,000`: a word without a plural. */
function isBoundedMass(draft: Draft, tag: Tag): boolean {
  const isMass = /^(?:travel|lodging|food|entertainment|education)$/.test(lastWord(draft, tag));
  return isMass && draft.thresholds.some(({ on }) => on === 'record');
}

/** What is added up, counted or set beside each other is no list. */
export const SUMMED: readonly Kind[] = [
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
const LISTING = ['list', 'export', 'itemize', 'itemise', 'enumerate'];
const SHOWING = ['show', 'display', 'pull', 'find', 'get', 'give', 'see', 'retrieve', 'fetch', 'extract'];

/** A list is asked for with the first words, after a time at most. */
const LIST_START = 9;

/** What asks for records stands before their name, and nothing is summed up. */
export function isListed(draft: Draft, head: Tag): boolean {
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
  if (isShown(draft, head) || isWhichOnes(draft, earlier, head) || areTransactions(draft, earlier, head)) return true;
  const isAsked = words.some((word) => SHOWING.includes(word)) || isWhich(earlier, head);
  return (isAsked || isNamedFirst(draft, earlier, head)) && draft.thresholds.some(({ on }) => on === 'record');
}

/** `show me disputed payments of Norvelis`, as `show payments` does. */
function isShown(draft: Draft, head: Tag): boolean {
  const first = beforeArticle(draft, head);
  const isShowing = first?.kind === 'filler' && SHOWING.includes(draft.tokens[first.from]?.lemma ?? '');
  return areRecords(draft, head) && isShowing;
}

/** What stands before a name of records: `show me` of `show me the disputed payments`. */
function beforeArticle(draft: Draft, head: Tag): Tag | undefined {
  const tags = draft.tags.slice(0, draft.tags.indexOf(head));
  return tags.findLast(
    (tag) =>
      !['value', 'source'].includes(tag.kind) &&
      !(tag.kind === 'filler' && /^(?:the|all|those|these)$/i.test(textOf(draft, tag))),
  );
}

/** `which payments did Pfizer make`, `which disputed payments`. */
function isWhichOnes(draft: Draft, earlier: readonly Tag[], head: Tag): boolean {
  const which = earlier.find(({ kind }) => kind === 'which');
  const isDirect = which !== undefined && before(draft, head, ['value', 'source', 'filler']) === which;
  return areRecords(draft, head) && isDirect && draft.tokens[which.from]?.low === 'which';
}

/** `payments`, `consulting payments`, `disputes`. */
function areRecords(draft: Draft, head: Tag): boolean {
  return (
    (head.kind === 'unit' && isMany(draft, head)) ||
    /payments$|^disputes$/.test(lastWord(draft, head)) ||
    areInterests(draft, head)
  );
}

/** `ownership interests`, `stakes`: single ones that a company has reported. */
function areInterests(draft: Draft, head: Tag): boolean {
  return head.kind === 'source' && /^(?:interests|stakes)$/.test(lastWord(draft, head));
}

/** `transactions of Norvelis`, `Diane Gladski records`: whoever names them asks for no number of them. */
function areTransactions(draft: Draft, earlier: readonly Tag[], head: Tag): boolean {
  const isOn = has(draft, 'only', 'followUp') || draft.tags[0]?.kind === 'and';
  const isOfSomebody = draft.tags.some(
    (tag) => tag.kind === 'value' && /^(?:company|recipient_id)/.test(tag.choices[0]?.field ?? ''),
  );
  const isFirst = earlier.every(({ kind }) => ['filler', 'value', 'source', 'period'].includes(kind));
  return head.kind === 'unit' && head.measure === 'records' && isMany(draft, head) && isFirst && isOfSomebody && !isOn;
}

function lastWord({ tokens }: Draft, { to }: Tag): string {
  return tokens[to - 1]?.low ?? '';
}

/** `all disputed payments of Caldrexa`, `show all consulting payments`: each of them. */
function isAllOf(draft: Draft, head: Tag): boolean {
  const { tags, tokens } = draft;
  const value = tags[tags.indexOf(head) - 1];
  const [first] = tags.filter(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  const isAll = value?.kind === 'value' && tokens[value.from - 1]?.low === 'all';
  if (tokens[head.from - 1]?.low === 'all' && first === head)
    return head.kind === 'value' && draft.thresholds.some(({ on }) => on === 'record');
  return isAll && first === value && head.kind === 'unit';
}

/** `payments over $5,000 to hospitals` names records, and asks for no figure of them; after `only` it narrows a figure. */
function isNamedFirst(draft: Draft, earlier: readonly Tag[], head: Tag): boolean {
  const [first] = draft.tags;
  const isOn =
    has(draft, 'only', 'followUp') ||
    (first?.kind !== 'value' && ['and', 'but', 'for', 'in'].includes(draft.tokens[0]?.low ?? ''));
  const isFirst = earlier.every(({ kind }) => kind !== 'preposition');
  if (areInterests(draft, head)) return isFirst && !has(draft, 'only', 'followUp');
  return isFirst && head.kind === 'unit' && !isOn;
}

/** `which payments`, `which consulting fees`. */
function isWhich(earlier: readonly Tag[], head: Tag): boolean {
  const isKind = head.kind === 'value' && earlier.at(-1)?.kind === 'which';
  return (head.kind === 'unit' || isKind) && earlier.some(({ kind }) => kind === 'which');
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
export function isEvery({ tokens }: Draft, tag: Tag | undefined): boolean {
  return tag?.kind === 'by' && tag.to - tag.from === 1 && ['every', 'each'].includes(tokens[tag.from]?.low ?? '');
}

/** `sorted by date` is the order of records, and no row for each day. */
export function dateOrder(draft: Draft): readonly Tag[] | undefined {
  const day = open(draft, 'grain').find(({ grain, part }) => grain === 'day' && part === undefined);
  const by = day && draft.tags[draft.tags.indexOf(day) - 1];
  const isSorted =
    by &&
    (['sort', 'sorted', 'order', 'ordered'].includes(draft.tokens[day.from - 2]?.low ?? '') ||
      (draft.tokens[day.from]?.low === 'date' && LISTING.includes(draft.tokens[0]?.low ?? '')));
  return isSorted && (by.kind === 'by' || by.kind === 'filler') ? [by, day] : undefined;
}
