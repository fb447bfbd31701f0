import type { FieldKind } from './fields.ts';

/** What is known about a row besides its own text. */
export interface RowContext {
  /** Kinds of its columns, in the order of the file; only those that are not plain text. */
  kinds: readonly { index: number; column: string; kind: FieldKind }[];
  /** From the file's name (`PGYR2013`), for rows that do not name their year. */
  programYear: number | null;
}

export const PROGRAM_YEARS = { first: 2013, last: 2099 } as const;

type Read = { value: string } | { problem: string };

/**
 * Reads the values of a row that the fast path could not: money signs and thousands separators, dates in other styles,
 * years left out. Gives the row as the fast path would have wanted it, or the reason to set it aside.
 */
export function repairRow(fields: readonly string[], context: RowContext): { fields: string[] } | { problem: string } {
  const repaired = [...fields];
  for (const { index, column, kind } of context.kinds) {
    const read = readValue(kind, (fields[index] ?? '').trim(), context, repaired);
    if ('problem' in read) return { problem: `${column} ${read.problem}` };
    repaired[index] = read.value;
  }
  return { fields: repaired };
}

function readValue(kind: FieldKind, value: string, context: RowContext, row: readonly string[]): Read {
  switch (kind) {
    case 'amount':
      return readAmount(value);
    case 'date':
      return readDate(value);
    case 'year':
      return readYear(value || yearElsewhere(context, row));
    case 'count':
      return readCount(value);
    case 'text':
      return { value };
  }
}

function readAmount(value: string): Read {
  if (value === '') return { problem: 'is blank' };
  const negative = /^\(.*\)$/.test(value);
  const plain = value.replace(/^\((.*)\)$/, '$1').replace(/[$,\s]/g, '');
  const digits = /^([+-]?)(\d{0,16})(?:\.(\d*))?$/.exec(plain);
  if (!digits || !/\d/.test(plain)) return { problem: `"${value}" is not an amount` };
  const [, sign = '', whole = '', decimals = ''] = digits;
  // Beyond the eighth decimal stands the noise of binary fractions, not money.
  if (/[^0]/.test(decimals.slice(2, 8))) return { problem: `"${value}" has more than two decimals` };
  return { value: `${negative || sign === '-' ? '-' : ''}${whole || '0'}.${decimals.slice(0, 2).padEnd(2, '0')}` };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function readDate(value: string): Read {
  if (value === '') return { value };
  const iso = isoDate(value);
  return iso ? { value: iso } : { problem: `"${value}" is not a date` };
}

/** The day of a date in one of the styles that published files and their copies have, as YYYY-MM-DD, or null. */
export function isoDate(value: string): string | null {
  const text = value.trim();
  const time = text.search(/[T\s]\d{1,2}:\d{2}/);
  const day = time < 0 ? text : text.slice(0, time).trimEnd();
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(day);
  if (us) return calendarDay(us[3], us[1], us[2]);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(day) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(day);
  if (iso) return calendarDay(iso[1], iso[2], iso[3]);
  const oracle = /^(\d{1,2})-([A-Za-z]{3})-(\d{4})$/.exec(day);
  if (oracle) return calendarDay(oracle[3], String(MONTHS.indexOf((oracle[2] ?? '').toLowerCase()) + 1), oracle[1]);
  return null;
}

function calendarDay(year = '', month = '', day = ''): string | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? null : written;
}

function readYear(value: string): Read {
  if (value === '') return { problem: 'is blank' };
  const year = Number(/^(\d{4})(?:\.0*)?$/.exec(value)?.[1] ?? Number.NaN);
  if (year >= PROGRAM_YEARS.first && year <= PROGRAM_YEARS.last) return { value: String(year) };
  return { problem: `"${value}" is not a program year` };
}

function yearElsewhere(context: RowContext, row: readonly string[]): string {
  if (context.programYear !== null) return String(context.programYear);
  const date = context.kinds.find(({ kind }) => kind === 'date');
  return (date && isoDate(row[date.index] ?? '')?.slice(0, 4)) ?? '';
}

function readCount(value: string): Read {
  if (value === '') return { value };
  const count = /^(\d{1,3}(?:,\d{3})*|\d{1,9})(?:\.0*)?$/.exec(value)?.[1];
  return count ? { value: count.replaceAll(',', '') } : { problem: `"${value}" is not a number` };
}
