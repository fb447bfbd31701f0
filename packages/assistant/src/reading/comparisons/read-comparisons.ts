import type { Tag, TagOf } from '../../tags/tag.ts';
import { addDays, periodAround, type Span } from '../../time/calendar.ts';
import { type Period, startOf } from '../../time/period.ts';
import { type Draft, has, open, take, textOf } from '../draft.ts';
import { addGroup, addNounFilters, dimensionNames } from '../groups.ts';
import { areTimesTogether } from '../put-together.ts';
import type { Group, ValueFilter } from '../reading.ts';
import { areKindsApart, groupOfKinds } from '../rows/kinds-named.ts';
import { isOfNamed } from '../rows/read-each-named.ts';
import { isToDate } from '../rows/read-trends.ts';
import { groupOfNamed, isOfUnnamed, severalNamed, splitsNamed } from '../rows/several-named.ts';
import { setsOf } from './compared-sets.ts';
import { areDaysBeside } from './days-beside.ts';
import { readConcentration, readTogether } from './read-concentration.ts';
import { readCoverage } from './read-coverage.ts';
import { readDifference } from './read-difference.ts';
import { readGrowth } from './read-growth.ts';
import { meantApart, moreOnEither, readEachYear, readGrowthOfEither, readLargestOfEach } from './read-named-apart.ts';
import { readRatio } from './read-ratio.ts';
import { versusBetween } from './versus-between.ts';

/** Growth, shares, concentration and running totals, and what is set beside each other. */
export function readComparisons(draft: Draft): void {
  if (readDifference(draft)) return;
  readGrowth(draft);
  readCoverage(draft);
  readStanding(draft);
  const concentrations = open(draft, 'concentration');
  readTogether(draft);
  const running = open(draft, 'runningTotal');
  take(draft, ...concentrations, ...running);
  if (concentrations.length > 0 && draft.comparison?.kind !== 'concentration') readConcentration(draft);
  if (running.length > 0 && has(draft, 'share'))
    draft.cannot = 'I can ask for shares, and for running totals over time, but not for running totals of shares.';
  if (running.length > 0 && !isToDate(draft)) draft.comparison = { kind: 'runningTotal' };
  // Disputed and undisputed together are everything: they are only named to be told apart.
  const isOfBoth = draft.filters.some(({ field, values }) => field === 'dispute_status' && values.length > 1);
  if (isOfBoth) addGroup(draft, { kind: 'dimension', dimension: 'dispute_status' });
  readEachNamed(draft);
  const marks = [
    ...[...open(draft, 'compare', 'versus'), ...moreOnEither(draft)].filter(
      (tag) => !isOfOne(draft, tag) && !isOfUnnamed(draft, tag),
    ),
    ...splitsNamed(draft),
  ];
  if (marks.length === 0 && !asksTwice(draft)) return;
  take(draft, ...marks);
  if (outspendsOne(draft, marks)) draft.cannot = OUTSPENT;
  for (const tag of open(draft, 'noun').filter(({ noun }) => noun.where)) {
    take(draft, tag);
    addNounFilters(draft, tag.noun, tag.from);
  }
  besideEachOther(draft);
  readRatio(draft);
}

/** `which companies outspend A`: who is above what another comes to is no condition that can be asked. */
function outspendsOne(draft: Draft, marks: readonly Tag[]): boolean {
  const isOfRows = draft.groups.some((group) => !isTime(group));
  const isOutspent = marks.some(({ from }) => /^out/.test(draft.tokens[from]?.lemma ?? ''));
  return isOutspent && (isOfRows || severalNamed(draft) === undefined);
}

const OUTSPENT =
  'I can set companies beside each other that you name, or tell the place of one among all (“where does A rank among companies”), but not pick those above one.';

