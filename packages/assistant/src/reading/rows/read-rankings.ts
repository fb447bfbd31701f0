import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, before, type Draft, has, isFree, open, replace, SMALL, take, textOf } from '../draft.ts';
import { addFigure } from '../figures/read-figures.ts';
import { DEFAULT_TOP, isCount, isCounting, isInDollars, isMany, isOneAsked, isPlural } from '../ranked-words.ts';
import { ALL_ROWS, type Ranking } from '../reading.ts';
import {
  isNatureAlone,
  isNatureOfMany,
  isOfSource,
  isRecordOfSource,
  isSingleNature,
  isWhoHasMost,
  rankedIn,
  readNewest,
  readNumberedRecords,
  readRecord,
  readWhose,
} from '../records/read-single-records.ts';
import { readBothEnds, readFirstSo, readSomeRecords } from '../records/read-some-records.ts';
import { rankedThing } from './ranked-thing.ts';
import { addBusiest, readExtreme } from './read-extremes.ts';
import { readMostOf } from './read-most.ts';
import { readOrder } from './read-order.ts';
import { isPart, readNumberAfter, readPlace, readPlaces, refusePlaces } from './read-ranked-places.ts';

/** `top 10`, `the second largest`, `which company paid the most`, `fewest payments`. */
export function readRankings(draft: Draft): void {
  for (const tag of open(draft, 'statistic')) readExtreme(draft, tag);
  readBothEnds(draft);
  readFirstSo(draft);
  readPlaces(draft);
  for (const tag of open(draft, 'list')) asPayment(draft, tag);
  readOrder(draft);
  refusePlaces(draft);
  readStand(draft);
  const tags = open(draft, 'rank');
  let isNumbered = false;
  for (const tag of tags) {
    take(draft, tag);
    const number = numberBeside(draft, tag);
    take(draft, number);
    const next = rankedIn(draft, tag);
    if (tag.by === 'date') {
      readNewest(draft, tag, number);
      continue;
    }
    if (isBound(draft, tag)) continue;
    const unit = after(draft, tag, ['filler', 'value', 'source']);
    if (tag.by === 'payments') addBusiest(draft, tag);
    else if (tag.isSuperlative && isFree(draft, unit, 'unit') && !number && readUnit(draft, tag, unit)) continue;
    else if (number?.isOrdinal && isCounting(draft, tag) && isFree(draft, next, 'unit')) readUnit(draft, tag, next);
    if (tag.isSuperlative && !number && readNature(draft, tag, next)) continue;
    readMostOf(draft, tag, next);
    if (number && readNumberedRecords(draft, tag)) draft.isList = true;
    if (tag.isSuperlative && (isNatureAlone(draft, next) || isOfSource(draft, next))) readRecord(draft, next);
    if (tag.isSuperlative && !number) readWhose(draft, tag);
    if (isOfSingleAmount(draft, tag)) draft.isList = true;
    if ((number && isNumbered) || isOfEach(draft, tag))
      draft.cannot = 'I can ask for the first of one thing in a question, and not for those of two.';
    isNumbered ||= number !== undefined;
    draft.ranking = { ...draft.ranking, ...rankingOf(draft, tag, number) };
  }
  readNumberAfter(draft);
  readLeader(draft);
  readSomeRecords(draft);
  readNumberOfNoun(draft);
  readPlace(draft);
}

/** `the largest amount in dispute`, `the highest amount paid for travel`: nobody is named who could have it in all. */
function isOfSingleAmount(draft: Draft, rank: Tag): boolean {
  const isAmount = /^(?:largest|highest|biggest|greatest|smallest|lowest) (?:amount|sum)$/i.test(textOf(draft, rank));
  const isNamed = draft.tags.some(
    (tag) => OF_ROWS.includes(tag.kind) || (tag.kind === 'value' && tag.isPerson === true && isPlural(draft, tag)),
  );
  return isAmount && !isNamed && draft.tags.some(({ kind }) => kind === 'value');
}

const OF_ROWS: readonly Tag['kind'][] = [
  'noun',
  'who',
  'by',
  'grain',
  'unit',
  'list',
  'amount',
  'statistic',
  'followUp',
];

