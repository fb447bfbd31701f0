import type { Draft } from '../reading/draft.ts';
import type { Group, Reading, ValueFilter } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';
import { isFollowUp } from './goes-on.ts';
import { firstWithinRows } from './merged/first-within-rows.ts';
import { isShownBeside, saysToo } from './turned-figures.ts';

/** Whether a question goes on from this answer: whatever was asked before, or since it is of what this one is of. */
export function goesOnFrom(draft: Draft, earlier: Reading): boolean {
  return (
    isFollowUp(draft) ||
    isTotalOfBefore(draft, earlier) ||
    isGrowthOfBefore(draft, earlier) ||
    isFigureToo(draft, earlier) ||
    isFirstWithin(draft, earlier) ||
    isGrowthSaid(draft, earlier) ||
    isOfRowsOfBefore(draft, earlier) ||
    isOfPartTime(draft)
  );
}

/** `total amount` after growth is that of what grew. */
function isTotalOfBefore({ tags }: Draft, { comparison }: Reading): boolean {
  const isAlone = tags.every(({ kind }) => ['amount', 'filler'].includes(kind));
  return comparison?.kind === 'growth' && isAlone && tags.some(({ kind }) => kind === 'amount');
}

const OF_GROWTH: readonly Kind[] = [
  'growth',
  'which',
  'who',
  'noun',
  'verb',
  'number',
  'comparator',
  'preposition',
  'filler',
];

/** `which specialty fell the most`, `which states grew` after a growth: from and to the times that are there. */
function isGrowthOfBefore({ tags, comparison, groups, filters, source }: Draft, earlier: Reading): boolean {
  const isAsked = comparison?.kind === 'growth' && groups.every((group) => !isOfTime(group) || isTaken(tags));
  const isOfBoth = earlier.comparison?.kind === 'growth' && !earlier.comparison.everyYear;
  const isAlone = tags.every(({ kind }) => OF_GROWTH.includes(kind));
  return isAsked && isOfBoth && isAlone && filters.length === 0 && (source ?? earlier.source) === earlier.source;
}

/** `top 3 per year` after companies by year: of those companies. */
function isFirstWithin(draft: Draft, earlier: Reading): boolean {
  return draft.filters.length === 0 && draft.source === undefined && firstWithinRows(earlier, draft) !== undefined;
}

/** `what was the growth from 2023 to 2024` after rows by year: that of what these show. */
function isGrowthSaid(
  { tags, tokens, comparison, filters, source }: Draft,
  { groups, comparison: before }: Reading,
): boolean {
  const isThe = tags.some(({ kind, from }) => kind === 'growth' && tokens[from - 1]?.low === 'the');
  const isAlone = tags.every(({ kind }) => [...OF_GROWTH, 'amount', 'share', 'period'].includes(kind));
  const isOfYears = !before && groups.length > 0 && groups.every(isOfTime);
  return isThe && isAlone && isOfYears && comparison?.kind === 'growth' && filters.length === 0 && source === undefined;
}

const OF_THE_ROWS: readonly Kind[] = ['who', 'which', 'noun', 'filler', 'preposition', 'period', 'and'];

/** `who were the payees in 2023` after acquisitions by year: of those, in one of the years that are there. */
function isOfRowsOfBefore({ tags, tokens, periods, filters, ...draft }: Draft, { groups }: Reading): boolean {
  const isAsked = ['who', 'which', 'what'].includes(tokens.find(({ low }) => !['and', 'so'].includes(low))?.low ?? '');
  const isThe = tags.some(({ kind, from }) => kind === 'noun' && tokens[from - 1]?.low === 'the');
  const isOfYear = periods.length === 1 && groups.length > 0 && groups.every(isOfTime);
  const isAlone = tags.every(({ kind }) => OF_THE_ROWS.includes(kind)) && filters.length === 0;
  return isAsked && isThe && isOfYear && isAlone && !draft.ranking && draft.source === undefined;
}

function isOfTime(group: Group): boolean {
  return group.kind !== 'dimension' || group.dimension === 'program_year';
}

/** Rows that nobody names are taken for granted. */
function isTaken(tags: Draft['tags']): boolean {
  return tags.every(({ kind }) => kind !== 'noun');
}

/** `average meal too` after meals: beside the figures that are there. */
function isFigureToo(draft: Draft, { filters }: Reading): boolean {
  const isThere = ({ field, values }: ValueFilter) =>
    filters.some((one) => one.field === field && values.every((value) => one.values.includes(value)));
  return saysToo(draft) && isShownBeside(draft) && draft.filters.every(isThere);
}

/** `total of the first half`, `amount in March`: of the year before, which no question of its own leaves out. */
function isOfPartTime({ tags, tokens, periods }: Draft): boolean {
  const isAlone = tags.every(({ kind }) => ['amount', 'period', 'preposition', 'filler', 'and'].includes(kind));
  const isOfYear = tokens.some(({ low }) => /^(?:\d{4}|year|ever|all)$/.test(low));
  const isOfMonths = periods.length > 0 && periods.every(({ kind }) => kind === 'dates' || kind === 'monthsOfYear');
  return isAlone && isOfMonths && !isOfYear && tags.some(({ kind }) => kind === 'amount');
}
