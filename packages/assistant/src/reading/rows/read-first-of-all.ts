import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, type Draft, textOf } from '../draft.ts';
import { isCounting } from '../ranked-words.ts';
import { ALL_ROWS, type Reading } from '../reading.ts';

type Ranked = NonNullable<Draft['ranking']>;

/**
 * `monthly spend of the top 3 companies`, `spend by company and year, top 5 companies`: the rows of those that are the first of all, and
 * not the first within each row.
 */
export function readFirstOfAll(draft: Draft): void {
  const { ranking, filters, periods } = draft;
  const dimension = ranking && isPlain(draft, ranking) ? rankedOf(draft) : undefined;
  if (!ranking || dimension === undefined) return;
  const { n, direction } = ranking;
  const conditions = filters.map(({ at: _, ...filter }) => filter);
  draft.firstOf = { dimension, measure: 'total_amount', n, direction, filters: conditions, periods: [...periods] };
  draft.ranking = undefined;
  if (filters.length > 0) draft.assumptions.push(UNDER_SAME);
}

export const UNDER_SAME = 'The first of all are those with the most under the same conditions.';

/** One amount of records, and nothing that others would be the first by. */
function isPlain(draft: Draft, { n, place, by }: Ranked): boolean {
  const { figures, periods, source } = draft;
  const isAmount =
    figures.every((one) => one.kind === 'measure' && one.measure === 'total_amount') && figures.length < 2;
  const isOther = draft.comparison ?? draft.among ?? draft.comparedWith ?? draft.shareBound;
  const isOfRecords = !draft.isList && !draft.isNew && draft.thresholds.length === 0 && source !== 'ownership';
  return (
    n < ALL_ROWS && place === undefined && by === undefined && isAmount && !isOther && isOfRecords && periods.length < 2
  );
}

/** What is ranked, where it stands beside other rows and is said to be the first of all. */
function rankedOf(draft: Draft): string | undefined {
  const [rank, another] = draft.tags.filter((tag): tag is TagOf<'rank'> => tag.kind === 'rank');
  const next = rank && after(draft, rank, ['filler', 'number', 'source']);
  const dimension =
    rank && dimensionOf(next?.kind === 'value' && !next.isPerson ? after(draft, next, ['filler']) : next);
  if (!rank || another || dimension === undefined || isCounting(draft, rank) || rank.by !== undefined) return undefined;
  const rows = draft.groups.filter((group) => group.kind !== 'dimension' || group.dimension !== dimension);
  const isEach = draft.tags.some((tag) => tag.kind === 'by' && /\b(?:each|every|per)\b/i.test(textOf(draft, tag)));
  if (rows.length === 0 || rows.length === draft.groups.length || isEach) return undefined;
  return isOfThem(draft, rank, rows) || isSaidTwice(draft, rank, dimension) ? dimension : undefined;
}

/** Companies, products, `cardiologists`. */
function dimensionOf(tag: Tag | undefined): string | undefined {
  if (tag?.kind === 'value')
    return tag.isPerson && !tag.choices.some(({ field }) => field === 'company') ? 'recipient' : undefined;
  return tag?.kind === 'noun' ? tag.noun.dimension : undefined;
}

/** `monthly spend of the top 3`, `by year for the five biggest`: of other rows nobody can tell whether each of the first has its own. */
function isOfThem(draft: Draft, rank: Tag, rows: Draft['groups']): boolean {
  if (draft.tags.some(({ kind, to }) => kind === 'compare' && to <= rank.from)) return true;
  const isOfTimes = rows.every((group) => group.kind !== 'dimension' || group.dimension === 'program_year');
  return isOfTimes && ['of', 'for', 'from', 'among', 'to'].includes(wordBeforeFirst(draft, rank));
}

/** The word before `the top 3`, `the five biggest`, `top 3`. */
export function wordBeforeFirst({ tags, tokens }: Pick<Draft, 'tags' | 'tokens'>, rank: Tag): string {
  const number = tags[tags.indexOf(rank) - 1];
  const from = number?.kind === 'number' ? number.from : rank.from;
  return tokens[tokens[from - 1]?.low === 'the' ? from - 2 : from - 1]?.low ?? '';
}

/** `by company and year, top 5 companies`: the rows are said already. */
function isSaidTwice(draft: Draft, rank: Tag, dimension: string): boolean {
  return draft.tags.some((tag) => tag.kind === 'noun' && tag.noun.dimension === dimension && tag.to <= rank.from);
}

/** Whether the first of all are those of the conditions that a reading has. */
export function areFirstOf(
  { firstOf }: Pick<Draft, 'firstOf'>,
  { filters, periods, ranking, ...reading }: Reading,
): boolean {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (
    firstOf !== undefined &&
    ranking === undefined &&
    isSame(reading.firstOf, firstOf) &&
    isSame(filters, firstOf.filters) &&
    isSame(periods, firstOf.periods)
  );
}
