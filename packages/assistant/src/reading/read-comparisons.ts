import type { Tag } from '../tags/tag.ts';
import type { Period } from '../time/period.ts';
import { type Draft, has, open, take, textOf } from './draft.ts';
import { addGroup, addNoun, addNounFilters } from './groups.ts';
import type { Group, ValueFilter } from './reading.ts';

/** Growth, shares, concentration and running totals, and what is set beside each other. */
export function readComparisons(draft: Draft): void {
  readGrowth(draft);
  readStanding(draft);
  const concentrations = open(draft, 'concentration');
  readTogether(draft);
  const running = open(draft, 'runningTotal');
  take(draft, ...concentrations, ...running);
  if (concentrations.length > 0) readConcentration(draft);
  if (running.length > 0) draft.comparison = { kind: 'runningTotal' };
  // Disputed and undisputed together are everything: they are only named to be told apart.
  const isOfBoth = draft.filters.some(({ field, values }) => field === 'dispute_status' && values.length > 1);
  if (isOfBoth) addGroup(draft, { kind: 'dimension', dimension: 'dispute_status' });
  const marks = open(draft, 'compare', 'versus').filter((tag) => !isOfOne(draft, tag));
  if (marks.length === 0 && !asksTwice(draft)) return;
  take(draft, ...marks);
  for (const tag of open(draft, 'noun').filter(({ noun }) => noun.where)) {
    take(draft, tag);
    addNounFilters(draft, tag.noun, tag.from);
  }
  besideEachOther(draft);
}

/** `how much went to drugs and how much to devices` are two figures, side by side. */
export function asksTwice({ tags }: Draft): boolean {
  const amounts = tags.filter(({ kind }) => kind === 'amount');
  return amounts.length > 1 && tags.some(({ kind, to }) => kind === 'and' && to === amounts.at(-1)?.from);
}

/** `what rank is X`, `where does X stand`: the one that is named, among all of its kind. */
function readStanding(draft: Draft): void {
  const isAsked = draft.tags.some(
    (tag) => tag.kind === 'rank' && draft.tokens[tag.from]?.lemma === 'rank' && tag.to - tag.from === 1,
  );
  const named = draft.filters.filter(({ text, field, isNegated }) => text && !isNegated && STANDING.includes(field));
  const [one, another] = named;
  if (!isAsked || !draft.ranking || draft.isList || draft.groups.length > 0 || !one || another) return;
  addGroup(draft, { kind: 'dimension', dimension: one.field === 'recipient_id' ? 'recipient' : one.field });
  draft.ranking = { ...draft.ranking, n: Math.max(draft.ranking.n, one.values.length) };
}

const STANDING = ['company', 'company_family', 'recipient_id', 'state', 'nature', 'product', 'specialty'];

/** From one period to another; with one period, from the one before it; without, year by year. */
function readGrowth(draft: Draft): void {
  const tags = open(draft, 'growth');
  if (tags.length === 0 && !draft.comparedWith) return;
  take(draft, ...tags);
  const sort = tags.find(({ direction }) => direction)?.direction ?? draft.ranking?.direction;
  refuseDifference(draft, tags);
  // `largest increase among states`: what a growth is asked of has a row each.
  const [noun] = open(draft, 'noun').filter((tag) => !tag.noun.where && draft.groups.length === 0);
  if (noun && sort) {
    take(draft, noun);
    addNoun(draft, noun.noun);
  }
  const [from, to] = endsOf(draft.periods);
  const sorted = sort && draft.groups.length > 0 ? { sort } : {};
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

const DIFFERENCES = [
  'difference',
  'difference in',
  'delta',
  'variance',
  'how much more',
  'how many more',
  'how much less',
];

/** `what does Pfizer pay more for` names nothing that it would be more than. */
function isOfOne(draft: Draft, mark: Tag): boolean {
  return /(?:more|less)$/i.test(textOf(draft, mark)) && !has(draft, 'or', 'and', 'versus');
}

/** A difference is of two times; that of two things is theirs to see, side by side. */
function refuseDifference(draft: Draft, tags: readonly Tag[]): void {
  const isDifference = tags.some((tag) => DIFFERENCES.includes(textOf(draft, tag).toLowerCase()));
  const isOfTwo = has(draft, 'versus', 'and') || draft.tokens.some(({ low }) => low === 'between');
  const [from, to] = endsOf(draft.periods);
  if (isDifference && isOfTwo && !(from && to) && !draft.comparedWith)
    draft.cannot =
      'I can say the difference of two times. Two things I can set side by side: compare one with the other.';
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