/** `for each of A and B`, `A, B and C each`, `at A, at B and at C`. */
function readEachNamed(draft: Draft): void {
  const marks = open(draft, 'by').filter((by) => isOfNamed(draft, by));
  readLargestOfEach(draft);
  const apart = marks.length === 0 ? meantApart(draft) : undefined;
  const named = apart ? groupOfNamed(draft, apart) : severalNamed(draft);
  readEachYear(draft);
  readGrowthOfEither(draft);
  const isApart = marks.length > 0 || apart !== undefined;
  const several = isApart ? (named ?? groupOfKinds(draft)) : areKindsApart(draft) ? groupOfKinds(draft) : undefined;
  if (!several) return;
  take(draft, ...marks);
  addFirst(draft, several);
}

/** `how much went to drugs and how much to devices` are two figures, side by side. */
export function asksTwice({ tags, tokens }: Draft): boolean {
  const isAsking = ({ kind, from }: Tag) => kind === 'amount' || (kind === 'which' && tokens[from]?.low === 'what');
  const asked = tags.filter(isAsking);
  return asked.length > 1 && tags.some(({ kind, to }) => kind === 'and' && to === asked.at(-1)?.from);
}

/** `what rank is X`, `where does X stand`: the one that is named, among all of its kind. */
function readStanding(draft: Draft): void {
  const standings = open(draft, 'standing');
  const isAsked =
    standings.length > 0 ||
    draft.tags.some(
      (tag) => tag.kind === 'rank' && draft.tokens[tag.from]?.lemma === 'rank' && tag.to - tag.from === 1,
    );
  const named = draft.filters.filter(({ text, field, isNegated }) => text && !isNegated && STANDING.includes(field));
  // `where does Pfizer rank for consulting fees`: whose place it is stands before.
  const place = draft.tags.find((tag) => standings.includes(tag as TagOf<'standing'>) || tag.kind === 'rank');
  const before = named.filter(({ at = 0 }) => place && at < place.from);
  const [one, another] = before.length === 1 ? before : named;
  const isRanked = draft.ranking !== undefined || standings.length > 0;
  if (!isAsked || !isRanked || draft.isList || draft.groups.length > 0 || !one || another) return;
  take(draft, ...standings, ...open(draft, 'how'));
  addGroup(draft, { kind: 'dimension', dimension: one.field === 'recipient_id' ? 'recipient' : one.field });
  const ranking = draft.ranking ?? { n: 1, direction: 'desc' };
  draft.ranking = { ...ranking, n: Math.max(ranking.n, one.values.length) };
}

const STANDING = ['company', 'company_family', 'recipient_id', 'state', 'nature', 'product', 'specialty'];

/** `what does Pfizer pay more for` names nothing that it would be more than. */
function isOfOne(draft: Draft, mark: Tag): boolean {
  return /(?:more|less)$/i.test(textOf(draft, mark)) && !has(draft, 'or', 'and', 'versus');
}

/** Two or more values or times are a row each. */
function besideEachOther(draft: Draft): void {
  if (draft.comparison?.kind === 'growth') {
    const grown = severalNamed(draft);
    if (grown && draft.groups.every(isTime)) addFirst(draft, grown);
    return;
  }
  if (!severalNamed(draft)) draft.periods = [...(apartOf(draft) ?? draft.periods)];
  if (areApart(draft.periods)) {
    setApart(draft);
    return;
  }
  const isByDay = draft.groups.some((group) => group.kind === 'part' && group.part === 'dayOfWeek');
  if (isByDay) draft.periods = draft.periods.filter(({ kind }) => kind !== 'daysOfWeek');
  const several = severalNamed(draft);
  const days = draft.periods.filter(({ kind }) => kind === 'daysOfWeek');
  const spans = draft.periods.filter((period) => !days.includes(period));
  const byTime = timeGroup(spans);
  const nouns = nounsBeside(draft);
  if (several) {
    addFirst(draft, several);
    // `what do A and B pay doctors, and what do they pay hospitals`: each of them for each kind.
    const kinds = [...versusBetween(draft), ...(nouns && asksTwice(draft) ? [nouns] : [])];
    for (const one of kinds) addGroup(draft, groupOfNamed(draft, one));
    // `A and B in 2023 and 2024`: each of them in each.
    if (draft.periods[0]?.kind === 'eachYear' && draft.periods.length === 1 && !areTimesTogether(draft))
      addGroup(draft, { kind: 'dimension', dimension: 'program_year' });
  } else if (byTime) {
    addFirst(draft, byTime);
    if (spans.length > 1) draft.periods = [joined(spans), ...days];
  }
  if (!several && areDaysBeside(draft, byTime !== undefined)) addFirst(draft, { kind: 'part', part: 'dayOfWeek' });
  const sets = nouns && setsOf(draft, nouns);
  if (!several && nouns) addFirst(draft, { kind: 'dimension', dimension: nouns.field, ...(sets && { sets }) });
}

