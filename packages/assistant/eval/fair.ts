import type { ExpectedRows } from './rows.ts';

type Expected = (sql: string) => Promise<ExpectedRows>;

/** As many rows as are compared with those of an answer. */
const MOST_ROWS = 400;
const LIMIT = /LIMIT (\d+)(?: OFFSET (\d+))?$/;

/** Whether there is a figure at all: no rows, or nothing in them, are right by chance. */
export function hasFigures({ rows }: Pick<ExpectedRows, 'rows'>): boolean {
  return rows.some((row) => row.some((cell) => cell !== null && cell !== 0));
}

/** A limit that cuts a tie would make either answer right, and the question unfair. */
export async function cutsATie(sql: string, expected: Expected): Promise<boolean> {
  const [, count, offset = '0'] = LIMIT.exec(sql) ?? [];
  if (count === undefined) return false;
  const until = Number(offset) + Number(count);
  const { rows } = await expected(sql.replace(LIMIT, `LIMIT ${until + 1}`));
  const figures = rows.map((row) => row.at(-1));
  const ties = (at: number) => at > 0 && at < figures.length && figures[at - 1] === figures[at];
  return ties(until) || ties(Number(offset));
}

/** What a division by nothing gives. */
const isUndefinedPart = (cell: unknown) => typeof cell === 'number' && !Number.isFinite(cell);

/** Whether a statement that nobody looked at has something to judge by: figures in every place, not too many, and no tie cut. */
export async function isFair(sql: string, expected: Expected): Promise<boolean> {
  const { rows } = await expected(sql);
  const isFull = rows.every((row) => row.every((cell) => cell !== null && !isUndefinedPart(cell)));
  return isFull && rows.length <= MOST_ROWS && hasFigures({ rows }) && !(await cutsATie(sql, expected));
}
