import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';

/** Cells that are checked and written in one go: two or three milliseconds. */
const CELLS_CHUNK_SIZE = 10_000;

/**
 * The JSON of an answer with many rows, written through its schema a chunk at a time: other requests are answered in between,
 * where one with four hundred thousand cells held all of them up for a tenth of a second. To copy the cells into another
 * thread would take this one longer than to write them. Undefined where an answer has few rows, or no rows: it is written at once.
 */
export async function writeRows(schema: z.ZodType, answer: unknown): Promise<string | undefined> {
  if (!(schema instanceof z.ZodObject) || !hasRows(answer)) return undefined;
  const { rows, ...rest } = answer;
  const size = Math.max(1, Math.floor(CELLS_CHUNK_SIZE / Math.max(1, widthOf(rows[0]))));
  const rowsSchema = (schema.shape as Record<string, z.ZodType | undefined>).rows;
  if (rows.length <= size || !rowsSchema) return undefined;
  const chunks: string[] = [];
  for (let from = 0; from < rows.length; from += size) {
    chunks.push(JSON.stringify(rowsSchema.parse(rows.slice(from, from + size))).slice(1, -1));
    await nextTurn();
  }
  const head = JSON.stringify(schema.omit({ rows: true }).parse(rest));
  return `${head === '{}' ? '{' : `${head.slice(0, -1)},`}"rows":[${chunks.join(',')}]}`;
}

function hasRows(answer: unknown): answer is { rows: unknown[] } {
  return typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows);
}

function widthOf(row: unknown): number {
  return Array.isArray(row) ? row.length : 1;
}