function isTime(group: Group): boolean {
  return group.kind !== 'dimension' || group.dimension === 'program_year';
}

/** `physicians and teaching hospitals`: a row for each kind, of a time too where there are several. */
function nounsBeside({ filters, groups, periods, tags }: Draft): ValueFilter | undefined {
  // `unique HCPs, 2024 vs 2023`: the years are beside each other, and not the kinds of them.
  const areAlone = groups.length === 0 && timeGroup(periods) === undefined;
  const isOfTwo = (field: string) =>
    tags.filter(
      ({ kind, ...tag }) => kind === 'noun' && 'noun' in tag && tag.noun.where?.some((one) => one.field === field),
    ).length > 1;
  const several = filters.filter(({ values, isNegated }) => values.length > 1 && !isNegated);
  return several.find(({ field }) => isOfTwo(field)) ?? (areAlone ? several[0] : undefined);
}

/** `compare Q1 and Q2 2023`: what reads as one time elsewhere are two here; `between May and July` stays one. */
function apartOf({ periods, groups, tags, tokens }: Draft): readonly [Period, Period] | undefined {
  const [tag, another] = tags.filter(({ kind }) => kind === 'period');
  if (tag?.kind !== 'period' || another || periods.length !== 1) return undefined;
  const words = tokens.slice(tag.from, tag.to).map(({ low }) => low);
  const isOfTwo = words.includes('and') ? words[0] !== 'between' : groups.length === 0 && words[0] !== 'from';
  return isOfTwo ? tag.read.ends : undefined;
}

/** `Q1 2023 with Q1 2022`, two halves: no grain has a row for each of them and for nothing else. */
function areApart(periods: readonly Period[]): boolean {
  const spans = periods.flatMap((period) =>
    period.kind === 'dates' && period.from !== undefined && period.to !== undefined
      ? [{ from: period.from, to: period.to }]
      : [],
  );
  const [one, other] = spans.toSorted((a, b) => a.from.localeCompare(b.from));
  if (spans.length !== 2 || periods.length !== 2 || !one || !other) return false;
  return (
    addDays(one.to, 1) !== other.from || !spans.every(isMonthOrQuarter) || grainOf(periods[0]) !== grainOf(periods[1])
  );
}

function isMonthOrQuarter({ from, to }: Span): boolean {
  return [periodAround(from, 'month'), periodAround(from, 'quarter')].some(
    (span) => span.from === from && span.to === to,
  );
}

/** Both as figures of one row, with the change from the earlier to the later. */
function setApart(draft: Draft): void {
  const [from, to] = draft.periods.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  if (!from || !to) return;
  draft.comparison = { kind: 'growth', from, to };
  draft.periods = [];
}

/** What is set beside each other comes first, and what is ranked is ranked within each. */
function addFirst(draft: Draft, group: Group): void {
  if (!draft.groups.some((one) => JSON.stringify(one) === JSON.stringify(group))) draft.groups.unshift(group);
  if (draft.ranking && draft.groups.length > 1)
    draft.ranking = {
      ...draft.ranking,
      within: [...new Set([...(draft.ranking.within ?? []), ...dimensionNames(group)])],
    };
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
