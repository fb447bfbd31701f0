import { after, before, type Draft, textOf } from '../reading/draft.ts';
import { isInDollars, isMany } from '../reading/ranked-words.ts';
import type { Figure, Reading } from '../reading/reading.ts';
import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import { dimensionOf, plainName } from './carried.ts';
import { isCount } from './figures.ts';

const SMALL: readonly Kind[] = ['filler', 'preposition', 'number', 'value', 'source'];

/** `the top 5 companies and their top product`: the first of two things, and not the one within the other. */
export function isOfTwo(rank: Tag, draft: Draft): boolean {
  const earlier = draft.tags.find(({ kind }) => kind === 'rank');
  if (!earlier || earlier === rank) return false;
  const [one, other] = [earlier, rank].map((tag) => after(draft, tag, SMALL));
  const isOfUnit = other?.kind === 'unit' && textOf(draft, rank).toLowerCase() !== 'most';
  return (
    (one?.kind === 'noun' && other?.kind === 'noun' && isApart(draft, other)) || (one?.kind === 'noun' && isOfUnit)
  );
}

/** `per state: number of physicians and the top company`: a figure, and the first of others by another. */
export function isBesideFigure(rank: Tag, draft: Draft, { ranking }: Reading): boolean {
  const and = before(draft, rank, ['filler']);
  const noun = after(draft, rank, SMALL);
  const figures: readonly Kind[] = ['count', 'measure', 'amount', 'statistic'];
  const isFigure = draft.tags.some(({ kind, to }) => figures.includes(kind) && and !== undefined && to <= and.from);
  return ranking?.within !== undefined && and?.kind === 'and' && noun?.kind === 'noun' && isFigure;
}

/** `growth of the top 5 companies`: of the first by what they have, and not the first by their growth. */
export function isGrowthOfFirst(rank: Tag, draft: Draft, { comparison }: Reading): boolean {
  const words = draft.tokens.slice(Math.max(0, rank.from - 2), rank.from).map(({ low }) => low);
  const growth = draft.tags.find(({ kind }) => kind === 'growth');
  const isOf = ['of', 'for', 'in', 'among'].includes((words[1] === 'the' ? words[0] : words[1]) ?? '');
  const number = draft.tags.find(({ kind, from }) => kind === 'number' && from === rank.to);
  return (
    comparison?.kind === 'growth' && growth !== undefined && growth.to <= rank.from && isOf && number !== undefined
  );
}

/** `companies whose largest payment exceeds $100k`: a condition, and no order. */
export function isOfBound(rank: Tag, draft: Draft): boolean {
  const unit = after(draft, rank, ['filler']);
  return unit?.kind === 'unit' && after(draft, unit, ['filler', 'verb'])?.kind === 'comparator';
}

/** `spend of the top 5 companies by nature`: the first of all, and not the first of each nature. */
export function isOfOthers(rank: Tag, draft: Draft, { ranking }: Reading): boolean {
  const number = before(draft, rank, []);
  const from = number?.kind === 'number' ? number.from : rank.from;
  const words = draft.tokens.slice(Math.max(0, from - 2), from).map(({ low }) => low);
  const isEach = draft.tags.some((tag) => tag.kind === 'by' && /\b(?:each|every|per)\b/i.test(textOf(draft, tag)));
  const isOf = OF.includes(words[0] ?? '') && words[1] === 'the';
  const isCompared = draft.tags.some(({ kind, to }) => kind === 'compare' && to <= rank.from);
  return ranking?.within !== undefined && (isOf || isCompared) && !isEach;
}

/** `what does each specialty receive most`: a first of each, and not the first of them. */
export function isOfEachAlone(rank: Tag, draft: Draft, { ranking, groups, comparison }: Reading): boolean {
  const [only, another] = groups;
  if (!ranking || comparison || only?.kind !== 'dimension' || another) return false;
  // `how many records has each company, top 3`.
  const [number, ...rest] = draft.tags.filter(({ from, kind }) => from >= rank.to && kind !== 'filler');
  if (number?.kind === 'number' && rest.every(({ kind }) => kind === 'period')) return false;
  return draft.tags.some((by) => {
    const noun = by.kind === 'by' && /\b(?:each|every)\b/i.test(textOf(draft, by)) ? after(draft, by) : undefined;
    const isRow = noun?.kind === 'noun' && noun.noun.dimension === only.dimension;
    return (
      isRow ||
      (noun?.kind === 'value' && noun.choices.some(({ field }) => plainName(field) === plainName(only.dimension)))
    );
  });
}

/** `rank of Pfizer by spend each year`: its place among all, and not the first of its years. */
export function isPlaceOfNamed(rank: Tag, draft: Draft, { groups, isList }: Reading): boolean {
  const [of, name] = draft.tags.slice(draft.tags.indexOf(rank) + 1);
  const isOf = of?.kind === 'preposition' && of.word === 'of' && /^rank(?:ing)?$/i.test(textOf(draft, rank));
  const isCompany = name?.kind === 'value' && name.choices.every(({ field }) => field.startsWith('company'));
  return isOf && isCompany && !isList && !groups.some((one) => one.kind === 'dimension' && one.dimension === 'company');
}

