import { type Cell, neutralizeFormulas } from '@pellucid/contract';

/** Gives a file to the browser to keep. */
export function saveFile(fileName: string, file: Blob): void {
  const link = document.createElement('a');
  link.download = fileName;
  link.href = URL.createObjectURL(file);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function csvFile(csv: string): Blob {
  // The mark at the start tells spreadsheets that the text is UTF-8.
  return new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });
}

/** A cell of a CSV file; texts that a spreadsheet would run are made harmless. Plain negative numbers are no formulas. */
export function csvField(cell: Cell, isNumeric: boolean): string {
  if (cell === null) return '';
  const text = String(cell);
  const safe = isNumeric ? text : neutralizeFormulas(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
