import type { Analytics, Model, Source } from '@pellucid/analytics';
import type { Board, BoardDetails, BoardView, FieldInfo, Filter, OrderBy } from '@pellucid/contract';
import type { Table } from '../../table-files/table.ts';
import { aboutRecords } from './about-records.ts';
import { arranged, arrangerOf, totalsOf, totalsOfRows } from './answer-columns.ts';
import { fieldInfo, sourceNamed, tileOf, tileSource } from './board-fields.ts';
import {
  availableColumns,
  boardOf,
  detailColumns,
  detailsQuery,
  pageOf,
  recordConditions,
  recordsOrder,
  summedQuery,
  tileBehind,
  totalsQuery,
} from './board-query.ts';
import type { Asking } from './filter-values.ts';
import { boardInTier } from './plain-board.ts';
import { withCompared } from './side-by-side.ts';

export interface RecordsDeps {
  model: Model;
  analytics: Analytics;
  /** Day of the newest publication that a source was loaded from, YYYY-MM-DD; null when none says one. */
  dataAsOf(source: string): Promise<string | null>;
}

/** Which records of a view: those behind a tile where one is named. */
interface WantedRecords {
  tile?: string | undefined;
  columns?: readonly string[] | undefined;
  orderBy: readonly OrderBy[];
}

/** What a file of records is to say of itself beside its totals. */
interface AskedAbout {
  /** Who made it and when. */
  made: string;
  link: string;
  /** What the records are, in the words of the screen. */
  said?: readonly string[] | undefined;
}

/** The records behind the figures of a board, as a list and as a file. */
export function createBoardRecords({ model, analytics, dataAsOf }: RecordsDeps) {
  /** The source of the records behind a view, or behind a tile of it, and what holds for them. */
  async function recordsOf(
    shipped: Board,
    view: BoardView,
    tile: string | undefined,
    { scope, signal }: Asking,
  ): Promise<{ source: Source; where: Filter[] }> {
    const options = signal ? { signal } : {};
    pageOf(shipped, view);
    const shown = boardOf(shipped, view, model);
    const { board } = await withCompared(shown, view, (question) => analytics.run(question, scope, options));
    const behind = tileBehind({ board, view }, tile);
    const name = behind === undefined ? board.source : tileSource(board, behind);
    return {
      source: sourceNamed(name, model),
      where: recordConditions({ board, view, recordsOf: analytics.recordsOf }, tile),
    };
  }

  return {
    /** One page of the records behind a view, how many there are and what they add up to. */
    async details(
      shipped: Board,
      view: BoardView,
      wanted: WantedRecords & { limit: number; offset: number },
      { scope, signal }: Asking,
    ): Promise<BoardDetails> {
      const board = boardInTier(shipped, scope, model);
      const options = signal ? { signal } : {};
      const { source, where } = await recordsOf(board, view, wanted.tile, { scope, ...options });
      const { limit, offset } = wanted;
      const names = detailColumns(board, source, wanted.columns);
      const query = detailsQuery(board, source, names, where, recordsOrder(board, source, wanted.orderBy));
      const [found, total] = await Promise.all([
        analytics.run({ ...query, limit, offset }, scope, options),
        analytics.run(totalsQuery(source, where), scope, options),
      ]);
      const columns = names.map((name) => fieldInfo(source, name));
      const available = availableColumns(board, source).map((name) => fieldInfo(source, name));
      const rows = found.rows.map(arrangerOf(found.columns, columns));
      return { columns, available, rows, total: totalsOf(total), dataVersion: found.dataVersion };
    },

    /** The records behind a view, all or the first, in the order of the list, as they are read. */
    async exportDetails(
      shipped: Board,
      view: BoardView,
      {
        limit,
        about: asked,
        ...wanted
      }: WantedRecords & { limit?: number | undefined; about?: AskedAbout | undefined },
      { scope, signal }: Asking,
    ): Promise<{ columns: FieldInfo[] } & Omit<Table, 'columns'>> {
      const board = boardInTier(shipped, scope, model);
      const { source, where } = await recordsOf(board, view, wanted.tile, { scope, ...(signal && { signal }) });
      const names = detailColumns(board, source, wanted.columns);
      const orderBy = recordsOrder(board, source, wanted.orderBy);
      const query = { ...detailsQuery(board, source, names, where, orderBy), ...(limit && { limit }) };
      const options = signal ? { signal } : {};
      const stream = await analytics.stream(query, scope, options);
      const columns = names.map((name) => fieldInfo(source, name));
      const chunks = arranged(stream, arrangerOf(stream.columns, columns));
      const rows = { columns, chunks, cancelled: stream.cancelled };
      if (asked === undefined) return { ...rows, about: stream.words };
      const [found, first, asOf] = await Promise.all([
        analytics.run(totalsQuery(source, where), scope, options),
        limit && analytics.run(summedQuery(source, where, orderBy, limit), scope, options),
        dataAsOf(board.source),
      ]);
      const fields = found.columns.map(({ name }) => fieldInfo(source, name));
      const { title } = wanted.tile === undefined ? board : tileOf(board, wanted.tile);
      const total = totalsOf(found);
      const held = first ? totalsOfRows(first, fields) : total;
      const { made, link, said: words = stream.words } = asked;
      const about = aboutRecords({ title, words, total, held, fields, dataAsOf: asOf, made, link });
      return { ...rows, about, preamble: about };
    },
  };
}
