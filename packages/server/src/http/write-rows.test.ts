import { expect, it } from 'vitest';
import { z } from 'zod';
import { writeRows } from './write-rows.ts';

const Answer = z.object({ rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))), rowCount: z.int() });
const answerOf = (rows: number, columns: number) => ({
  rows: Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, at) => (at ? `"${row}" é` : row))),
  rowCount: rows,
});

it('writes what would be written at once, without what the contract does not name', async () => {
  for (const [rows, columns] of [
    [2_001, 5],
    [4_000, 5],
    [3, 9_000],
    [10_001, 1],
  ] as const) {
    const answer = answerOf(rows, columns);
    expect(JSON.parse((await writeRows(Answer, { ...answer, secret: 1 })) ?? '')).toEqual(answer);
  }
  expect(await writeRows(z.object({ rows: Answer.shape.rows }), { rows: answerOf(2_001, 5).rows })).toMatch(
    /^\{"rows":/,
  );
});

it('lets other work in between, whatever the number of rows', async () => {
  let turns = 0;
  let isWriting = true;
  const count = () => {
    turns += 1;
    if (isWriting) setImmediate(count);
  };
  setImmediate(count);
  await writeRows(Answer, answerOf(10_000, 40));
  isWriting = false;
  expect(turns).toBeGreaterThanOrEqual(40);
});

it('refuses a cell that is none, in whichever row', async () => {
  const answer = answerOf(5_000, 5);
  await expect(writeRows(Answer, { ...answer, rows: [...answer.rows, [{}]] })).rejects.toThrow(z.ZodError);
  await expect(writeRows(Answer, { ...answer, rowCount: 'many' })).rejects.toThrow(z.ZodError);
});

it('leaves short answers, and those without rows, to be written at once', async () => {
  expect(await writeRows(Answer, answerOf(2_000, 5))).toBeUndefined();
  expect(await writeRows(z.object({ rowCount: z.int() }), answerOf(5_000, 5))).toBeUndefined();
  expect(await writeRows(z.array(z.string()), ['rows'])).toBeUndefined();
  expect(await writeRows(Answer, null)).toBeUndefined();
});
