import type { DuckDBDataChunk } from '@duckdb/node-api';
import type { Cell } from '@pellucid/contract';

/**
 * The rows of a chunk. Statements write every value as text, floating point, whole number or boolean, so that reading is a
 * copy and nothing is computed on the thread that also answers requests.
 */
export function rowsOf(chunk: DuckDBDataChunk): Cell[][] {
  const { rowCount, columnCount } = chunk;
  const rows: Cell[][] = Array.from({ length: rowCount }, () => new Array<Cell>(columnCount));
  for (let column = 0; column < columnCount; column++) {
    const vector = chunk.getColumnVector(column);
    for (let index = 0; index < rowCount; index++) {
      const row = rows[index];
      if (row) row[column] = vector.getItem(index) as Cell;
    }
  }
  return rows;
}
