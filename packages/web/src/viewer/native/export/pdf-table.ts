import type { BoardOpening } from '@pellucid/contract';
import { autoTable } from 'jspdf-autotable';
import { tableDataOf } from '../../../charts/table-data.ts';
import { INK, MUTED, type PdfPages, RULE } from './pdf-page.ts';
import { pdfText } from './pdf-text.ts';
import { type AnsweredTile, cutNote } from './tile-table.ts';

const TITLE = { size: 9.5, bold: true };
/** The title, the head and a few rows: less of a table is not begun at the foot of a page. */
const LEAST_HEIGHT = 90;

/** Writes a table as the screen has it, on as many pages as its rows take, the head on each and the totals at the end. */
export function drawTable(pages: PdfPages, opening: BoardOpening, { tile, result, compared }: AnsweredTile): void {
  const { columns, rows, totals } = tableDataOf(tile, opening.fields, result, compared);
  pages.reserve(LEAST_HEIGHT);
  pages.paragraph(tile.title, TITLE);
  const aligned = (texts: readonly string[]) =>
    texts.map((text, at) => ({
      content: pdfText(text),
      styles: { halign: columns[at]?.numeric === true ? ('right' as const) : ('left' as const) },
    }));
  autoTable(pages.doc, {
    startY: pages.y + 2,
    margin: pages.tableMargin(),
    theme: 'plain',
    styles: { font: 'helvetica', fontSize: 8, cellPadding: 3, textColor: INK, lineColor: RULE },
    headStyles: { textColor: MUTED, fontStyle: 'bold', lineWidth: { bottom: 0.75 } },
    bodyStyles: { lineWidth: { bottom: 0.25 } },
    footStyles: { fontStyle: 'bold' },
    showFoot: 'lastPage',
    rowPageBreak: 'avoid',
    head: [aligned(columns.map(({ label }) => label))],
    body: rows.map(({ cells }) => aligned(cells.map(({ text }) => text))),
    foot: totals === undefined ? [] : [aligned(totals)],
    didDrawPage: ({ cursor }) => {
      pages.y = cursor?.y ?? pages.y;
    },
  });
  const note = cutNote(result);
  if (note !== null) pages.paragraph(note, { size: 8, color: MUTED });
  pages.y += 14;
}
