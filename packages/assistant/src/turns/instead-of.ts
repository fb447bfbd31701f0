import { countedEntity } from '../reading/counted.ts';
import { type Draft, textOf } from '../reading/draft.ts';
import { ALL_ROWS, type Figure, type Group, type Reading, type ValueFilter } from '../reading/reading.ts';
import { areKin, yearsOf } from './merged/merged-filters.ts';
import type { Unread } from './referred.ts';
import { AND } from './turn-words.ts';

const INSTEAD = '(?:instead\\s+of|rather\\s+than|in\\s+place\\s+of|in\\s+lieu\\s+of|in\\s+exchange\\s+for)';
const GONE = '(?:by\\s+|in\\s+|the\\s+)?(?<gone>.+?)';
const SAID = '(?<said>.+?)';
const END = '[\\s.?!]*$';
/** `travel instead of meals`, `instead of meals, travel`, `replace meals with travel`, `swap in travel for meals`. */
const SWAPS: readonly RegExp[] = [
  `^${AND}${INSTEAD}\\s+${GONE}\\s*,\\s*(?:(?:use|take|show|do|try|with|now|put)\\s+)?(?:me\\s+)?${SAID}${END}`,
  `^${AND}(?:substitute|swap\\s+in|put\\s+in)\\s+${SAID}\\s+for\\s+${GONE}${END}`,
  `^${AND}(?:replace|exchange|swap(?:\\s+out)?|switch(?:\\s+out)?)\\s+${GONE}\\s+(?:with|by|for|against)\\s+${SAID}${END}`,
  `^${AND}(?:(?:change|switch)\\s+(?:it\\s+)?(?:from\\s+)?|(?:go|move)\\s+from\\s+)(?!(?:it|that|this|back|over|to)\\b)${GONE}\\s+(?:to|into)\\s+${SAID}${END}`,
  `^${SAID}[\\s,]+${INSTEAD}\\s+${GONE}${END}`,
].map((pattern) => new RegExp(pattern, 'i'));

/** The two sides of `travel instead of meals`: what is asked now, and what it takes the place of. */
export interface Swap {
  readonly said: string;
  readonly gone: string;
}

/** More words are a question of its own, in which what follows is left out. */
const MOST_WORDS = 6;

export function swapOf(turn: string): Swap | undefined {
  const { said, gone } = SWAPS.map((swap) => swap.exec(turn.trim())?.groups).find(Boolean) ?? {};
  const isShort = said !== undefined && said.trim().split(/\s+/).length <= MOST_WORDS;
  return isShort && gone !== undefined ? { said: `${said} instead`, gone } : undefined;
}

/**
 * The answer before without what a turn takes the place of. It has to be there: of an answer that was not about meals, nobody can tell
 * what `travel instead of meals` changes.
 */
export function withoutSwapped(earlier: Reading, gone: Draft, words: string): Reading | Unread {
  const isOut = (old: ValueFilter) => gone.filters.some((one) => isSame(old, one));
  if (gone.filters.some((one) => earlier.filters.some((old) => isAmong(old, one))))
    return { cannot: `“${words}” is one of several there: say all that shall be in their place.` };
  const out = earlier.filters.filter(isOut);
  const isThere = out.length > 0 || isTimeThere(earlier, gone) || isAskedThere(earlier, gone);
  if (!isThere || out.length < gone.filters.length)
    return { cannot: `The answer before is not about “${words}”, so that nothing can take its place.` };
  return { ...earlier, filters: earlier.filters.filter((old) => !isOut(old)) };
}

/** `companies instead of hospitals` after the top 5 hospitals: the five of the other kind, under the same conditions. */
export function rowsInstead(earlier: Reading, said: Draft, gone: Draft): string | undefined {
  const [noun, old] = [said, gone].map(({ tags }) => {
    const [only, another] = tags.filter(
      ({ kind }) => !['filler', 'followUp', 'restriction', 'and', 'by'].includes(kind),
    );
    return only?.kind === 'noun' && !another ? only : undefined;
  });
  const isRow = earlier.groups.length === 1 && earlier.groups.some(isRowOf(old?.noun.dimension));
  if (!noun || !old || !isRow || noun.noun.where || noun.noun.dimension === old.noun.dimension) return undefined;
  const name = textOf(said, noun);
  const { ranking } = earlier;
  if (!ranking || ranking.n >= ALL_ROWS || ranking.place !== undefined) return `by ${name} instead`;
  return `${ranking.direction === 'desc' ? 'top' : 'bottom'} ${ranking.n} ${name} instead`;
}

const isRowOf = (dimension: string | undefined) => (group: Group) =>
  group.kind === 'dimension' && group.dimension === dimension;

function isSame(old: ValueFilter, { field, values }: ValueFilter): boolean {
  return (
    areKin(old.field, field) &&
    !old.isNegated &&
    old.values.every((value) => values.includes(value) || old.field !== field)
  );
}

function isAmong(old: ValueFilter, one: ValueFilter): boolean {
  return old.field === one.field && !isSame(old, one) && one.values.some((value) => old.values.includes(value));
}

function isTimeThere({ periods }: Reading, gone: Draft): boolean {
  const years = periods.flatMap(yearsOf);
  const said = gone.periods.flatMap(yearsOf);
  const isOfYears = said.length > 0 && said.length === years.length && said.every((year) => years.includes(year));
  return gone.periods.length > 0 && (isOfYears || JSON.stringify(gone.periods) === JSON.stringify(periods));
}

/** The kind of payments, the rows or the figure that the answer before has. */
function isAskedThere({ source, groups, figures }: Reading, gone: Draft): boolean {
  if (gone.filters.length + gone.periods.length > 0) return false;
  if (gone.source !== undefined) return gone.source === source;
  const isRow = (group: Reading['groups'][number]) =>
    groups.some((one) => JSON.stringify(one) === JSON.stringify(group));
  if (gone.groups.length > 0) return gone.groups.every(isRow);
  const statistic = gone.tags.find((tag) => tag.kind === 'statistic')?.statistic;
  if (statistic)
    return figures.some(
      (figure) => figure.kind === 'statistic' && JSON.stringify(figure.statistic) === JSON.stringify(statistic),
    );
  if (gone.figures.some((one) => figures.some((figure) => JSON.stringify(figure) === JSON.stringify(one)))) return true;
  const says = (...kinds: string[]) => gone.tags.some(({ kind }) => kinds.includes(kind));
  const isAmount = says('amount') || gone.tokens.some(({ lemma }) => ['dollar', 'value'].includes(lemma));
  const gones = gone.figures.flatMap((figure) => (figure.kind === 'statistic' ? figure.statistic.kind : []));
  // `p95 instead of the median`.
  if (gones.length > 0) return figures.some((one) => one.kind === 'statistic' && gones.includes(one.statistic.kind));
  return figures.some((figure) => (isAmount ? !isCount(figure) : says('count', 'unit') && isCount(figure)));
}

function isCount(figure: Figure): boolean {
  const isOfUnits = figure.kind === 'measure' && (figure.measure === 'payments' || figure.measure === 'records');
  return isOfUnits || countedEntity(figure) !== undefined;
}
