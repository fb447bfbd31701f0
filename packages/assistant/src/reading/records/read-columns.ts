import type { Tag } from '../../tags/tag.ts';
import { before, type Draft, replace, textOf } from '../draft.ts';
import { addNounFilters } from '../groups.ts';
import { isCounting, isPlural } from '../ranked-words.ts';
import { columnOf, isSaidBefore, joinsColumns } from './column-words.ts';
import { dateOrder, isEvery, SUMMED } from './list-heads.ts';

/** `grants over $50,000, date, recipient and amount`, `the largest gift, from whom and when`: what each record is to show. */
export function asRecordColumns(draft: Draft): void {
  asFirstColumns(draft);
  asListedColumns(draft);
  const { start, end } = lastColumns(draft);
  const named = namedOf(draft, draft.tags.slice(start, end));
  const earlier = draft.tags.slice(0, start);
  const isAsked = draft.tags
    .slice(start, end)
    .some(({ kind, from }) => kind === 'which' || kind === 'who' || draft.tokens[from - 1]?.low === 'its');
  const isOfEach = draft.tags.slice(start, end).some((tag) => /^of each\b/i.test(textOf(draft, tag)));
  const isLeast =
    (isOfEach && named.length > 0) ||
    (named.length > 1 && isOfEvery(draft, earlier)) ||
    (named.length > 2 && areBounded(earlier));
  const isEnough =
    isLeast || isDated(draft, named, earlier) || (named.length > (isAsked ? 0 : 1) && isSingleOf(draft, earlier));
  if (!isEnough || !isOfRecords(draft, earlier) || !isOfNobody(draft, earlier)) return;
  const opener = earlier.at(-1);
  const isWith = opener?.kind === 'preposition' && opener.word === 'with';
  if ((opener?.kind === 'preposition' && !isWith) || opener?.kind === 'by') return;
  asShown(draft, [...(isWith ? [opener] : []), ...draft.tags.slice(start, end)]);
}

/** `date and amount of the largest grant`, `on what day was the largest payment made`: of a single record, and no row of a day. */
function asFirstColumns(draft: Draft): void {
  const { tags, tokens } = draft;
  const end = tags.findIndex(
    (tag) => columnOf(draft, tag) === undefined && !joinsColumns(draft, tag) && tag.kind !== 'which' && !isOn(tag),
  );
  const [columns, later] = [tags.slice(0, Math.max(0, end)), tags.slice(end)];
  const [of, ...rest] = later;
  const isOf = of?.kind === 'preposition' && (of.word === 'of' || of.word === 'for');
  const isWas = of?.kind === 'rank' && ['is', 'was', 'are', 'were'].includes(tokens[of.from - 2]?.low ?? '');
  const head = (isOf ? rest : later).find(({ kind }) => kind !== 'filler');
  const isOfOne = head?.kind === 'rank' || head?.kind === 'list' || (head?.kind === 'by' && isEvery(draft, head));
  const others = later.filter((tag) => tag !== head);
  if (!namedOf(draft, columns).includes('date') || !isOfOne || !(isOf || isWas)) return;
  if (
    !isOfRecords(draft, head.kind === 'list' ? later : others) ||
    !isOfNobody(
      draft,
      others.filter(({ kind }) => kind !== 'verb'),
    )
  )
    return;
  if (head.kind === 'rank' && !isSingleOf(draft, later)) return;
  asShown(draft, isOf ? [...columns, of] : columns);
}

