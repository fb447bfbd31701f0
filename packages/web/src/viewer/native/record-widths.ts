import type { FieldInfo } from '@pellucid/contract';
import { isNumeric } from '../../charts/values.ts';

const FIRST = 104;
const FIGURE = 124;
const TEXT = 190;
const LETTER = 7.5;
const HEAD_SPACE = 34;

/** Widths of the columns of records, in CSS pixels; null for the one that takes what is left of the table. */
export interface RecordWidths {
  readonly columns: readonly (number | null)[];
  /** Of all columns but that one. */
  readonly fixed: number;
}

/** The widths follow the kind and name of a column and never its rows: sorting and turning pages move nothing. */
export function recordWidths(columns: readonly FieldInfo[]): RecordWidths {
  const stretched = columns.findIndex(({ type }, at) => at > 0 && type === 'text');
  const widths = columns.map(({ label, type }, at) => {
    if (at === stretched) return null;
    if (at === 0) return FIRST;
    const least = isNumeric(type) || type === 'date' ? FIGURE : TEXT;
    return Math.max(least, Math.round(label.length * LETTER) + HEAD_SPACE);
  });
  return { columns: widths, fixed: widths.reduce<number>((sum, width) => sum + (width ?? 0), 0) };
}
