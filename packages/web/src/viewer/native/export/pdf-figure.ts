import type { BoardOpening } from '@pellucid/contract';
import { changeLabel, changesOf } from '../../../charts/change.ts';
import { fieldOf } from '../../../charts/fields.ts';
import { exactText } from '../../../charts/values.ts';
import { type Box, MUTED, type PdfPages } from './pdf-page.ts';
import type { AnsweredTile } from './tile-table.ts';

const VALUE = { size: 15, bold: true };
const NOTE = { size: 8, color: MUTED };
const NOTE_HEIGHT = 11;

/** What a figure takes below its title: itself, its change, and the tile's further measures. */
export function figureHeight({ tile, compared }: AnsweredTile): number {
  return 34 + NOTE_HEIGHT * (tile.query.measures.length - 1 + (compared === undefined ? 0 : 1));
}

/** Writes a figure, exact, with how it changed and what else the tile tells. */
export function drawFigure(pages: PdfPages, opening: BoardOpening, answered: AnsweredTile, box: Box): void {
  const { tile, result, compared } = answered;
  const [first, ...others] = tile.query.measures.map((name) => {
    const { label, type } = fieldOf(name, opening.fields, result);
    const at = result.columns.findIndex((column) => column.name === name);
    return { label, text: exactText(result.rows[0]?.[at], type) };
  });
  if (first === undefined) return;
  const size = VALUE.size * Math.min(1, box.width / pages.widthOf(first.text, VALUE));
  pages.text(first.text, box.x, box.y, { ...VALUE, size });
  const [change] = changesOf(compared);
  const notes = [
    ...(compared && change ? [`${change.text} ${changeLabel(compared)}`] : []),
    ...others.map(({ label, text }) => `${label} ${text}`),
  ];
  for (const [at, note] of notes.entries()) {
    const [line = ''] = pages.lines(note, box.width, NOTE);
    pages.text(line, box.x, box.y + 20 + at * NOTE_HEIGHT, NOTE);
  }
}
