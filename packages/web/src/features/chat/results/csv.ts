import type { Cell, ChatColumn } from '@pellucid/contract';
import { csvField } from '../../../lib/files.ts';
import { isoDate } from '../../../lib/format.ts';
import { isNumeric } from './cell-text.ts';

/** What files of an answer are called, before their ending (docs/promises/chat.md#files). */
export function resultFileName(day: Date): string {
  return `query-results-${isoDate(day)}`;
}

/** The rows as CSV, figures exact and unformatted. */
export function csvOf(headers: readonly ChatColumn[], rows: readonly (readonly Cell[])[]): string {
  const names = headers.map(({ label }) => csvField(label, false));
  const lines = rows.map((row) => headers.map((header, at) => csvField(row[at] ?? null, isNumeric(header))));
  return [names, ...lines].map((fields) => `${fields.join(',')}\r\n`).join('');
}
