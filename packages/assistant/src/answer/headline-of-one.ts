import { aboutOf, plural, uncapitalised } from './about.ts';
import { isOfRecords, ordinal } from './columns.ts';
import { difference, ratio } from './headline-of-two.ts';
import { inAll, type Shape } from './headline-shape.ts';
import { growthOf, labelledText, namesText, recordText, rowText } from './row-text.ts';

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
  const [of, whole] = row.figures.filter((one) => one !== share && one.cell !== null);
  const value = of && whole ? `${of.text} of ${whole.text}` : (of?.text ?? '');
  const verb = /^(?:the (?:first|last)|those|all but)\b|days$/i.test(whose) ? 'make up' : 'makes up';
  return `${whose} ${verb} ${share.text} of ${theFigure(what)}${where}${value === '' ? '' : `: ${value}`}`;
};

/** `42 companies make up 80 % of the total amount in general payments: $8.00 of $10.00`. */
const coverage: Shape = ({ read, rows: [row] }) => {
  const cell = (name: string) => row?.figures.find((one) => one.name === name);
  const [count, soFar, ofAll] = [cell('how_many'), cell('so_far'), cell('of_all')];
  const [whom] = read.query.from?.dimensions ?? [];
  const part = read.chips.find(({ slot }) => slot === 'comparison')?.text.match(/make up (?<part>.+)/)?.groups?.part;
  if (!count || !soFar || !ofAll || typeof whom !== 'string' || part === undefined) return undefined;
  const { what, where } = aboutOf(read, ['comparison']);
  const one = whom.replace(/_id$/, '').replaceAll('_', ' ');
  const who = count.text === '1' ? `1 ${one} makes` : `${count.text} ${plural(one)} make`;
  return `${who} up ${part} of ${theFigure(what)}${where}: ${soFar.text} of ${ofAll.text}`;
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
  if (main.type === 'count' && main.text === '1') return `${what}${where}: 1`;
  if (main.type === 'count') {
    // Rows that were counted are called after what has them.
    const counted = main.name === 'rows' ? theFigure(what) : uncapitalised(main.label);
    return `${main.text} ${counted}${where}`;
  }
  const more = beside.length > 0 ? ` (${labelledText(beside)})` : '';
  return `the ${uncapitalised(what)}${where} is ${main.text}${more}`;
};

/** `Aster is 3rd of all by total amount in general payments (2023): $1.00`. */
const standing: Shape = ({ read, rows: [row] }) => {
  const [place, value] = ['standing', 'figure'].map((name) => row?.figures.find((one) => one.name === name));
  if (!row || !place || !value) return undefined;
  const who = namesText(row);
  const { what, where } = aboutOf({ ...read, chips: read.chips.filter(({ text }) => text !== who) }, ['order']);
  return `${who} is ${ordinal(Number(place.cell))} of all by ${uncapitalised(what)}${where}: ${value.text}`;
};

const record: Shape = ({ read, columns, rows: [row] }) =>
  row && isOfRecords(columns) ? `${inAll(aboutOf(read))}: ${recordText(row)}` : undefined;

const row: Shape = ({ read, rows: [only] }) => only && `${inAll(aboutOf(read))}: ${rowText(only)}`;

/** How one row is said: the first that fits, and at last any. */
export const ONE_ROW: readonly Shape[] = [
  record,
  grown,
  part,
  coverage,
  ratio,
  difference,
  standing,
  first,
  figure,
  row,
];
