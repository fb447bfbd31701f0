import type { Period } from './period.ts';

/** Of the years that a period names, those that the data does not have; nothing where it names none or reaches into the data. */
export function missingYears(period: Period, there: readonly number[]): readonly number[] {
  if (there.length === 0) return [];
  if (period.kind === 'eachYear') return period.years.filter((year) => !there.includes(year));
  if (period.kind !== 'years' && period.kind !== 'dates') return [];
  const from = yearOf(period.from);
  const to = yearOf(period.to);
  const isThere = there.some((year) => (from === undefined || year >= from) && (to === undefined || year <= to));
  return isThere ? [] : [...new Set([from, to].filter((year) => year !== undefined))];
}

/** Years of a period that lie beside those of the data, while others are there. */
export function isCutShort(period: Period, there: readonly number[]): boolean {
  if (period.kind !== 'years' || there.length === 0) return false;
  const { from, to } = period;
  return (from !== undefined && from < Math.min(...there)) || (to !== undefined && to > Math.max(...there));
}

/** `2019 to 2024`; with gaps, each year. */
export function yearsInWords(years: readonly number[]): string {
  const [first, ...rest] = [...years].sort((a, b) => a - b);
  const last = rest.at(-1) ?? first;
  if (first === undefined || last === undefined) return 'no year';
  const isWhole = last - first === rest.length;
  return isWhole && rest.length > 1 ? `${first} to ${last}` : [first, ...rest].join(' and ');
}

function yearOf(end: string | number | undefined): number | undefined {
  return end === undefined ? undefined : Number(String(end).slice(0, 4));
}
