import type { BoardOpening, BoardView, QueryResult, Tile } from '@pellucid/contract';
import { useRef } from 'react';
import { MAX_GROUPS } from '../../charts/chart-data.ts';
import type { TileState } from './tile-cache.ts';

/** How many values a tile without a limit usually has, and a ring. */
const DEFAULT_ROWS = 16;
const DEFAULT_PARTS = 3;
/** What a legend takes, and a group of bars that stand beside each other, in rows. */
const LEGEND_ROWS = 2;
const GROUP_ROWS = 1.5;

/** The rows that a tile is given its height by on narrow screens: those that there are, or that there will be. */
export function rowsOf({ fields }: Pick<BoardOpening, 'fields'>, tile: Tile, result: QueryResult | null): number {
  const { kind, query, label } = tile;
  const [category, series] = query.dimensions.filter((name) => name !== label);
  const expected = kind === 'pie' ? DEFAULT_PARTS : (query.limit ?? DEFAULT_ROWS);
  if (series === undefined) return Math.max(DEFAULT_PARTS, result?.rowCount ?? expected);
  const grouped = tile.grouped || fields.find(({ name }) => name === series)?.type === 'integer';
  const categories = result === null ? DEFAULT_ROWS : distinctOf(result, category);
  const rows = grouped ? Math.min(MAX_GROUPS, categories) * GROUP_ROWS : categories;
  return Math.max(DEFAULT_PARTS, rows) + LEGEND_ROWS;
}

function distinctOf({ columns, rows }: QueryResult, name: string | undefined): number {
  const at = columns.findIndex((column) => column.name === name);
  return new Set(rows.map((row) => row[at])).size;
}

/**
 * The most rows that a tile had since the filters changed: marks must not make it lower while a second click is on its way.
 * What was expected before there were any figures does not count.
 */
export function useMostRows(
  opening: Pick<BoardOpening, 'fields'>,
  tile: Tile,
  { result, loading }: Pick<TileState, 'result' | 'loading'>,
  filters: BoardView['filters'],
): number {
  const most = useRef({ rows: 0, filters });
  const rows = rowsOf(opening, tile, result);
  if (result === null) return rows;
  if (!loading) {
    const before = most.current.filters === filters ? most.current.rows : 0;
    most.current = { rows: Math.max(before, rows), filters };
  }
  return most.current.rows || rows;
}
