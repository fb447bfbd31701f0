import type { Kind, Tag, TagOf } from '../../tags/tag.ts';
import { type Draft, has, open, take, textOf } from '../draft.ts';
import { addGroup } from '../groups.ts';
import type { Group, ValueFilter } from '../reading.ts';
import { isSingleNature } from '../records/read-single-records.ts';
import { newestYears } from './read-growth.ts';

/** Who and what is named one by one; places and natures in a list are as often one sum. */
const ONE_BY_ONE = ['company', 'company_family', 'product', 'recipient_id', 'specialty'];
const A_LIST = 3;
const AS_ONE =
  /\b(?:combined|together|jointly|altogether|both|in total|in all|overall|any of|sum of|as a group|plus|incl|including|include|inclusive|or)\b/;

/** `median royalty at A, at B and at C`, `spend of A, B and C`, `A and B by year`: values that are meant to have a row each. */
export function meantApart(draft: Draft): ValueFilter | undefined {
  if (!isOfFigure(draft) || AS_ONE.test(wordsOf(draft))) return undefined;
  return draft.filters.find((filter) => filter.values.length > 1 && !filter.isNegated && areApart(draft, filter));
}

/** `the largest payment by A, and by B`: of each of them its largest, and not the one record that is larger. */
export function readLargestOfEach(draft: Draft): void {
  const { isList, ranking, groups, filters } = draft;
  const units = open(draft, 'unit');
  const isSingle = isList || ((units.length > 0 || isOfOneNature(draft)) && draft.figures.length === 0);
  const isOne = isSingle && ranking?.n === 1 && !ranking.place && !ranking.by && groups.length === 0;
  const isApart = filters.some(
    (one) =>
      one.values.length > 1 &&
      !one.isNegated &&
      (isRepeated(draft, namesOf(draft, one)) || isEachOf(draft, namesOf(draft, one))),
  );
  if (!isOne || !ranking || !isApart || AS_ONE.test(wordsOf(draft))) return;
  take(draft, ...units);
  draft.isList = false;
  draft.ranking = undefined;
  draft.figures = [
    { kind: 'statistic', statistic: { kind: ranking.direction === 'desc' ? 'largest' : 'smallest' }, per: 'record' },
  ];
}

/** `is it growing faster in Texas or in Florida`: the growth of each. */
export function readGrowthOfEither(draft: Draft): void {
  const { comparison, filters, groups, periods } = draft;
  if (comparison?.kind !== 'growth' || !has(draft, 'or') || !groups.every(isOfTime) || draft.ranking) return;
  const either = filters.find((one) => one.values.length === 2 && !one.isNegated && namesOf(draft, one).length === 2);
  const [first] = draft.tokens;
  if (!either || !['is', 'are', 'was', 'were', 'did', 'does', 'do', 'has'].includes(first?.low ?? '')) return;
  const dimension = either.field === 'recipient_id' ? 'recipient' : either.field;
  draft.groups = [{ kind: 'dimension', dimension }];
  if (periods.length > 0 || comparison.from) return;
  const [from, to] = newestYears(draft);
  draft.comparison = { ...comparison, from, to };
}

/** `is more spent on dermatologists or on urologists`, `A versus B: who paid doctors more`: both, beside each other. */
export function moreOnEither(draft: Draft): Tag[] {
  const isAsked = ['is', 'was', 'did', 'does'].includes(draft.tokens[0]?.low ?? '') || has(draft, 'who', 'which');
  const isOfTwo = draft.filters.some((one) => one.values.length > 1 && namesOf(draft, one).length === 2);
  if (!isAsked || !isOfTwo || !has(draft, 'or', 'versus') || draft.tokens.some(({ low }) => low === 'than')) return [];
  return open(draft, 'restriction').filter((tag) => /^(?:more|less)$/i.test(textOf(draft, tag)));
}

