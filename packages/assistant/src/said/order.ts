import { after, type Draft, open, textOf } from '../reading/draft.ts';
import { isCounting } from '../reading/ranked-words.ts';
import type { Reading } from '../reading/reading.ts';
import { isSingleNature } from '../reading/records/read-single-records.ts';
import { isAttribute } from '../reading/rows/read-attributes.ts';
import { areFirstOf } from '../reading/rows/read-first-of-all.ts';
import type { Tag, TagOf } from '../tags/tag.ts';
import { isAmountOfItsNoun } from './amounts.ts';
import { filtersOf, thresholdsOf } from './carried.ts';
import {
  isBeingFirst,
  isBesideFigure,
  isBesidePlace,
  isGrowthOfFirst,
  isOfBound,
  isOfEachAlone,
  isOfJoined,
  isOfOthers,
  isOfTwo,
  isPlaceOfNamed,
  isRankedBySaid,
} from './ranked.ts';
import type { CarriedByKind, Said } from './said.ts';
import { isWhoOfEach } from './who-of-each.ts';

/** Which of them come first, how many, and within which amounts. */
export const ORDER: CarriedByKind = {
  rank: (tag, { draft, reading }) => {
    const { ranking, comparison, figures } = reading;
    const { by, direction } = tag;
    if (draft.firstOf) return areFirstOf(draft, reading);
    if (isCutAcross(draft, reading) || areOpposite(tag, draft, reading)) return false;
    if (isBeingFirst(tag, draft) || isBesidePlace(tag, draft, reading)) return false;
    if (isBesideFigure(tag, draft, reading) || isGrowthOfFirst(tag, draft, reading)) return false;
    if (isPlaceOfNamed(tag, draft, reading) || isOfJoined(tag, draft, reading)) return false;
    if (
      isOfEachAlone(tag, draft, reading) ||
      isOfOthers(tag, draft, reading) ||
      isOfTwo(tag, draft) ||
      !isRankedBySaid(tag, { draft, reading })
    )
      return false;
    if (isWhoOfEach(tag, draft, reading) || isOfWhole(reading) || isOfSingle(tag, draft, reading)) return false;
    // A record happens once.
    if (by === 'payments' && reading.isList) return false;
    if (by === 'date') return ranking?.by === 'date';
    if (isOfBound(tag, draft)) return ranking === undefined && thresholdsOf(reading).some(({ on }) => on === 'record');
    // Rows have the largest first anyhow.
    if (ranking !== undefined || textOf(draft, { from: tag.to, to: tag.to + 1 }).toLowerCase() === 'first') return true;
    if (comparison?.kind === 'concentration') return (comparison.direction ?? 'desc') === direction;
    const extreme = direction === 'desc' ? 'largest' : 'smallest';
    return (
      comparison?.kind === 'growth' ||
      figures.some((figure) => figure.kind === 'statistic' && figure.statistic.kind === extreme)
    );
  },
  standing: (_, { reading }) => reading.ranking !== undefined,
  number: (tag, said) =>
    (isNumberAsked(tag, said) && !isWhose(tag, said) && !isOfTimes(tag, said)) || isOrder(tag, said),
  comparator: (tag, said) =>
    thresholdsOf(said.reading).length >=
      said.draft.tags.filter(({ kind }) => kind === 'comparator').length - open(said.draft, 'comparator').length &&
    isAmountOfItsNoun(tag, said),
};

/** `what share went to the ten best paid`: of one part of a whole there are no first ones. */
function isOfWhole({ comparison, ranking, groups }: Reading): boolean {
  return comparison?.kind === 'share' && comparison.part !== undefined && ranking !== undefined && groups.length === 0;
}

/** `the most expensive meal a doctor had` is a single one, and no total of somebody. */
function isOfSingle(rank: TagOf<'rank'>, draft: Draft, { isList, figures, groups }: Reading): boolean {
  const next = draft.tags[draft.tags.indexOf(rank) + 1];
  const isTotal = !isList && groups.length > 0 && figures.every((figure) => figure.kind === 'measure');
  if (!isTotal) return false;
  if (isCounting(draft, rank)) return draft.tags.some((tag) => tag.from > rank.from && isForOne(draft, tag));
  return isSingleNature(draft, next) && SINGULAR.test(textOf(draft, rank));
}

