import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DuckDBDataChunk } from '@duckdb/node-api';
import type { Cell } from '@pellucid/contract';

/** Cells that are read in one go, some milliseconds: a chunk of forty columns has eight times as many. */
const CELLS_AT_ONCE = 10_000;

/**
 * The rows of a chunk, some at a time: other requests are answered in between. Statements write every value as text, floating
 * point, whole number or boolean, so that reading is a copy and nothing is computed on the thread that also answers requests.
 */
export async function* rowsOf(chunk: DuckDBDataChunk): AsyncGenerator<Cell[][], void, undefined> {
  const { rowCount, columnCount } = chunk;
  const size = Math.max(1, Math.floor(CELLS_AT_ONCE / Math.max(1, columnCount)));
  for (let from = 0; from < rowCount; from += size) {
    if (from > 0) await nextTurn();
    yield rowsBetween(chunk, from, Math.min(from + size, rowCount));
  }
}

function rowsBetween(chunk: DuckDBDataChunk, from: number, to: number): Cell[][] {
  const { columnCount } = chunk;
  const rows: Cell[][] = Array.from({ length: to - from }, () => new Array<Cell>(columnCount));
  for (let column = 0; column < columnCount; column++) {
    const vector = chunk.getColumnVector(column);
    for (let index = from; index < to; index++) {
      const row = rows[index - from];
      if (row) row[column] = vector.getItem(index) as Cell;
    }
  }
  return rows;
}
