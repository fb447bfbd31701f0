import type { Draft } from '../../reading/draft.ts';
import { withMore } from '../../reading/read-values.ts';
import type { Reading, ValueFilter } from '../../reading/reading.ts';
import type { Period } from '../../time/period.ts';

const KIN: readonly (readonly string[])[] = [
  ['company', 'company_family'],
  ['recipient_type', 'primary_type'],
];

/** Whether the same thing is meant by both fields. */
export function areKin(field: string, other: string): boolean {
  return field === other || KIN.some((kin) => kin.includes(field) && kin.includes(other));
}

/** Conditions of a turn in those before: one of the same field takes the place of the earlier one, a company that of its family. */
export function mergedFilters(earlier: Reading, next: Draft): ValueFilter[] {
  const { filters, cleared, ...draft } = next;
  const fresh = filters.map(({ at: _, ...filter }) => asLeader(earlier, filter));
  if (isAdded(draft)) return joined(earlier.filters, fresh, isToo(draft));
  const isInstead = draft.tokens.some(({ low }) => low === 'instead');
  const left = fresh.flatMap((one) => without(one, isInstead ? [] : earlier.filters));
  const kept = earlier.filters.flatMap((old) => {
    if (cleared.includes(old.field) || isOfItsRows(old, next)) return [];
    const negated = fresh.filter((one) => one.isNegated && one.field === old.field);
    if (!old.isNegated && negated.length > 0) return lessOf(old, negated);
    return left.some((one) => takesPlaceOf(one, old) || isOfOtherKind(one, old, draft)) ? [] : [old];
  });
  return [...kept, ...left];
}

/** `by state` after Texas alone: a row for each state, since of the one there is nothing more to show. */
export function isOfItsRows({ field, values, isNegated }: ValueFilter, { groups, filters, tokens }: Draft): boolean {
  const isRow = groups.some((group) => group.kind === 'dimension' && group.dimension === field);
  const isSaid = filters.some((one) => areKin(one.field, field));
  return isRow && values.length === 1 && !isNegated && !isSaid && tokens[0]?.low !== 'with';
}

/** `Ben Low?` after research that Ada Moreno led: that which he led. */
function asLeader({ source, filters }: Reading, filter: ValueFilter): ValueFilter {
  const has = (field: string) => filters.some((one) => one.field === field);
  const isOfLeader = source === 'research' && has('investigator_id') && !has('recipient_id');
  return isOfLeader && filter.field === 'recipient_id' ? { ...filter, field: 'investigator_id' } : filter;
}

/** `add Merck`, `and New York too`, `also Texas`: beside what is there. */
export function isAdded({ tags, tokens }: Pick<Draft, 'tags' | 'tokens'>): boolean {
  return tags.some((tag) => tag.kind === 'followUp' && tag.move === 'union') || isToo({ tokens });
}

/** `and for 2022 too` is the same for another. */
function isToo({ tokens }: Pick<Draft, 'tokens'>): boolean {
  if (tokens.slice(0, 3).some(({ low }) => low === 'for')) return false;
  const [last, one] = [tokens.at(-1)?.low, tokens.at(-2)?.low];
  return last === 'too' || (one === 'as' && last === 'well') || tokens[0]?.low === 'also';
}

/** What is left out of several leaves the others; beside what is left out already it is left out as well. */
function without(fresh: ValueFilter, earlier: readonly ValueFilter[]): ValueFilter[] {
  if (!fresh.isNegated) return [fresh];
  const same = earlier.filter(({ field }) => field === fresh.field);
  const among = same.find((old) => !old.isNegated && old.values.length > fresh.values.length && has(old, fresh));
  if (among) return [];
  return [[...same.filter(({ isNegated }) => isNegated), fresh].reduce(withMore)];
}

/** An earlier condition without the values that are left out; all of them left out, it gives way. */
function lessOf(old: ValueFilter, negated: readonly ValueFilter[]): ValueFilter[] {
  const out = negated.flatMap(({ values }) => values);
  const values = old.values.filter((value) => !out.includes(value));
  return values.length === 0 ? [] : [{ ...old, values }];
}

/** `without meals` after `on meals` takes its place too. */
function takesPlaceOf(fresh: ValueFilter, old: ValueFilter): boolean {
  return (
    areKin(fresh.field, old.field) &&
    (fresh.isNegated === old.isNegated || (fresh.field === old.field && has(old, fresh)))
  );
}