/** `the most a company paid for a meal`. */
function isForOne(draft: Draft, nature: Tag): boolean {
  const words = draft.tokens.slice(Math.max(0, nature.from - 3), nature.from).map(({ low }) => low);
  return /\bfor (?:a|an|one|any|a single|one single)$/.test(words.join(' ')) && isSingleNature(draft, nature);
}

const SINGULAR = /(?:largest|biggest|highest|smallest|lowest|expensive|priciest|costliest|cheapest)$/i;

/** `largest and smallest`: one order has only the first of them. */
function areOpposite(tag: TagOf<'rank'>, draft: Draft, { ranking }: Reading): boolean {
  const { tags } = draft;
  const isOther = (one: Tag) => one.kind === 'rank' && one.direction !== tag.direction && one.by !== 'date';
  return ranking !== undefined && tags.some(isOther) && !(ranking.direction === 'asc' && isOfAll(draft));
}

/** `rank states by spend, lowest first`: the first word says that there is an order, the last which. */
function isOfAll({ tags, tokens }: Draft): boolean {
  const [first, last, another] = tags.filter(({ kind }) => kind === 'rank');
  const isOrder = first !== undefined && /^rank/.test(tokens[first.from]?.low ?? '');
  return isOrder && last !== undefined && tokens[last.to]?.low === 'first' && another === undefined;
}

/** The first of pairs are neither the first of the one nor of the other: `spend by company and nature for the top 5 companies`. */
function isCutAcross(draft: Draft, { ranking, groups, comparison, isList }: Reading): boolean {
  const several = groups.filter((one) => one.kind !== 'dimension' || !isAttribute(draft, one.dimension)).length > 1;
  const isPlaced = ranking?.within !== undefined || comparison !== undefined;
  // The records of a list have no groups.
  const isOfEach =
    isList === true && draft.tags.some((tag) => tag.kind === 'by' && /each|every/.test(textOf(draft, tag)));
  // `each combination of company and specialty`: the pairs are ranked.
  if (draft.tokens.some(({ lemma }) => lemma === 'combination' || lemma === 'pair')) return false;
  return ranking !== undefined && ((several && !isPlaced) || isOfEach || areSingle(draft, isList));
}

/** `the 5 largest payments of each company` are single ones, and no totals. */
function areSingle(draft: Draft, isList: true | undefined): boolean {
  const rank = draft.tags.find(({ kind }) => kind === 'rank');
  const unit = rank && after(draft, rank, ['filler', 'number', 'value']);
  const isNumbered = draft.tags.some(({ kind, to }) => kind === 'number' && rank && Math.abs(to - rank.from) <= 2);
  return !isList && unit?.kind === 'unit' && isNumbered && /est\b/i.test(rank ? textOf(draft, rank) : '');
}

/** `what was number 3 paid for`: of the third, and not the third of what they were paid for. */
function isWhose(number: TagOf<'number'>, { draft }: Said): boolean {
  const isPlace = number.isOrdinal && number.to - number.from === 2;
  return isPlace && draft.tags.some(({ kind }) => kind === 'which') && after(draft, number)?.kind === 'verb';
}

/** `newest first`, `largest first`. */
function isOrder(number: Tag, { draft }: Said): boolean {
  return textOf(draft, number).toLowerCase() === 'first' && draft.tags[draft.tags.indexOf(number) - 1]?.kind === 'rank';
}

/** `the first 6 months of 2023` are a time, and no largest ones. */
function isOfTimes(number: TagOf<'number'>, { draft }: Said): boolean {
  const isFirst = number.isOrdinal || draft.tokens[number.from - 1]?.low === 'first';
  const next = after(draft, number, ['filler', 'number']);
  return isFirst && next?.kind === 'grain' && draft.tokens[next.to - 1]?.low !== draft.tokens[next.to - 1]?.lemma;
}

function isNumberAsked({ value }: TagOf<'number'>, { draft, reading }: Said): boolean {
  const { ranking, comparison } = reading;
  const asked = [
    ranking?.n,
    draft.firstOf?.n,
    ranking?.place,
    ranking?.place === undefined ? undefined : ranking.place + ranking.n - 1,
    comparison?.kind === 'concentration' ? comparison.n : undefined,
    comparison?.kind === 'coverage' ? comparison.percent : undefined,
    ...thresholdsOf(reading).flatMap((one) => [one.value, one.to]),
    ...filtersOf(reading).flatMap(({ values }) => values),
  ];
  return asked.some((one) => one !== undefined && String(one) === value);
}
