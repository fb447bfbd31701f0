import type { Cell, QueryResult } from '@pellucid/contract';
import type { Answered } from '../port/interpretation.ts';
import { aboutOf, capitalised } from './about.ts';
import type { AnswerColumn, AnswerTable } from './columns.ts';
import { MANY_ROWS } from './headline-of-many.ts';
import { ONE_ROW } from './headline-of-one.ts';
import { inAll, type Said } from './headline-shape.ts';
import { textsOf } from './row-text.ts';

/** An answer in one sentence, its figure first. The first shape that fits it says it. */
export function headlineOf(
  read: Answered,
  result: QueryResult,
  { columns, rows }: AnswerTable,
  isCut: boolean,
): string {
  if (rows.length === 0 || (rows.length === 1 && isEmpty(rows[0], columns)))
    return `${inAll(aboutOf(read))}: nothing in the data matches.`;
  const rowCount = `${isCut ? 'more than ' : ''}${result.rowCount.toLocaleString('en-US')}`;
  const said: Said = { read, columns, rowCount, rows: rows.map((row) => textsOf(row, columns)) };
  for (const shape of rows.length === 1 ? ONE_ROW : MANY_ROWS) {
    const sentence = shape(said);
    if (sentence !== undefined) return `${capitalised(sentence)}.`.replace(/(\.|…)\.$/, '$1');
  }
  throw new Error('An answer with rows is said as a list at least.');
}

/** A sum of no records is empty. */
function isEmpty(row: readonly Cell[] | undefined, columns: readonly AnswerColumn[]): boolean {
  return columns.every(({ isFigure }, index) => isFigure && (row?.[index] ?? null) === null);
}
