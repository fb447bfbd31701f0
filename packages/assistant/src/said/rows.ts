import { after, before, type Draft, textOf } from '../reading/draft.ts';
import { isComparedBy } from '../reading/figures/compared-by.ts';
import { kindsOfBoth } from '../reading/people/kinds-of-both.ts';
import { arePayersRanked } from '../reading/ranked-words.ts';
import { behindPlace } from '../reading/rows/behind-place.ts';
import { isActing, isOfNamed } from '../reading/rows/read-each-named.ts';
import { areRowsSaid, isDoing, isWhoseOf } from '../reading/rows/read-which.ts';
import type { Kind, Tag, TagOf } from '../tags/tag.ts';
import { filtersOf, plainName, rowsOf } from './carried.ts';
import { isCountedOrOver, isFilteredBy } from './figures.ts';
import { isCountedPer, isHead } from './heads.ts';
import type { CarriedByKind, Said } from './said.ts';

const TIMES = ['program_year', 'year', 'quarter', 'month', 'week', 'day', 'dayOfWeek', 'monthOfYear', 'quarterOfYear'];

/** What there is a row for. */
export const ROWS: CarriedByKind = {
  noun: (tag, said) => hasValuesOf(tag, said) && hasPlace(tag, said) && isCountedPer(tag, said),
  grain: (tag, said) => {
    const name = tag.part ?? (tag.grain === 'year' ? 'program_year' : tag.grain);
    if (isOfDay(tag, said)) return false;
    if (isOver(tag, said)) return isCountedOrOver(name, said);
    return (
      hasRow(name, said) ||
      isCountedOrOver(tag.grain === 'year' ? 'program_year' : 'date', said) ||
      isCountedOrOver(tag.grain, said) ||
      said.draft.cleared.includes('program_year') ||
      (said.reading.isList === true && said.reading.ranking?.by === 'date') ||
      said.reading.periods.some(({ kind }) => kind === 'monthsOfYear')
    );
  },
  by: (tag, said) => isByRows(tag, said),
  trend: (_, said) => TIMES.some((time) => hasRow(time, said)),
};

/** `the week of 5 June 2023` is that week, and not the day. */
function isOfDay(grain: TagOf<'grain'>, { draft }: Said): boolean {
  const next = draft.tags[draft.tags.indexOf(grain) + 1];
  const period = next?.kind === 'period' ? next.read.period : undefined;
  const isDay = period?.kind === 'dates' && period.from !== undefined && period.from === period.to;
  return isDay && grain.grain !== 'day' && next !== undefined && /^of\b/i.test(textOf(draft, next));
}

/** `average monthly spend`, `monthly average`: it is over months, and no row for each. */
function isOver(grain: Tag, { draft: { tags } }: Said): boolean {
  const at = tags.indexOf(grain);
  return [tags[at - 1], tags[at + 1]].some((tag) => tag?.kind === 'statistic');
}

/** `for each of Pfizer and Merck` has a row each; a number is only ranked by: `physicians by number of companies`. */
function isByRows(by: Tag, said: Said): boolean {
  const { draft, reading } = said;
  const next = after(draft, by);
  if (isRate(by, said) || isRateOfUnits(by, said) || isRateOfOne(by, said)) return false;
  if (next?.kind === 'count')
    return (
      reading.ranking !== undefined ||
      reading.comparison !== undefined ||
      isBound(draft, by) ||
      (isComparedBy(draft, by) && rowsOf(reading).size > 0)
    );
  if (isOfNamed(draft, by))
    return (
      filtersOf(reading).some(({ field, values }) => values.length > 1 && hasRow(field, said)) ||
      kindsOfBoth(reading).length > 0
    );
  const isEachOf = /each|every/.test(textOf(draft, by).toLowerCase());
  if (next === undefined && /^(?:in|within|at) each$/i.test(textOf(draft, by)) && reading.ranking)
    return rowsOf(reading).size > 1;
  // `every royalty above $50k` is each of them.
  if (!isEachOf || next?.kind !== 'value' || reading.isList) return true;
  if (behindPlace(draft, by)) return hasRow('recipient', said);
  // `how many doctors is each of them flying`: of the rows that there are.
  if (said.isOn && /^each of (?:them|those|these)$/i.test(textOf(draft, by))) return rowsOf(reading).size > 0;
  return next.choices.some(({ field }) => hasRow(field, said)) || rowsOf(reading).size > 1 || next.isPerson === true;
}

