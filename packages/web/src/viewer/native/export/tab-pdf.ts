import type { BoardOpening, BoardView } from '@pellucid/contract';
import { dayInWords } from '../../../lib/format.ts';
import { pageOf } from '../viewer-snapshot.ts';
import type { FileAbout } from './about-view.ts';
import { drawHeading } from './pdf-heading.ts';
import { PdfPages } from './pdf-page.ts';
import { drawTiles } from './pdf-tiles.ts';
import type { SavedTile } from './tile-table.ts';

/**
 * A tab as a PDF of as many pages as it takes: a heading with what it holds in words, then its tiles in rows as on the screen, charts as
 * vectors, texts as text, and tables with all of their rows. Loads the libraries, hence only when it is needed.
 */
export async function tabPdf(
  opening: BoardOpening,
  view: BoardView,
  about: FileAbout | null,
  tiles: readonly SavedTile[],
): Promise<Blob> {
  const { title: tab } = pageOf(opening, view.page);
  const { title: board } = opening.board;
  const title = `${board} – ${tab}`;
  const pages = new PdfPages();
  pages.doc.setProperties({ title, creator: 'Pellucid' }).setLanguage('en-US');
  drawHeading(pages, board, tab, about);
  await drawTiles(pages, opening, view, tiles);
  const date = about === null || opening.dataAsOf === null ? null : `Data as of ${dayInWords(opening.dataAsOf)}`;
  return pages.finish({ title, date, made: about?.made ?? null, link: about?.link ?? null });
}