/** `in 2022 and in 2023`, `for 2022 and again for 2023`, `in 2021, 2022 and 2023`: a row for each year. */
export function readEachYear(draft: Draft): void {
  const [years, another] = draft.periods;
  const isRepeated = /\b(?:in|for|during) \d{4},? and (?:then )?(?:again )?(?:in|for|during) \d{4}\b/.test(
    wordsOf(draft).replaceAll(' ,', ','),
  );
  const isEach = isRepeated || (years?.kind === 'eachYear' && years.years.length >= A_LIST);
  const isShare = draft.comparison === undefined || draft.comparison.kind === 'share';
  const isPlain = draft.groups.length === 0 && isShare && (isOfFigure(draft) || isOfCounted(draft));
  if (years?.kind === 'eachYear' && !another && isEach && isPlain && !AS_ONE.test(wordsOf(draft)))
    addGroup(draft, { kind: 'dimension', dimension: 'program_year' });
}

/** `how many physicians got more than $5,000 in 2022 and in 2023`: the bound is of each year. */
function isOfCounted(draft: Draft): boolean {
  const { figures, thresholds, ranking, isList, among } = draft;
  const [figure, another] = figures;
  const isCount = figure?.kind === 'distinct' && another === undefined;
  const isBound = thresholds.length > 0 && thresholds.every(({ on }) => on === 'figure');
  return isCount && isBound && !ranking && !isList && !among && !has(draft, 'both', 'only', 'not');
}

/** One figure of records is asked, of no rows but times. */
function isOfFigure(draft: Draft): boolean {
  const { figures, filters, groups, comparison, thresholds, ranking } = draft;
  const isPlain = comparison === undefined || ['share', 'growth'].includes(comparison.kind);
  const isBound = thresholds.some(({ on }) => on !== 'record');
  const isOn =
    has(draft, 'only', 'not', 'both') || draft.tags[0]?.kind === 'and' || draft.tags.some((tag) => goesOn(draft, tag));
  const isSaid =
    figures.length > 0 ||
    comparison !== undefined ||
    has(draft, 'unit', 'source') ||
    filters.some(({ field }) => field === 'nature' || field === 'dispute_status') ||
    isSpend(draft) ||
    isWhatPaid(draft);
  return isSaid && isPlain && groups.every(isOfTime) && !isBound && !isOn && !ranking && !draft.isList && !draft.among;
}

/** `in Texas and in Florida` joins two; `and in Florida` goes on from an answer. */
function goesOn(draft: Draft, tag: Tag): boolean {
  return tag.kind === 'followUp' && (tag.from === 0 || !/^and (?:in|for|to|on)$/i.test(textOf(draft, tag)));
}

/** `spend on A, B and C`. */
function isSpend({ tags, tokens }: Draft): boolean {
  const first = tags.find(({ kind }) => !['filler', 'preposition', 'period'].includes(kind));
  return first?.kind === 'verb' && ['spend', 'spending'].includes(tokens[first.from]?.low ?? '');
}

/** `what did A pay in 2023 and in 2024`. */
function isWhatPaid({ tags, tokens }: Draft): boolean {
  const isAsked = tokens[0]?.low === 'what' && tokens[1]?.lemma === 'do';
  return isAsked && tags.some((tag) => tag.kind === 'verb' && tag.role === 'payer');
}

function isOfTime(group: Group): boolean {
  return group.kind !== 'dimension' || group.dimension === 'program_year';
}

function areApart(draft: Draft, filter: ValueFilter): boolean {
  const { comparison, figures, groups } = draft;
  const names = namesOf(draft, filter);
  const [first] = names;
  if (!first || names.length < 2) return false;
  if (comparison?.kind === 'share' && comparison.part?.some(({ field }) => field === filter.field)) return false;
  if (isRepeated(draft, names) || isAskedOfEach(draft, names) || isCountedBehind(draft, names)) return true;
  if (!ONE_BY_ONE.includes(filter.field) || !areJoined(draft, names)) return false;
  const isOfPeople = figures.some((figure) => figure.kind === 'distinct' && figure.dimension === 'recipient');
  if (isOfPeople) return false;
  // A median, a share, a rate or growth of two is of each: that of both together is hardly ever asked for.
  const isNoSum = comparison !== undefined || figures.some(({ kind }) => kind === 'statistic');
  return names.length >= A_LIST || isNoSum || groups.length > 0;
}

