import type { BoardOpening, Condition, FieldInfo, Mark, Problem, Scalar, Tile, ValueType } from '@pellucid/contract';
import { BLANK, categoryText, exactText } from '../../charts/values.ts';
import type { TileState } from './tile-cache.ts';

/** A field of the board; one that the opening does not describe keeps its name. */
export function fieldInfo(opening: BoardOpening, name: string): FieldInfo {
  return (
    opening.fields.find((field) => field.name === name) ?? { name, label: name.replaceAll('_', ' '), type: 'text' }
  );
}

const SOURCES: Readonly<Record<string, string>> = {
  general: 'Open Payments, general payments',
  research: 'Open Payments, research payments',
  ownership: 'Open Payments, ownership and investment interests',
  ledger: 'Your company’s own transactions',
};

/** What figures are made of, in words; a source that has none keeps its name. */
export function sourceName(source: string): string {
  return SOURCES[source] ?? source;
}

/** Why there is no figure, in a sentence for people. */
export function problemText({ status, detail, title }: Problem): string {
  if (status === 499) return 'Stopped before it was finished.';
  if (status >= 500 && (detail === undefined || detail === title)) {
    return 'The server could not calculate them. Try again in a moment.';
  }
  return detail ?? title;
}

const SHOWN_VALUES = 3;

/** A value as people call it: a specialty without the family that half of a list shares. */
export function valueText(value: Scalar, type: ValueType): string {
  if (value === null) return BLANK;
  const text = exactText(value, type);
  const [, ...levels] = text.split('|');
  return levels.length === 0 ? text : levels.join(' › ');
}

/** A filter as a chip says it: `2023, 2024`, `from $10.00`, `a, b, c and 4 more`. */
export function conditionText(opening: BoardOpening, { field, op, value }: Condition): string {
  const { type } = fieldInfo(opening, field);
  const values = (value === undefined ? [] : Array.isArray(value) ? value : [value]).map((one) => valueText(one, type));
  const listed = values.slice(0, SHOWN_VALUES).join(', ');
  const list = values.length > SHOWN_VALUES ? `${listed} and ${values.length - SHOWN_VALUES} more` : listed;
  switch (op) {
    case 'eq':
    case 'in':
      return list;
    case 'ne':
    case 'notIn':
      return `not ${list}`;
    case 'lt':
      return `under ${list}`;
    case 'lte':
      return `up to ${list}`;
    case 'gt':
      return `over ${list}`;
    case 'gte':
      return `from ${list}`;
    case 'between':
      return values.join(' – ');
    case 'contains':
      return `contains “${list}”`;
    case 'isEmpty':
      return BLANK;
    case 'notEmpty':
      return 'not blank';
  }
}

/** What a mark is of: a person and not their id, where the tile shows names for ids. */
export function markLabel(opening: BoardOpening, mark: Mark): string {
  return fieldInfo(opening, tileOf(opening, mark.tile)?.label ?? mark.field).label;
}

/** A marked value as its tile shows it: the name where the mark is an id, the period where it is a date. */
export function markText(
  opening: BoardOpening,
  tiles: Readonly<Record<string, TileState>>,
  mark: Mark,
  value: Mark['values'][number],
): string {
  const tile = tileOf(opening, mark.tile);
  const result = tiles[mark.tile]?.result;
  if (tile?.label !== undefined && result) {
    const at = (name: string | undefined) => result.columns.findIndex((column) => column.name === name);
    const label = result.rows.find((row) => row[at(mark.field)] === value)?.[at(tile.label)];
    if (label !== undefined && label !== null) return String(label);
  }
  const { type } = fieldInfo(opening, mark.field);
  const grain = tile?.query.timeGrain;
  return type === 'date' && value !== null ? categoryText(value, type, grain) : valueText(value, type);
}

function tileOf(opening: BoardOpening, id: string): Tile | undefined {
  return opening.board.pages.flatMap((page) => page.tiles).find((tile) => tile.id === id);
}
