import type { Draft } from '../reading/draft.ts';
import type { Reading, ValueFilter } from '../reading/reading.ts';
import type { Kind } from '../tags/tag.ts';

/** Kinds that make a question stand on its own. */
const HEADS: readonly Kind[] = ['count', 'which', 'who', 'where', 'statistic', 'compare', 'list'];

const OPENERS = [
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
  'also',
  'or',
  'then',
  'no',
  'for',
  'in',
];
const PRONOUNS = ['it', 'them', 'they', 'those', 'these', 'their', 'its'];

/** Whether a question goes on from the one before: it says so, or says too little to stand alone. */
export function isFollowUp(draft: Draft): boolean {
  const { tags, tokens } = draft;
  const says = (...kinds: Kind[]) => tags.some(({ kind }) => kinds.includes(kind));
  const [first] = tokens;
  if (says('followUp') || tokens.some(({ low }) => PRONOUNS.includes(low)) || saysThat(tokens)) return true;
  const isNarrow = draft.filters.length === 0 && draft.periods.length === 0 && draft.thresholds.length === 0;
  if (
    isNarrow &&
    (draft.isList ||
      (says('count', 'measure', 'statistic') && draft.groups.length === 0 && !says('verb', 'noun', 'who', 'share')) ||
      (says('which') && !says('verb', 'amount', 'growth')))
  )
    return true;
  const hasFigure = says('amount', 'measure', 'unit', 'verb', 'source', 'count', 'statistic', 'growth', 'share');
  if (
    first &&
    OPENERS.includes(first.low) &&
    !(
      hasFigure &&
      (says('noun') || draft.groups.length > 0) &&
      !['and', 'but', 'also', 'now', 'then'].includes(first.low)
    )
  )
    return !(hasFigure && says('which', 'who'));
  if (tags.some(({ kind }) => HEADS.includes(kind))) return false;
  if (draft.ranking?.place !== undefined && draft.groups.length === 0) return true;
  return !(
    hasFigure ||
    (says('rank') && says('noun')) ||
    (says('noun') && says('value', 'period', 'by', 'grain')) ||
    says('trend')
  );
}

/** `how does that compare`, `of that`; not `companies that paid`. */
function saysThat(tokens: Draft['tokens']): boolean {
  return tokens.some(
    ({ low }, at) =>
      low === 'that' &&
      (at === tokens.length - 1 || ['do', 'of', 'for', 'from', 'in', 'be', 'to'].includes(tokens[at - 1]?.lemma ?? '')),
  );
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
  const people = countedPeople(earlier, next);
  const groups = people || next.isList ? [] : isBreakDown ? mergedGroups(earlier, next) : earlier.groups;
  const isNewList = next.isList && !earlier.isList;
  const placed =
    next.ranking?.place !== undefined && earlier.ranking
      ? { ...earlier.ranking, n: 1, place: next.ranking.place }
      : next.ranking;
  const ranking = placed ?? ((isBreakDown && !sameGroups(earlier, next)) || isNewList ? undefined : earlier.ranking);
  const kept = next.comparison ?? (says('amount', 'count', 'statistic') ? undefined : earlier.comparison);
  const { comparison, filters } = withPart(kept, next);
  const period =
    next.periods.length > 0 ? withoutYear(next) : next.cleared.includes('program_year') ? [] : earlier.periods;
  const thresholds = likeEarlier(earlier, next);
  return {
    source: next.source ?? earlier.source,
    figures: people ? [people] : figures.length > 0 ? figures : earlier.figures,
    groups,
    filters: mergedFilters(earlier, { ...next, filters }),
    periods: period,
    thresholds:
      thresholds.length > 0
        ? [...earlier.thresholds.filter(({ on }) => thresholds.every((one) => one.on !== on)), ...thresholds]
        : earlier.thresholds,
    ...(ranking && { ranking }),
    ...(comparison && { comparison }),
    ...((next.among ?? earlier.among) && { among: next.among ?? earlier.among }),
    ...((next.isList || (earlier.isList && !isBreakDown && !says('count', 'amount'))) && {
      isList: true as const,
    }),
    ...(next.chart && { chart: next.chart }),
  } as Reading;
}

