import type { Draft } from '../reading/draft.ts';
import {
  ALL_ROWS,
  DEFAULT_RECORDS,
  type Figure,
  type Group,
  type Reading,
  type ValueFilter,
} from '../reading/reading.ts';
import { isOfBoth, isOfBounded, isOfOtherTotals, isSumOfBounded } from './beside-a-bound.ts';
import { yearsOf } from './merged/merged-filters.ts';
import { isTotalAlone } from './merged/total-alone.ts';
import { asksWhichOf, isOfRanked, rankedOf } from './referred.ts';
import { pointsThere } from './there.ts';
import { groupPer, isShownBeside } from './turned-figures.ts';

/** `median total per company` after the top 10 companies. */
function isOfFirstPer({ ranking, groups }: Reading, { figures: [figure], ...next }: Draft): boolean {
  const isOwn = (group: Group) =>
    group.kind === 'dimension' && figure?.kind === 'statistic' && figure.per === group.dimension;
  return (
    ranking !== undefined && ranking.n > 1 && ranking.n < ALL_ROWS && groups.some(isOwn) && next.groups.length === 0
  );
}

/** `as a share of their total` after rows under a condition: of what each has in all, which no share of all rows is. */
function isOfOwnWhole({ groups, filters, comparison }: Reading, { tags, tokens, ...next }: Draft): boolean {
  const isOwn = tokens.some(({ low }, at) => low === 'of' && ['their', 'its'].includes(tokens[at + 1]?.low ?? ''));
  const isShare = tags.some(({ kind }) => kind === 'share') && next.filters.length === 0;
  const isOfOne = filters.some(({ field }) => ['company', 'company_family', 'recipient_id'].includes(field));
  return isOwn && isShare && groups.length > 0 && filters.length > 0 && !isOfOne && !comparison;
}

/** `where does she rank`: among whom, the turn does not say. */
function asksPlaceOf({ tags, tokens }: Draft): boolean {
  const isPlace = tags.some(({ kind }) => kind === 'where') && tags.some(({ kind }) => kind === 'rank');
  return isPlace && tokens.some(({ low }) => ['it', 'he', 'she', 'they', 'that', 'this'].includes(low));
}

type Cannot = (earlier: Reading, next: Draft) => boolean;

/** What is said of a turn that cannot be put into the answer before, and when; the first that fits. */
const REASONS: readonly (readonly [text: string, ...whens: Cannot[]])[] = [
  [
    'That answer is of one kind of payments alone: ask what share of the spend is research, or ownership, as a new question.',
    isOfAllKinds,
  ],
  ['Say by name which of them is meant.', pointsAtNone],
  ['Each of them is one: say of what the average is, for example average total per physician.', isPerCounted],
  ['Say both times that shall be compared, for example 2022 and 2023.', isOfOneTime],
  ['Say which time is meant, for example in August 2023.', isOfThatTime],
  ['I cannot go on with those that are ranked so: say who or what is meant.', isOfRankedSo, isOfGrown],
  [
    'I cannot add up those that are ranked so: ask for the sum of all, or of the top 10 by amount.',
    (earlier, next) => isTotalAlone(earlier, next) && isRankedOtherwise(earlier),
  ],
  [
    'The records that are shown say it in their rows: ask of all such payments in a question of its own.',
    isOfRecordsShown,
  ],
  ['I cannot add up or average the first so many records alone: ask for all of them.', isOfFirstRecords],
  ['Say of what each the share is, and of which whole, in a question of its own.', isOfOwnWhole],
  ['Say who is meant by name, and among whom the place is asked.', (_, next) => asksPlaceOf(next)],
  ['I cannot take the average or another figure over the first so many alone: ask for all of them.', isOfFirstPer],
  [
    'I cannot hold that beside the condition of the answer before: ask for it as a new question.',
    isOfBounded,
    isOfBoth,
  ],
  [
    'The amount of the answer before is of the total of each of its rows: ask for this as a new question.',
    isOfOtherTotals,
  ],
  ['Growth between two times has no rows of other times: ask for growth by month as a new question.', isGrowthByTime],
  ['I cannot hold growth and a bound on an amount together: ask for one after the other.', isGrowthOfBound],
  ['I cannot ask for the growth of a share: ask for it year by year.', isGrowthOfShare],
  ['I cannot add up those that are above or below an amount.', isSumOfBounded],
  [
    'I cannot show that beside the figures that are there: ask for it as a new question.',
    (earlier, next) => isShownBeside(next) && isOfOthers(earlier, next),
  ],
];