/** `list company, recipient, date and amount for grants over $10,000`: what each record is to show, said before what is listed. */
function asListedColumns(draft: Draft): void {
  const { tags, tokens } = draft;
  const isListing = ['list', 'show', 'export', 'give', 'pull'].includes(tokens[0]?.low ?? '');
  const end = tags.findIndex((tag) => columnOf(draft, tag) === undefined && !joinsColumns(draft, tag));
  const [of, ...rest] = tags.slice(Math.max(0, end));
  const columns = tags.slice(0, Math.max(0, end));
  const named = namedOf(draft, columns);
  const isOf = of?.kind === 'preposition' && ['of', 'for', 'on', 'from'].includes(of.word);
  const isOfAll = of?.kind === 'by' && /^(?:for|of|on) (?:all|each|every)(?: the)?$/i.test(textOf(draft, of));
  if (!isListing || !(isOf || isOfAll) || named.length < 2 || !named.includes('date')) return;
  if (!isOfRecords(draft, rest) || !isOfNobody(draft, rest)) return;
  asShown(draft, [...columns.filter(({ from }) => from > 0), of]);
}

const isOn = (tag: Tag) => tag.kind === 'preposition' && tag.word === 'on';

/** Where the columns at the end begin and stop: an order may stand behind them. */
function lastColumns(draft: Draft): { start: number; end: number } {
  const { tags, tokens } = draft;
  const order = tags.findIndex(
    ({ kind, from }, at) =>
      /^(?:sort|order)(?:ed)?$/.test(tokens[from]?.low ?? '') || (kind === 'rank' && tags[at + 1]?.kind === 'number'),
  );
  const time = tags.findLastIndex(({ kind }) => kind !== 'period' && kind !== 'filler') + 1;
  const end = order > 0 && namedOf(draft, tags.slice(0, order)).length > 1 ? order : time;
  const other = tags
    .slice(0, end)
    .findLastIndex((tag) => columnOf(draft, tag) === undefined && !joinsColumns(draft, tag));
  return { start: startAfter(draft, other, end), end };
}

/** `the largest check to a doctor, date and company`: whom a word before says is none of the columns. */
function startAfter({ tags, tokens }: Draft, at: number, end: number): number {
  const word = tags[at];
  const isSaidOf = (word?.kind === 'preposition' && word.word !== 'with') || word?.kind === 'by';
  if (!isSaidOf) return at + 1;
  const comma = tags.findIndex(({ from }, one) => one > at && tokens[from]?.low === ',');
  return comma < 0 ? at + 1 : Math.min(comma, end);
}

function namedOf(draft: Draft, tags: readonly Tag[]): readonly string[] {
  return tags.flatMap((tag) => columnOf(draft, tag) ?? []);
}

/** Single payments are named before, and no figure of them, nor anybody who would have a row. */
function isOfRecords(draft: Draft, earlier: readonly Tag[]): boolean {
  const isAny = earlier.some((tag) => isHead(draft, tag));
  // `made by Corvessa` says who paid.
  const isOfNamed = (by: Tag) => draft.tags[draft.tags.indexOf(by) + 1]?.kind === 'value';
  const isRows = (tag: Tag) => tag.kind === 'by' && !isEvery(draft, tag) && !isOfNamed(tag);
  const order = dateOrder(draft) ?? [];
  // `everything he was paid, line by line`.
  const isAll = (tag: Tag) => tag.kind === 'amount' && /^everything$/i.test(textOf(draft, tag));
  return (
    isAny && !earlier.some((tag) => !order.includes(tag) && !isAll(tag) && (SUMMED.includes(tag.kind) || isRows(tag)))
  );
}

/** `payments`, `line by line`, `grants`, `her stakes`, `list the ones`. */
function isHead({ tokens }: Draft, tag: Tag): boolean {
  if (tag.kind === 'filler')
    return ['list', 'show'].includes(tokens[0]?.low ?? '') && tokens[tag.to - 1]?.low === 'ones';
  if (tag.kind === 'unit' || tag.kind === 'list') return true;
  if (tag.kind === 'source')
    return /^(?:payment|record|transaction|interest|stake)$/.test(tokens[tag.to - 1]?.lemma ?? '');
  return tag.kind === 'value' && tag.choices.every(({ field }) => field === 'nature' || field === 'form');
}

