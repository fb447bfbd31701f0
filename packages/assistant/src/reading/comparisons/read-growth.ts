import type { Tag } from '../../tags/tag.ts';
import { yearOf } from '../../time/calendar.ts';
import { type Period, startOf } from '../../time/period.ts';
import { type Draft, has, open, take, textOf } from '../draft.ts';
import { addGroup, addNoun } from '../groups.ts';
import { isDevelopment } from './development.ts';
import { isGrowthBeside } from './growth-beside.ts';
import { moreThanBefore } from './more-than-before.ts';
import { readGrowing, readNumberBefore } from './numbers-grown.ts';
import { isOneOfThem, isSingular } from './one-that-grew.ts';
import { readCountedGrowth } from './read-counted-growth.ts';

/** From one period to another; with one period, from the one before it; without, year by year. */
export function readGrowth(draft: Draft): void {
  const named = open(draft, 'growth');
  const more = named.length > 0 ? [] : moreThanBefore(draft);
  const tags = [...named, ...more];
  if (tags.length === 0 && !draft.comparedWith) return;
  take(draft, ...tags);
  const isBound = draft.thresholds.some(({ on }) => on === 'percent');
  const isBeside = !isBound && isGrowthBeside(draft, tags[0]);
  const said = isBeside ? undefined : tags.find(({ direction }) => direction)?.direction;
  const sort = said ?? draft.ranking?.direction ?? (isBound ? 'desc' : undefined);
  if (readOfEveryYear(draft)) return;
  refuseDifference(draft, tags);
  // `largest increase among states`: what a growth is asked of has a row each.
  readCountedGrowth(draft, tags);
  const [noun] = open(draft, 'noun').filter((tag) => !tag.noun.where && draft.groups.length === 0);
  if (noun && sort) {
    take(draft, noun);
    addNoun(draft, noun.noun);
  }
  readNumberBefore(draft, tags[0], sort);
  readGrowing(draft, sort);
  if (!sort && isOverYears(draft)) addGroup(draft, { kind: 'dimension', dimension: 'program_year' });
  const [from, to] = endsOf(draft);
  const by = () => (isBeside && from && to ? { by: 'later' as const } : byChange(draft, more.length > 0));
  const sorted = sort && draft.groups.length > 0 ? { sort, ...by() } : {};
  if (from && to && JSON.stringify(from) === JSON.stringify(to)) draft.cannot = OF_ITSELF;
  if (from && to) {
    draft.comparison = { kind: 'growth', from, to, ...sorted };
    draft.periods = [];
  } else draft.comparison = { kind: 'growth', ...sorted };
  const hasTime = draft.groups.some((group) => group.kind !== 'dimension' || group.dimension === 'program_year');
  if (draft.periods.length === 0 && !from && !hasTime && draft.groups.length === 0 && !draft.lacksRows) {
    addGroup(draft, { kind: 'dimension', dimension: 'program_year' });
  }
  if (draft.groups.length > 0 && sort && !draft.ranking && !isBound && (isSingular(draft) || isOneOfThem(draft)))
    draft.ranking = { n: 1, direction: sort };
}

/** `grew last year over 2023`, where both are one. */
const OF_ITSELF = 'Both times of that growth are the same: say which is to be set beside which.';

/** `companies that grew every year from 2021 to 2024`: those whose every year is above the one before. */
function readOfEveryYear(draft: Draft): boolean {
  const { everyYear: sort, periods, years } = draft;
  if (!sort) return false;
  const [noun] = open(draft, 'noun').filter((tag) => !tag.noun.where && draft.groups.length === 0);
  if (noun) {
    take(draft, noun);
    addNoun(draft, noun.noun);
  }
  const [first = Math.min(...years), last = newestYear(draft)] = yearsOf(periods[0], newestYear(draft));
  const span = years.filter((one) => one >= first && one <= last);
  const isSpan = periods.length < 2 && (periods[0] === undefined || ['years', 'eachYear'].includes(periods[0].kind));
  if (!isSpan || span.length < 2 || span.length > MOST_YEARS)
    draft.cannot = 'Say which years: for example which companies grew every year from 2021 to 2024.';
  if (sort === 'desc') draft.assumptions.push(`What had nothing in ${first} is not among them.`);
  if (periods.length === 0) draft.assumptions.push(`Every year is each from ${first} to ${last}.`);
  draft.comparison = { kind: 'growth', from: year(first), to: year(last), sort, everyYear: span };
  draft.periods = [];
  return true;
}

/** As many as one question has figures for. */
const MOST_YEARS = 9;

/** `growth over 2021–2024`, `year over year`: each year beside the one before, and not the last beside the first. */
export function isOverYears(draft: Draft): boolean {
  const { tags, tokens, periods, groups } = draft;
  const words = tokens
    .map(({ low }) => low)
    .join(' ')
    .replaceAll('-', ' ');
  const isYearly = /\b(?:year (?:over|on) year|yoy|y o y|annual|yearly|year by year|each year|every year)\b/.test(
    words,
  );
  const period = tags.find(({ kind }) => kind === 'period');
  const isOver = period !== undefined && ['over', 'across', 'through', 'throughout'].includes(overOf(tokens, period));
  const [one, another] = periods;
  const isOfSeveral =
    !another && (one?.kind === 'years' ? one.from !== one.to : one?.kind === 'eachYear' && one.years.length > 2);
  return isOfSeveral && (isYearly || ((isOver || isDevelopment(draft)) && groups.length === 0));
}

