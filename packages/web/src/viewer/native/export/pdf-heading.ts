import type { FileAbout } from './about-view.ts';
import { MUTED, type PdfPages, PRIMARY, type TextStyle } from './pdf-page.ts';

const BOARD: TextStyle = { size: 22, bold: true };
const TAB: TextStyle = { size: 13, bold: true, color: PRIMARY };
const NAME: TextStyle = { size: 8.5, color: MUTED };
const TEXT: TextStyle = { size: 8.5 };
const NAME_WIDTH = 64;
const LINE = 12;

/** Writes the heading of a report: board and tab, then what it holds, fact by fact, each in as many lines as it takes. */
export function drawHeading(pages: PdfPages, board: string, tab: string, about: FileAbout | null): void {
  pages.paragraph(board, BOARD);
  pages.paragraph(tab, TAB);
  pages.y += 4;
  pages.rule(pages.y, PRIMARY, 1.25);
  pages.y += 9;
  for (const { name, text } of about?.facts ?? []) drawFact(pages, name, text);
  if (about !== null) drawLink(pages, about.link);
  pages.y += 8;
}

function drawFact(pages: PdfPages, name: string, text: string): void {
  for (const [at, line] of pages.lines(text, pages.width - NAME_WIDTH, TEXT).entries()) {
    pages.reserve(LINE);
    if (at === 0) pages.text(name, pages.left, pages.y, NAME);
    pages.text(line, pages.left + NAME_WIDTH, pages.y, TEXT);
    pages.y += LINE;
  }
}

/** The address in full, also for who has it on paper. */
function drawLink(pages: PdfPages, link: string): void {
  for (const [at, line] of pages.lines(link, pages.width - NAME_WIDTH, TEXT).entries()) {
    pages.reserve(LINE);
    if (at === 0) pages.text('Link', pages.left, pages.y, NAME);
    pages.linked(line, pages.left + NAME_WIDTH, pages.y, TEXT, link);
    pages.y += LINE;
  }
}
