import type { Draft } from '../reading/draft.ts';
import { ALL_ROWS, type Figure, type Reading, type ValueFilter } from '../reading/reading.ts';
import { COUNTED } from '../reading/share-of-amounts.ts';
import type { Kind } from '../tags/tag.ts';
import type { Period } from '../time/period.ts';
import type { Compared } from './beside-earlier.ts';
import { isPerEntity } from './figures-beside.ts';
import { inBothYears } from './in-both-years.ts';
import { mergedComparison } from './merged-comparison.ts';
import { isAdded, mergedFilters, mergedPeriods, yearsOf } from './merged-filters.ts';
import { mergedGroups } from './merged-groups.ts';
import { mergedRanking, orderOf } from './merged-ranking.ts';
import { mergedThresholds } from './merged-thresholds.ts';
import { ofEachPerson } from './of-each-person.ts';
import { asMembers, overMembers } from './of-members.ts';
import { singleOf, withRowsOfThem } from './of-them.ts';
import { amountOf, firstOfPlaces, firstOfRows, referredTo, type Unread } from './referred.ts';
import { countedEntity } from './routes.ts';
import { asListed, inOrder, withSwapped } from './said-shortly.ts';
import { shareOfThat } from './share-of-that.ts';
import { summedUp } from './summed-up.ts';
import {
  asksForTwo,
  cannotGoOn,
  inSource,
  isIn,
  isShownBeside,
  perEach,
  withAllOf,
  withoutParts,
} from './turned-figures.ts';
import { asksNumber } from './turns-of-counts.ts';

/** What one turn says, put into what the turns before said: slots are replaced, filters of other fields stay. */
export function merged(before: Reading, said: Draft): Reading | Unread {
  const earlier = asMembers(withRowsOfThem(before, said), said);
  // `largest first` orders what is there, and asks for no records.
  const ordered = orderOf(said) ? { ...said, isList: said.tags.some(({ kind }) => kind === 'list') } : said;
  if (asksForTwo(earlier, said)) return { cannot: 'The answer before is of one thing alone: name both.' };
  const whole =
    summedUp(earlier, said) ?? singleOf(earlier, said) ?? inBothYears(earlier, said) ?? shareOfThat(earlier, said);
  if (whole) return whole;
  if (turnsFirst(earlier, ordered)) return { cannot: FIRST_TURNED };
  const draft = inOrder(earlier, asListed(earlier, withSwapped(earlier, withAllOf(inDollars(ordered, earlier)))));
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
  const isOfAnyTime = both.isNew && both.periods[0]?.kind !== 'years';
  return isOfAnyTime ? { cannot: 'Who is new can be asked of whole years alone.' } : both;
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
  return {
    source: next.source ?? earlier.source,
    figures: inSource(people ? [people] : mergedFigures(earlier, next, parts.groups), next.source),
    ...parts,
    ...(comparison && { comparison }),
    ...(ranking && { ranking }),
    ...(among && { among }),
    ...(firstOf && { firstOf }),
    ...((next.isNew || earlier.isNew) && { isNew: true as const }),
    ...((next.isList || (earlier.isList && !isSummed)) && listOf(earlier, next)),
    ...(next.chart && { chart: next.chart }),
  };
}