/** `largest single payment per company`: the single one is a payment. */
function asPayment(draft: Draft, tag: TagOf<'list'>): void {
  const rank = before(draft, tag, ['filler', 'number']);
  const isSingle = draft.tokens[tag.from]?.low === 'single' && !isMany(draft, tag);
  if (isSingle && rank?.kind === 'rank' && open(draft, 'by').length > 0)
    replace(draft, tag, { kind: 'unit', measure: 'payments' });
}

/** `companies whose largest payment exceeds $100k`: those with such a payment, and no ranking. */
function isBound(draft: Draft, rank: TagOf<'rank'>): boolean {
  const unit = after(draft, rank, ['filler']);
  const bound = unit && after(draft, unit, ['filler', 'verb']);
  const isUpper = bound?.kind === 'comparator' && (bound.op === 'gt' || bound.op === 'gte');
  if (!isFree(draft, unit, 'unit') || isMany(draft, unit) || !isUpper || rank.direction !== 'desc') return false;
  take(draft, unit);
  return draft.used.has(bound);
}

/** `for each of the top 3 companies`: the first within the first. */
function isOfEach(draft: Draft, rank: Tag): boolean {
  const by = before(draft, rank);
  return by?.kind === 'by' && /each|every/.test(textOf(draft, by).toLowerCase());
}

/** `where does X rank`: a place, not places. */
function readStand(draft: Draft): void {
  for (const where of open(draft, 'where')) {
    if (has(draft, 'standing') || draft.tokens.slice(where.to).some(({ lemma }) => lemma === 'rank'))
      take(draft, where);
  }
}

/** `who leads in consulting fees`. */
function readLeader(draft: Draft): void {
  const who = draft.tags.findIndex(({ kind }) => kind === 'who' || kind === 'which');
  const [asked, next] = draft.tags.slice(who + 1).filter(({ kind }) => kind !== 'number');
  const verb = asked?.kind === 'noun' || asked?.kind === 'value' ? next : asked;
  const isLeading = who >= 0 && verb?.kind === 'verb' && verb.role === 'leader';
  const isOfMany = asked !== undefined && asked !== verb && isMany(draft, asked);
  if (isLeading && draft.source !== 'research') draft.ranking ??= { n: isOfMany ? DEFAULT_TOP : 1, direction: 'desc' };
}

function rankingOf(draft: Draft, tag: TagOf<'rank'>, number: TagOf<'number'> | undefined): Ranking {
  const { direction } = tag;
  if (draft.ranking?.place !== undefined && !number) return { ...draft.ranking, direction };
  if (number?.isOrdinal) return { n: 1, direction, place: Number(number.value) };
  if (number) return { n: Number(number.value), direction };
  if (draft.ranking) return { ...draft.ranking, direction: draft.ranking.direction };
  const noun = rankedThing(draft, tag);
  const nature = after(draft, tag, ['filler']);
  const isOfMany = isOneAsked(draft.tokens)
    ? false
    : noun
      ? isMany(draft, noun)
      : nature !== undefined && isNatureOfMany(draft, nature) && !isWhoHasMost(draft, nature);
  // `rank states by number of physicians` puts all of them in order.
  const word = draft.tokens[tag.from]?.low;
  const isByFigure = after(draft, tag, ['filler', 'followUp'])?.kind === 'by';
  if ((isOfMany || isByFigure) && word === 'rank') return { n: ALL_ROWS, direction };
  // `consulting fees 2024, company ranking`.
  if (word === 'ranking' && nounBefore(draft, tag) && areRowsRanked(draft, tag)) return { n: ALL_ROWS, direction };
  const ranked = word === 'ranked' ? nounBefore(draft, tag) : undefined;
  if (ranked && isMany(draft, ranked)) return { n: DEFAULT_TOP, direction };
  return { n: isOfMany ? DEFAULT_TOP : 1, direction };
}

/** Nothing but a time, or what they are ranked by, stands behind. */
function areRowsRanked(draft: Draft, tag: Tag): boolean {
  return ['period', 'by', undefined].includes(after(draft, tag)?.kind);
}

