import type { FilterInput } from '@pellucid/contract';
import type { Reading, ValueFilter } from '../reading/reading.ts';

/** What a payment is of, and not who is paid: whoever is new to one company may have been paid by others before. */
export function isOfPayment({ field, isNegated }: ValueFilter): boolean {
  return !isNegated && /^(?:company|product|nature|form)/.test(field);
}

/** Whose first record of what is asked is in its years; by year, in the year of the row. */
export function newRecipients(
  { periods: [period], groups }: Pick<Reading, 'periods' | 'groups'>,
  asked: readonly FilterInput[],
): FilterInput[] {
  const years = period ? yearsWithin(period) : [];
  const isByYear = groups.some((group) => group.kind === 'dimension' && group.dimension === 'program_year');
  if (isByYear && years.length > 1) return [{ any: years.map((year) => ({ all: newIn(year, asked) })) }];
  const [first] = years;
  return first === undefined ? [] : [notBefore(first, asked)];
}

function newIn(year: number, asked: readonly FilterInput[]): FilterInput[] {
  return [{ field: 'program_year', op: 'eq', value: year }, notBefore(year, asked)];
}

function notBefore(year: number, asked: readonly FilterInput[]): FilterInput {
  const earlier: FilterInput = { field: 'program_year', op: 'lt', value: year };
  return { not: { field: 'recipient_id', op: 'in', query: { where: [earlier, ...asked] } } };
}

/** Each year of a time; of one without an end the first alone. */
function yearsWithin(period: Reading['periods'][number]): number[] {
  if (period.kind === 'eachYear') return [...period.years];
  if (period.kind !== 'years' || period.from === undefined) return [];
  const { from, to = from } = period;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
