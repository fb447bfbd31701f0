import type { Draft } from '../reading/draft.ts';
import type { ValueFilter } from '../reading/reading.ts';
import type { Seat } from './frame-condition.ts';
import { mayBeOfPeople } from './frame-of-people.ts';
import { setBehind } from './set-behind.ts';

/** A question with a condition that holds for all of it; undefined where it says of the same field or time something itself. */
export function withFrame(draft: Draft, frame: Draft, seat: Seat): Draft | undefined {
  // `excluding cardiologists in Texas`: those there, or all of them.
  if (seat === 'end' && draft.filters.some(({ isNegated }) => isNegated)) return undefined;
  if (!mayBeOfPeople(draft, frame, seat)) return undefined;
  if (draft.isNew || frame.filters.some((filter) => conditionsIn(draft).some(isOf(filter)))) return undefined;
  if (frame.periods.length > 0 && hasTime(draft)) return undefined;
  if (frame.thresholds.length > 0 && draft.thresholds.some(({ on }) => on === 'record')) return undefined;
  const behind = draft.tokens.length;
  const filters = frame.filters.map(({ at, ...filter }) => ({
    ...filter,
    ...(at !== undefined && { at: at + behind }),
  }));
  return {
    ...setBehind(draft, frame),
    filters: seat === 'front' ? [...filters, ...draft.filters] : [...draft.filters, ...filters],
    periods: [...draft.periods, ...frame.periods],
    thresholds: [...draft.thresholds, ...frame.thresholds],
    firstOf: draft.firstOf && {
      ...draft.firstOf,
      filters: [...draft.firstOf.filters, ...filters],
      periods: [...draft.firstOf.periods, ...frame.periods],
    },
  };
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
  const isOfTimes = comparison?.kind === 'growth' || (comparison?.kind === 'share' && comparison.time !== undefined);
  return (
    periods.length + boundTimes.length > 0 ||
    [comparedWith, partTime, everyYear].some((one) => one !== undefined) ||
    isOfTimes ||
    groups.some((group) => group.kind === 'dimension' && group.dimension === 'program_year') ||
    members?.conditions.some((one) => one.periods !== undefined) === true ||
    thresholds.some((one) => one.periods !== undefined)
  );
}
