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

/** The rows that a tile is given its height by: those that there are, or that there will be. */
export function rowsOf(
  { fields }: Pick<BoardOpening, 'fields'>,
  tile: Tile,
  result: QueryResult | null,
  filters: BoardView['filters'],
): number {
  const { kind, query, label } = tile;
  const [category, series] = query.dimensions.filter((name) => name !== label);
  const usual = kind === 'pie' ? DEFAULT_PARTS : (query.limit ?? DEFAULT_ROWS);
  const expected = Math.min(usual, mostOf(tile, category, filters));
  if (kind === 'table' || kind === 'matrix') {
    const rows = result === null ? expected : kind === 'table' ? result.rowCount : distinctOf(result, category);
    return rows + (query.totals === true ? 1 : 0);
  }
  if (series === undefined) return Math.max(DEFAULT_PARTS, result?.rowCount ?? expected);
  const grouped = tile.grouped || fields.find(({ name }) => name === series)?.type === 'integer';
  const categories = result === null ? Math.min(DEFAULT_ROWS, expected) : distinctOf(result, category);
  const rows = grouped ? Math.min(MAX_GROUPS, categories) * GROUP_ROWS : categories;
  return Math.max(DEFAULT_PARTS, rows) + LEGEND_ROWS;
}

/** How many values the filters leave of what a tile is broken down by, at most: companies that were chosen are that many rows. */
function mostOf({ ignores = [] }: Tile, category: string | undefined, filters: BoardView['filters']): number {
  const filter = filters.find(({ field, op }) => field === category && (op === 'eq' || op === 'in'));
  if (filter === undefined || ignores.includes(filter.field)) return Number.POSITIVE_INFINITY;
  return Array.isArray(filter.value) ? filter.value.length : 1;
}

function distinctOf({ columns, rows }: QueryResult, name: string | undefined): number {
  const at = columns.findIndex((column) => column.name === name);
  return new Set(rows.map((row) => row[at])).size;
}

/** The rows by which a tile gets its height, and whether the filters leave it none at all. */
export interface TileRows {
  readonly rows: number;
  readonly isEmpty: boolean;
}

/**
 * The most rows that each tile had since the filters changed: marks must not make it lower while a second click is on its way.
 * What was expected before there were any figures does not count.
 */
export function useMostRows(
  opening: Pick<BoardOpening, 'fields'>,
  tiles: readonly Tile[],
  states: Readonly<Record<string, Pick<TileState, 'result' | 'loading'>>>,
  filters: BoardView['filters'],
): TileRows[] {
  const most = useRef(new Map<string, TileRows & { filters: BoardView['filters'] }>());
  return tiles.map((tile) => {
    const { result = null, loading = true } = states[tile.id] ?? {};
    const rows = rowsOf(opening, tile, result, filters);
    if (result === null) return { rows, isEmpty: false };
    const before = most.current.get(tile.id);
    if (loading) return before ?? { rows, isEmpty: false };
    const same = before?.filters === filters ? before : undefined;
    const now = {
      rows: Math.max(same?.rows ?? 0, rows),
      isEmpty: (same?.isEmpty ?? true) && result.rows.length === 0,
      filters,
    };
    most.current.set(tile.id, now);
    return now;
  });
}