/** The word before a time, or that it begins with. */
function overOf(tokens: Draft['tokens'], { from }: Tag): string {
  const [first, earlier] = [tokens[from]?.low ?? '', tokens[from - 1]?.low ?? ''];
  return first === 'over' ? first : ['the', 'years'].includes(earlier) ? (tokens[from - 2]?.low ?? '') : earlier;
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

/** A difference is of two times or of two things by their names (readDifference); of others it is theirs to see, side by side. */
function refuseDifference(draft: Draft, tags: readonly Tag[]): void {
  const isDifference = tags.some((tag) => DIFFERENCES.includes(textOf(draft, tag).toLowerCase()));
  const isOfTwo = has(draft, 'versus', 'and') || draft.tokens.some(({ low }) => low === 'between');
  const [from, to] = endsOf(draft);
  if (isDifference && isOfTwo && !(from && to) && !draft.comparedWith)
    draft.cannot =
      'I can say the difference of two times, or of two things by their names. Other things I can set side by side: compare one with the other.';
}

const SIZE =
  /\b(?:biggest|largest|greatest|highest) (?:\w+ )?(?:increase|decrease|drop|rise|decline|fall|gain|loss|jump|reduction)s?\b/;
/** What an amount is said in: `half a million dollars` is no way to rank. */
const OF_AMOUNT = /\b(?:[\d,.]+|hundred|thousand|million|billion) dollars?\b/g;
const DOLLARS = /\b(?:dollars?|absolute|absolutely|usd|money terms)\b/;
const PERCENT = /\b(?:percent|percentage|pct|rate|relative|relatively|proportionally)\b/;

/**
 * `the biggest increase`, `grew the most in dollars`, `more than in 2023`: by how much, and not by which part, which who had nothing
 * before has none of; else it is by the part, which is said.
 */
function byChange({ tokens, assumptions }: Draft, isMoreThan: boolean): { by?: 'change' } {
  if (PERCENT.test(wordsOf(tokens))) return {};
  if (isMoreThan || isByChange(tokens)) {
    assumptions.push('Ranked by the change itself: ask for it in percent to have it ranked by growth.');
    return { by: 'change' };
  }
  assumptions.push('Ranked by growth in percent: ask for it in dollars to have it ranked by the change itself.');
  return {};
}

/** `the biggest increase`, `in dollars`: by how much, unless it is said to be in percent. */
export function isByChange(tokens: Draft['tokens']): boolean {
  const words = wordsOf(tokens);
  return !PERCENT.test(words) && (DOLLARS.test(words.replace(OF_AMOUNT, '')) || SIZE.test(words));
}

const STEEPEST = /\b(?:steepest|sharpest|fastest|strongest)\b/;

/** `the biggest increase`, `the steepest fall`: of one thing among others. */
export function isOfSize(tokens: Draft['tokens']): boolean {
  return SIZE.test(wordsOf(tokens)) || STEEPEST.test(wordsOf(tokens));
}

function wordsOf(tokens: Draft['tokens']): string {
  return tokens.map(({ low }) => low).join(' ');
}

/** The two ends of a growth: of two periods, the first and last of a range, or since a year. */
function endsOf(draft: Draft): readonly [Period | undefined, Period | undefined] {
  const whole = withoutTwins(draft.periods.filter(({ kind }) => kind === 'years' || kind === 'dates'));
  if (whole.length === 2)
    return whole[0] && whole[1] && startOf(whole[0]) <= startOf(whole[1]) ? [whole[0], whole[1]] : [whole[1], whole[0]];
  const [one] = draft.periods;
  if (!one && (isOfRowsAlone(draft) || isByHowMuch(draft))) return newestYears(draft);
  // A row for each year has the year before beside it.
  if (draft.groups.some((group) => group.kind !== 'dimension' || group.dimension === 'program_year')) return NO_ENDS;
  const range = draft.tags.find((tag) => tag.kind === 'period' && tag.read.ends !== undefined);
  if (range?.kind === 'period' && range.read.ends) return range.read.ends;
  const [from, to] = yearsOf(one, newestYear(draft));
  if (from === undefined || to === undefined || from >= to) return NO_ENDS;
  return [year(from), year(to)];
}

/** `the largest of 2024 with the total of 2024 and its growth from 2023` says one time twice. */
function withoutTwins(periods: readonly Period[]): Period[] {
  const said = periods.map((one) => JSON.stringify(one));
  return periods.filter((_, at) => said.indexOf(said[at] ?? '') === at);
}

const NO_ENDS = [undefined, undefined] as const;

function yearsOf(period: Period | undefined, newest: number): readonly (number | undefined)[] {
  if (period?.kind === 'eachYear') return [Math.min(...period.years), Math.max(...period.years)];
  return period?.kind === 'years' && period.from !== undefined ? [period.from, period.to ?? newest] : [];
}

/** `fastest growing companies` names no time, and its rows are of none: the newest year is meant. */
function isOfRowsAlone({ groups, comparedWith }: Draft): boolean {
  return (
    comparedWith === undefined &&
    groups.length > 0 &&
    groups.every((group) => group.kind === 'dimension' && group.dimension !== 'program_year')
  );
}

/** `by how many percent did its spend grow` asks for one figure. */
function isByHowMuch({ tokens, groups }: Draft): boolean {
  const [by, how] = tokens.map(({ low }) => low);
  return groups.length === 0 && by === 'by' && (how === 'how' || how === 'what');
}

/** The newest that is whole. */
function newestYear({ anchor }: Draft): number {
  return anchor.endsWith('-12-31') ? yearOf(anchor) : yearOf(anchor) - 1;
}

/** The newest two that are whole, which is said. */
export function newestYears(draft: Draft): readonly [Period, Period] {
  const newest = newestYear(draft);
  draft.assumptions.push(`No time is named: growth is taken from ${newest - 1} to ${newest}, the newest in the data.`);
  return [year(newest - 1), year(newest)];
}

function year(number: number): Period {
  return { kind: 'years', from: number, to: number };
}
