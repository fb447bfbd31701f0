import type { BoardOpening, Condition, FieldInfo, Mark, MarkedValue, Problem, QueryResult } from '@pellucid/contract';
import { type ValueLabel, valueLabel } from '../../charts/value-labels.ts';
import { EMPTY } from '../../charts/values.ts';
import type { TileState } from './tile-cache.ts';
import { type NamedOpening, tileOf } from './viewer-snapshot.ts';

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
  all_payments: 'Open Payments, general, research and ownership together',
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

/** What is filtered by: a person and not their id. */
export function filterLabel(opening: BoardOpening, field: string): string {
  const { label, shownAs } = fieldInfo(opening, field);
  return shownAs === undefined ? label : fieldInfo(opening, shownAs).label;
}

/**
 * A filter as a chip says it: `2023, 2024`, `from $10.00`, `a, b, c and 4 more`; `fullText` for names as published, `most` for
 * how many of them.
 */
export function conditionText(
  opening: NamedOpening,
  { field, op, value }: Condition,
  name: keyof ValueLabel = 'text',
  most = SHOWN_VALUES,
): string {
  const info = fieldInfo(opening, field);
  const values = (value === undefined ? [] : Array.isArray(value) ? value : [value]).map(
    (one) => opening.names?.[field]?.[String(one)] ?? valueLabel(info, one)[name],
  );
  const listed = values.slice(0, most).join(', ');
  const list = values.length > most ? `${listed} and ${values.length - most} more` : listed;
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
    case 'notContains':
      return `does not contain “${list}”`;
    case 'startsWith':
      return isTree(opening, field) ? `all of ${list}` : `starts with “${list}”`;
    case 'isEmpty':
      return EMPTY;
    case 'notEmpty':
      return 'not empty';
    case 'yearToDate':
      return 'year to date';
  }
}

/** Whether a field is filtered by the levels of its values, of which one stands for all below it. */
function isTree({ board }: NamedOpening, field: string): boolean {
  return board.filters.some((filter) => filter.field === field && filter.control === 'tree');
}

/** What a mark is of: a person and not their id, where the tile shows names for ids. */
export function markLabel(opening: BoardOpening, mark: Mark): string {
  return fieldInfo(opening, tileOf(opening, mark.tile)?.label ?? mark.field).label;
}

/** A marked value as its tile shows it: the name where the mark is an id, the period where it is a date, with its series. */
export function markedValueLabel(
  opening: BoardOpening,
  tiles: Readonly<Record<string, TileState>>,
  { tile: id, field, series }: Mark,
  value: MarkedValue,
): ValueLabel {
  const tile = tileOf(opening, id);
  const grain = tile?.query.timeGrain;
  const name = tile?.label === undefined ? null : nameIn(tiles[id]?.result ?? null, field, value, tile.label);
  const label = name === null ? valueLabel(fieldInfo(opening, field), value, grain) : { text: name, fullText: name };
  if (series === undefined) return label;
  const other = valueLabel(fieldInfo(opening, series.field), series.value, grain);
  return { text: `${label.text} · ${other.text}`, fullText: `${label.fullText} · ${other.fullText}` };
}

/** The name that a result shows for an id. */
function nameIn(result: QueryResult | null, field: string, id: MarkedValue, label: string): string | null {
  const at = (name: string) => result?.columns.findIndex((column) => column.name === name) ?? -1;
  const name = result?.rows.find((row) => row[at(field)] === id)?.[at(label)] ?? null;
  return name === null ? null : String(name);
}