/** `median total per company` after rows of companies is one figure of them all, and none for each. */
function withoutOwnRows(reading: Reading, { groups }: Draft): Reading {
  const [figure] = reading.figures;
  const per = figure?.kind === 'statistic' ? figure.per : undefined;
  const isOwn = (group: Reading['groups'][number]) =>
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

/** What is counted, averaged or summed up; a unit alone says nothing new. */
function mergedFigures(earlier: Reading, next: Draft, groups: Reading['groups']): Reading['figures'] {
  const isCounted = next.assumptions.includes(COUNTED) && next.tags.some(({ kind }) => kind === 'unit');
  const isSaid = isCounted || next.tags.some(({ kind }) => ['count', 'statistic', 'amount', 'measure'].includes(kind));
  const isRanked = next.ranking !== undefined && next.tags.some(({ kind }) => kind === 'unit');
  const over = overSame(earlier.figures[0], next) ?? overTheirs(earlier, next);
  if (over) return [over];
  if (isShownBeside(next)) return [...earlier.figures, ...next.figures.filter((one) => !isIn(earlier.figures, one))];
  if ((isSaid || isRanked) && next.figures.length > 0) return next.figures;
  return isCountOfRows(earlier, groups) ? [{ kind: 'measure', measure: amountOf(earlier) }] : earlier.figures;
}

/** `how many doctors`, then `who got the most`: of each of them the amount, since each is one. */
function isCountOfRows({ figures: [figure, another] }: Reading, groups: Reading['groups']): boolean {
  const counted = another ? undefined : countedEntity(figure);
  return counted !== undefined && groups.some((group) => group.kind === 'dimension' && group.dimension === counted);
}

/** `mean`, `90th percentile` after a median per physician: over the same totals. */
function overSame(figure: Reading['figures'][number] | undefined, next: Draft): Reading['figures'][number] | undefined {
  const [said, another] = next.figures;
  const isAlone = next.tags.every(({ kind }) =>
    ['statistic', 'filler', 'and', 'followUp', 'preposition', 'which', 'how'].includes(kind),
  );
  if (!isAlone || another || said?.kind !== 'statistic' || said.per !== 'record') return undefined;
  return isPerEntity(figure) ? { ...figure, statistic: said.statistic } : undefined;
}

/** `their median total` after a number of people: over what each of them got. */
function overTheirs({ figures }: Reading, { figures: [said, another], tokens }: Draft): Figure | undefined {
  const per = countedEntity(figures[0]);
  const isTheirs = tokens.some(({ low }) => low === 'their') && tokens.some(({ lemma }) => lemma === 'total');
  if (per === undefined || another || said?.kind !== 'statistic' || said.per !== 'record' || !isTheirs)
    return undefined;
  return { ...said, per };
}

/** `how many of them were over $100` after a number of payments counts payments again. */
function countedAgain({ figures: [figure, another], groups }: Reading, { tags, tokens }: Draft): Figure | undefined {
  const isOfUnits = figure?.kind === 'measure' && ['payments', 'records'].includes(figure.measure) && !another;
  const isOfThem = /\bhow many (?:of|among|out of) (?:them|those|these)\b/.test(tokens.map(({ low }) => low).join(' '));
  // `how many of those doctors`.
  const isThose = ({ from }: Draft['tags'][number]) => ['those', 'these'].includes(tokens[from - 1]?.low ?? '');
  const isOfOthers = tags.some((tag) => tag.kind === 'unit' || (tag.kind === 'noun' && isThose(tag)));
  return isOfUnits && isOfThem && groups.length === 0 && !isOfOthers ? figure : undefined;
}

/** `how many of them were there`: those whom the question before was about. */
function countedPeople(earlier: Reading, { tags, tokens, groups }: Draft): Reading['figures'][number] | undefined {
  const isOfThem = tags.every(({ kind }) => ['count', 'filler', 'preposition', 'and', 'followUp'].includes(kind));
  if (earlier.comparison?.kind === 'peopleShare' && isOfThem && tags.some(({ kind }) => kind === 'count'))
    return { kind: 'distinct', dimension: earlier.comparison.entity };
  const isCount =
    tags.some(({ kind }) => kind === 'count') &&
    (tokens.some(({ low }) => ['them', 'they', 'those', 'these'].includes(low)) || isOfRowsThere(earlier, tokens));
  if (!isCount || groups.length > 0 || tags.some(({ kind }) => kind === 'unit' || kind === 'noun')) return undefined;
  const group = earlier.groups.find((one) => one.kind === 'dimension');
  const isOfPeople = earlier.filters.some(({ field, isNegated }) => field === 'recipient_type' && !isNegated);
  const dimension = group?.kind === 'dimension' ? group.dimension : isOfPeople ? 'recipient' : undefined;
  return dimension === undefined ? undefined : { kind: 'distinct', dimension };
}

/** `how many are there` after rows; after a list it is of its records. */
function isOfRowsThere({ groups, isList, thresholds }: Reading, tokens: Draft['tokens']): boolean {
  const isThat = /^(?:and |so )?how many (?:is|was|are|were) (?:that|those|it)$/.test(
    tokens.map(({ low }) => low).join(' '),
  );
  if (isThat && !isList && groups.some(({ kind }) => kind === 'dimension')) return true;
  const isBare = tokens.length === 2 && thresholds.some(({ on }) => on === 'figure');
  const isOfRows = !isList && groups.some(({ kind }) => kind === 'dimension');
  return isOfRows && (isBare || tokens.some(({ low }) => low === 'there'));
}