/** Why a turn cannot be put into the answer before, where its words would lose what they say. */
export function cannotGoOn(earlier: Reading, next: Draft, isInDollars: boolean): string | undefined {
  if (isInDollars && earlier.comparison?.kind === 'growth')
    return 'The change in dollars stands in the answer already.';
  return REASONS.find(([, ...whens]) => whens.some((when) => when(earlier, next)))?.[0];
}

/** `average per physician` after a number of physicians. */
function isPerCounted({ figures: [figure] }: Reading, next: Draft): boolean {
  return groupPer(next) !== undefined && figure?.kind === 'distinct';
}

function isGrowthOfBound({ comparison }: Reading, next: Draft): boolean {
  return comparison?.kind === 'growth' && next.comparison?.kind === 'share' && next.comparison.amounts !== undefined;
}

const ONE_OF_ROWS: Readonly<Record<string, string>> = {
  ...{ company: 'company', manufacturer: 'company', product: 'product', drug: 'product', state: 'state', city: 'city' },
  ...{
    doctor: 'recipient',
    physician: 'recipient',
    person: 'recipient',
    hospital: 'recipient',
    specialty: 'specialty',
  },
};

/** `that company's meals` after the top 10: which of them, nobody says. */
function pointsAtNone({ groups, ranking, isList }: Reading, { tokens, filters }: Draft): boolean {
  const pointed = tokens.flatMap(({ low }, at) => {
    const dimension = ONE_OF_ROWS[low.replace(/['’]s?$/, '')];
    return dimension !== undefined && ['that', 'this'].includes(tokens[at - 1]?.low ?? '') ? dimension : [];
  });
  const isOfSeveral = (dimension: string) =>
    groups.some((group) => group.kind === 'dimension' && group.dimension === dimension) &&
    !filters.some(({ field }) => field.startsWith(dimension));
  return !isList && ranking?.n !== 1 && pointed.some(isOfSeveral);
}

/** `difference` after one year: between which two, nobody says. */
function isOfOneTime({ periods, groups, comparison }: Reading, { tags, tokens, periods: said }: Draft): boolean {
  const isDifference = tokens.some(({ low }) => ['difference', 'delta', 'variance'].includes(low));
  const isAlone = tags.every(({ kind }) => ['growth', 'filler', 'preposition'].includes(kind));
  return (
    isDifference &&
    isAlone &&
    said.length === 0 &&
    groups.length === 0 &&
    !comparison &&
    periods.flatMap(yearsOf).length < 2
  );
}

/** `list them`, `their states` after those that no ranking by one measure says. */
function isOfRankedSo(earlier: Reading, next: Draft): boolean {
  const isOther =
    next.isList ||
    next.groups.some((group) => !earlier.groups.some((one) => JSON.stringify(one) === JSON.stringify(group)));
  const isCounted = next.tokens.some(({ low }) => low === 'they') && next.figures.length > 0 && !isOther;
  if (isCounted && next.filters.length > 0 && isOfRanked(earlier, next)) return true;
  // `their top 3 products`: the first of each of those, which no ranking of all has.
  const isTheirs = next.ranking !== undefined && next.tokens.some(({ low }) => low === 'their');
  if (isTheirs && isOther && earlier.ranking !== undefined && earlier.groups.length > 0) return true;
  // `how many doctors is that` after the second largest.
  const isOfShown = next.tokens.some(({ low }) => ['that', 'each', 'it'].includes(low)) && !isOther;
  const isCount = next.tags.some(({ kind }) => kind === 'count') && next.filters.length > 0;
  if (isOfShown && isCount && isCut(earlier) && rankedOf(earlier) === undefined) return true;
  // `their average`: ranked by it, they would be others.
  if (next.figures.some(({ kind }) => kind === 'statistic') && isOfRanked(earlier, next)) return true;
  return (isOther || asksWhichOf(next)) && isOfRanked(earlier, next) && rankedOf(earlier) === undefined;
}

/** `which nature fell most there`, `who paid them` after the states that fell: those alone, which no condition says. */
function isOfGrown({ comparison, groups, thresholds }: Reading, next: Draft): boolean {
  const isCutByIt =
    comparison?.kind === 'growth' && (comparison.sort !== undefined || thresholds.some(({ on }) => on === 'percent'));
  const isReferring = pointsThere(next) || next.tokens.some(({ low }) => ['they', 'them', 'their'].includes(low));
  const isOther = next.groups.some((group) => !groups.some((one) => JSON.stringify(one) === JSON.stringify(group)));
  return isCutByIt && groups.length > 0 && isReferring && isOther;
}

const isCut = ({ ranking, groups, isList }: Reading) =>
  ranking !== undefined && ranking.n < ALL_ROWS && groups.length > 0 && !isList;

/** Rows whose sum no question has: the next ten, those within others, or the first by another figure than the amount. */
function isRankedOtherwise(earlier: Reading): boolean {
  const isOfRows = earlier.ranking !== undefined && earlier.groups.length > 0 && !earlier.isList;
  const isAll = (earlier.ranking?.n ?? 0) >= DEFAULT_RECORDS && earlier.ranking?.place === undefined;
  return isOfRows && !isAll && !earlier.comparison && rankedOf(earlier)?.measure !== 'total_amount';
}

/** `sum`, `average of these` after the ten largest payments: not of all that there are. */
function isOfFirstRecords({ isList, ranking }: Reading, { tags, ...next }: Draft): boolean {
  const isOfAll = next.filters.length + next.periods.length + next.groups.length > 0 || next.isList || next.ranking;
  const isFigure = tags.some(({ kind }) => kind === 'amount' || kind === 'statistic' || kind === 'count');
  return isList === true && ranking !== undefined && ranking.n < DEFAULT_RECORDS && isFigure && !isOfAll;
}

/** `who paid them` after the five largest payments: those alone, and not all that there are. */
function isOfRecordsShown({ isList, ranking }: Reading, { tokens, groups }: Draft): boolean {
  const isReferring = tokens.some(({ low }) => ['they', 'them', 'those', 'these'].includes(low));
  return isList === true && ranking !== undefined && ranking.n < DEFAULT_RECORDS && isReferring && groups.length > 0;
}

/** `by company in that month`: which one, a row of the answer before says. */
function isOfThatTime(_: Reading, { tags, tokens }: Draft): boolean {
  return tags.some(({ kind, from }) => kind === 'grain' && ['that', 'this'].includes(tokens[from - 1]?.low ?? ''));
}

/** Growth between two times has no rows of times. */
function isGrowthByTime({ comparison }: Reading, { groups, comparison: said }: Draft): boolean {
  const isOfTime = groups.some((group) => group.kind !== 'dimension' || group.dimension === 'program_year');
  return comparison?.kind === 'growth' && comparison.from !== undefined && isOfTime && !said;
}

/** Another figure of people that the figures there are not of, or one beside a comparison or an average of totals. */
function isOfOthers(earlier: Reading, next: Draft): boolean {
  const isPerEntity = (figure: Figure) => figure.kind === 'statistic' && !['record', 'payment'].includes(figure.per);
  const isNew = ({ field, values }: ValueFilter) =>
    !earlier.filters.some((one) => one.field === field && values.every((value) => one.values.includes(value)));
  return (
    earlier.comparison !== undefined ||
    [...earlier.figures, ...next.figures].some(isPerEntity) ||
    next.filters.some(isNew)
  );
}

function isGrowthOfShare({ comparison }: Reading, next: Draft): boolean {
  return comparison?.kind === 'share' && comparison.part !== undefined && next.comparison?.kind === 'growth';
}

/** `as a share of all its payments` after research: the whole is in other kinds of payments, too. */
function isOfAllKinds({ source }: Reading, { comparison, tokens }: Draft): boolean {
  const isWhole = tokens.some(
    ({ low }, at) => low === 'of' && ['all', 'total', 'everything'].includes(tokens[at + 1]?.low ?? ''),
  );
  return ['research', 'ownership'].includes(source) && comparison?.kind === 'share' && isWhole;
}
