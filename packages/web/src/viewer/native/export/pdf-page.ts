import { jsPDF } from 'jspdf';
import { PALETTE } from '../../../ui/palette.ts';
import { pdfText } from './pdf-text.ts';

/** Paper is light. */
export const { ink: INK, muted: MUTED, line: RULE } = PALETTE.light;

/** Points, 72 an inch: US Letter on its side. */
const MARGIN = 36;
const FOOTER = 40;
const LINE = 1.25;

export interface TextStyle {
  size: number;
  bold?: boolean;
  color?: string;
}

/** Where a tile is drawn. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A PDF that is written from the top down, with a new page where the room ends and a foot on each page. */
export class PdfPages {
  readonly doc = new jsPDF({ unit: 'pt', format: 'letter', orientation: 'landscape', compress: true });
  readonly left = MARGIN;
  readonly width = this.doc.internal.pageSize.getWidth() - 2 * MARGIN;
  /** Where the room for content ends. */
  readonly bottom = this.doc.internal.pageSize.getHeight() - MARGIN - FOOTER;
  y = MARGIN;

  /** Begins a new page where less than `height` is left. */
  reserve(height: number): void {
    if (this.y === MARGIN || this.y + height <= this.bottom) return;
    this.doc.addPage();
    this.y = MARGIN;
  }

  /** Where content of a table may be, which breaks its pages itself. */
  tableMargin() {
    return { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER };
  }

  /** Writes a text in lines of the whole width, and goes below it. */
  paragraph(text: string, style: TextStyle): void {
    for (const line of this.lines(text, this.width, style)) {
      this.reserve(style.size * LINE);
      this.text(line, this.left, this.y, style);
      this.y += style.size * LINE;
    }
  }

  /** One line of text with its top at `y`. */
  text(text: string, x: number, y: number, style: TextStyle): void {
    this.use(style);
    this.doc.text(pdfText(text), x, y + style.size * 0.8);
  }

  /** A text in lines that are not wider than `width`. */
  lines(text: string, width: number, style: TextStyle): string[] {
    this.use(style);
    return this.doc.splitTextToSize(pdfText(text), width);
  }

  /** How wide a line of text is. */
  widthOf(text: string, style: TextStyle): number {
    this.use(style);
    return this.doc.getTextWidth(pdfText(text));
  }

  /** Writes the foot of each page, when all of them are there: what holds for the file, its link, and which page it is. */
  finish(foot: string, link: string | null): Blob {
    const { doc, left, width } = this;
    const style: TextStyle = { size: 7.5, color: MUTED };
    const pages = doc.getNumberOfPages();
    for (let page = 1; page <= pages; page++) {
      doc.setPage(page);
      const y = this.bottom + 14;
      doc
        .setDrawColor(RULE)
        .setLineWidth(0.5)
        .line(left, y - 6, left + width, y - 6);
      const number = `Page ${page} of ${pages}`;
      const room = width - this.widthOf(number, style) - 16;
      this.text(this.cut(foot, room, style), left, y, style);
      this.text(number, left + width - this.widthOf(number, style), y, style);
      if (link === null) continue;
      const text = this.cut(link, width, style);
      this.text(text, left, y + 11, style);
      doc.link(left, y + 11, this.widthOf(text, style), style.size * LINE, { url: link });
    }
    return doc.output('blob');
  }

  /** As much of a text as one line holds; the first page has all of it. */
  private cut(text: string, width: number, style: TextStyle): string {
    const [first = '', ...more] = this.lines(text, width - this.widthOf('…', style), style);
    return more.length === 0 ? first : `${first}…`;
  }

  private use({ size, bold = false, color = INK }: TextStyle): void {
    this.doc
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(color);
  }
}