/** `what about speaker fees` after advisory boards, which the context says: the one in place of the other. */
function isOfOtherKind(fresh: ValueFilter, old: ValueFilter, { tokens }: Pick<Draft, 'tokens'>): boolean {
  const fields = [fresh, old].map(({ field }) => field).toSorted();
  const isPlain = tokens.some(({ low }) => ['about', 'instead', 'same'].includes(low));
  return isPlain && fields.join() === 'context,nature' && !fresh.isNegated && !old.isNegated;
}

function has(old: ValueFilter, { values }: ValueFilter): boolean {
  return values.every((value) => old.values.includes(value));
}

/** Values beside those that are there; what was left out comes back, or with `too` is left out as well. */
function joined(earlier: readonly ValueFilter[], fresh: readonly ValueFilter[], isToo: boolean): ValueFilter[] {
  const isOut = (one: ValueFilter, old: ValueFilter) => old.isNegated === true && old.field === one.field;
  const isBack = (one: ValueFilter) => !one.isNegated && earlier.some((old) => isOut(one, old) && has(old, one));
  const back = fresh.filter(isBack);
  const out = fresh.filter(
    (one) =>
      isToo &&
      !back.includes(one) &&
      earlier.some((old) => isOut(one, old)) &&
      !earlier.some((old) => isOfField(old, one)),
  );
  const added = earlier.flatMap((old) => {
    const more = old.isNegated ? out : fresh;
    const whole = more
      .filter((one) => one.field === old.field && !one.isNegated)
      .reduce((known, one) => withMore(known, one), old);
    return old.isNegated
      ? lessOf(
          whole,
          back.filter(({ field }) => field === old.field),
        )
      : [whole];
  });
  const isThere = (one: ValueFilter) =>
    back.includes(one) || out.includes(one) || (!one.isNegated && earlier.some((old) => isOfField(old, one)));
  return [...added, ...fresh.filter((one) => !isThere(one))];
}

function isOfField(old: ValueFilter, { field }: ValueFilter): boolean {
  return old.field === field && !old.isNegated;
}

/** A reading with what it no longer leaves out, and no longer asks: a turn said both, and neither is a condition any more. */
export function withGivenUp(earlier: Reading, reading: Reading): Reading {
  const gone = earlier.filters.flatMap((old): ValueFilter[] => {
    const still = reading.filters.filter((one) => one.field === old.field && one.isNegated === old.isNegated);
    const values = old.values.filter((value) => still.every((one) => !one.values.includes(value)));
    if (values.length === 0) return [];
    return [{ field: old.field, values, ...(!old.isNegated && { isNegated: true as const }) }];
  });
  return { ...reading, filters: [...reading.filters, ...gone] };
}

/** Times of a turn in place of those before, or beside them; what the calendar repeats holds within them. */
export function mergedPeriods(earlier: Reading, next: Draft): readonly Period[] {
  if (next.periods.length === 0)
    return next.cleared.includes('program_year') || isYearByYear(earlier, next) ? [] : earlier.periods;
  const said = next.periods.filter(({ kind }) => kind !== 'allTime');
  if (isAdded(next)) return withYears([...earlier.periods, ...said]);
  if (said.length > 0 && said.every(isRepeated)) return [...earlier.periods.filter((one) => !isRepeated(one)), ...said];
  return said;
}

/** `by year` after a single one: of each year that there is, since of that one there is nothing more to show. */
function isYearByYear({ periods: [period, another], comparison }: Reading, next: Draft): boolean {
  const isOne = period !== undefined && another === undefined && yearsOf(period).length === 1;
  const isByYear = next.tags.some((tag) => tag.kind === 'grain' && tag.grain === 'year');
  const isCompared = comparison?.kind === 'growth' || next.comparison !== undefined || next.comparedWith !== undefined;
  return isOne && isByYear && !isCompared;
}

function isRepeated({ kind }: Period): boolean {
  return kind === 'daysOfWeek' || kind === 'monthsOfYear';
}

function withYears(periods: readonly Period[]): readonly Period[] {
  return [{ kind: 'eachYear', years: [...new Set(periods.flatMap(yearsOf))].sort((a, b) => a - b) }];
}

/** The program years of a period that has both ends. */
export function yearsOf(period: Period): readonly number[] {
  if (period.kind === 'eachYear') return period.years;
  if (period.kind !== 'years' || period.from === undefined || period.to === undefined) return [];
  const { from, to } = period;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
