import type { Draft } from '../../reading/draft.ts';
import { ALL_ROWS, type Figure, type Reading, type ValueFilter } from '../../reading/reading.ts';
import type { Kind } from '../../tags/tag.ts';
import type { Period } from '../../time/period.ts';
import { cannotGoOn } from '../cannot-go-on.ts';
import { interestsOfPerson } from '../interests-of-person.ts';
import { ofEachPerson } from '../of-each-person.ts';
import { asMembers, overMembers } from '../of-members.ts';
import { asFigureOfSingle, recordOfSingle, singleOf, withRowsOfThem } from '../of-them.ts';
import { ofThemAcross } from '../of-them-across.ts';
import { amountOf, firstOfPlaces, firstOfRows, referredTo, type Unread } from '../referred.ts';
import { asksNumber } from '../reworded/turns-of-counts.ts';
import { asListed, inOrder, withSwapped } from '../said-shortly.ts';
import { shareOfThat } from '../share-of-that.ts';
import { asksForTwo, inSource, perEach, withAllOf, withoutParts } from '../turned-figures.ts';
import { asRecordsOfThem } from '../which-of-them.ts';
import type { Compared } from './beside-earlier.ts';
import { byBoth } from './by-both.ts';
import { byOneAndNoOther } from './by-one-and-no-other.ts';
import { inBothYears } from './in-both-years.ts';
import { withoutReplaced } from './kinds-in-place.ts';
import { mergedComparison } from './merged-comparison.ts';
import { countedAgain, countedPeople, mergedFigures } from './merged-figures.ts';
import { isAdded, mergedFilters, mergedPeriods, yearsOf } from './merged-filters.ts';
import { mergedGroups } from './merged-groups.ts';
import { mergedRanking, orderOf } from './merged-ranking.ts';
import { mergedThresholds } from './merged-thresholds.ts';
import { summedUp } from './summed-up.ts';

/** What one turn says, put into what the turns before said: slots are replaced, filters of other fields stay. */
export function merged(all: Reading, said: Draft): Reading | Unread {
  const across = ofThemAcross(all, said) ?? interestsOfPerson(all, said);
  if (across) return across;
  const before = withoutReplaced(all, said);
  if ('cannot' in before) return before;
  const { isNumber, ...rows } = before;
  if (!isNumber) return mergedRows(before, said);
  // `which ones` after the number of those that grew: its rows.
  const isWhich = said.tokens.some(({ low }) => ['which', 'who', 'list'].includes(low));
  const next = mergedRows(rows, said);
  if ('cannot' in next) return isWhich ? rows : next;
  const isOfRows = isWhich || said.groups.length > 0 || said.ranking !== undefined || said.isList;
  return isOfRows ? next : { ...next, isNumber };
}

