import type { BoardOpening, BoardView } from '@pellucid/contract';
import { pageOf } from '../viewer-snapshot.ts';
import { MUTED, PdfPages } from './pdf-page.ts';
import { drawTiles } from './pdf-tiles.ts';
import type { SavedTile } from './tile-table.ts';

/**
 * A tab as a PDF of as many pages as it takes: what it holds in words, then its tiles in rows as on the screen, charts as vectors, texts
 * as text, and tables with all of their rows. Loads the libraries, hence only when it is needed.
 */
export async function tabPdf(
  opening: BoardOpening,
  view: BoardView,
  about: readonly string[],
  tiles: readonly SavedTile[],
): Promise<Blob> {
  const title = `${opening.board.title} – ${pageOf(opening, view.page).title}`;
  const pages = new PdfPages();
  pages.doc.setProperties({ title, creator: 'Pellucid' }).setLanguage('en-US');
  pages.paragraph(title, { size: 16, bold: true });
  // The first line is the title, and the last one the link.
  const link = about.at(-1) ?? null;
  const facts = about.slice(1, -1);
  for (const fact of facts) pages.paragraph(fact, { size: 9, color: MUTED });
  pages.y += 8;
  await drawTiles(pages, opening, view, tiles);
  return pages.finish(facts.length === 0 ? title : facts.filter(isOfFoot).join(' · '), link);
}

/** What tells two prints of a tab apart: what they are filtered by, and of when they are. */
function isOfFoot(fact: string): boolean {
  return /^(Filters|Marks|Data as of)/.test(fact);
}
