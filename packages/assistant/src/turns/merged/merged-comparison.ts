import { isByChange, isOfSize, newestYears } from '../../reading/comparisons/read-growth.ts';
import type { Draft } from '../../reading/draft.ts';
import type { Comparison, Reading } from '../../reading/reading.ts';
import type { Kind } from '../../tags/tag.ts';
import type { Period } from '../../time/period.ts';
import { rankedOf, type Unread } from '../referred.ts';
import { asksForLargestPart, isCountedOtherwise } from '../turned-figures.ts';
import { besideEarlier, type Compared, firstOf, groupOf } from './beside-earlier.ts';
import { yearsOf } from './merged-filters.ts';
import { isSamePart, ofAllNamed } from './of-all-named.ts';
import { otherFirst } from './other-first.ts';
import { isTotalAlone } from './total-alone.ts';
import { besidesPart, isOfTime, twoYearsOf } from './years-compared.ts';

type Growth = Extract<Comparison, { kind: 'growth' }>;

/** The comparison of a turn over what the turns before asked, the other parts being merged already. */
export function mergedComparison(earlier: Reading, next: Draft, rest: Compared): Compared | Unread {
  const says = (...kinds: Kind[]) => next.tags.some(({ kind }) => kinds.includes(kind));
  const first = otherFirst(earlier.comparison, next);
  if (first) return { ...rest, groups: earlier.groups, comparison: first };
  if (next.comparison?.kind === 'growth') return grown(earlier, next, rest, next.comparison);
  if (isInPercent(earlier, next)) return { ...rest, comparison: inPercent(earlier.comparison) };
  if (isSamePart(earlier, next)) return { ...rest, comparison: earlier.comparison };
  if (next.comparison) {
    const groups = besidesPart(next, rest.groups);
    return { ...rest, groups, comparison: ofAllNamed(next.comparison, next, { ...rest, groups }) };
  }
  if (isClosed(earlier.comparison, next) && says('amount', 'count', 'statistic', 'value', 'noun'))
    return { cannot: OF_CLOSED };
  const together = heldTogether(earlier, next, rest);
  if (together) return together;
  if (says('versus', 'compare')) return besideEarlier(earlier, next, rest);
  const { comparison } = earlier;
  if (next.isList && !earlier.isList) return recordsOf(comparison, rest);
  if (comparison?.kind === 'growth' && says('amount', 'count', 'statistic', 'measure'))
    return grownOtherwise(comparison, next, rest);
  if (says('amount', 'count', 'statistic')) return asFigure(comparison, next, rest);
  if (comparison?.kind === 'growth' && asksForLargestPart(next)) return { ...rest, comparison: undefined };
  if (comparison?.kind === 'growth') return { ...rest, ...withEnds(turned(comparison, next), next, rest) };
  return { ...rest, comparison };
}

/** `the bottom 10` after the ten that grew most: those that grew least. */
function turned(comparison: Growth, { ranking }: Draft): Growth {
  const { sort, ...growth } = comparison;
  return sort === 'desc' && ranking?.direction === 'asc' ? growth : comparison;
}

/** `in percent` after growth is of that growth, and no share. */
function isInPercent({ comparison }: Reading, { tags }: Draft): boolean {
  return (
    comparison?.kind === 'growth' && tags.every(({ kind }) => ['share', 'filler', 'preposition', 'and'].includes(kind))
  );
}

/** A growth ranked by its percentage. */
function inPercent(comparison: Comparison | undefined): Comparison | undefined {
  if (comparison?.kind !== 'growth') return comparison;
  const { by: _, ...growth } = comparison;
  return growth;
}

/** A number of the largest, a ratio or a difference has no other figure, and of two things both sides are named together. */
function isClosed(comparison: Comparison | undefined, { filters, tags }: Draft): boolean {
  const isFigure = tags.some(({ kind }) => kind === 'amount' || kind === 'count' || kind === 'statistic');
  if (comparison?.kind === 'coverage') return isFigure;
  const isOfTwo = comparison?.kind === 'ratio' || comparison?.kind === 'difference';
  return isOfTwo && (isFigure || filters.some(({ field }) => isSameKind(field, comparison.of.field)));
}

/** A family of companies stands for them. */
function isSameKind(field: string, another: string): boolean {
  return field.replace('_family', '') === another.replace('_family', '');
}

const OF_CLOSED =
  'Another figure, or other sides of a ratio or difference, cannot go on from that answer: ask for it in a question of its own.';

