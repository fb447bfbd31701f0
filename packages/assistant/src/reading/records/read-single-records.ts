import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, isFree, open, take } from '../draft.ts';
import { DEFAULT_TOP, isCounting, isMany, isPlural } from '../ranked-words.ts';
import { DEFAULT_RECORDS } from '../reading.ts';
import { takeWhose } from './read-first-payer.ts';

/** `earliest payment`, `latest 5 records`: single records by their date. */
export function readNewest(draft: Draft, tag: TagOf<'rank'>, number: TagOf<'number'> | undefined): void {
  const next = after(draft, tag, ['filler', 'number', 'value']);
  const isWhen = draft.tokens[0]?.low === 'when' && next?.kind === 'verb';
  const isOfRecords =
    isWhen || next === undefined || ['unit', 'value', 'period', 'preposition', 'number'].includes(next.kind);
  const isMeal = isSingleNature(draft, after(draft, tag, ['filler', 'number']));
  // `last payment` says what it is of.
  if (!isOfRecords && !isMeal && tag.to - tag.from === 1 && draft.tokens[tag.from]?.low === 'last') {
    draft.used.delete(tag);
    return;
  }
  takeDay(draft);
  takeWhose(draft, tag);
  draft.isList = true;
  const isMuch = draft.tags.some(
    (one) => one.from > tag.from && (one.kind === 'unit' ? isMany(draft, one) : isNatureOfMany(draft, one)),
  );
  // `newest first` says the order of all of them.
  const n = number?.isOrdinal ? DEFAULT_RECORDS : number ? Number(number.value) : isMuch ? DEFAULT_TOP : 1;
  draft.ranking = { n, direction: tag.direction, by: 'date' };
}

/** `what day did Pfizer make its first payment`: the record says it. */
function takeDay(draft: Draft): void {
  const [which] = open(draft, 'which');
  const day = which && after(draft, which, ['filler', 'preposition']);
  if (day?.kind === 'grain' && day.grain === 'day' && isFree(draft, day, 'grain')) take(draft, which, day);
}

/** `most recent honoraria`. */
export function isNatureOfMany(draft: Draft, tag: Tag): boolean {
  return tag.kind === 'value' && !tag.isPerson && tag.choices[0]?.field === 'nature' && isPlural(draft, tag);
}

/** `the ten largest payments to physicians`, `biggest 5 consulting fees` are single ones, whoever is named after them. */
export function readNumberedRecords(draft: Draft, rank: TagOf<'rank'>): boolean {
  const hasRows = open(draft, 'by').some((by) => after(draft, by)?.kind !== 'value');
  if (isCounting(draft, rank) || hasRows) return false;
  const isNoun = draft.tags.some(({ kind, to }) => kind === 'noun' && to <= rank.from);
  if (isNoun && !isAfterPause(draft, rank)) return false;
  const unit = after(draft, rank, ['filler', 'number', 'value', 'source']);
  if (isFree(draft, unit, 'unit')) {
    take(draft, unit);
    return true;
  }
  const nature = after(draft, rank, ['filler', 'number']);
  return nature !== undefined && isNatureOfMany(draft, nature);
}

/** `Texas physicians, 2022, 10 largest payments`: nobody is ranked who stands before a comma. */
function isAfterPause({ tags, tokens }: Draft, rank: Tag): boolean {
  const number = tags[tags.indexOf(rank) - 1];
  const from = number?.kind === 'number' ? number.from : rank.from;
  const isPlain = tags.every(({ kind, to }) => to > from || !['which', 'who', 'by', 'count', 'amount'].includes(kind));
  const [before, pause] = [tokens[from - 1]?.low, tokens[from - 2]?.low];
  return isPlain && (before === ',' || (before === 'the' && pause === ','));
}

/** `the smallest honorarium` is a single record. */
export function isNatureAlone(draft: Draft, next: Tag | undefined): boolean {
  const isNature = next?.kind === 'value' && !next.isPerson && next.choices[0]?.field === 'nature';
  return (
    isNature &&
    !isWhoHasMost(draft, next) &&
    !draft.tags.some((tag) => OF_ROWS.includes(tag.kind) && !isPaid(draft, tag, next) && !isOfRecord(draft, tag, next))
  );
}

/** `which of them paid the most royalties`: one of those, by what they paid in all. */
export function isWhoHasMost(draft: Draft, nature: Tag): boolean {
  const words = draft.tags.slice(0, draft.tags.indexOf(nature)).filter(({ kind }) => kind !== 'filler');
  const [which, verb] = words.filter(({ kind }) => kind !== 'followUp' && kind !== 'number');
  const rank = words.at(-1);
  const isMost = rank?.kind === 'rank' && isCounting(draft, rank) && isPlural(draft, nature);
  return isMost && which?.kind === 'which' && verb?.kind === 'verb';
}

/** `largest single honorarium on record, who got it`, `most expensive trip - who and where to`: the record says it. */
function isOfRecord(draft: Draft, tag: Tag, nature: Tag): boolean {
  if (tag.kind !== 'who' || !isSingleNature(draft, nature) || tag.from < nature.to) return false;
  const rest = draft.tags.slice(draft.tags.indexOf(tag) + 1);
  return rest.every((one) => ['filler', 'verb', 'preposition', 'and', 'where', 'which'].includes(one.kind));
}

