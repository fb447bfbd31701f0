import { exportBoardDetails } from '@pellucid/contract';
import { download } from '../../../lib/api.ts';
import { ownTimeZone } from '../../../lib/made-by.ts';
import type { ExportOptions } from '../../analytics-viewer.ts';
import type { ViewerSnapshot } from '../viewer-snapshot.ts';

/** What else a board of our own can be asked for in a file of records. */
export interface RecordsExport extends ExportOptions {
  /** The first so many; all otherwise. */
  readonly limit?: number;
  /** What the records are, in words: the file says it, with totals, the data's date, who made it and the link of the view. */
  readonly said?: readonly string[];
  /** Told how much of the file is there. */
  readonly onBytes?: (bytes: number) => void;
}

/** Saves the records behind what is shown, as a file that the server writes while it is read. */
export async function exportRecords(snapshot: ViewerSnapshot, options: RecordsExport): Promise<void> {
  const { format = 'csv', limit, said, onBytes, signal } = options;
  const { opening, view, detailsTile, recordsColumns, recordsOrder } = snapshot;
  if (opening === null || view === null) return;
  const { id } = opening.board;
  const body = {
    ...view,
    ...(detailsTile === null ? {} : { tile: detailsTile }),
    ...(recordsColumns === null ? {} : { columns: [...recordsColumns] }),
    orderBy: recordsOrder === null ? [] : [recordsOrder],
    ...(limit !== undefined && { limit }),
    ...(said && { link: location.href, said: [...said], timeZone: ownTimeZone() }),
  };
  const asked = { params: { boardId: id }, query: { format }, body };
  const fileName = `${options.fileName ?? `${id}-records`}.${format}`;
  await download(exportBoardDetails, asked, fileName, { ...(signal && { signal }), ...(onBytes && { onBytes }) });
}
