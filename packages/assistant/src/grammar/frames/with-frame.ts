import type { Draft } from '../../reading/draft.ts';
import type { ValueFilter } from '../../reading/reading.ts';
import { boundBehind } from './behind-share.ts';
import type { Seat } from './frame-condition.ts';
import { mayBeOfPeople } from './frame-of-people.ts';
import { setBehind } from './set-behind.ts';

/** A question with a condition that holds for all of it; undefined where it says of the same field or time something itself. */
export function withFrame(draft: Draft, frame: Draft, seat: Seat): Draft | undefined {
  const bound = isApart(seat) ? 'whole' : boundBehind(draft, frame, seat);
  if (bound === undefined || !mayBeOfPeople(draft, frame, seat) || !mayHold(draft, frame, seat)) return undefined;
  const behind = draft.tokens.length;
  const filters = frame.filters.map(({ at, ...filter }) => ({
    ...filter,
    ...(at !== undefined && { at: at + behind }),
  }));
  const ofWhole = bound === 'whole' ? filters : [];
  return {
    ...setBehind(draft, frame),
    filters: seat === 'front' ? [...ofWhole, ...draft.filters] : [...draft.filters, ...ofWhole],
    comparison: bound === 'part' ? withPart(draft.comparison, filters) : draft.comparison,
    periods: [...draft.periods, ...frame.periods],
    thresholds: [...draft.thresholds, ...frame.thresholds],
    firstOf: draft.firstOf && {
      ...draft.firstOf,
      filters: [...draft.firstOf.filters, ...filters],
      periods: [...draft.firstOf.periods, ...frame.periods],
    },
  };
}

/** Whether nothing of the question is of the same field or time already. */
function mayHold(draft: Draft, frame: Draft, seat: Seat): boolean {
  if (!isApart(seat) && draft.filters.some((filter) => isLeftOutLast(draft, filter))) return false;
  if (draft.isNew || frame.filters.some((filter) => conditionsIn(draft).some(isOf(filter)))) return false;
  if (frame.periods.length > 0 && hasTime(draft)) return false;
  return frame.thresholds.length === 0 || draft.thresholds.every(({ on }) => on !== 'record');
}

const isApart = (seat: Seat) => seat !== 'end' && seat !== 'closed';

/** `excluding cardiologists in Texas`: those there, or all of them. */
function isLeftOutLast({ tokens }: Draft, { isNegated, at = 0 }: ValueFilter): boolean {
  return isNegated === true && !tokens.slice(at).some(({ low }) => low === ',');
}

/** `hospitals in Texas` are one part. */
function withPart(comparison: Draft['comparison'], filters: readonly ValueFilter[]): Draft['comparison'] {
  if (comparison?.kind !== 'share') return comparison;
  return { ...comparison, part: [...(comparison.part ?? []), ...filters] };
}

const isOf =
  ({ field }: ValueFilter) =>
  (other: ValueFilter) =>
    other.field === field || (isCompany(other.field) && isCompany(field));

const isCompany = (field: string) => field === 'company' || field === 'company_family';

/** All that a question says of whom and what. */
function conditionsIn({ filters, comparison, members, among, firstOf }: Draft): readonly ValueFilter[] {
  return [
    ...filters,
    ...comparedIn(comparison),
    ...(members?.conditions.flatMap((one) => one.filters) ?? []),
    ...(among?.all ?? []),
    ...(among?.none ?? []),
    ...(firstOf?.filters ?? []),
  ];
}

function comparedIn(comparison: Draft['comparison']): readonly ValueFilter[] {
  switch (comparison?.kind) {
    case 'share':
    case 'peopleShare':
      return comparison.part ?? [];
    case 'ratio':
      return [comparison.of, comparison.per];
    case 'difference':
      return comparison.less ? [comparison.of, comparison.less] : [comparison.of];
    default:
      return [];
  }
}

function hasTime({
  figures,
  groups,
  periods,
  comparedWith,
  partTime,
  boundTimes,
  comparison,
  members,
  thresholds,
  everyYear,
}: Draft) {
  const isPerYear = figures.some((figure) => figure.kind === 'statistic' && figure.per === 'program_year');
  const isOfTimes = comparison?.kind === 'growth' || (comparison?.kind === 'share' && comparison.time !== undefined);
  return (
    periods.length + boundTimes.length > 0 ||
    [comparedWith, partTime, everyYear].some((one) => one !== undefined) ||
    isOfTimes ||
    isPerYear ||
    groups.some((group) => group.kind === 'dimension' && group.dimension === 'program_year') ||
    members?.conditions.some((one) => one.periods !== undefined) === true ||
    thresholds.some((one) => one.periods !== undefined)
  );
}