function mergedRows(before: Reading, said: Draft): Reading | Unread {
  const earlier = asFigureOfSingle(asMembers(withRowsOfThem(before, said), said), said);
  // `largest first` orders what is there, and asks for no records.
  const ordered = orderOf(said) ? { ...said, isList: said.tags.some(({ kind }) => kind === 'list') } : said;
  if (asksForTwo(earlier, said)) return { cannot: 'The answer before is of one thing alone: name both.' };
  const asOne =
    summedUp(earlier, said) ??
    singleOf(earlier, said) ??
    recordOfSingle(earlier, said) ??
    inBothYears(earlier, said) ??
    byBoth(before, said) ??
    byOneAndNoOther(before, said) ??
    shareOfThat(earlier, said);
  if (asOne) return asOne;
  if (turnsFirst(earlier, ordered)) return { cannot: FIRST_TURNED };
  const rewritten = asListed(earlier, withSwapped(earlier, withAllOf(inDollars(ordered, earlier))));
  const draft = asRecordsOfThem(earlier, inOrder(earlier, rewritten));
  const referred = referredTo(earlier, draft);
  if (referred) return referred;
  const cannot = cannotGoOn(earlier, draft, inDollars(ordered, earlier) !== ordered);
  if (cannot !== undefined) return { cannot };
  if (!saysAnything(draft)) return { cannot: 'I could not tell what that changes in the answer before.' };
  const { comparison, filters } = withPart(earlier.comparison, draft);
  const next = { ...draft, filters };
  if (isAdded(next) && next.periods.length > 0 && ![...earlier.periods, ...next.periods].every(isOfYears))
    return { cannot: 'Whole years alone can be added to each other: say the times together.' };
  const people =
    countedAgain(earlier, next) ??
    countedPeople(earlier, next) ??
    perEach(earlier, next) ??
    ofEachPerson(earlier, next) ??
    overMembers(earlier, next);
  const compared = mergedComparison({ ...earlier, ...(comparison && { comparison }) }, next, {
    groups: people?.kind === 'statistic' ? earlier.groups : mergedGroups(earlier, next, people !== undefined),
    filters: withoutParts(mergedFilters(earlier, next), next),
    periods: mergedPeriods(earlier, next),
    thresholds: mergedThresholds(earlier, next),
    comparison: undefined,
  });
  if ('cannot' in compared) return compared;
  const both = withoutOwnRows(together(earlier, next, compared, people), next);
  if (changesNothing(earlier, both, next))
    return { cannot: 'I could not tell what that changes in the answer before.' };
  if (narrowsWhole(earlier, both, next)) return { cannot: 'Say in a question of its own whom the share is of.' };
  const isOfAnyTime = both.isNew && both.periods[0]?.kind !== 'years';
  return isOfAnyTime ? { cannot: 'Who is new can be asked of whole years alone.' } : both;
}

/** `only specialties with 100 physicians` after shares: the share would be of what physicians got. */
function narrowsWhole(earlier: Reading, { comparison, filters }: Reading, { thresholds }: Draft): boolean {
  const isOfCounted = thresholds.some(({ on, measure }) => on === 'figure' && measure !== undefined);
  const isNew = ({ field }: ValueFilter) => !earlier.filters.some((old) => old.field === field);
  return comparison?.kind === 'share' && isOfCounted && filters.some(isNew);
}

/** `and of all hospitals` after rows of hospitals: a thing is named, and nothing becomes of it. */
function changesNothing(earlier: Reading, reading: Reading, { tags }: Draft): boolean {
  return tags.some(({ kind }) => kind === 'noun') && JSON.stringify(earlier) === JSON.stringify(reading);
}

/** `ascending` after the top 5 could be these five or the five smallest. */
function turnsFirst({ ranking }: Reading, draft: Draft): boolean {
  const isOrder = draft.tags.some(({ kind }) => kind === 'restriction') && orderOf(draft) !== undefined;
  return isOrder && ranking !== undefined && ranking.n < ALL_ROWS;
}

const FIRST_TURNED = 'The largest alone are shown: ask for the smallest, or for all of them in ascending order.';

/** `in dollars` alone asks for the amount. */
function inDollars(draft: Draft, earlier: Reading): Draft {
  const isDollars = draft.tokens.some(({ lemma }) => lemma === 'dollar' || lemma === 'usd');
  if (!isDollars || saysAnything(draft)) return draft;
  const whole = { from: 0, to: draft.tokens.length, score: 0 };
  return {
    ...draft,
    tags: [...draft.tags, { kind: 'amount', ...whole }],
    figures: [earlier.figures.find(isOfMoney) ?? { kind: 'measure', measure: amountOf(earlier) }],
  };
}

const isOfMoney = (figure: Figure) =>
  figure.kind === 'measure' && ['amount_invested', 'value_of_interest'].includes(figure.measure);