/** `cost per physician by company`: a rate of each company, and no row for each physician. */
function isRate(by: Tag, { draft, reading }: Said): boolean {
  const next = after(draft, by);
  const figure = draft.tags[draft.tags.indexOf(by) - 1];
  const isOfPeople = next?.kind === 'noun' && next.noun.dimension === 'recipient' && rowsOf(reading).has('recipient');
  const isFigure = figure?.kind === 'amount' || figure?.kind === 'unit';
  return isOfPeople && isFigure && rowsOf(reading).size > 1 && textOf(draft, by).toLowerCase() === 'per';
}

/** `disputes per payment`: a rate, and no number of them. */
function isRateOfUnits(by: Tag, { draft, reading }: Said): boolean {
  const isPer = textOf(draft, by).toLowerCase() === 'per' && after(draft, by)?.kind === 'unit';
  return isPer && reading.figures.every(({ kind }) => kind !== 'statistic');
}

/** `spend per meal`: what one costs, and no sum of them. */
function isRateOfOne(by: Tag, { draft, reading }: Said): boolean {
  const next = after(draft, by);
  const isPer = textOf(draft, by).toLowerCase() === 'per' && next?.kind === 'value';
  const isOfNature = isPer && next.choices.every(({ field }) => field === 'nature');
  const isSum = reading.figures.every((figure) => figure.kind === 'measure' && figure.measure === 'total_amount');
  return isOfNature && isSum && !reading.isList && reading.thresholds.length === 0;
}

/** `sorted by number of payments` of rows that are there. */
function isBound(draft: Draft, by: Tag): boolean {
  return (
    ['sort', 'sorted', 'order', 'ordered'].includes(draft.tokens[by.from - 1]?.low ?? '') ||
    /^(?:sorted|ordered)/.test(textOf(draft, by))
  );
}

function hasRow(dimension: string, { reading }: Said): boolean {
  return rowsOf(reading).has(plainName(dimension));
}

/** The values that a word stands for: physicians, drugs. */
function hasValuesOf({ noun }: TagOf<'noun'>, { reading }: Said): boolean {
  const holds = (wide: readonly string[], narrow: readonly string[]) => narrow.every((value) => wide.includes(value));
  return (noun.where ?? []).every(({ field, values }) =>
    filtersOf(reading).some((one) => one.field === field && (holds(one.values, values) || holds(values, one.values))),
  );
}

/** Two things that are counted: `number of companies and physicians`, `number of payments and physicians`. */
function isCountedToo(draft: Draft, tag: TagOf<'noun'>): boolean {
  const at = draft.tags.indexOf(tag);
  const and = draft.tags[at - 1];
  const [count, noun] = draft.tags.slice(Math.max(0, at - 3), at - 1);
  const next = after(draft, tag, ['filler']);
  const isCount = (count?.kind === 'count' && noun?.kind === 'noun') || (noun ?? count)?.kind === 'measure';
  return isCount && and?.kind === 'and' && next?.kind !== 'verb';
}

/** What a noun stands beside says what it is for: a row each, a number of them, or only whose the records are. */
function hasPlace(tag: TagOf<'noun'>, said: Said): boolean {
  const { draft, reading } = said;
  const { dimension } = tag.noun;
  const isAsked = hasRow(dimension, said) || isCountedOrOver(dimension, said) || draft.cleared.includes(dimension);
  if (isAsked || reading.isList) return true;
  if (isHead(said, tag) || isOfRows(tag, said) || isCountedToo(draft, tag) || isBounded(tag, said)) return false;
  return ALWAYS_THERE.includes(plainName(dimension)) || isFilteredBy(dimension, said) || tag.noun.where !== undefined;
}

/** Whom, by whom and what for is in every record. */
const ALWAYS_THERE = ['recipient', 'company', 'study'];
const BETWEEN: readonly Kind[] = ['filler', 'preposition', 'number', 'value', 'source', 'new'];

