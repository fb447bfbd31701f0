import { columnKey } from './columns.ts';
import { EXPENDITURES, FIELDS } from './fields.ts';
import type { SourceType } from './layouts.ts';
import { LISTS } from './slots.ts';

const keysOf = (columns: readonly string[]) => columns.map(columnKey);

/** Keys of the columns that an import of a type takes anything from; what else a layout has may be missing in a file. */
export function readColumns(type: SourceType): ReadonlySet<string> {
  const ofFields = Object.values(FIELDS[type]).flatMap(({ columns }) => [...columns]);
  const ofLists = LISTS[type].flatMap(({ slots }) => slots.flatMap(({ columns }) => Object.values(columns).flat()));
  return new Set(keysOf([...ofFields, ...ofLists, ...(type === 'research' ? EXPENDITURES : [])]));
}
