import type { Cell } from '@pellucid/contract';
import type { ExpectedRows, Kind } from './rows.ts';

type Row = readonly Cell[];
export interface Answer {
  readonly rows: readonly Row[];
}

export interface Leeway {
  /** The answer may be any head of the expected rows, of at least this many. */
  readonly prefixOf?: number;
}

const PART_TOLERANCE = 0.000_001;

/**
 * What is wrong with an answer, in words; undefined where it is right. Its columns may stand in any order and there may be more of them, but
 * each expected column is there, with every value of it, and there are no further rows. Rows without a name (a blank
 * specialty, a blank state) are no value of their dimension: they may be there or not.
 */
export function differenceOf(expected: ExpectedRows, answer: Answer, leeway: Leeway = {}): string | undefined {
  const wanted = cut(named(expected), answer, leeway);
  const direct = differenceByRows(wanted, answer);
  if (direct === undefined || isOnOneRow(wanted, answer)) return undefined;
  return direct;
}

/** Rows that have a name in each of their columns of names; all of them where there is but one row. */
function named(expected: ExpectedRows): ExpectedRows {
  const { kinds, rows } = expected;
  if (rows.length < 2) return expected;
  return { ...expected, rows: rows.filter((row) => row.every((cell, at) => cell !== null || kinds[at] !== 'text')) };
}

function cut(expected: ExpectedRows, { rows }: Answer, { prefixOf }: Leeway): ExpectedRows {
  if (prefixOf === undefined || rows.length < Math.min(prefixOf, expected.rows.length)) return expected;
  return { ...expected, rows: expected.rows.slice(0, rows.length) };
}

function differenceByRows(expected: ExpectedRows, answer: Answer): string | undefined {
  const width = answer.rows[0]?.length ?? 0;
  const columns = expected.kinds.map((_, at) => candidates(expected, at, answer, width));
  if (expected.rows.length === 0) return answer.rows.length === 0 ? undefined : 'rows where there are none';
  const missing = columns.findIndex((found) => found.length === 0);
  if (missing >= 0) return describe(expected, answer, missing);
  for (const chosen of combinations(columns)) {
    const rows = answer.rows.map((row) => chosen.map((column) => row[column] ?? null)).filter(hasNames(expected.kinds));
    if (!sameRows(expected, rows)) continue;
    if (!expected.ordered || sameOrder(expected, rows)) return undefined;
    return 'the rows are in another order';
  }
  return 'the columns are right one by one, but their rows do not belong together';
}

const hasNames = (kinds: readonly Kind[]) => (row: Row, _: number, rows: readonly Row[]) =>
  rows.length < 2 || row.every((cell, at) => cell !== null || kinds[at] !== 'text');

/** The columns of the answer that hold every expected value of a column. */
function candidates(expected: ExpectedRows, at: number, { rows }: Answer, width: number): number[] {
  const kind = expected.kinds[at] ?? 'text';
  const wanted = expected.rows.map((row) => row[at] ?? null);
  return Array.from({ length: width }, (_, column) => column).filter((column) => {
    const found = rows.map((row) => row[column] ?? null);
    return wanted.every((value) => found.some((cell) => sameCell(kind, value, cell)));
  });
}

function* combinations(columns: readonly number[][], taken: number[] = []): Generator<number[]> {
  const [first, ...rest] = columns;
  if (first === undefined) return yield taken;
  for (const column of first) if (!taken.includes(column)) yield* combinations(rest, [...taken, column]);
}

/** Each expected row once, and no other: rows that are alike are told apart by their number. */
function sameRows({ kinds, rows: expected }: ExpectedRows, rows: readonly Row[]): boolean {
  if (rows.length !== expected.length) return false;
  const left = [...rows];
  return expected.every((wanted) => {
    const at = left.findIndex((row) =>
      wanted.every((value, column) => sameCell(kinds[column] ?? 'text', value, row[column] ?? null)),
    );
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Rows that tie in the last column may change places. */
function sameOrder({ kinds, rows: expected }: ExpectedRows, rows: readonly Row[]): boolean {
  const last = kinds.length - 1;
  return expected.every((row, at) => sameCell(kinds[last] ?? 'text', row[last] ?? null, rows[at]?.[last] ?? null));
}

/** A few rows, each with its name and its figures, may as well stand beside each other, as columns of one row. */
function isOnOneRow({ kinds, rows }: ExpectedRows, answer: Answer): boolean {
  const [only] = answer.rows;
  if (answer.rows.length !== 1 || !only || rows.length < 2 || rows.length > 4 || kinds.length < 2) return false;
  const figures = rows.flatMap((row) => row.slice(1).map((value, at) => ({ kind: kinds[at + 1] ?? 'text', value })));
  return figures.every(({ kind, value }) => only.some((cell) => sameCell(kind, value, cell)));
}

/** Whether two values are the same: text to the letter, money to the cent, a year as the first day of it. */
export function sameCell(kind: Kind, expected: Cell, found: Cell): boolean {
  if (expected === null || found === null) return expected === found;
  switch (kind) {
    case 'money':
      return cents(String(expected)) === cents(String(found));
    case 'part':
      return samePart(Number(expected), found);
    case 'count':
      return Number(expected) === Number(found) || String(found) === `${expected}-01-01`;
    default:
      return String(expected) === String(found);
  }
}

/** A part of one, in per cent or not; what the gate divides is rounded to two decimals, and says so by having no more. */
function samePart(wanted: number, found: Cell): boolean {
  if (typeof found === 'boolean' || found === '') return false;
  const near = (value: number, tolerance: number) => Math.abs(Number(found) - value) <= tolerance + 1e-12;
  if (near(wanted, PART_TOLERANCE) || near(100 * wanted, 0.005)) return true;
  return /^-?\d+\.\d\d$/.test(String(found)) && Number(found) !== 0 && near(wanted, 0.005);
}

/** An amount without what writes it: `12`, `12.5` and `12.50` are one. */
function cents(amount: string): string {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  return match ? `${match[1]}${Number(match[2])}.${(match[3] ?? '').padEnd(2, '0')}` : amount;
}

function describe({ kinds, rows }: ExpectedRows, answer: Answer, at: number): string {
  const wanted = rows.slice(0, 3).map((row) => row[at]);
  const first = answer.rows.slice(0, 2).map((row) => row.join(' | '));
  return `no column holds ${wanted.join(', ')}${rows.length > 3 ? ', …' : ''} (${kinds[at]}; ${rows.length} rows expected, ${
    answer.rows.length
  } found: ${first.join(' / ')})`;
}