/** The merged parts with those that a turn takes as they are. */
function together(earlier: Reading, next: Draft, compared: Compared, people: Figure | undefined): Reading {
  const { comparison, ...parts } = compared;
  const isConcentration = comparison?.kind === 'concentration';
  const isSummed =
    next.groups.length > 0 ||
    asksNumber(next) ||
    next.tags.some(({ kind }) => ['count', 'amount', 'share', 'statistic'].includes(kind));
  const there = isConcentration ? undefined : firstOfPlaces(earlier, next);
  // The order of a list says nothing of its sum.
  const isOfOrder = isSummed && earlier.isList && !next.ranking && !next.isList;
  const ranking = isConcentration || isOfOrder || there ? undefined : mergedRanking(earlier, next, compared);
  const firstOf = there ?? (isConcentration ? undefined : firstOfRows(earlier, next, compared)) ?? earlier.firstOf;
  const among = next.among ?? earlier.among;
  const members = next.members ?? (comparison ? earlier.members : asCondition(earlier.members));
  return {
    source: next.source ?? earlier.source,
    figures: inSource(people ? [people] : mergedFigures(earlier, next, parts.groups), next.source),
    ...parts,
    ...(comparison && { comparison }),
    ...(ranking && { ranking }),
    ...(among && { among }),
    ...(members && { members }),
    ...(firstOf && { firstOf }),
    ...((next.isNew || earlier.isNew) && { isNew: true as const }),
    ...((next.isList || (earlier.isList && !isSummed)) && listOf(earlier, next)),
    ...(next.chart && { chart: next.chart }),
  };
}

/** The part of a share is a condition of what is no share any more. */
function asCondition(members: Reading['members']): Reading['members'] {
  if (!members) return undefined;
  const { isPart: _, ...rest } = members;
  return rest;
}

/** `median total per company` after rows of companies is one figure of them all, and none for each. */
function withoutOwnRows(reading: Reading, { groups }: Draft): Reading {
  const [figure] = reading.figures;
  const per = figure?.kind === 'statistic' ? figure.per : undefined;
  const isOwn = (group: Reading['groups'][number]) =>
    per !== undefined &&
    per === (group.kind === 'dimension' ? group.dimension : group.kind === 'grain' ? group.grain : undefined);
  const left = reading.groups.filter((group) => !isOwn(group) || groups.includes(group));
  if (left.length === reading.groups.length) return reading;
  const { ranking, ...rest } = reading;
  return { ...rest, groups: left, ...(ranking && left.length > 0 && { ranking }) };
}

/** A list shows what its own turn names, or what it showed before. */
function listOf({ columns: before = [] }: Reading, { columns: named }: Draft): Pick<Reading, 'isList' | 'columns'> {
  const columns = named.length > 0 ? named : before;
  return { isList: true, ...(columns.length > 0 && { columns }) };
}

const isOfYears = (period: Period) => yearsOf(period).length > 0;

/** Kinds that alone change nothing: a turn of these says how it goes on, and not with what. */
const SMALL: readonly Kind[] = [
  'filler',
  'preposition',
  'and',
  'or',
  'followUp',
  'both',
  'only',
  'verb',
  'not',
  'by',
  'how',
];

function saysAnything({ tags, ranking }: Draft): boolean {
  const isAgain = tags.some((tag) => tag.kind === 'followUp' && tag.move === 'same');
  return isAgain || ranking !== undefined || tags.some(({ kind }) => !SMALL.includes(kind));
}

/** `what about consulting fees` after the share of meals is of their share. */
function withPart(comparison: Reading['comparison'], next: Draft): Pick<Draft, 'comparison' | 'filters'> {
  const isFigure = next.tags.some(({ kind }) => ['amount', 'count', 'statistic'].includes(kind));
  if (next.comparison || isFigure || comparison?.kind !== 'share' || !comparison.part)
    return { comparison, filters: next.filters };
  const fields = comparison.part.map(({ field }) => field);
  const isOfPart = ({ field, isNegated }: ValueFilter) => fields.includes(field) && !isNegated;
  const fresh = next.filters.filter(isOfPart).map(({ at: _, ...filter }) => filter);
  if (fresh.length === 0) return { comparison, filters: next.filters };
  const part = [...comparison.part.filter(({ field }) => fresh.every((one) => one.field !== field)), ...fresh];
  return { comparison: { ...comparison, part }, filters: next.filters.filter((filter) => !isOfPart(filter)) };
}