/** `how much do the top 5 have together` is of the rows that are there. */
function heldTogether(earlier: Reading, { tokens, ...next }: Draft, rest: Compared): Compared | undefined {
  const isTotal = isTotalAlone(earlier, { tokens, ...next }) && rankedOf(earlier)?.measure === 'total_amount';
  const isOfThem = isTotal || tokens.some(({ low }) => ['they', 'them', 'those', 'these'].includes(low));
  const ranking = next.ranking ?? (isOfThem ? earlier.ranking : undefined);
  const group = earlier.groups.find((one) => one.kind === 'dimension' && one.dimension !== 'program_year');
  const isTogether = isTotal || tokens.some(({ low }) => ['together', 'combined', 'altogether'].includes(low));
  if (!isTogether || !ranking || ranking.place !== undefined || group?.kind !== 'dimension') return undefined;
  const { n, direction } = ranking;
  const groups = earlier.groups.filter((one) => one !== group);
  const last = direction === 'asc' ? { direction } : {};
  return { ...rest, groups, comparison: { kind: 'concentration', n, dimension: group.dimension, ...last } };
}

/** Another figure is no growth or share; `how much in dollars` after a share is of its part, which becomes a condition. */
function asFigure(comparison: Comparison | undefined, next: Draft, rest: Compared): Compared {
  const isShare = comparison?.kind === 'share' || comparison?.kind === 'peopleShare';
  if (comparison?.kind === 'share' && isCountedOtherwise(next)) return { ...rest, comparison };
  if (!isShare || !isOfPart(next)) return { ...rest, comparison: undefined };
  const part = (comparison.part ?? []).filter(({ field }) => next.filters.every((one) => one.field !== field));
  const amounts = comparison.kind === 'share' ? (comparison.amounts ?? []) : [comparison.amount ?? []].flat();
  return {
    ...rest,
    comparison: undefined,
    filters: [...rest.filters, ...part],
    thresholds: [...rest.thresholds, ...amounts],
  };
}

/** The records behind a share are those of its part; behind the shares of rows, a running total or two things all of them. */
function recordsOf(comparison: Comparison | undefined, rest: Compared): Compared {
  const isOfAll = ['runningTotal', 'ratio', 'difference'].includes(comparison?.kind ?? '');
  if (isOfAll) return { ...rest, comparison: undefined };
  if (comparison?.kind !== 'share') return { ...rest, comparison };
  const { part = [], amounts = [], time } = comparison;
  return {
    ...rest,
    comparison: undefined,
    ...(time && { periods: [time] }),
    filters: [...rest.filters, ...part],
    thresholds: [...rest.thresholds, ...amounts],
  };
}

const OF_PART = ['dollar', 'usd', 'that', 'it', 'they', 'them', 'those', 'these'];
const SMALL: readonly Kind[] = ['amount', 'count', 'filler', 'preposition', 'and', 'followUp'];

/** `how much is that`, `in dollars`; `and the total` is of the whole. */
function isOfPart({ tags, tokens }: Draft): boolean {
  const isTotal = tokens.some(({ lemma }) => ['total', 'overall', 'altogether', 'whole'].includes(lemma));
  const isReferring = tokens.some(({ lemma }) => OF_PART.includes(lemma));
  return !isTotal && (isReferring || tags.every(({ kind }) => SMALL.includes(kind)));
}

/** Growth that names neither rows nor times is of the rows and times of the answer before. */
function grown(earlier: Reading, next: Draft, rest: Compared, said: Growth): Compared {
  const isOfTwo = earlier.groups.length === 0 && earlier.periods.flatMap(yearsOf).length === 2;
  const isSaid = namesRows(next) || (earlier.groups.length === 0 && !isOfTwo);
  const isFromTo = said.from !== undefined && next.tags.some(({ kind }) => kind === 'period');
  // `growth 2023 to 2024` after rows by year is one figure.
  const there = isFromTo ? earlier.groups.filter((group) => !isOfTime(group)) : earlier.groups;
  const groups = isSaid ? rest.groups : there;
  const order = groups.length > 0 ? orderOf(next) : {};
  const isTimed = next.tags.some(({ kind }) => kind === 'period');
  if (!isTimed && earlier.comparison?.kind === 'growth' && !groups.some(isOfTime))
    return { ...rest, groups, comparison: { ...earlier.comparison, ...order } };
  if (said.from && (isTimed || rest.periods.length === 0))
    return { ...rest, groups, periods: [], comparison: { ...said, ...order } };
  const comparison: Growth = { kind: 'growth', ...order };
  const beside = order.sort && twoYearsOf(earlier, groups);
  if (beside) return { ...rest, periods: [], groups: beside.groups, comparison: { ...comparison, ...beside.ends } };
  if (groups.some(isOfTime)) return { ...rest, groups, comparison };
  const ends = endsOf(earlier, next, rest.periods);
  return ends
    ? { ...rest, groups, periods: [], comparison: { ...comparison, ...ends } }
    : { ...rest, groups, comparison };
}

