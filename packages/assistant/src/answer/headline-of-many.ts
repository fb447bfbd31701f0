import { aboutOf, uncapitalised } from './about.ts';
import { type AnswerColumn, isIdBeside, isOfRecords, isTime } from './columns.ts';
import { differences, ratios } from './headline-of-two.ts';
import { firstOf, inAll, NAMED_ROWS, type Shape } from './headline-shape.ts';
import { growthOf, labelledText, namesText, type RowTexts, recordText, rowText, shareText } from './row-text.ts';

/** `20 records in general payments (2023), the first of them: …`. */
const records: Shape = ({ read, columns, rows: [row], rowCount }) =>
  row && isOfRecords(columns)
    ? `${rowCount} records${aboutOf(read).where}, the first of them: ${recordText(row)}`
    : undefined;

/** `Total amount by company in general payments: A leads with $3.00, then B with $2.00 and C with $1.00`. */
const ranked: Shape = ({ read, columns, rows }) => {
  const [order] = read.query.orderBy ?? [];
  const by = columns.find(({ name, isFigure }) => isFigure && name === order?.field);
  const unnamed = rows.slice(0, NAMED_ROWS).find(isUnnamed);
  const [best, second, third] = rows.filter((row) => row !== unnamed);
  const value = (row: RowTexts) => row.figures.find(({ name }) => name === by?.name);
  if (!by || !best || !second || best.names.length === 0 || growthOf(best.figures)) return undefined;
  if (value(best)?.text === value(second)?.text) return undefined;
  const withIts = (row: RowTexts) => {
    const share = by.name === 'share' ? shareText(row.figures) : undefined;
    if (share !== undefined) return `with ${share}`;
    const others = labelledText(row.figures.filter(({ name }) => name !== by.name));
    return `with ${value(row)?.text}${others === '' ? '' : ` (${others})`}`;
  };
  const verb = order?.direction === 'asc' ? 'comes first' : 'leads';
  const next = [second, ...(third ? [third] : [])].map((row) => `${namesText(row)} ${withIts(row)}`);
  const rest = unnamed ? `; no ${groupsText(columns)} is given for ${value(unnamed)?.text}` : '';
  return `${inAll(aboutOf(read))}: ${namesText(best)} ${verb} ${withIts(best)}, then ${next.join(' and ')}${rest}`;
};

/** Whether a row is of what its records do not say: nobody leads there, whatever it sums up to. */
const isUnnamed = ({ cells }: RowTexts) =>
  cells.every(({ isFigure, cell }) => isFigure || cell === null || cell === '');

const groupsText = (columns: readonly AnswerColumn[]) =>
  columns
    .filter(({ isFigure, name }) => !isFigure && !isIdBeside(name, columns))
    .map(({ label }) => uncapitalised(label))
    .join(' or ');

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

const list: Shape = ({ read, rows }) => `${inAll(aboutOf(read))}: ${firstOf(rows, rowText)}`;

/** How several rows are said: the first that fits, and at last any. */
export const MANY_ROWS: readonly Shape[] = [records, ratios, differences, ranked, overTime, list];