/** Two columns and one of them a date, or a date of the largest one. */
function isDated(draft: Draft, named: readonly string[], earlier: readonly Tag[]): boolean {
  const isOwned = earlier.some((tag) => tag.kind === 'source' && tag.source === 'ownership');
  // An interest has its year and its own terms, as a payment has its date.
  const isDate = named.some((column) => column === 'date' || (isOwned && ['program_year', 'terms'].includes(column)));
  return isDate && (named.length > 1 || isSingle(draft, earlier));
}

function isSingle(draft: Draft, earlier: readonly Tag[]): boolean {
  return earlier.some((tag) => tag.kind === 'rank' && tag.isSuperlative && !isCounting(draft, tag));
}

/** `the largest grant, and from which company`. */
function isSingleOf(draft: Draft, earlier: readonly Tag[]): boolean {
  const head = earlier.findLast((tag) => isHead(draft, tag));
  return head !== undefined && isSingle(draft, earlier) && !isPlural(draft, head);
}

/** `every grant above $10,000, company and amount`. */
function isOfEvery(draft: Draft, earlier: readonly Tag[]): boolean {
  const every = earlier.findIndex((tag) => tag.kind === 'by' && isEvery(draft, tag));
  const head = earlier.slice(every + 1).find((tag) => isHead(draft, tag));
  return every >= 0 && head !== undefined;
}

/** `records above $500,000: company, recipient, amount`. */
function areBounded(earlier: readonly Tag[]): boolean {
  const unit = earlier.findIndex(({ kind }) => kind === 'unit');
  return unit >= 0 && earlier.slice(unit).some(({ kind }) => kind === 'comparator');
}

/** Nobody is asked for who would have a row: `physicians with payments over $5,000`. */
function isOfNobody(draft: Draft, earlier: readonly Tag[]): boolean {
  const rows = earlier.filter((tag) => ['noun', 'who', 'which'].includes(tag.kind) && !isAfterWord(draft, tag));
  return rows.length === 0 || isSingle(draft, earlier);
}

const BEFORE_HEAD: readonly Tag['kind'][] = ['value', 'source', 'period'];

/** `payments to physicians`, `which payments`, `third party payments`. */
function isAfterWord(draft: Draft, tag: Tag): boolean {
  const later = draft.tags.slice(draft.tags.indexOf(tag) + 1);
  const listed = later.find((one) => isHead(draft, one) || !BEFORE_HEAD.includes(one.kind));
  const isOfUnit = listed?.kind === 'unit' || (tag.kind === 'which' && listed !== undefined && isHead(draft, listed));
  if (tag.kind === 'which' || isOfUnit) return isOfUnit;
  // `doctors with gifts, date and amount`.
  const [next, head] = draft.tags.slice(draft.tags.indexOf(tag) + 1);
  const isWith = next?.kind === 'preposition' && next.word === 'with' && head !== undefined && isHead(draft, head);
  return isWith || isGoingTo(draft, tag) || before(draft, tag, ['filler'])?.kind === 'preposition';
}

/** `that went to a teaching hospital`. */
function isGoingTo({ tokens }: Draft, { from }: Tag): boolean {
  const word = ['a', 'an', 'the', 'any'].includes(tokens[from - 1]?.low ?? '') ? tokens[from - 2] : tokens[from - 1];
  return word?.low === 'to';
}

/** The words say nothing more; what a list does not show anyhow comes along. */
function asShown(draft: Draft, tags: readonly Tag[]): void {
  draft.columns = [...namedOf(draft, tags)];
  const isRanked = draft.tags.some(({ kind }) => kind === 'rank');
  for (const tag of tags) if (tag.kind === 'noun' && !isSaidBefore(draft, tag)) addNounFilters(draft, tag.noun);
  for (const tag of tags) replace(draft, tag, { kind: 'filler' });
  draft.isList ||= !isRanked;
}

/** Dates are of single records: a question that was read as none has no place for them. */
export function readColumns(draft: Draft): void {
  if (draft.columns.length > 0 && !draft.isList)
    draft.cannot ??=
      'What each record shows can be asked of single records alone: list the records, or ask for the largest one.';
}