/** What stands behind a rank; of `largest Pfizer meal` it is the meal. */
export function rankedIn(draft: Draft, rank: Tag): Tag | undefined {
  const next = after(draft, rank, ['filler']);
  const isCompany = next?.kind === 'value' && next.choices.every(({ field }) => field.startsWith('company'));
  const nature = isCompany ? after(draft, next, ['filler']) : undefined;
  return isSingleNature(draft, nature) ? nature : next;
}

/** A record of its own, with the words behind it that ask for what it says anyhow. */
export function readRecord(draft: Draft, nature: Tag | undefined): void {
  draft.isList = true;
  for (const who of open(draft, 'who'))
    if (nature && isOfRecord(draft, who, nature))
      take(
        draft,
        who,
        ...draft.tags.filter(({ kind, from }) => ['where', 'which', 'verb'].includes(kind) && from > who.from),
      );
}

/** `the largest consulting fee to a physician`, `the most expensive meal a doctor was bought`: whom it went to. */
function isPaid(draft: Draft, tag: Tag, nature: Tag): boolean {
  const word = before(draft, tag, ['filler', 'value']);
  const isTo = word?.kind === 'preposition' && word.word === 'to';
  return tag.kind === 'noun' && (isTo || isToSomebody(draft, tag, nature)) && tag.from >= nature.to;
}

/** `a doctor got`, `any hospital received`: one of them, who has no row. */
function isToSomebody(draft: Draft, people: Tag, nature: Tag): boolean {
  const words = draft.tokens.slice(nature.to, people.from).map(({ low }) => low);
  const isOne = words.some((word) => ['a', 'an', 'any', 'one', 'some'].includes(word)) && !isPlural(draft, people);
  const isNext = draft.tags.every(
    ({ kind, from }) => from < nature.to || from >= people.from || kind === 'filler' || kind === 'value',
  );
  return isOne && isNext && isSingleNature(draft, nature) && after(draft, people)?.kind === 'verb';
}

/** `the largest research payment`. */
export function isOfSource(draft: Draft, next: Tag | undefined): boolean {
  return isRecordOfSource(draft, next) && draft.tags.every(({ kind }) => !OF_ROWS.includes(kind));
}

/** `research payment`, `ownership interest`. */
export function isRecordOfSource({ tokens }: Draft, tag: Tag | undefined): boolean {
  const last = tag?.kind === 'source' ? tokens[tag.to - 1]?.lemma : undefined;
  return ['payment', 'transaction', 'record', 'interest', 'stake'].includes(last ?? '');
}

/** `who holds the largest stake`: one of those that are recorded. */
function isStake({ tokens }: Draft, tag: Tag | undefined): boolean {
  return (
    tag?.kind === 'source' && /^(?:stake|interest|payment|record|transaction)$/.test(tokens[tag.to - 1]?.low ?? '')
  );
}

const OF_ROWS: readonly Kind[] = ['noun', 'who', 'by', 'grain', 'amount', 'trend'];
/** What a list of records says of each. */
const OF_RECORDS = ['company', 'recipient', 'nature', 'product', 'state'];

/** `which company made the largest payment`, `who got the largest honorarium`: the record says whose it is. */
export function readWhose(draft: Draft, rank: TagOf<'rank'>): void {
  const payment = after(draft, rank, ['filler', 'value', 'source']);
  const nature = rankedIn(draft, rank);
  const isSingle = isSingleNature(draft, nature) && !isCounting(draft, rank);
  const isOne =
    isSingle ||
    (isStake(draft, nature) && !isCounting(draft, rank)) ||
    (isFree(draft, payment, 'unit', 'list') && !isMany(draft, payment) && !isCounting(draft, rank));
  const [which, who] = [open(draft, 'which')[0], open(draft, 'who')[0]];
  const noun = open(draft, 'noun').find(({ to }) => to <= rank.from);
  if (!isOne || (noun ? isMany(draft, noun) || !isWhose(draft, noun, rank) : !who || who.to > rank.from)) return;
  if (!isSingle && payment?.kind !== 'source') take(draft, payment);
  if (noun && !OF_RECORDS.includes(noun.noun.dimension)) {
    const kind = rank.direction === 'desc' ? 'largest' : 'smallest';
    draft.figures.push({ kind: 'statistic', statistic: { kind }, per: 'record' });
    return;
  }
  take(draft, which, who, noun);
  for (const { field, values } of noun?.noun.where ?? []) draft.filters.push({ field, values, at: noun?.from ?? 0 });
  draft.isList = true;
}

/** `which company made`, `the company with`. */
function isWhose(draft: Draft, noun: Tag, rank: Tag): boolean {
  const word = before(draft, rank, ['filler']);
  const isWith = word?.kind === 'preposition' && word.word === 'with' && before(draft, word, ['filler']) === noun;
  return isWith || before(draft, noun)?.kind === 'which';
}

const COUNTABLE =
  /(?:meal|dinner|lunch|breakfast|fee|honorarium|royalty|grant|gift|donation|contribution|loan|trip|payment)$/;

/** `the most expensive meal`, `the largest honorarium`: a record of its own. */
export function isSingleNature(draft: Draft, tag: Tag | undefined): boolean {
  if (tag?.kind !== 'value' || tag.choices[0]?.field !== 'nature' || isPlural(draft, tag)) return false;
  const next = after(draft, tag, []);
  const isOfFigure = next?.kind === 'amount' || next?.kind === 'unit' || next?.kind === 'noun';
  return !isOfFigure && COUNTABLE.test(draft.tokens[tag.to - 1]?.low ?? '');
}
