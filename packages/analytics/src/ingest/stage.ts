import { columnKey } from './columns.ts';
import { EXPENDITURES, FIELDS, type Field, type FieldKind } from './fields.ts';
import type { FileShape } from './header.ts';
import type { SourceType } from './layouts.ts';
import { PROGRAM_YEARS } from './repair.ts';
import { LISTS, type Slot, type SlottedList } from './slots.ts';
import { name, text } from './sql-text.ts';

export const STAGING = 'staged_row';
export const REJECTS = 'rejected_line';
const REJECT_SCANS = 'rejected_scan';

/**
 * Types as the engine reads them. Amounts are read with more decimals than money has, so that a third one is noticed
 * instead of rounded away.
 */
const READ_AS: Readonly<Record<FieldKind, string>> = {
  text: 'VARCHAR',
  amount: 'DECIMAL(18,8)',
  date: 'DATE',
  year: 'SMALLINT',
  count: 'INTEGER',
};

const STAGED_AS: Readonly<Record<FieldKind, string>> = { ...READ_AS, amount: 'DECIMAL(18,2)' };

/** The empty table that every file of a type is staged in. */
export function createStaging(type: SourceType): string {
  const fields = Object.entries(FIELDS[type]).map(([field, { kind }]) => `${field} ${STAGED_AS[kind ?? 'text']}`);
  const lists = LISTS[type].map((list) => `${list.name} VARCHAR`);
  return `CREATE OR REPLACE TEMP TABLE ${STAGING} (${[
    ...fields,
    ...lists,
    ...(type === 'research' ? ['expenditure_categories VARCHAR'] : []),
    'odd BOOLEAN',
  ].join(', ')})`;
}

/**
 * Reads a CSV file into the staging table. Lines that the engine cannot read go to the table of rejects. A staged row is
 * `odd` when a value is readable but not right (blank, a third decimal, a year out of range).
 *
 * @param repaired the file was written by the repair: ISO dates, exact amounts
 */
export function stageFile(path: string, shape: FileShape, options: { repaired: boolean }): string {
  const { type } = shape.layout;
  const has = new Set(shape.columns);
  const iso = options.repaired || shape.dateStyle === 'iso';
  const kinds = new Map(shape.kinds.map(({ index, kind }) => [index, kind]));
  // Copies of files write midnight behind the day; only a time stamp reads both.
  const readAs = (kind: FieldKind) =>
    kind === 'date' && iso ? 'TIMESTAMP' : kind === 'amount' && options.repaired ? 'DECIMAL(18,2)' : READ_AS[kind];
  const columns = shape.columns.map((column, index) => `${text(column)}: ${text(readAs(kinds.get(index) ?? 'text'))}`);

  const select = [
    ...Object.entries(FIELDS[type]).map(([field, definition]) => `${staged(definition, has)} AS ${field}`),
    ...LISTS[type].map((list) => `${slotted(list, has)} AS ${list.name}`),
    ...(type === 'research' ? [`${expenditures(has)} AS expenditure_categories`] : []),
    `${oddness(type, has)} AS odd`,
  ];
  return `INSERT INTO ${STAGING} BY NAME SELECT ${select.join(',\n  ')}
FROM read_csv(${text(path)}, auto_detect = false, header = true, delim = ',', quote = '"', escape = '"',
  new_line = ${text(options.repaired ? '\\n' : shape.newline)}, columns = {${columns.join(', ')}},
  ${iso ? '' : "dateformat = '%m/%d/%Y', "}max_line_size = 16777216,
  store_rejects = true, rejects_table = ${text(REJECTS)}, rejects_scan = ${text(REJECT_SCANS)}, rejects_limit = 0)`;
}

export const DROP_REJECTS = `DROP TABLE IF EXISTS ${REJECTS}; DROP TABLE IF EXISTS ${REJECT_SCANS}`;

const present = (columns: readonly string[], has: ReadonlySet<string>) =>
  columns.map(columnKey).filter((column) => has.has(column));

function staged({ columns, kind = 'text', constant }: Field, has: ReadonlySet<string>): string {
  if (constant !== undefined) return text(constant);
  return firstOf(present(columns, has).map(name), STAGED_AS[kind]);
}

function firstOf(values: readonly string[], type = 'VARCHAR'): string {
  if (values.length === 0) return `NULL::${type}`;
  return `CAST(${values.length === 1 ? values[0] : `coalesce(${values.join(', ')})`} AS ${type})`;
}

function oddness(type: SourceType, has: ReadonlySet<string>): string {
  const conditions = Object.values(FIELDS[type]).flatMap(({ columns, kind }) =>
    present(columns, has).flatMap((column) => {
      const value = name(column);
      if (kind === 'amount') return [`${value} IS NULL OR ${value} <> round(${value}, 2)`];
      if (kind === 'year')
        return [`${value} IS NULL OR ${value} NOT BETWEEN ${PROGRAM_YEARS.first} AND ${PROGRAM_YEARS.last}`];
      return [];
    }),
  );
  return conditions.join(' OR ');
}

/** What parts the slots of a list while it is one text, and the attributes of a slot: no published text has these characters. */
export const SEPARATORS = { slots: 'chr(30)', attributes: 'chr(31)' } as const;

/**
 * What a record has several of, as one text: equal for records that name the same, which most do, so that it is taken apart
 * once for each of them.
 */
function slotted(list: SlottedList, has: ReadonlySet<string>): string {
  const slots = list.slots.flatMap((slot) => slotText(list, slot, has) ?? []);
  return slots.length === 0 ? 'NULL' : `nullif(concat_ws(${SEPARATORS.slots}, ${slots.join(', ')}), '')`;
}

function slotText({ attributes, naming }: SlottedList, slot: Slot, has: ReadonlySet<string>): string | undefined {
  const columnOf = (attribute: string): string | undefined => {
    const columns = present(slot.columns[attribute] ?? [], has).map(name);
    return columns.length > 1 ? `coalesce(${columns.join(', ')})` : columns[0];
  };
  const names = naming.flatMap((attribute) => columnOf(attribute) ?? []);
  if (names.length === 0) return undefined;
  const values = attributes.map((attribute) => columnOf(attribute) ?? text(slot.fixed?.[attribute] ?? ''));
  if (names.length === 1 && values.length === 1) return names[0];
  const parts = values.flatMap((value, index) => (index === 0 ? [value] : [SEPARATORS.attributes, value]));
  return `CASE WHEN coalesce(${names.join(', ')}) IS NOT NULL THEN concat(${parts.join(', ')}) END`;
}

function expenditures(has: ReadonlySet<string>): string {
  const categories = present(EXPENDITURES, has).map((column) => `nullif(trim(${name(column)}), '')`);
  return `nullif(concat_ws('; ', ${categories.join(', ')}), '')`;
}
