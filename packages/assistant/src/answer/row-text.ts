import type { Cell } from '@pellucid/contract';
import { uncapitalised } from './about.ts';
import { cellText } from './cell-text.ts';
import { type AnswerColumn, isIdBeside } from './columns.ts';

/** A cell with its column, as it is said. */
export interface CellTexts extends AnswerColumn {
  readonly cell: Cell;
  readonly text: string;
}

/** A row as it is said: what it is of, and its figures. */
export interface RowTexts {
  readonly cells: readonly CellTexts[];
  readonly names: readonly string[];
  readonly figures: readonly CellTexts[];
}

/** Letters of a name in a sentence; the table has the whole. */
const MOST_LETTERS = 60;

/** Ids are in the table, and the place among all is that of the row. */
export function textsOf(row: readonly Cell[], columns: readonly AnswerColumn[]): RowTexts {
  const cells = columns.map((column, index): CellTexts => {
    const cell = row[index] ?? null;
    return { ...column, cell, text: shortened(leafOf(cellText(cell, column))) };
  });
  const isNamed = ({ isFigure, name }: CellTexts) => !isFigure && name !== 'record_id' && !isIdBeside(name, columns);
  return {
    cells,
    names: cells.filter(isNamed).map(({ text }) => text),
    figures: cells.filter(({ isFigure, name }) => isFigure && name !== 'place'),
  };
}

/** `Ohio $1,200.00`, `Ohio, 2023 12 payments, total amount $1,200.00`, `Ohio from $1.00 (2022) to $2.00 (2023): +$1.00, +100 %`. */
export function rowText({ names, figures }: RowTexts): string {
  return [names.join(', '), growthOf(figures)?.text ?? figuresText(figures)].filter((part) => part !== '').join(' ');
}

export const namesText = ({ names }: RowTexts) => names.join(', ');

/** One figure by itself, several with what they are: `12 payments, share 4 %`. */
export function figuresText(figures: readonly CellTexts[]): string {
  const [one, another] = figures;
  return one && !another ? one.text : (shareText(figures) ?? labelledText(figures));
}

/** What the questions of the assistant call the figure of a part. */
const PARTS: readonly string[] = ['of_part', 'together'];

/** A share with what it is of: `4 % (12 of 300)`. */
export function shareText(figures: readonly CellTexts[]): string | undefined {
  const share = figures.find(({ name }) => name === 'share');
  const [of, whole, another] = figures.filter((one) => one !== share);
  if (!share || share.cell === null || !PARTS.includes(of?.name ?? '') || !of || !whole || another) return undefined;
  return `${share.text} (${of.text} of ${whole.text})`;
}

/** Figures with what they are. */
export function labelledText(figures: readonly CellTexts[]): string {
  return figures.map(figureText).join(', ');
}

/** What is not said by its label: a share is a per cent, and what a mean was made of was counted. */
function figureText({ name, type, label, text }: CellTexts): string {
  if (name === 'share') return text;
  if (name === 'rows') return `${text} counted`;
  const isNoun = type === 'count' && text !== '1' && !/^\d{4}$|before$/.test(label);
  return isNoun ? `${text} ${uncapitalised(label)}` : `${uncapitalised(label)} ${text}`;
}

/** From what to what a figure went, and whether up; nothing where it stayed, or where it is no growth. */
export function growthOf(figures: readonly CellTexts[]): { isUp: boolean; text: string } | undefined {
  const cell = (name: string) => figures.find((one) => one.name === name);
  const [now, before, change, growth] = [figures[0], cell('earlier'), cell('change'), cell('growth')];
  if (!now || !before || !change || !growth) return undefined;
  const by = Number(change.cell ?? 0);
  if (by === 0) return undefined;
  const signed = [change, growth].flatMap(({ cell, text }) => (cell === null ? [] : [by > 0 ? `+${text}` : text]));
  const year = /^\d{4}$/.test(now.label) ? ` (${now.label})` : '';
  const text = `from ${before.text} (${uncapitalised(before.label)}) to ${now.text}${year}: ${signed.join(', ')}`;
  return { isUp: by > 0, text };
}

/** A record as its row has it, without its id and what it does not say. */
export function recordText({ cells }: RowTexts): string {
  return cells
    .filter(({ name, cell }) => name !== 'record_id' && cell !== null)
    .map(({ text }) => text)
    .join(', ');
}

/** A specialty by its own name, without those that it is part of. */
const leafOf = (text: string) => text.split('|').at(-1) ?? text;

function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  return `${text.slice(0, MOST_LETTERS).replace(/[\s,;]+\S*$/, '')}…`;
}
