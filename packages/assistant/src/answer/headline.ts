import type { Cell, QueryResult } from '@pellucid/contract';
import type { Answered } from '../port/interpretation.ts';
import { type About, aboutOf, capitalised, uncapitalised } from './about.ts';
import { type AnswerColumn, type AnswerTable, isOfRecords, isTime } from './columns.ts';
import {
  figuresText,
  growthOf,
  labelledText,
  namesText,
  type RowTexts,
  recordText,
  rowText,
  textsOf,
} from './row-text.ts';

/** Rows that the text names; the table has all of them. */
const NAMED_ROWS = 3;

interface Said {
  readonly read: Answered;
  readonly rows: readonly RowTexts[];
  readonly columns: readonly AnswerColumn[];
  readonly rowCount: string;
}

type Shape = (said: Said) => string | undefined;

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

const inAll = ({ what, by, where }: About) => what + by + where;

/** `Total amount rose from $1 (2022) to $2 (2023): +$1, +100 %`. */
const grown: Shape = ({ read, rows: [row] }) => {
  const growth = row && row.names.length === 0 ? growthOf(row.figures) : undefined;
  if (!growth) return undefined;
  const { what, where } = aboutOf(read, ['comparison']);
  return `${what}${where} ${growth.isUp ? 'rose' : 'fell'} ${growth.text}`;
};

/** `Research makes up 71.94 % of the total amount in all payments (Aster Pharma): $7,094.10`. */
const part: Shape = ({ read, rows: [row] }) => {
  const share = row?.figures.find(({ name }) => name === 'share');
  const comparison = read.chips.find(({ slot }) => slot === 'comparison')?.text.replace(/^share of /, '');
  if (!row || !share || share.cell === null || comparison === undefined) return undefined;
  const whose = comparison === 'the whole' ? namesText(row) : partText(comparison);
  if (whose === '') return undefined;
  const { what, where } = aboutOf(read, ['comparison']);
  const value = figuresText(row.figures.filter((one) => one !== share && one.cell !== null));
  const verb = /^(the (first|last)|those|all but) /i.test(whose) ? 'make up' : 'makes up';
  return `${whose} ${verb} ${share.text} of ${theFigure(what)}${where}${value === '' ? '' : `: ${value}`}`;
};

function partText(comparison: string): string {
  if (/^(amount|total) /.test(comparison)) return `those with ${comparison}`;
  return comparison.replace(/^not /, 'all but ');
}

/** Amounts have an article, what is counted has none. */
const theFigure = (what: string) =>
  /^(Payments|Records|Recipients|Companies|Products)$|^Number of /.test(what)
    ? uncapitalised(what.replace(/^Number of /, ''))
    : `the ${uncapitalised(what)}`;

/** `NY has the largest total amount in general payments (2023): $158.00`. */
const first: Shape = ({ read, rows: [row] }) => {
  const order = read.chips.find(({ slot }) => slot === 'order')?.text;
  const [, side] = /^1 (largest|smallest)$/.exec(order ?? '') ?? [];
  if (!row || !side || row.names.length === 0) return undefined;
  const [by, another] = row.figures;
  if (!by || another) return undefined;
  const { what, where } = aboutOf(read, ['order']);
  const sign = by.type === 'count' ? (side === 'largest' ? 'most' : 'fewest') : side;
  return `${namesText(row)} has the ${sign} ${theFigure(what).replace(/^the /, '')}${where}: ${by.text}`;
};

/** `The total amount in general payments (2023) is $1.00`, `12 recipients in general payments (2023)`. */
const figure: Shape = ({ read, rows: [row] }) => {
  if (!row || row.names.length > 0) return undefined;
  const main = row.figures.find(({ name }) => name === 'figure') ?? row.figures[0];
  const beside = row.figures.filter((one) => one !== main);
  if (!main || (beside.length > 0 && main.name !== 'figure')) return undefined;
  const { what, where } = aboutOf(read);
  if (where === '') return undefined;
  if (main.type === 'count')
    return main.text === '1' ? `${what}${where}: 1` : `${main.text} ${uncapitalised(main.label)}${where}`;
  const more = beside.length > 0 ? ` (${labelledText(beside)})` : '';
  return `the ${uncapitalised(what)}${where} is ${main.text}${more}`;
};

const record: Shape = ({ read, columns, rows: [row] }) =>
  row && isOfRecords(columns) ? `${inAll(aboutOf(read))}: ${recordText(row)}` : undefined;

const row: Shape = ({ read, rows: [only] }) => only && `${inAll(aboutOf(read))}: ${rowText(only)}`;

/** `20 records in general payments (2023), the first of them: …`. */
const records: Shape = ({ read, columns, rows: [row], rowCount }) =>
  row && isOfRecords(columns)
    ? `${rowCount} records${aboutOf(read).where}, the first of them: ${recordText(row)}`
    : undefined;

/** `Total amount by company in general payments: A leads with $3.00, then B with $2.00 and C with $1.00`. */
const ranked: Shape = ({ read, columns, rows }) => {
  const [order] = read.query.orderBy ?? [];
  const by = columns.find(({ name, isFigure }) => isFigure && name === order?.field);
  const [best, second, third] = rows;
  const value = (row: RowTexts) => row.figures.find(({ name }) => name === by?.name);
  if (!by || !best || !second || best.names.length === 0 || growthOf(best.figures)) return undefined;
  if (value(best)?.text === value(second)?.text) return undefined;
  const withIts = (row: RowTexts) => {
    const others = labelledText(row.figures.filter(({ name }) => name !== by.name));
    return `with ${value(row)?.text}${others === '' ? '' : ` (${others})`}`;
  };
  const verb = order?.direction === 'asc' ? 'comes first' : 'leads';
  const next = [second, ...(third ? [third] : [])].map((row) => `${namesText(row)} ${withIts(row)}`);
  return `${inAll(aboutOf(read))}: ${namesText(best)} ${verb} ${withIts(best)}, then ${next.join(' and ')}`;
};

/** `Total amount by program year in general payments: $1.00 in 2021 and $3.00 in 2024, highest in 2023 with $4.00`. */
const overTime: Shape = ({ read, columns, rows }) => {
  const groups = columns.filter(({ isFigure }) => !isFigure);
  const [begin, end] = [rows[0], rows.at(-1)];
  const [time, another] = groups;
  if (!time || another || !isTime(time) || time.part || !begin || !end || rows.length < 3) return undefined;
  // Where a condition left periods out, the first and the last of them say no course.
  if (read.chips.some(({ slot }) => slot === 'condition')) return undefined;
  if (rows.some(({ figures, names }) => figures.length !== 1 || figures[0]?.cell === null || names.length !== 1))
    return undefined;
  const highest = rows.reduce((most, row) =>
    Number(row.figures[0]?.cell) > Number(most.figures[0]?.cell) ? row : most,
  );
  const at = (row: RowTexts) => `${row.figures[0]?.text} in ${namesText(row)}`;
  const most = highest === end || highest === begin ? `highest in ${namesText(highest)}` : `highest ${at(highest)}`;
  return `${inAll(aboutOf(read))}: from ${at(begin)} to ${at(end)}, ${most}`;
};

const list: Shape = ({ read, rows }) =>
  `${inAll(aboutOf(read))}: ${rows.slice(0, NAMED_ROWS).map(rowText).join('; ')}${rows.length > NAMED_ROWS ? ' …' : ''}`;

const ONE_ROW: readonly Shape[] = [record, grown, part, first, figure, row];
const MANY_ROWS: readonly Shape[] = [records, ranked, overTime, list];
