import type { Cell, ModelDescription, QueryResult } from '@pellucid/contract';
import type { Answered } from '../port/interpretation.ts';
import { cellText } from './cell-text.ts';
import { type AnswerColumn, type AnswerTable, isIdBeside, isOfRecords, tableOf } from './columns.ts';

/** Rows that the text names; the table has all of them. */
const NAMED_ROWS = 3;

/** The answer in words: the figure, what it is of, how many rows there are, how new the data is, and what was assumed. */
export function answerText(read: Answered, result: QueryResult, model: ModelDescription): string {
  const table = tableOf(read.query, result, model);
  return [still(read) + figures(read, result, table), provenance(read, result), ...read.assumptions].join('\n\n');
}

/** `Still for Aster Pharma, 2024. `: what nobody said anew is said before the figure. */
function still({ still = [] }: Answered): string {
  return still.length > 0 ? `Still for ${still.join(', ').replace(/\.$/, '')}. ` : '';
}

function figures(read: Answered, result: QueryResult, { columns, rows }: AnswerTable): string {
  const { rowCount } = result;
  const about = aboutOf(read);
  const shown = columns.filter(({ isFigure }) => isFigure);
  if (rows.length === 0 || (rows.length === 1 && isEmpty(rows[0], columns)))
    return `${about}: nothing in the data matches.`;
  const [row] = rows;
  if (row && rows.length === 1) return `${about}: ${rowText(row, columns)}.`.replace(/\.\.$/, '.');
  const many = `${isCut(read, result) ? 'more than ' : ''}${rowCount.toLocaleString('en-US')} rows`;
  if (shown.length === 0) return `${about}: ${many}.`;
  const first = rows.slice(0, NAMED_ROWS).map((one) => rowText(one, columns));
  const rest = rowCount > first.length ? ' …' : '';
  return `${about}: ${many}. ${first.join('; ')}${rest}`;
}

/** Whether there are rows that were asked for and are not here; who asks for the first three has them all. */
function isCut({ chips }: Answered, { truncated }: QueryResult): boolean {
  return truncated && chips.every(({ slot }) => slot !== 'order');
}

/** A sum of no records is empty. */
function isEmpty(row: readonly Cell[] | undefined, columns: readonly AnswerColumn[]): boolean {
  return columns.every(({ isFigure }, index) => isFigure && (row?.[index] ?? null) === null);
}

/** What the figures are of: `Total amount in General payments (Aster Pharma, 2023)`. */
function aboutOf({ chips, words }: Answered): string {
  if (chips.length === 0) return (words ?? []).join(' ').replace(/\.$/, '');
  const texts = (...slots: string[]) => chips.filter(({ slot }) => slots.includes(slot)).map(({ text }) => text);
  const what = texts('figure').join(', ') || 'Records';
  const by = texts('group');
  const conditions = texts('filter', 'time', 'condition', 'order', 'comparison', 'board');
  return [
    what,
    ...(by.length > 0 ? [`by ${by.join(' and ')}`] : []),
    `in ${texts('source').join(', ')}`,
    ...(conditions.length > 0 ? [`(${conditions.join(', ')})`] : []),
  ].join(' ');
}

/** `Ohio $1,200.00`; where there are several figures, each with its name. Ids are in the table. */
function rowText(row: readonly Cell[], columns: readonly AnswerColumn[]): string {
  const cells = columns.map((column, index) => ({ ...column, text: leafOf(cellText(row[index], column)) }));
  if (isOfRecords(columns)) return recordText(cells.filter((_, at) => (row[at] ?? null) !== null));
  const names = cells
    .filter(({ isFigure, name }) => !isFigure && name !== 'record_id' && !isIdBeside(name, columns))
    .map(({ text }) => text);
  // The place is that of the row.
  const shown = cells.filter(({ isFigure, name }) => isFigure && name !== 'place');
  const values = shown.map(({ label, text }) => (shown.length > 1 ? `${label} ${text}` : text));
  return [names.join(', '), values.join(', ')].filter((part) => part !== '').join(' ');
}

/** A record as its row has it, without its id and what it does not say. */
function recordText(cells: readonly { readonly name: string; readonly text: string }[]): string {
  const said = cells.filter(({ name }) => name !== 'record_id');
  return said.map(({ text }) => text).join(', ');
}

/** A specialty by its own name, without those that it is part of. */
const leafOf = (text: string) => text.split('|').at(-1) ?? text;

function provenance(read: Answered, result: QueryResult): string {
  const { dataThrough, rowCount, partialPeriods } = result;
  const more = isCut(read, result) ? ', and there are more' : '';
  const rows = `${rowCount.toLocaleString('en-US')} ${rowCount === 1 ? 'row' : 'rows'}${more}.`;
  const newest = dataThrough === null ? '' : ` Data through ${dataThrough}.`;
  const partial = partialPeriods.map(({ period }) => String(period)).join(', ');
  const ends = partial === '' ? '' : ` Not complete in the data: ${partial}.`;
  return `${rows}${newest}${ends}`;
}