/** The states of `states ranked by spend`. */
function nounBefore(draft: Draft, rank: Tag): Tag | undefined {
  const noun = draft.tags[draft.tags.indexOf(rank) - 1];
  return noun?.kind === 'noun' ? noun : undefined;
}

/** `top 10`, `10 largest`, `second largest`, `3rd highest`. */
function numberBeside(draft: Draft, tag: TagOf<'rank'>): TagOf<'number'> | undefined {
  const next = after(draft, tag, ['filler']);
  // `top third` is a part of all.
  if (isFree(draft, next, 'number') && !next.isMoney && !next.isPercent && isCount(next))
    return isPart(draft, tag, next) ? undefined : next;
  const previous = before(draft, tag, ['filler']);
  return isFree(draft, previous, 'number') && !previous.isMoney && isCount(previous) ? previous : undefined;
}

/**
 * `most payments` counts them; `largest payments` are single ones, and `the largest payment of each state` is a figure of
 * each row, not a ranking.
 */
function readUnit(draft: Draft, rank: TagOf<'rank'>, unit: TagOf<'unit'>): boolean {
  if (isCounting(draft, rank) && isInDollars(draft, unit)) {
    take(draft, unit);
  } else if (isCounting(draft, rank)) {
    take(draft, unit);
    addFigure(draft, { kind: 'measure', measure: unit.measure });
  } else if (!isMany(draft, unit) && hasRowsAfter(draft, unit)) {
    take(draft, unit);
    const kind = rank.direction === 'desc' ? 'largest' : 'smallest';
    draft.figures.push({ kind: 'statistic', statistic: { kind }, per: 'record' });
    return true;
  } else if (!draft.tags.some((tag) => tag.kind === 'noun' && tag.from < rank.from) && !open(draft, 'by').length) {
    take(draft, unit);
    draft.isList = true;
    const plural = isMany(draft, unit);
    const places = draft.ranking?.place === undefined ? { n: plural ? DEFAULT_TOP : 1 } : draft.ranking;
    draft.ranking = { ...places, direction: rank.direction };
  }
  return false;
}

/** `biggest royalty in each state`, `largest ownership interest by year`: a figure of each row, as of its largest payment. */
function readNature(draft: Draft, rank: TagOf<'rank'>, nature: Tag | undefined): boolean {
  const isSingle =
    isSingleNature(draft, nature) || (nature && isRecordOfSource(draft, nature) && !isMany(draft, nature));
  const isOfEach = !isCounting(draft, rank) && isSingle && nature && hasRowsAfter(draft, nature);
  if (!isOfEach || draft.tags.some(({ kind, to }) => kind === 'noun' && to <= rank.from)) return false;
  const kind = rank.direction === 'desc' ? 'largest' : 'smallest';
  draft.figures.push({ kind: 'statistic', statistic: { kind }, per: 'record' });
  return true;
}

/** `in each state`, `per year`: rows of their own. */
function hasRowsAfter(draft: Draft, unit: Tag): boolean {
  return draft.tags.some((tag) => {
    const next = tag.kind === 'by' && tag.from >= unit.to ? after(draft, tag) : undefined;
    // `largest payment per cardiologist`.
    const isPerson = next?.kind === 'value' && next.isPerson === true && !isPlural(draft, next);
    return next?.kind === 'noun' || next?.kind === 'grain' || isPerson;
  });
}

/** `which 2 states received the least`, `which three Californian cities got the most`. */
function readNumberOfNoun(draft: Draft): void {
  const number = open(draft, 'number').find((tag) => isCount(tag) && !tag.isMoney && !tag.isPercent && !tag.isOrdinal);
  const next = number && after(draft, number);
  const noun = number && (next?.kind === 'value' && !next.isPerson ? after(draft, number, [...SMALL, 'value']) : next);
  const isThing = noun?.kind === 'noun' || noun?.kind === 'grain' || (noun?.kind === 'value' && noun.isPerson);
  if (!draft.ranking || !number || !isThing) return;
  take(draft, number);
  draft.rankedNoun = noun;
  draft.ranking = { ...draft.ranking, n: Number(number.value) };
}
