import { readNumberAt } from '../text/numbers.ts';
import { addMonths, periodOf, yearOf } from './calendar.ts';
import { periodOfSpan, type ReadPeriod } from './period.ts';
import { yearAt } from './points.ts';

type Read = ReadPeriod & { readonly length: number };

const LENGTHS: Readonly<Record<string, number>> = { months: 1, quarters: 3 };

/** What a year begins or ends with, said with the year: `the first 9 months of 2024`, `YTD 2023`, `prior YTD`. */
export function partOfYearAt(words: readonly string[], at: number, anchor: string): Read | undefined {
  const start = words[at] === 'the' ? at + 1 : at;
  const read = monthsAt(words, start) ?? toDateAt(words, start, anchor);
  return read && { ...read, length: read.length + start - at };
}

/** `first 9 months of 2024`, `last two quarters of 2023`. */
function monthsAt(words: readonly string[], at: number): Read | undefined {
  const isFirst = words[at] === 'first' || words[at] === 'opening';
  if (!isFirst && words[at] !== 'last' && words[at] !== 'final') return undefined;
  const number = readNumberAt(words, at + 1);
  const next = at + 1 + (number?.length ?? 0);
  const months = Number(number?.value) * (LENGTHS[words[next] ?? ''] ?? Number.NaN);
  const ofYear = ['of', 'in'].includes(words[next + 1] ?? '') ? yearAt(words, next + 2) : undefined;
  if (!ofYear || !(months > 0 && months <= 12)) return undefined;
  const { from, to } = periodOf(ofYear.year, 'year');
  const span = isFirst
    ? { from, to: periodOf(ofYear.year, 'month', months).to }
    : { from: periodOf(ofYear.year, 'month', 13 - months).from, to };
  return { period: periodOfSpan(span), length: next + 2 + ofYear.length - at };
}

const BEFORE = ['prior', 'previous', 'last'];

/** `YTD 2023`, `last year to date`, `prior YTD`: as far into its year as the data goes into the newest. */
function toDateAt(words: readonly string[], at: number, anchor: string): Read | undefined {
  const isBefore = BEFORE.includes(words[at] ?? '');
  const start = isBefore ? at + 1 : at;
  const length = lengthOf(words, start);
  if (length === 0) return undefined;
  const of = ['of', 'in', 'for'].includes(words[start + length] ?? '') ? 1 : 0;
  const said = isBefore ? undefined : yearAt(words, start + length + of);
  const year = isBefore ? yearOf(anchor) - 1 : said?.year;
  if (year === undefined) return undefined;
  const to = addMonths(anchor, 12 * (year - yearOf(anchor)));
  return {
    period: periodOfSpan({ from: `${year}-01-01`, to }),
    assumption: `To the same day as the data of ${yearOf(anchor)}: up to ${to}.`,
    length: start + length - at + (said ? of + said.length : 0),
  };
}

function lengthOf(words: readonly string[], at: number): number {
  if (words[at] === 'ytd') return 1;
  return words[at] === 'year' && words[at + 1] === 'to' && words[at + 2] === 'date' ? 3 : 0;
}