/** `by doctors`, `how many companies`, `which states`, `top 10 cities`. */
function isOfRows(tag: TagOf<'noun'>, said: Said): boolean {
  const { draft } = said;
  const previous = before(draft, tag, BETWEEN);
  const beside = draft.tags[draft.tags.indexOf(tag) - 1];
  // `how many third-party payments`: the condition is that of the payments.
  if (tag.noun.dimension === 'third_party' && draft.tags[draft.tags.indexOf(tag) + 1]?.kind === 'unit') return false;
  // `by Swiss companies`: the condition is theirs.
  if (beside?.kind === 'value' && beside.choices.some(({ field }) => field.startsWith(plainName(tag.noun.dimension))))
    return false;
  // `by Texas companies`, where Texas is read as theirs.
  if (beside?.kind === 'value' && isTheirState(beside, said)) return false;
  // `how many royalty payments were made to physicians`.
  const isOfPayments = draft.tags.some(
    (one) =>
      one.kind === 'value' &&
      one.choices[0]?.field === 'nature' &&
      previous &&
      one.from >= previous.to &&
      one.to <= tag.from,
  );
  // `number of consulting fees physicians got`.
  const areFees = beside?.kind === 'value' && draft.tokens[beside.to - 1]?.low.endsWith('s');
  if (previous?.kind === 'count' && isOfPayments && (areFees || beside?.kind !== 'value')) return false;
  if (previous?.kind === 'rank' && arePayersRanked(draft, previous)) return false;
  // `paid the most to physicians`, `gave the most to Texas hospitals`.
  const to = previous && draft.tags[draft.tags.indexOf(previous) + 1];
  if (previous?.kind === 'rank' && to?.kind === 'preposition' && /^(?:to|on|for)$|\s(?:to|with|for)$/.test(to.word))
    return false;
  if (previous?.kind === 'by') return !isAgent(draft, previous) && !isActing(draft, previous);
  if (
    previous?.kind === 'which' &&
    (isSubject(draft, tag) || isWhoseOf(draft, tag) || draft.tokens[tag.from - 1]?.low === 'to')
  )
    return false;
  return previous !== undefined && ['count', 'which', 'rank'].includes(previous.kind);
}

/** `what were doctors paid for`, `what do companies spend`, `what hospitals got by year`: of what they do is asked. */
function isSubject(draft: Draft, tag: TagOf<'noun'>): boolean {
  const isNamed = draft.tokens[tag.from - 1]?.low === 'the';
  const verb = draft.tokens[tag.from - (isNamed ? 2 : 1)]?.lemma ?? '';
  return isDoing(draft, tag) && (['be', 'do', 'have'].includes(verb) || (verb === 'what' && areRowsSaid(draft, tag)));
}

/** `paid by companies`, `held by physicians`: whose it is. */
function isAgent(draft: Draft, by: Tag): boolean {
  const verb = before(draft, by, ['period', 'preposition']);
  // `invested in Pfizer by physicians`.
  const measure = before(draft, by, ['period', 'preposition', 'value']);
  return textOf(draft, by).toLowerCase() === 'by' && (verb?.kind === 'verb' || measure?.kind === 'measure');
}

/** `physicians who received more than $10k`, `companies above $2M`: the amount is of each of them. */
function isBounded(tag: Tag, { draft, reading }: Said): boolean {
  const next = after(draft, tag, [
    'filler',
    'preposition',
    'verb',
    'who',
    'amount',
    'period',
    'grain',
    'value',
    'statistic',
  ]);
  const isOfRows = next?.kind === 'comparator' && reading.thresholds.some(({ on }) => on === 'figure');
  return isOfRows && !isOfOthers(draft, tag) && !isOfAll(draft, tag);
}

/** `states in which doctors together got under $50,000`: the amount is of those that the question begins with. */
function isOfAll(draft: Draft, { from, to }: Tag): boolean {
  const isSummed = ['together', 'combined', 'collectively'].includes(draft.tokens[to]?.low ?? '');
  return isSummed && draft.tags.some((one) => one.kind === 'noun' && one.to <= from);
}

/** `companies that paid physicians less than $100k`, `whose total to physicians is below $100k`: the amount is of those who paid. */
function isOfOthers(draft: Draft, tag: Tag): boolean {
  const previous = draft.tags[draft.tags.indexOf(tag) - 1];
  const isPaid =
    (previous?.kind === 'verb' && previous.role === 'payer') ||
    (previous?.kind === 'preposition' && previous.word === 'to') ||
    // `companies whose hospital spend topped $200,000`.
    (draft.tokens[tag.from - 1]?.low === 'whose' && after(draft, tag)?.kind === 'amount');
  return (
    isPaid && draft.tags.some((one) => one.kind === 'noun' && one.to <= tag.from && one.noun.dimension === 'company')
  );
}

/** `by Texas companies`, where Texas is read as the state of the company. */
function isTheirState({ choices }: TagOf<'value'>, { reading }: Said): boolean {
  const own = filtersOf(reading).filter(({ field }) => field === 'company_state');
  return own.some(({ values }) => choices.some((choice) => choice.values.every((one) => values.includes(one))));
}
