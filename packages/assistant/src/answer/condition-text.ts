import type { MemberCondition, Threshold, Tie, ValueFilter } from '../reading/reading.ts';
import { type Period, periodWords } from '../time/period.ts';
import { uncapitalised } from './about.ts';

/** `with payments over 20 of Food and Beverage in 2023`, `without Gift`, `with only Food and Beverage`, `with research payments`. */
export function memberText(
  { filters, periods = [], bound, isNone, per = [] }: MemberCondition,
  boundText: (bound: Threshold) => string,
  within: readonly Tie[],
  kind: string | undefined,
): string {
  const isOnly = isNone === true && filters.some(({ isNegated }) => isNegated);
  const held = filters
    .map(({ isNegated, ...filter }) => recordsText(isNegated && !isOnly ? { ...filter, isNegated } : filter))
    .join(', ');
  const single = per.map((field) => ` ${SINGLES[field] ?? `of one ${field}`}`).join('');
  const amount = bound && boundText({ on: 'figure', ...bound });
  const said = [...(kind ? [uncapitalised(kind)] : []), ...(amount ? [amount] : [])].join(', ');
  const what = said ? `${said}${held && ` (${held})`}` : held || 'any';
  const same = within.map((tie) => (tie === 'company' ? ' of the same company' : ' in the same year')).join('');
  return `${isOnly ? 'with only' : isNone ? 'without' : 'with'} ${what}${single}${same}${timeText(periods)}`;
}

/** Of records that somebody has: `Yes` alone does not say what. */
function recordsText(filter: ValueFilter): string {
  const isDisputed = filter.field === 'dispute_status' && filter.values.join() === 'Yes' && !filter.isNegated;
  return isDisputed ? 'disputed records' : filterText(filter);
}

/** `in 2022 and 2023`, `since 2022`. */
export function timeText(periods: readonly Period[]): string {
  const when = periods.map(periodWords).join(' and ');
  return when && (/^(?:since|up to)/.test(when) ? ` ${when}` : ` in ${when}`);
}

/** What a single value of a field is. */
const SINGLES: Readonly<Record<string, string>> = {
  company: 'from one company',
  program_year: 'in one year',
  date: 'on one day',
};

/** What somebody has or has not: payments of a year are `any in 2023`. */
export function heldText(filter: ValueFilter): string {
  return filter.field === 'program_year' ? `any in ${filterText(filter)}` : filterText(filter);
}

export function filterText({ values, names, isNegated }: ValueFilter): string {
  if (values.length === 0) return isNegated ? 'any' : 'none';
  const shown = values.map((value) => {
    const name = names?.[value];
    return name === undefined ? (value.split('|').at(-1) ?? value) : `${name} (id ${value})`;
  });
  const text = shown.length > 4 ? `${shown.slice(0, 4).join(', ')} and ${shown.length - 4} more` : shown.join(' or ');
  return isNegated ? `not ${text}` : text;
}
