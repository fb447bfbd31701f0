import { jsPDF } from 'jspdf';
import { PALETTE } from '../../../ui/palette.ts';
import { pdfText } from './pdf-text.ts';

/** Paper is light. */
export const { ink: INK, muted: MUTED, line: RULE, primary: PRIMARY } = PALETTE.light;

/** Points, 72 an inch: US Letter on its side. */
const MARGIN = 42;
const FOOTER = 26;
/** Of the name of the report at the top of every page but the first. */
const RUNNING_HEAD = 24;
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

/** What stands on every page: what it is of, of when, who made it, and where the view is. */
export interface Running {
  readonly title: string;
  readonly date: string | null;
  readonly made: string | null;
  readonly link: string | null;
}

/** A PDF that is written from the top down, with a new page where the room ends, and a head and a foot on each page. */
export class PdfPages {
  readonly doc = new jsPDF({ unit: 'pt', format: 'letter', orientation: 'landscape', compress: true });
  readonly left = MARGIN;
  readonly width = this.doc.internal.pageSize.getWidth() - 2 * MARGIN;
  /** Where the room for content ends. */
  readonly bottom = this.doc.internal.pageSize.getHeight() - MARGIN - FOOTER;
  /** Where content begins on every page but the first. */
  readonly top = MARGIN + RUNNING_HEAD;
  y = MARGIN;

  /** Begins a new page where less than `height` is left. */
  reserve(height: number): void {
    if (this.y === this.top || this.y + height <= this.bottom) return;
    this.doc.addPage();
    this.y = this.top;
  }

  /** Where content of a table may be, which breaks its pages itself. */
  tableMargin() {
    return { top: this.top, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER };
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

  /** Writes a text that leads to an address. */
  linked(text: string, x: number, y: number, style: TextStyle, url: string): void {
    this.text(text, x, y, { ...style, color: PRIMARY });
    this.doc.link(x, y, this.widthOf(text, style), style.size * LINE, { url });
  }

  /** Draws a line over the whole width. */
  rule(y: number, color: string = RULE, thickness = 0.5): void {
    this.doc
      .setDrawColor(color)
      .setLineWidth(thickness)
      .line(this.left, y, this.left + this.width, y);
  }

  /** Writes head and foot of each page, when all of them are there. */
  finish(running: Running): Blob {
    const pages = this.doc.getNumberOfPages();
    for (let page = 1; page <= pages; page++) {
      this.doc.setPage(page);
      if (page > 1) this.runningHead(running);
      this.foot(running, `Page ${page} of ${pages}`);
    }
    return this.doc.output('blob');
  }

  private runningHead({ title, date }: Running): void {
    const style: TextStyle = { size: 8.5, color: MUTED };
    const room = this.width - (date === null ? 0 : this.widthOf(date, style) + 16);
    const [line = ''] = this.lines(title, room, { ...style, bold: true });
    this.text(line, this.left, MARGIN - 6, { ...style, bold: true });
    if (date !== null) this.text(date, this.left + this.width - this.widthOf(date, style), MARGIN - 6, style);
    this.rule(MARGIN + 10);
  }

  private foot({ made, link }: Running, number: string): void {
    const style: TextStyle = { size: 7.5, color: MUTED };
    const y = this.bottom + 18;
    this.rule(y - 7);
    if (made !== null) this.text(made, this.left, y, style);
    const right = this.left + this.width;
    this.text(number, right - this.widthOf(number, style), y, style);
    const text = 'Open this view';
    if (link !== null) this.linked(text, this.left + (this.width - this.widthOf(text, style)) / 2, y, style, link);
  }

  private use({ size, bold = false, color = INK }: TextStyle): void {
    this.doc
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(color);
  }
}
