import type { BoardOpening, Mark, MarkedValue, Tile } from '@pellucid/contract';
import type { MarkTarget } from '../../charts/mark-target.ts';
import { isRowMarked, markingOf } from '../../charts/marking.ts';
import { valueLabel } from '../../charts/value-labels.ts';
import { onlyMarked } from './mark-conditions.ts';
import { type NamedOpening, tileOf, type ViewerSnapshot } from './viewer-snapshot.ts';
import { fieldInfo, markedValueLabel } from './wording.ts';

/** Values of one dimension, to be left out. */
export interface MarkPart {
  readonly field: string;
  readonly values: readonly MarkedValue[];
}

/** What the menu of an item is about: all that is marked where the item is among it, else the item alone. */
export function markUnder(tile: Tile, own: Mark | undefined, { value, series }: MarkTarget): Mark | null {
  if (tile.mark === undefined) return null;
  if (own !== undefined && isRowMarked({ value, ...(series && { series }) }, markingOf(own))) return own;
  return { tile: tile.id, field: tile.mark, values: [value], ...(series && { series }) };
}

/** Whether filters can say it: a band of amounts is only in the question of its tile. */
export function canFilterBy({ board }: BoardOpening, field: string): boolean {
  return board.named.dimensions.every(({ dimension }) => dimension.name !== field);
}

/**
 * The parts of a mark that a filter can leave out: each of its dimensions by itself. Not of dates, which no filter leaves
 * out, nor what a person must have chosen exactly one of.
 */
export function excludableParts(opening: BoardOpening, { field, values, series }: Mark): MarkPart[] {
  const parts: MarkPart[] = [{ field, values }];
  if (series !== undefined) parts.push({ field: series.field, values: [series.value] });
  return parts.filter(
    (part) =>
      part.field !== 'date' &&
      canFilterBy(opening, part.field) &&
      !(opening.oneYearOnly && ['program_year', 'company'].includes(part.field)),
  );
}

/** Whether a mark is of periods next to each other, which are one to people. */
export function isPeriod(opening: BoardOpening, mark: Mark): boolean {
  const tile = tileOf(opening, mark.tile);
  return mark.field === 'date' && mark.values.length > 1 && tile !== undefined && onlyMarked(tile, mark) !== null;
}

/** `Consulting Fee`, `Mar 2024 – Aug 2024` or `3 values`. */
export function markText(opening: NamedOpening, tiles: ViewerSnapshot['tiles'], mark: Mark): string {
  const { values, series } = mark;
  const text = (value: MarkedValue) => markedValueLabel(opening, tiles, mark, value).text;
  const [first = null] = values;
  if (values.length === 1) return text(first);
  if (series !== undefined || !isPeriod(opening, mark)) return `${values.length} values`;
  const sorted = values.toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
  return `${text(sorted[0] ?? null)} – ${text(sorted.at(-1) ?? null)}`;
}

export function partText(opening: NamedOpening, tiles: ViewerSnapshot['tiles'], mark: Mark, part: MarkPart): string {
  if (part.field === mark.field) {
    const { series: _, ...own } = mark;
    return markText(opening, tiles, own);
  }
  const [value = null] = part.values;
  return valueLabel(fieldInfo(opening, part.field), value).text;
}
