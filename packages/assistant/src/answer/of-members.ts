import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import type { Figure, Reading } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';
import { amountOf } from './referred.ts';
import { isShownBeside } from './turned-figures.ts';

const PRONOUNS = ['they', 'them', 'those', 'these', 'their', 'each', 'it', 'that'];
const FIGURES: readonly Kind[] = ['amount', 'statistic', 'unit', 'measure', 'count'];

/**
 * `what do they add up to`, `by state` after those who got more than $50,000: of the records of each of them, since the amount is that of
 * the total of each. Another time counts those who got so much in the time before.
 */
export function asMembers(earlier: Reading, next: Draft): Reading {
  const [only, another] = earlier.thresholds;
  const entity = entityOf(earlier);
  if (only?.on !== 'figure' || only.measure !== undefined || another || entity === undefined) return earlier;
  if (isShownBeside(next) || !asksOtherwise(next, entity)) return earlier;
  const isOfOtherTime = next.periods.length > 0;
  const { ranking: _, ...rest } = earlier;
  return {
    ...rest,
    figures: [{ kind: 'measure', measure: amountOf(earlier) }],
    groups: next.tokens.some(({ low }) => low === 'each') ? [{ kind: 'dimension', dimension: entity }] : [],
    thresholds: [{ ...only, on: 'member', of: entity, ...(isOfOtherTime && { periods: earlier.periods }) }],
  };
}

/** Who satisfies the condition: those that there is a row for, or that are counted. */
function entityOf({ figures: [figure, further], groups: [group, another], ...rest }: Reading): string | undefined {
  const { comparison, among, members, firstOf, isList, isNew } = rest;
  if (comparison || among || members || firstOf || isList || isNew || further || another) return undefined;
  const counted = countedEntity(figure);
  const isOfAmount = figure?.kind === 'measure' && figure.measure === amountOf(rest);
  const entity = group ? (group.kind === 'dimension' && isOfAmount ? group.dimension : undefined) : counted;
  return entity === 'recipient' || entity === 'company' ? entity : undefined;
}

/** Whether a turn asks for another figure or other rows of them, and names no condition of its own. */
function asksOtherwise({ tags, tokens, ...next }: Draft, entity: string): boolean {
  const isPlain = next.filters.length + next.thresholds.length + next.cleared.length === 0;
  const isOther = !next.ranking && !next.isList && !next.comparison && next.source === undefined;
  const isWhoAlone = tags.some(({ kind }) => kind === 'who') && tags.every(({ kind }) => kind !== 'verb');
  if (!isPlain || !isOther || isWhoAlone) return false;
  const isOfThem = tokens.some(({ low }) => PRONOUNS.includes(low));
  if (next.periods.length > 0 && !isOfThem) return false;
  const isOfThemselves = next.groups.some((one) => one.kind === 'dimension' && one.dimension === entity);
  const isCounted = countedEntity(next.figures[0]) === entity || asksTheirNumber({ tags });
  const isFigure = tags.some(({ kind }) => FIGURES.includes(kind));
  return !isOfThemselves && !isCounted && (isFigure || next.groups.length > 0);
}

/** `how many are there`: the number of those who satisfy it. */
function asksTheirNumber({ tags }: Pick<Draft, 'tags'>): boolean {
  const isCount = tags.some(({ kind }) => kind === 'count');
  return isCount && tags.every(({ kind }) => kind !== 'unit' && kind !== 'noun' && kind !== 'measure');
}

/** `and on average` after those above an amount: over what each of them got. */
export function overMembers(
  { thresholds: [only] }: Reading,
  { figures: [said, another], tags }: Draft,
): Figure | undefined {
  const isOfMembers = only?.on === 'member' && only.of !== undefined;
  const isSingle = said?.kind === 'statistic' && ['record', 'payment'].includes(said.per) && !another;
  return isOfMembers && isSingle && tags.every(({ kind }) => kind !== 'unit')
    ? { ...said, per: only.of ?? said.per }
    : undefined;
}
