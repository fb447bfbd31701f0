import type { EntityDef } from '@pellucid/contract';
import { isoDate } from '../lib/format.ts';
import { type ListRequest, listRecords } from './entity-api.ts';
import type { EntityRecord, EntityScreen } from './entity-screen.ts';
import { fieldText } from './field-text.ts';

/** Text that a spreadsheet would run as a formula is made text again. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const PAGE = 2000;

function cell(text: string, isNumber: boolean): string {
  const safe = !isNumber && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Records as CSV: the id and every field but pictures and the like, titled as on screen. */
export function recordsCsv({ fields }: EntityDef, records: readonly EntityRecord[]): string {
  const columns = Object.entries(fields).filter(([, field]) => field.type !== 'json');
  const header = ['Id', ...columns.map(([, { label }]) => cell(label, false))].join(',');
  const lines = records.map((record) =>
    [
      String(record.id),
      ...columns.map(([name, field]) =>
        cell(fieldText(field, record[name]), field.type === 'integer' || field.type === 'decimal'),
      ),
    ].join(','),
  );
  return [header, ...lines, ''].join('\r\n');
}

/** Saves all records that match, not only those of the page on screen, in the order on screen. */
export async function exportCsv(screen: EntityScreen, request: ListRequest): Promise<number> {
  const records: EntityRecord[] = [];
  for (let page = 1; ; page++) {
    const answer = await listRecords(screen, { ...request, page, size: PAGE });
    records.push(...answer.records);
    if (answer.records.length < PAGE) break;
  }
  // The mark at the start tells spreadsheets that the text is UTF-8.
  const blob = new Blob(['\uFEFF', recordsCsv(screen.definition, records)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${screen.definition.path}_${isoDate(new Date())}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return records.length;
}
