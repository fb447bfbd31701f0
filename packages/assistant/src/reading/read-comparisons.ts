import type { Period } from '../time/period.ts';
import { type Draft, open, take } from './draft.ts';
import { addGroup, addNounFilters } from './read-groups.ts';
import type { Group, ValueFilter } from './reading.ts';

/** Growth, shares, concentration and running totals, and what is set beside each other. */
export function readComparisons(draft: Draft): void {
  readGrowth(draft);
  const concentrations = open(draft, 'concentration');
  readTogether(draft);
  const running = open(draft, 'runningTotal');
  take(draft, ...concentrations, ...running);
  if (concentrations.length > 0) readConcentration(draft);
  if (running.length > 0) draft.comparison = { kind: 'runningTotal' };
  const marks = open(draft, 'compare', 'versus');
  if (marks.length === 0) return;
  take(draft, ...marks);
  for (const tag of open(draft, 'noun').filter(({ noun }) => noun.where)) {
    take(draft, tag);
    addNounFilters(draft, tag.noun, tag.from);
  }
  besideEachOther(draft);
}

/** From one period to another; with one period, from the one before it; without, year by year. */
function readGrowth(draft: Draft): void {
  const tags = open(draft, 'growth');
  if (tags.length === 0 && !draft.comparedWith) return;
  take(draft, ...tags);
  const sort = tags.find(({ direction }) => direction)?.direction ?? draft.ranking?.direction;
  const sorted = sort && draft.groups.length > 0 ? { sort } : {};
  const [from, to] = endsOf(draft.periods);
  if (from && to) {
    draft.comparison = { kind: 'growth', from, to, ...sorted };
    draft.periods = [];
  } else draft.comparison = { kind: 'growth', ...sorted };
  const hasTime = draft.groups.some((group) => group.kind !== 'dimension' || group.dimension === 'program_year');
  if (draft.periods.length === 0 && !from && !hasTime && draft.groups.length === 0) {
    addGroup(draft, { kind: 'dimension', dimension: 'program_year' });
  }
  if (draft.groups.length > 0 && sort && !draft.ranking && isSingular(draft)) draft.ranking = { n: 1, direction: sort };
}

/** `which company grew the most` is one; `fastest growing companies` are several. */
function isSingular({ tags, tokens }: Draft): boolean {
  const noun = tags.find((tag) => tag.kind === 'noun' || tag.kind === 'grain');
  const word = noun && tokens[noun.to - 1];
  return tags.some(({ kind }) => kind === 'which') && word !== undefined && word.low === word.lemma;
}

/** The two ends of a growth: of two periods, or the first and last year of a range. */
function endsOf(periods: readonly Period[]): readonly [Period | undefined, Period | undefined] {
  const whole = periods.filter(({ kind }) => kind === 'years' || kind === 'dates');
  if (whole.length === 2)
    return whole[0] && whole[1] && startOf(whole[0]) <= startOf(whole[1]) ? [whole[0], whole[1]] : [whole[1], whole[0]];
  const [one] = periods;
  const years =
    one?.kind === 'eachYear'
      ? [Math.min(...one.years), Math.max(...one.years)]
      : one?.kind === 'years'
        ? [one.from, one.to]
        : [];
  const [from, to] = years;
  if (from === undefined || to === undefined || from === to) return [undefined, undefined];
  return [
    { kind: 'years', from, to: from },
    { kind: 'years', from: to, to },
  ];
}

function startOf(period: Period): string {
  return 'from' in period ? String(period.from ?? '') : '';
}

/** `how much did the top 100 recipients receive together` is one figure. */
function readTogether(draft: Draft): void {
  const isTogether = draft.tokens.some(({ low }) =>
    ['together', 'combined', 'altogether', 'jointly', 'collectively'].includes(low),
  );
  if (
    !isTogether ||
    !draft.ranking ||
    draft.ranking.place !== undefined ||
    draft.comparison ||
    draft.groups.length !== 1
  )
    return;
  readConcentration(draft);
  draft.groups = [];
  draft.ranking = undefined;
}

function readConcentration(draft: Draft): void {
  const group = draft.groups.find((one) => one.kind === 'dimension');
  const dimension = group?.kind === 'dimension' ? group.dimension : 'company';
  draft.comparison = { kind: 'concentration', n: draft.ranking?.n ?? 10, dimension };
  draft.groups = draft.groups.filter((one) => one !== group);
  draft.ranking = undefined;
}

/** Two or more values or times are a row each. */
function besideEachOther(draft: Draft): void {
  if (draft.comparison?.kind === 'growth') return;
  const several = draft.filters.find(
    ({ values, isNegated, text }) => values.length > 1 && !isNegated && text !== undefined,
  );
  const byTime = timeGroup(draft.periods);
  if (several)
    addFirst(draft, { kind: 'dimension', dimension: several.field === 'recipient_id' ? 'recipient' : several.field });
  else if (byTime) {
    addFirst(draft, byTime);
    if (draft.periods.length > 1) draft.periods = [joined(draft.periods)];
  } else if (draft.groups.length === 0) {
    const nouns = draft.filters.find((filter: ValueFilter) => filter.values.length > 1 && !filter.isNegated);
    if (nouns) addFirst(draft, { kind: 'dimension', dimension: nouns.field });
  }
}

function addFirst(draft: Draft, group: Group): void {
  if (!draft.groups.some((one) => JSON.stringify(one) === JSON.stringify(group))) draft.groups.unshift(group);
}

/** Years beside each other are rows of years; quarters and months rows of their own. */
function timeGroup(periods: readonly Period[]): Group | undefined {
  const [one] = periods;
  if (one?.kind === 'eachYear' || (one?.kind === 'years' && (periods.length > 1 || one.from !== one.to)))
    return { kind: 'dimension', dimension: 'program_year' };
  if (periods.length > 1 && periods.every(({ kind }) => kind === 'dates'))
    return { kind: 'grain', grain: grainOf(one) };
  return undefined;
}

function grainOf(period: Period | undefined): 'month' | 'quarter' {
  if (period?.kind !== 'dates' || !period.from || !period.to) return 'quarter';
  return period.from.slice(0, 7) === period.to.slice(0, 7) ? 'month' : 'quarter';
}

/** Years are joined; other times have to lie beside each other. */
function joined(periods: readonly Period[]): Period {
  const years = periods.flatMap((period) =>
    period.kind === 'years' && period.from !== undefined ? [period.from] : [],
  );
  if (years.length === periods.length) return { kind: 'eachYear', years: years.sort((a, b) => a - b) };
  const starts = periods.flatMap((period) => (period.kind === 'dates' && period.from ? [period.from] : [])).sort();
  const ends = periods.flatMap((period) => (period.kind === 'dates' && period.to ? [period.to] : [])).sort();
  return { kind: 'dates', ...(starts[0] && { from: starts[0] }), ...(ends.at(-1) && { to: ends.at(-1) ?? '' }) };
}