/** `which grew the most in dollars`: by how much, else by which part. */
function orderOf(next: Draft): Pick<Growth, 'sort' | 'by'> {
  const sort = sortOf(next);
  return { ...(sort && { sort }), ...(sort && isByChange(next.tokens) && { by: 'change' }) };
}

/** `which fell the most`, `only those that fell`, `the biggest decrease`; `the increase` alone asks of those that fell, too. */
function sortOf({ tags, tokens, ranking, thresholds }: Draft): Growth['sort'] {
  const isNarrowed =
    tags.some((tag) => ASKED_OF.includes(tag.kind) || (tag.kind === 'followUp' && tag.move === 'add')) ||
    tokens.some(({ low }) => low === 'ones');
  // `the five biggest decreases`.
  const isAsked =
    ranking !== undefined || isNarrowed || isOfSize(tokens) || thresholds.some(({ on }) => on === 'percent');
  if (!isAsked) return undefined;
  const directed = tags.flatMap((tag) => (tag.kind === 'growth' ? (tag.direction ?? []) : []))[0];
  return directed ?? (isNarrowed && tokens.some(({ lemma }) => lemma === 'grow') ? 'desc' : undefined);
}

const ASKED_OF: readonly Kind[] = ['which', 'who', 'rank', 'only'];

/** Whether what there is a row for is said, and not only taken for granted. */
function namesRows({ tags }: Draft): boolean {
  return tags.some(({ kind }) => ['grain', 'noun', 'by', 'trend'].includes(kind));
}

/** `change from 2022`, or from the first to the last of the years before; without any the newest. */
function endsOf(earlier: Reading, next: Draft, periods: readonly Period[]): Pick<Growth, 'from' | 'to'> | undefined {
  const old = earlier.periods.flatMap(yearsOf);
  const [since] = next.periods.flatMap(yearsOf);
  const isFrom = next.tags.some((tag) => tag.kind === 'period' && next.tokens[tag.from]?.low === 'from');
  const last = Math.max(...old, ...next.periods.flatMap(yearsOf));
  // `which grew the most vs 2023` after 2024: from the one to the other.
  const isVersus = next.tags.some(({ kind }) => kind === 'versus') && old.length === 1 && old[0] !== since;
  if (isVersus && since !== undefined) return { from: year(Math.min(since, ...old)), to: year(last) };
  if (isFrom && since !== undefined && since < last) return { from: year(since), to: year(last) };
  const years = periods.flatMap(yearsOf);
  if (years.length > 1) return { from: year(Math.min(...years)), to: year(Math.max(...years)) };
  if (periods.length > 0) return undefined;
  const [from, to] = newestYears(next);
  return { from, to };
}

/** `number of recipients` after growth between two times is their growth between the same; an average is that of each time. */
function grownOtherwise(comparison: Growth, next: Draft, rest: Compared): Compared {
  const isOfAnother =
    next.figures.every(({ kind }) => kind !== 'statistic') && next.tags.every(({ kind }) => kind !== 'amount');
  if (isOfAnother || next.groups.length > 0) return { ...rest, ...withEnds(comparison, next, rest) };
  const years = [comparison.from, comparison.to].flatMap((period) => (period ? yearsOf(period) : []));
  if (years.length === 0 || next.periods.length > 0) return { ...rest, comparison: undefined };
  const periods: Period[] = [{ kind: 'eachYear', years }];
  return { ...rest, comparison: undefined, periods, groups: firstOf(groupOf('program_year'), rest.groups) };
}

/** A growth between two years goes to the year that is said, from as long before. */
function withEnds(comparison: Growth, next: Draft, { periods }: Compared): Pick<Compared, 'comparison' | 'periods'> {
  const { from, to } = comparison;
  const [first] = from ? yearsOf(from) : [];
  const [last] = to ? yearsOf(to) : [];
  const since = sinceOf(next.periods);
  if (since !== undefined && last !== undefined && since < last)
    return { comparison: { ...comparison, from: year(since), to: year(last) }, periods: [] };
  const said = next.periods.flatMap(yearsOf);
  if (said.length === 0 || first === undefined || last === undefined) return { comparison, periods };
  const newest = Math.max(...said);
  const oldest = said.length > 1 ? Math.min(...said) : newest - (last - first);
  return { comparison: { ...comparison, from: year(oldest), to: year(newest) }, periods: [] };
}

/** The year that alone is said as the first: `since 2021`. */
function sinceOf([period, another]: readonly Period[]): number | undefined {
  return period?.kind === 'years' && period.to === undefined && !another ? period.from : undefined;
}

function year(number: number): Period {
  return { kind: 'years', from: number, to: number };
}