/** `top 5 specialties and companies`: one order has only the first of the one. */
export function isOfJoined(rank: Tag, draft: Draft, { groups }: Reading): boolean {
  const [first, and, other] = draft.tags
    .slice(draft.tags.indexOf(rank) + 1)
    .filter(({ kind }) => kind !== 'filler' && kind !== 'number');
  const isAnd = and?.kind === 'and' && textOf(draft, and).toLowerCase() === 'and';
  const isJoined = first?.kind === 'noun' && isAnd && other?.kind === 'noun' && isMany(draft, other);
  return isJoined && !groups.some((one) => one.kind === 'dimension' && one.dimension === other.noun.dimension);
}

/** `specialties in which Pfizer was the largest payer`: where somebody is first, and not who. */
export function isBeingFirst(rank: Tag, draft: Draft): boolean {
  const named = before(draft, rank, ['filler']);
  const noun = after(draft, rank, SMALL);
  const isNamed = named?.kind === 'value' && named.choices.every(({ field }) => /^(?:company|recipient)/.test(field));
  const words = named ? draft.tokens.slice(named.to, rank.from).map(({ low }) => low) : [];
  const isBeing = words.some((word) => FORMS_OF_BE.includes(word));
  const isFirst = named !== undefined && draft.tokens.slice(0, named.from).some(({ low }) => FORMS_OF_BE.includes(low));
  const isThe = draft.tokens[rank.from - 1]?.low === 'the';
  return isNamed && isThe && (isBeing || isFirst) && noun?.kind === 'noun';
}

const FORMS_OF_BE = ['is', 'was', 'are', 'were', 'been'];

/** `who got the most, and how does the second compare`: two of them, and one place. */
export function isBesidePlace(rank: TagOf<'rank'>, draft: Draft, { ranking }: Reading): boolean {
  if (ranking?.place === undefined || !rank.isSuperlative) return false;
  const place = draft.tags.find(
    (tag) => tag.kind === 'number' && tag.isOrdinal && Number(tag.value) === ranking.place && tag.from >= rank.to,
  );
  return (
    place !== undefined && draft.tags.some(({ kind, from }) => kind === 'and' && from >= rank.to && from < place.from)
  );
}

const OF = ['of', 'for', 'to', 'from', 'in', 'by'];

/** `most physicians` is what is ranked by. */
function isApart(draft: Draft, noun: Tag): boolean {
  const rank = draft.tags.slice(0, draft.tags.indexOf(noun)).findLast(({ kind }) => kind === 'rank');
  return !rank || !/^(?:most|fewest|least)$/i.test(textOf(draft, rank));
}

/** What a ranking is said to be by is its first figure: `top 10 companies by number of physicians`. */
export function isRankedBySaid(rank: TagOf<'rank'>, { draft, reading }: { draft: Draft; reading: Reading }): boolean {
  const { ranking, figures, comparison } = reading;
  if (!ranking || reading.isList || comparison) return true;
  if (isOfThoseAmong(rank, draft)) return figures[0]?.kind === 'distinct';
  const by = draft.tags.find((tag) => tag.kind === 'by' && isOrderOf(draft, tag));
  const said = by ? after(draft, by) : mostOf(draft, rank);
  const main = figures.find((figure) => figure.kind === 'measure' && figure.measure === ranking.by) ?? figures[0];
  if (!said || !main) return true;
  if (said.kind === 'count') {
    const noun = after(draft, said, [...SMALL, 'new']);
    return isCount(main) && (noun?.kind !== 'noun' || isNumberOf(main, noun));
  }
  if (said.kind === 'noun') return isNumberOf(main, said);
  if (said.kind === 'unit' && isInDollars(draft, said)) return !isCount(main);
  if (said.kind === 'unit') return isCount(main) || main.kind === 'statistic';
  if (said.kind === 'statistic')
    return main.kind === 'statistic' && JSON.stringify(main.statistic) === JSON.stringify(said.statistic);
  if (said.kind === 'measure')
    return main.kind === 'measure' ? main.measure === said.measure : main.kind === 'statistic';
  return said.kind !== 'amount' || !isCount(main);
}

/** `most common specialties among physicians`: by how many of them, and not by their payments. */
function isOfThoseAmong(rank: TagOf<'rank'>, draft: Draft): boolean {
  const among = draft.tags.find(
    ({ kind, word }: Tag & { word?: string }) => kind === 'preposition' && word?.startsWith('among'),
  );
  const noun = among && after(draft, among, [...SMALL, 'verb']);
  return rank.by === 'payments' && noun?.kind === 'noun' && noun.noun.dimension === 'recipient';
}

function isOrderOf({ tags }: Draft, by: Tag): boolean {
  const next = tags.slice(tags.indexOf(by) + 1).find(({ kind }) => !SMALL.includes(kind));
  return next !== undefined && ['count', 'statistic', 'measure', 'amount'].includes(next.kind);
}

/** `the most physicians`, `fewest companies`, `second most payments`: the number of them. */
function mostOf(draft: Draft, rank: Tag): TagOf<'noun'> | TagOf<'unit'> | undefined {
  const noun = draft.tags[draft.tags.indexOf(rank) + 1];
  const isMost = /^(?:most|fewest)$/i.test(textOf(draft, rank));
  return isMost && (noun?.kind === 'noun' || noun?.kind === 'unit') ? noun : undefined;
}

function isNumberOf(figure: Figure, { noun }: TagOf<'noun'>): boolean {
  const counted = figure.kind === 'statistic' ? undefined : dimensionOf(figure);
  const isAverage = figure.kind === 'statistic' && figure.of !== undefined;
  return isAverage || (counted !== undefined && plainName(counted) === plainName(noun.dimension));
}
