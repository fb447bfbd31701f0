import type { BoardView } from '@pellucid/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiProblem } from '../../../lib/api.ts';
import { csvFile, saveFile } from '../../../lib/files.ts';
import { type PictureOptions, savePicture } from '../../../lib/picture.ts';
import type { NativeViewer } from '../native-viewer.ts';
import { type NamedOpening, pageOf, type ViewerSnapshot } from '../viewer-snapshot.ts';
import { aboutLines, type FileAbout, picturePage } from './about-view.ts';
import type { ExportFormat, ExportKind } from './export-kinds.ts';
import { tilesCsv } from './tile-file.ts';
import { type SavedTile, savedTiles } from './tile-table.ts';

/** What is saved from. */
export interface ExportSubject {
  viewer: NativeViewer;
  opening: NamedOpening;
  view: BoardView;
  tiles: ViewerSnapshot['tiles'];
  /** What a picture is taken of. */
  board?: RefObject<HTMLElement | null>;
}

interface Export {
  kind: ExportKind;
  format: ExportFormat;
  fileName: string;
  limit: number | null;
  /** What the file says of itself; null where it says nothing. */
  about: FileAbout | null;
  /** What records are; the server says the rest of them. */
  said: readonly string[];
}

/** Saves the file and closes; closing earlier ends the download. */
export function useExport(subject: ExportSubject, onSaved: () => void) {
  const [saving, setSaving] = useState(false);
  const [bytes, setBytes] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const download = useRef(new AbortController());
  useEffect(() => {
    download.current = new AbortController();
    return () => download.current.abort();
  }, []);
  const save = async (wanted: Export) => {
    const { signal } = download.current;
    setSaving(true);
    setFailure(null);
    try {
      await saveExport(subject, wanted, { signal, onBytes: setBytes });
      onSaved();
    } catch (cause) {
      if (signal.aborted) return;
      setFailure(cause instanceof ApiProblem ? cause.message : 'The file could not be saved.');
      setSaving(false);
    }
  };
  return { save, saving, bytes, failure };
}

async function saveExport(
  { viewer, opening, view, tiles, board }: ExportSubject,
  { kind, format, fileName, limit, about, said }: Export,
  progress: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<void> {
  if (kind === 'records' && (format === 'csv' || format === 'xlsx')) {
    const told = { ...(about !== null && { said }), ...(limit !== null && { limit }) };
    await viewer.exportRows({ format, fileName, ...progress, ...told });
  } else if (kind === 'picture' && format !== 'pdf') {
    if (board?.current && (format === 'png' || format === 'svg'))
      await savePicture(board.current, `${fileName}.${format}`, { format, ...pictureOf(opening, view, about) });
  } else {
    const saved = savedTiles(pageOf(opening, view.page), tiles);
    saveFile(`${fileName}.${format}`, await tilesFile(format, { opening, view, about, saved }));
  }
}

/** The heading of a picture says what the parts that it is without say on the screen; filters are chips where it does not. */
function pictureOf(opening: NamedOpening, view: BoardView, about: FileAbout | null): Omit<PictureOptions, 'format'> {
  const titles = { title: opening.board.title, subtitle: pageOf(opening, view.page).title };
  const page = about === null ? { heading: { ...titles, facts: [] }, foot: [] } : picturePage(about);
  const told = ['.board-heading', '.board-bar', '.board-status', ...(about === null ? [] : ['.board-scope'])];
  return { page, without: told.join() };
}

interface TilesToSave {
  opening: NamedOpening;
  view: BoardView;
  about: FileAbout | null;
  saved: readonly SavedTile[];
}

/** The libraries of formats are loaded with the first file of one. */
async function tilesFile(format: ExportFormat, { opening, view, about, saved }: TilesToSave): Promise<Blob> {
  if (format === 'pdf') return (await import('./tab-pdf.ts')).tabPdf(opening, view, about, saved);
  const lines = about === null ? [] : aboutLines(about);
  if (format === 'xlsx') return (await import('./tiles-workbook.ts')).tilesWorkbook(opening, lines, saved);
  return csvFile(tilesCsv(opening, lines, saved));
}
