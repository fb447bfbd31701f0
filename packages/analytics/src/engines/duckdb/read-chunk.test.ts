import { DuckDBInstance } from '@duckdb/node-api';
import type { Cell } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { rowsOf } from './read-chunk.ts';

async function chunkOf(sql: string) {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const chunk = (await connection.run(sql)).getChunk(0);
  return { chunk, close: () => connection.closeSync() };
}

it('reads a wide chunk some rows at a time, and lets other work in between', async () => {
  const columns = Array.from({ length: 40 }, (_, at) => `'text ' || (range * 100 + ${at}) AS c${at}`);
  const { chunk, close } = await chunkOf(`SELECT ${columns.join(', ')} FROM range(2000)`);
  let turns = 0;
  const rows: Cell[][] = [];
  const turnsBefore: number[] = [];
  for await (const piece of rowsOf(chunk)) {
    turnsBefore.push(turns);
    expect(piece.length * 40).toBeLessThanOrEqual(10_000);
    rows.push(...piece);
    setImmediate(() => turns++);
  }
  expect(turnsBefore).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(rows).toHaveLength(2_000);
  expect(rows.every((row, index) => row.every((cell, at) => cell === `text ${index * 100 + at}`))).toBe(true);
  close();
});

it('reads a narrow chunk at once', async () => {
  const { chunk, close } = await chunkOf('SELECT 1 FROM range(2000)');
  const sizes: number[] = [];
  for await (const piece of rowsOf(chunk)) sizes.push(piece.length);
  expect(sizes).toEqual([2_000]);
  close();
});
