import { countedEntity } from '../reading/counted.ts';
import type { Reading } from '../reading/reading.ts';
import { areTwo } from './figures-against.ts';
import { IN_OWN_WORDS } from './query-parts.ts';
import { leftOutPart } from './routes.ts';
import { hasNoPlace } from './standing-query.ts';

/** Comparisons of which several come first only where there are rows. */
const RANKED_ROWS: readonly string[] = ['growth', 'share', 'peopleShare'];
const AMOUNTS = ['total_amount', 'value_of_interest', 'amount_invested'];

/** What of a reading its query would leave out, in words: a question of such parts is refused, never answered without them. */
export function unusedPart(reading: Reading): string | undefined {
  const { source, groups, ranking, comparison, thresholds, isList, figures } = reading;
  const hasFigureCondition = thresholds.some(({ on }) => on === 'figure');
  // The parts of rows are of those whose whole satisfies it.
  const isOfShares = comparison?.kind === 'share' && groups.length > 0 && !isList;
  if (hasFigureCondition && (comparison || isList) && !isOfShares) {
    return 'I cannot yet ask for shares, growth or single records under a condition on totals.';
  }
  if (source === 'research' && groups.some((group) => group.kind === 'dimension' && group.dimension === 'nature'))
    return 'Research payments name no nature of payment: ask for their total, or by company.';
  if (source === 'research' && namesNature(reading))
    return 'Research payments name no nature of payment: ask of general payments, or of all by kind.';
  if (comparison?.kind === 'share' && !figures.every(hasParts))
    return 'An average, a median or another statistic has no parts: ask for shares of amounts, payments or recipients.';
  if (comparison?.kind === 'against' && !areTwo(reading))
    return 'A ratio or difference is of two figures of the same payments: ask for it in a question of its own.';
  if (isOtherOfKinds(reading)) return OF_KINDS;
  const single = figures.map(countedEntity).find((entity) => entity !== undefined && hasRowFor(groups, entity));
  if (single !== undefined) return `Each ${single} is one: ask how many they are, or which.`;
  const isCounted = figures.some(({ kind }) => kind === 'distinct');
  if (hasFigureCondition && groups.length === 0 && !isCounted && figures.every(({ kind }) => kind === 'measure')) {
    return 'That condition is on totals: say of whom or what, for example companies that paid more than $1M.';
  }
  const isOfRows = !comparison || (RANKED_ROWS.includes(comparison.kind) && ranking !== undefined && ranking.n > 1);
  if (ranking && groups.length === 0 && !isList && isOfRows)
    return 'Say what shall be ranked, for example the top 10 companies.';
  if (isOfSeveralContexts(reading))
    return 'What a record says in its own words can be one condition alone, and has no rows or part: ask for one after the other.';
  if (hasNoPlace(reading))
    return 'I can tell a place by totals or averages, and not by a median of totals: ask for the ranking of all.';
  if (excludeEachOther(thresholds))
    return 'No record is above the one amount and below the other: ask for one after the other.';
  const both = heldByNothing(reading);
  if (both !== undefined) return both;
  const left = leftOutPart(reading);
  return left && `I cannot yet answer ${left.route} with ${left.part} in one question.`;
}

/** `companies by the number of companies`: of each there is one. */
function hasRowFor(groups: Reading['groups'], entity: string): boolean {
  return (
    ['recipient', 'company'].includes(entity) &&
    groups.some((one) => one.kind === 'dimension' && one.dimension === entity)
  );
}

const OF_KINDS =
  'Of those who had several kinds of payments I can tell who they are with the amount of each kind, and how many: ask for another figure by itself.';

