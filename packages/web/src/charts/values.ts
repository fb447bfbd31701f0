import type { Cell, ValueType } from '@pellucid/contract';
import { exactMoney, exactPercent, percent, percentTick, shortMoney, shortNumber } from '../lib/format.ts';

/** What a category without a value is called on screen (docs/promises/pages.md#empty-values). */
export const EMPTY = '<Empty>';

const NUMERIC: ReadonlySet<ValueType> = new Set(['integer', 'count', 'money', 'decimal', 'share']);

export function isNumeric(type: ValueType): boolean {
  return NUMERIC.has(type);
}

/** A cell as a number for drawing; text for people never goes through it, because it may lose cents. */
export function numberOf(cell: Cell | undefined): number | null {
  if (cell === null || cell === undefined || cell === '' || typeof cell === 'boolean') return null;
  const value = Number(cell);
  return Number.isFinite(value) ? value : null;
}

/** A cell exactly as the warehouse holds it, grouped for reading: `$1,234,567.89`, `1,204`, `2024-03-01`. */
export function exactText(cell: Cell | undefined, type: ValueType): string {
  if (cell === null || cell === undefined || cell === '') return isNumeric(type) ? '–' : EMPTY;
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (type === 'money') return exactMoney(cell);
  if (type === 'share') return exactPercent(Number(cell));
  if (type === 'count' || type === 'decimal') return groupedDecimal(String(cell));
  return String(cell);
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 });

/** A number at a glance: `$1.25M`, `15.70K`, two decimals wherever it is truncate; up to a thousand as it is. */
export function shortText(value: number, type: ValueType): string {
  if (type === 'integer') return String(value);
  if (type === 'share') return percent(value);
  return type === 'money' ? shortMoney(value) : shortNumber(value);
}

/** A tick of an axis: as short as it can be, `$1.5M`, `20K`. */
export function tickText(value: number, type: ValueType): string {
  if (type === 'share') return percentTick(value);
  return `${value < 0 ? '-' : ''}${type === 'money' ? '$' : ''}${compact.format(Math.abs(value))}`;
}

/** Thousands separators on decimal text, digit by digit, so that no size of number is rounded. */
function groupedDecimal(text: string): string {
  const match = /^(-?)(\d+)(\.\d+)?$/.exec(text);
  if (match === null) return text;
  const [, sign = '', whole = '', fraction = ''] = match;
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction}`;
}
