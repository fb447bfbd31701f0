import { columnKey } from './columns.ts';
import { EXPENDITURES, FIELDS, INVESTIGATORS, PRODUCT_SLOTS } from './fields.ts';
import type { SourceType } from './layouts.ts';

const keysOf = (columns: readonly string[]) => columns.map(columnKey);

const PRODUCTS = PRODUCT_SLOTS.flatMap(({ name, type, category }) =>
  [name, type, category].filter((column) => column !== undefined),
);
const PEOPLE = INVESTIGATORS.flatMap(({ firstName, lastName }) => [firstName, lastName]);

const BESIDE_FIELDS: Readonly<Record<SourceType, readonly string[]>> = {
  general: PRODUCTS,
  research: [...PRODUCTS, ...PEOPLE, ...EXPENDITURES],
  ownership: [],
};

/** Keys of the columns that an import of a type takes anything from; what else a layout has may be missing in a file. */
export function readColumns(type: SourceType): ReadonlySet<string> {
  const ofFields = Object.values(FIELDS[type]).flatMap(({ columns }) => [...columns]);
  return new Set(keysOf([...ofFields, ...BESIDE_FIELDS[type]]));
}
