import { countedEntity } from '../reading/counted.ts';
import type { Draft } from '../reading/draft.ts';
import type { Figure, Reading, Threshold, ValueFilter } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';
import { areKin } from './merged/merged-filters.ts';
import { amountOf } from './referred.ts';
import { isShownBeside } from './turned-figures.ts';
import { asksForWhich } from './which-of-them.ts';

const PRONOUNS = ['they', 'them', 'those', 'these', 'their', 'each', 'it', 'that'];
const FIGURES: readonly Kind[] = ['amount', 'statistic', 'unit', 'measure', 'count'];

/**
 * `what do they add up to`, `by state` after those who got more than $50,000: of the records of each of them, since the amount is that of
 * the total of each. Another time counts those who got so much in the time before.
 */
export function asMembers(earlier: Reading, next: Draft): Reading {
  const [only, another] = earlier.thresholds;
  if (only?.on === 'member' && !another) return heldFast(earlier, only, next);
  const { members } = earlier;
  if (members?.ofFigure)
    return { ...earlier, members: { ...members, ofFigure: [...members.ofFigure, ...freshFields(earlier, next)] } };
  const entity = entityOf(earlier);
  if (only?.on !== 'figure' || another || entity === undefined) return earlier;
  if (isShownBeside(next) || !asksOtherwise(next, entity)) return earlier;
  const isOfOtherTime = next.periods.length > 0;
  const amount: Figure = { kind: 'measure', measure: amountOf(earlier) };
  const { ranking: _, ...rest } = earlier;
  const asked: Reading = {
    ...rest,
    figures: [isStillCounted(earlier, next) ? { kind: 'distinct', dimension: entity } : amount],
    groups: isOfEach(next) ? [{ kind: 'dimension', dimension: entity }] : [],
    thresholds: [],
  };
  const held: Threshold = { ...only, on: 'member', of: entity, ...(isOfOtherTime && { periods: earlier.periods }) };
  return heldFast(asked, held, next);
}

/** `how much did each get`, `which of them got royalties`: a row for each. */
function isOfEach(next: Draft): boolean {
  return next.tokens.some(({ low }) => low === 'each') || asksForWhich(next);
}

/** `by state` after how many got more than $50,000: how many in each. */
function isStillCounted({ figures, groups }: Reading, { tags, tokens }: Draft): boolean {
  const isOther =
    tags.some(({ kind }) => FIGURES.includes(kind)) ||
    tokens.some(({ low }) => low === 'each') ||
    asksForWhich({ tokens });
  return groups.length === 0 && countedEntity(figures[0]) !== undefined && !isOther;
}

/** `what did they get in 2022`, `on consulting`: those who got so much in the time before, whatever it was for. */
function heldFast(earlier: Reading, only: Threshold, next: Draft): Reading {
  const { periods, tokens } = next;
  const isOfThem = tokens.some(({ low }) => ['they', 'them', 'their', 'those', 'these'].includes(low));
  const held = periods.length > 0 && isOfThem ? { periods: earlier.periods, ...only } : only;
  const fresh = freshFields(earlier, next);
  const { of: entity, on: _, periods: then, ...bound } = held;
  if (fresh.length === 0 || earlier.members || (entity !== 'recipient' && entity !== 'company'))
    return { ...earlier, thresholds: [held] };
  const condition = { filters: [], bound, ...(then && { periods: then }) };
  return { ...earlier, thresholds: [], members: { entity, conditions: [condition], ofFigure: fresh } };
}

/** Fields that a turn sets a condition on, and the answer before does not. */
function freshFields(earlier: Reading, { filters }: Draft): readonly string[] {
  const isNew = ({ field }: ValueFilter) => earlier.filters.every((old) => !areKin(old.field, field));
  return [...new Set(filters.filter(isNew).map(({ field }) => field))];
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

/** What somebody is, and no condition on what was paid. */
const WHO = ['state', 'city', 'country', 'specialty', 'recipient_type', 'primary_type'];

/** Whether a turn asks for another figure or other rows of them, and names no condition but of their own figure. */
function asksOtherwise({ tags, tokens, ...next }: Draft, entity: string): boolean {
  const isOfThem = tokens.some(({ low }) => PRONOUNS.includes(low));
  const isFigure = tags.some(({ kind }) => FIGURES.includes(kind));
  const isNarrowed = next.filters.length > 0;
  const isWhich = asksForWhich({ tokens }) && next.filters.some(({ field }) => !WHO.includes(field));
  const isPlain =
    next.thresholds.length + next.cleared.length === 0 && (!isNarrowed || (isOfThem && (isFigure || isWhich)));
  const isOther = !next.ranking && !next.isList && !next.comparison && next.source === undefined;
  const isWhoAlone = tags.some(({ kind }) => kind === 'who') && tags.every(({ kind }) => kind !== 'verb');
  if (!isPlain || !isOther || isWhoAlone) return false;
  if (next.periods.length > 0 && !isOfThem) return false;
  const isOfThemselves = next.groups.some((one) => one.kind === 'dimension' && one.dimension === entity);
  const isCounted =
    (countedEntity(next.figures[0]) === entity && next.groups.length === 0) || asksTheirNumber({ tags });
  return (!isOfThemselves || isWhich) && (!isCounted || isNarrowed) && (isFigure || isWhich || next.groups.length > 0);
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