/** The words that say the values. */
function namesOf({ tags }: Draft, { field, values }: ValueFilter): TagOf<'value'>[] {
  return tags.filter(
    (tag): tag is TagOf<'value'> =>
      tag.kind === 'value' &&
      tag.choices.some((one) => one.field === field && one.values.every((value) => values.includes(value))),
  );
}

/** `at A, at B`, `by A, and by B`: the small word stands before each. */
function isRepeated(draft: Draft, names: readonly Tag[]): boolean {
  const words = names.map(({ from }) => draft.tokens[from - 1]?.low ?? '');
  const [first = ''] = words;
  const isSmall = ['at', 'by', 'for', 'from', 'in', 'to'].includes(first);
  return (
    names.length > 1 &&
    isSmall &&
    words.every((word) => word === first) &&
    areJoined(draft, names, IN_ONE_TIME) &&
    !isOfPaidBy(draft)
  );
}

/** `the largest meal for each of A and B`. */
function isOfOneNature(draft: Draft): boolean {
  const rank = draft.tags.findIndex(({ kind }) => kind === 'rank');
  const nature = draft.tags[rank + 1];
  return rank >= 0 && nature !== undefined && isSingleNature(draft, nature);
}

/** `for each of A, B and C`. */
function isEachOf({ tokens }: Draft, [first]: readonly Tag[]): boolean {
  return first !== undefined && /\beach of$/.test(`${tokens[first.from - 2]?.low} ${tokens[first.from - 1]?.low}`);
}

/** `doctors paid by A and by B`: both of them, or any. */
function isOfPaidBy({ figures }: Draft): boolean {
  return figures.some((figure) => figure.kind === 'distinct' && figure.dimension === 'recipient');
}

/** `how many does A work with, and how many does B`, `what was the median at A, and what was it at B`. */
function isAskedOfEach({ tags, tokens }: Draft, names: readonly Tag[]): boolean {
  const asked = tags.filter(
    ({ kind, from }) => kind === 'count' || (ASKS.includes(kind) && ['what', 'how'].includes(tokens[from]?.low ?? '')),
  );
  return (
    asked.length === names.length &&
    asked.every((one, at) => {
      const [name, next] = [names[at], asked[at + 1]];
      return name !== undefined && name.from >= one.to && (!next || name.to <= next.from);
    })
  );
}

const ASKS: readonly Kind[] = ['which', 'amount'];

/** `A, B and C: number of doctors`, `A, B and C - how many doctors did they pay`: what is asked of them comes behind. */
function isCountedBehind(draft: Draft, names: readonly Tag[]): boolean {
  const [next] = draft.tags.filter(({ from, kind }) => kind !== 'filler' && from >= (names.at(-1)?.to ?? 0));
  return names.length > 1 && draft.tags[0] === names[0] && areJoined(draft, names) && next?.kind === 'count';
}

const JOINING: readonly Kind[] = ['and', 'filler', 'preposition', 'by', 'followUp'];
/** `at A in 2024, and at B`: the time is of both. */
const IN_ONE_TIME: readonly Kind[] = [...JOINING, 'period'];

/** Nothing but commas, `and` and small words stands between them. */
function areJoined({ tags }: Draft, names: readonly Tag[], joining = JOINING): boolean {
  const [first, last] = [names[0], names.at(-1)];
  const between = tags.filter(({ from, to }) => first && last && from >= first.to && to <= last.from);
  return between.every((tag) => names.includes(tag) || joining.includes(tag.kind));
}

function wordsOf(draft: Draft): string {
  return textOf(draft, { from: 0, to: draft.tokens.length }).toLowerCase();
}
