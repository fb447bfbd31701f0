import { readNumber } from '../text/numbers.ts';
import { isDay, monthOf, periodOf, type Span, yearOf } from './calendar.ts';

/** A single period by its name, such as a quarter; without its year where that stands elsewhere. */
export interface Point {
  readonly length: number;
  readonly unit: 'day' | 'month' | 'quarter' | 'half' | 'year';
  readonly hasYear: boolean;
  /** In a year. */
  in(year: number): Span;
  readonly year?: number;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const SHORT: Readonly<Record<string, number>> = {
  sept: 9,
  ...Object.fromEntries(MONTHS.map((name, at) => [name.slice(0, 3), at + 1])),
};
const FILLERS = ['of', 'in', ',', 'the'];
const YEAR_NAMES = ['fy', 'cy', 'py', 'year'];

export function monthNumber(word: string): number | undefined {
  const at = MONTHS.indexOf(word);
  return at >= 0 ? at + 1 : Object.hasOwn(SHORT, word) ? SHORT[word] : undefined;
}

/** A year in digits, `fy23` and `py2023` too. */
export function yearNumber(word: string): number | undefined {
  const match = /^(?:fy|cy|py)?((?:19|20)\d{2})$/.exec(word) ?? /^(?:fy|cy|py)(\d{2})$/.exec(word);
  if (!match?.[1]) return undefined;
  return match[1].length === 2 ? 2000 + Number(match[1]) : Number(match[1]);
}

/** A year from a place on: `2023`, `fy 2023`, `the calendar year 2023`. */
export function yearAt(words: readonly string[], at: number): { year: number; length: number } | undefined {
  let next = at;
  while (['the', 'calendar', 'program', 'fiscal', 'reporting', 'full', 'whole'].includes(words[next] ?? '')) next++;
  const isNamed = ['fy', 'cy', 'py'].includes(words[next] ?? '');
  if (YEAR_NAMES.includes(words[next] ?? '')) next++;
  if (words[next - 1] === 'year' && words[next] === 'of') next++;
  const word = words[next] ?? '';
  const year = yearNumber(isNamed && /^\d{2}$/.test(word) ? `py${word}` : word);
  return year === undefined ? undefined : { year, length: next + 1 + nameBehind(words, next + 1) - at };
}

/** `2023 program year`, and not `2023 year over year`. */
function nameBehind(words: readonly string[], at: number): number {
  const isNamed = ['program', 'reporting', 'calendar', 'fiscal'].includes(words[at] ?? '') && words[at + 1] === 'year';
  return isNamed && !['over', 'on', 'by', 'to'].includes(words[at + 2] ?? '') ? 2 : 0;
}

/** A period by its name from a place on. */
export function pointAt(words: readonly string[], at: number): Point | undefined {
  return (
    dayAt(words, at) ??
    monthInDigits(words[at] ?? '') ??
    partAt(words, at) ??
    yearFirst(words, at) ??
    wholeYear(words, at)
  );
}

function wholeYear(words: readonly string[], at: number): Point | undefined {
  const found = yearAt(words, at);
  return (
    found && {
      length: found.length,
      unit: 'year',
      hasYear: true,
      year: found.year,
      in: (year) => periodOf(year, 'year'),
    }
  );
}

/** `2023 Q3`, `2023 march`. */
function yearFirst(words: readonly string[], at: number): Point | undefined {
  const joined = /^((?:19|20)\d{2})([qh][1-4])$/.exec(words[at] ?? '');
  if (joined?.[1] && joined[2]) {
    const part = namedPart([joined[2]], 0);
    return part && { ...part, hasYear: true, year: Number(joined[1]) };
  }
  const year = yearNumber(words[at] ?? '');
  if (year === undefined) return undefined;
  const part = namedPart(words, at + 1);
  return part && { ...part, length: part.length + 1, hasYear: true, year };
}

/** `Q3 2023`, `third quarter of 2023`, `march 2023`, and without a year. */
function partAt(words: readonly string[], at: number): Point | undefined {
  const part = namedPart(words, at) ?? lastPart(words, at);
  if (!part) return undefined;
  let next = at + part.length;
  while (FILLERS.includes(words[next] ?? '')) next++;
  const found = yearAt(words, next) ?? shortYear(words, next, part);
  if (!found) return part;
  return { ...part, length: next + found.length - at, hasYear: true, year: found.year };
}

/** `Q3 23`; after a month it would be a day. */
function shortYear(words: readonly string[], at: number, { unit }: Point) {
  const digits = /^[12]\d$/.exec(words[at] ?? '')?.[0];
  return digits === undefined || unit === 'month' ? undefined : { year: 2000 + Number(digits), length: 1 };
}

function namedPart(words: readonly string[], at: number): Point | undefined {
  const [word = '', second = ''] = [words[at], words[at + 1]];
  const code = /^([qh])([1-4])$/.exec(word) ?? /^([1-4])([qh])(\d{2})?$/.exec(word);
  if (code) {
    const letter = code.includes('q') ? 'q' : 'h';
    const n = Number(code[1] === letter ? code[2] : code[1]);
    const part = part_(letter === 'q' ? 'quarter' : 'half', n, 1);
    return part && code[3] !== undefined ? { ...part, hasYear: true, year: 2000 + Number(code[3]) } : part;
  }
  const start = word === 'the' ? at + 1 : at;
  const nth = ordinalOf(words[start] ?? '');
  const isCalendar = ['calendar', 'fiscal', 'reporting'].includes(words[start + 1] ?? '') ? 1 : 0;
  const unit = partNamed(words[start + 1 + isCalendar]);
  const isYear = unit === 'half' && words[start + 2] === 'year' ? 1 : 0;
  if (nth !== undefined && unit) return part_(unit, nth, start + 2 + isCalendar + isYear - at);
  if (unit === 'half' && ['latter', 'back'].includes(words[start] ?? '')) return part_('half', 2, start + 2 - at);
  const named = partNamed(word);
  const numberAt = named === 'half' && second === 'year' ? at + 2 : at + 1;
  const number = named && readNumber(words[numberAt] ?? '');
  if (named && number && !number.isOrdinal && /^[1-4]$/.test(number.value))
    return part_(named, Number(number.value), numberAt + 1 - at);
  const month = monthNumber(word);
  if (month === undefined) return undefined;
  return { length: 1, unit: 'month', hasYear: false, in: (year) => periodOf(year, 'month', month) };
}

const partNamed = (word = '') =>
  word === 'quarter' || word === 'half' ? word : word === 'qtr' ? 'quarter' : undefined;

/** `first`, `2nd`, `opening`; of `last` it depends on the year. */
function ordinalOf(word: string): number | undefined {
  if (['opening', 'initial'].includes(word)) return 1;
  const number = word === 'last' ? undefined : readNumber(word);
  return number?.isOrdinal ? Number(number.value) : undefined;
}

/** `the last quarter of 2023`, `the final month of 2023`, `the third month of 2023`: only with a year; else it is counted from the data. */
function lastPart(words: readonly string[], at: number): Point | undefined {
  const start = words[at] === 'the' ? at + 1 : at;
  const unit = words[start + 1];
  const length = start + 2 - at;
  const isOfYear = FILLERS.includes(words[start + 2] ?? '') && yearAt(words, start + 3) !== undefined;
  const nth = ordinalOf(words[start] ?? '');
  if (isOfYear && unit === 'month' && nth !== undefined && nth <= 12)
    return { length, unit, hasYear: false, in: (year) => periodOf(year, 'month', nth) };
  if (!['last', 'final', 'closing'].includes(words[start] ?? '') || !isOfYear) return undefined;
  if (unit === 'quarter') return part_('quarter', 4, length);
  if (unit === 'half') return part_('half', 2, length);
  return unit === 'month' ? { length, unit, hasYear: false, in: (year) => periodOf(year, 'month', 12) } : undefined;
}

function part_(unit: 'quarter' | 'half', n: number, length: number): Point | undefined {
  if (n > (unit === 'quarter' ? 4 : 2)) return undefined;
  return { length, unit, hasYear: false, in: (year) => periodOf(year, unit, n) };
}

/** `2023-04-15`, `4/15/2023`, `april 15, 2023`, `15 april 2023`, and a month as `2023-04`. */
function dayAt(words: readonly string[], at: number): Point | undefined {
  const word = words[at] ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return onDay(word, 1);
  const [, m = '', d = '', y = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(word) ?? [];
  if (y !== '') return onDay(`${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`, 1);
  const monthFirst = monthNumber(word);
  const start = word === 'the' ? at + 1 : at;
  const dayWord = monthFirst === undefined ? words[start] : words[at + 1];
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(dayWord ?? '')?.[1];
  if (day === undefined) return undefined;
  let next = monthFirst === undefined ? start + 1 : at + 2;
  if (monthFirst === undefined && words[next] === 'of') next++;
  const month = monthFirst ?? monthNumber(words[next] ?? '');
  if (month === undefined) return undefined;
  if (monthFirst === undefined) next++;
  if (words[next] === ',') next++;
  const found = yearAt(words, next);
  if (!found) return undefined;
  const text = `${found.year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return onDay(text, next + found.length - at);
}

/** `2024-03`, `03/2024`. */
function monthInDigits(word: string): Point | undefined {
  const { y, m } = (/^(?<y>\d{4})-(?<m>\d{2})$/.exec(word) ?? /^(?<m>\d{1,2})\/(?<y>\d{4})$/.exec(word))?.groups ?? {};
  const [year, month] = [Number(y), Number(m)];
  if (!y || !(month >= 1 && month <= 12)) return undefined;
  return { length: 1, unit: 'month', hasYear: true, year, in: (of) => periodOf(of, 'month', month) };
}

function onDay(day: string, length: number): Point | undefined {
  if (!isDay(day)) return undefined;
  return { length, unit: 'day', hasYear: true, year: yearOf(day), in: () => ({ from: day, to: day }) };
}

/** The newest such period that has begun by a day: `March` without a year. */
export function newestYearOf(point: Point, anchor: string): number {
  const year = yearOf(anchor);
  return monthOf(point.in(year).from) <= monthOf(anchor) ? year : year - 1;
}