/** `what about consulting fees` after the share of meals is of their share. */
function withPart(comparison: Reading['comparison'], next: Draft): Pick<Draft, 'comparison' | 'filters'> {
  if (next.comparison || comparison?.kind !== 'share' || !comparison.part) return { comparison, filters: next.filters };
  const fields = comparison.part.map(({ field }) => field);
  const isOfPart = ({ field, isNegated }: ValueFilter) => fields.includes(field) && !isNegated;
  const fresh = next.filters.filter(isOfPart).map(({ at: _, ...filter }) => filter);
  if (fresh.length === 0) return { comparison, filters: next.filters };
  const part = [...comparison.part.filter(({ field }) => fresh.every((one) => one.field !== field)), ...fresh];
  return { comparison: { ...comparison, part }, filters: next.filters.filter((filter) => !isOfPart(filter)) };
}

/** `how many of them were there`: those whom the question before was about. */
function countedPeople(earlier: Reading, { tags, tokens, groups }: Draft): Reading['figures'][number] | undefined {
  const isCount =
    tags.some(({ kind }) => kind === 'count') &&
    tokens.some(({ low }) => ['them', 'they', 'those', 'these'].includes(low));
  if (!isCount || groups.length > 0 || tags.some(({ kind }) => kind === 'unit' || kind === 'noun')) return undefined;
  const group = earlier.groups.find((one) => one.kind === 'dimension');
  const isOfPeople = earlier.filters.some(({ field, isNegated }) => field === 'recipient_type' && !isNegated);
  const dimension = group?.kind === 'dimension' ? group.dimension : isOfPeople ? 'recipient' : undefined;
  return dimension === undefined ? undefined : { kind: 'distinct', dimension };
}

/** A bare amount is of what the earlier one was, or of the rows that are shown. */
function likeEarlier(earlier: Reading, { thresholds, tags, groups }: Draft): Reading['thresholds'] {
  const [old] = earlier.thresholds;
  const isOfRows = earlier.groups.length > 0 && !earlier.isList && !tags.some(({ kind }) => kind === 'unit');
  const isOfFigures = old ? old.on === 'figure' : isOfRows && groups.length === 0;
  return thresholds.map((threshold) =>
    isOfFigures && threshold.on === 'record' ? { ...threshold, on: 'figure' as const } : threshold,
  );
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
function mergedFilters(earlier: Reading, { filters, tags, cleared }: Draft): ValueFilter[] {
  const fresh = filters.map(({ at: _, ...filter }) => filter);
  const isUnion = tags.some((tag) => tag.kind === 'followUp' && tag.move === 'union');
  if (isUnion) return joined(earlier.filters, fresh);
  // `without meals` after `on meals` takes its place too.
  const isReplaced = (old: ValueFilter): boolean =>
    fresh.some(
      (filter) =>
        (filter.isNegated === old.isNegated || isSame(filter, old)) &&
        (filter.field === old.field || KIN.some((kin) => kin.includes(filter.field) && kin.includes(old.field))),
    );
  return [...earlier.filters.filter((old) => !isReplaced(old) && !cleared.includes(old.field)), ...fresh];
}

function isSame({ field, values }: ValueFilter, old: ValueFilter): boolean {
  return field === old.field && values.every((value) => old.values.includes(value));
}

/** `add Merck`: beside the values that are there. */
function joined(earlier: readonly ValueFilter[], fresh: readonly ValueFilter[]): ValueFilter[] {
  const added = earlier.map((old) => {
    const more = fresh.find(({ field, isNegated }) => field === old.field && isNegated === old.isNegated);
    return more ? { ...old, values: [...new Set([...old.values, ...more.values])] } : old;
  });
  return [...added, ...fresh.filter(({ field }) => earlier.every((old) => old.field !== field))];
}
