import type { Draft } from '../reading/draft.ts';
import type { Reading, ValueFilter } from '../reading/reading.ts';
import type { Kind, Tag } from '../tags/tag.ts';

/** Kinds that make a question stand on its own. */
const HEADS: readonly Kind[] = ['count', 'which', 'who', 'where', 'statistic', 'compare', 'list'];

/** Whether a question goes on from the one before: it says so, or says too little to stand alone. */
export function isFollowUp(tags: readonly Tag[], firstWord: string): boolean {
  if (tags.some(({ kind }) => kind === 'followUp')) return true;
  if (
    [
      'and',
      'but',
      'now',
      'only',
      'just',
      'by',
      'per',
      'as',
      'without',
      'excluding',
      'except',
      'what if',
      'also',
      'or',
      'then',
    ].includes(firstWord)
  )
    return true;
  if (tags.some(({ kind }) => HEADS.includes(kind))) return false;
  const says = (...kinds: Kind[]) => tags.some(({ kind }) => kinds.includes(kind));
  const hasHead =
    says('amount', 'measure', 'unit', 'verb', 'source') ||
    (says('rank') && says('noun')) ||
    (says('growth') && says('noun', 'value')) ||
    (says('share') && says('value', 'noun')) ||
    (says('noun') && says('value', 'period', 'by', 'grain')) ||
    says('trend');
  return !hasHead;
}

/** What one turn says, put into what the turns before said: slots are replaced, filters of other fields stay. */
export function merged(earlier: Reading, draft: Draft): Reading {
  const next = draft;
  const says = (...kinds: Kind[]) => next.tags.some(({ kind }) => kinds.includes(kind));
  const isBreakDown = next.groups.length > 0;
  const figures =
    says('count', 'statistic', 'amount', 'measure') && next.figures.length > 0
      ? next.figures
      : unitFigures(next, earlier);
  const groups = isBreakDown ? mergedGroups(earlier, next) : earlier.groups;
  const ranking = next.ranking ?? (isBreakDown && !sameGroups(earlier, next) ? undefined : earlier.ranking);
  const isOneEntity = next.ranking !== undefined && groups.length === 0;
  const comparison = next.comparison ?? (says('amount', 'count', 'statistic') ? undefined : earlier.comparison);
  const period = next.periods.length > 0 ? withoutYear(next) : earlier.periods;
  return {
    source: next.source ?? earlier.source,
    figures: figures.length > 0 ? figures : earlier.figures,
    groups,
    filters: mergedFilters(earlier, next),
    periods: period,
    thresholds:
      next.thresholds.length > 0
        ? [...earlier.thresholds.filter(({ on }) => next.thresholds.every((one) => one.on !== on)), ...next.thresholds]
        : earlier.thresholds,
    ...(ranking && { ranking }),
    ...(comparison && { comparison }),
    ...((next.among ?? earlier.among) && { among: next.among ?? earlier.among }),
    ...((next.isList || (earlier.isList && !isBreakDown && !isOneEntity && !says('count', 'amount'))) && {
      isList: true as const,
    }),
    ...(next.chart && { chart: next.chart }),
  } as Reading;
}

/** `and the number of payments?` counts; a unit alone says nothing new. */
function unitFigures(next: Draft, earlier: Reading): Reading['figures'] {
  const isRanked = next.ranking !== undefined && next.tags.some(({ kind }) => kind === 'unit');
  return isRanked ? next.figures : earlier.figures;
}

function withoutYear({ periods }: Draft): Reading['periods'] {
  return periods.filter(({ kind }) => kind !== 'allTime');
}

/** A breakdown of rows adds to them only where it says so; else it is another one. */
function mergedGroups(earlier: Reading, next: Draft): Reading['groups'] {
  const isAlso =
    next.tags.some(({ kind }) => kind === 'and') &&
    next.tokens[0]?.lemma === 'and' &&
    next.tags.some(({ kind }) => kind === 'by');
  return isAlso ? [...earlier.groups.filter((group) => !has(next.groups, group)), ...next.groups] : next.groups;
}

function has(groups: Reading['groups'], group: Reading['groups'][number]): boolean {
  return groups.some((one) => JSON.stringify(one) === JSON.stringify(group));
}

function sameGroups(earlier: Reading, next: Draft): boolean {
  return JSON.stringify(earlier.groups) === JSON.stringify(next.groups);
}

const KIN: readonly (readonly string[])[] = [
  ['company', 'company_family'],
  ['recipient_type', 'primary_type'],
];

/** A filter of the same field takes the place of the earlier one; a company that of its family. */
function mergedFilters(earlier: Reading, { filters }: Draft): ValueFilter[] {
  const fresh = filters.map(({ at: _, ...filter }) => filter);
  const isReplaced = (old: ValueFilter): boolean =>
    fresh.some(
      (filter) =>
        filter.isNegated === old.isNegated &&
        (filter.field === old.field || KIN.some((kin) => kin.includes(filter.field) && kin.includes(old.field))),
    );
  return [...earlier.filters.filter((old) => !isReplaced(old)), ...fresh];
}