/** Whether of those who had several kinds of payments together something else is asked than who or how many they are. */
function isOtherOfKinds({ members, groups, figures, thresholds, ...rest }: Reading): boolean {
  if (!members?.within) return false;
  const { comparison, ranking, isList, among, firstOf, isNew } = rest;
  const named: readonly string[] = [members.entity, ...members.within];
  const isNamed = groups.every((group) => group.kind === 'dimension' && named.includes(group.dimension));
  const isPlain =
    figures.length === 1 &&
    figures.every((one) =>
      groups.length > 0
        ? one.kind === 'measure' && AMOUNTS.includes(one.measure)
        : countedEntity(one) === members.entity,
    );
  return (
    !(isNamed && isPlain) ||
    thresholds.length > 0 ||
    [comparison, ranking, isList, among, firstOf, isNew].some((one) => one !== undefined)
  );
}

/** Whether a figure is an amount or a number, of which a part can be told. */
function hasParts(figure: Reading['figures'][number]): boolean {
  return figure.kind === 'distinct' || (figure.kind === 'measure' && !/^(?:average|median)/.test(figure.measure));
}

/** `share that is "advisory board"`, `"evening session" and "webinar"`: words of a record are looked for within it, and are no value. */
function isOfSeveralContexts({ filters, groups, comparison }: Reading): boolean {
  const isContext = ({ field, values }: { field: string; values: readonly string[] }) =>
    IN_OWN_WORDS.includes(field) && values.length > 1;
  const isPart =
    comparison && 'part' in comparison && comparison.part?.some(({ field }) => IN_OWN_WORDS.includes(field));
  const isRow = groups.some((group) => group.kind === 'dimension' && group.dimension === 'context');
  return (
    filters.some(isContext) ||
    filters.filter(({ field }) => IN_OWN_WORDS.includes(field)).length > 1 ||
    isPart === true ||
    isRow
  );
}

function namesNature({ filters, among }: Reading): boolean {
  return [...filters, ...(among?.all ?? []), ...(among?.none ?? [])].some(({ field }) => field === 'nature');
}

/** `over $5,000 versus at most $5,000`: two sets of records, and no condition that one could satisfy. */
function excludeEachOther(thresholds: Reading['thresholds']): boolean {
  const ofRecords = thresholds.filter(({ on }) => on === 'record');
  const lows = ofRecords.filter(({ op }) => op === 'gt' || op === 'gte');
  const highs = ofRecords.filter(({ op }) => op === 'lt' || op === 'lte');
  return lows.some((low) =>
    highs.some((high) => {
      const isOneAmount = low.op === 'gte' && high.op === 'lte';
      const gap = Number(high.value) - Number(low.value);
      return isOneAmount ? gap < 0 : gap <= 0;
    }),
  );
}

/** Fields of which a record has one value. */
const ONE_EACH = [
  'recipient_type',
  'nature',
  'form',
  'state',
  'company',
  'recipient_id',
  'company_country',
  'company_state',
];

/** `drugs` and `devices` as two conditions that hold together: the answer would be of nothing, whatever the data has. */
function heldByNothing({ filters }: Reading): string | undefined {
  const named = filters.filter(({ isNegated, values }) => !isNegated && values.length > 0);
  for (const { field, values } of named) {
    const other = named.find((one) => one.field === field && one.values.every((value) => !values.includes(value)));
    if (other && [...ONE_EACH, 'product_type'].includes(field))
      return `Nothing is both ${values.join(' or ')} and ${other.values.join(' or ')}: ask for one after the other.`;
  }
  return undefined;
}

/** A turn that leaves out what the answer before is not about would bring the same figures again; why it is refused, in words. */
export function idleExclusion({ filters }: Reading): string | undefined {
  for (const { field, values, names, isNegated } of filters) {
    const alone = isNegated && filters.find((other) => other.field === field && !other.isNegated);
    if (!alone || alone.values.length === 0 || values.some((value) => alone.values.includes(value))) continue;
    const named = (list: readonly string[], of: typeof names) => list.map((value) => of?.[value] ?? value).join(', ');
    return `The answer before is about ${named(alone.values, alone.names)} alone: without ${named(values, names)} it is the same.`;
  }
  return undefined;
}
