import { columnKey } from './columns.ts';
import { EXPENDITURES, FIELDS, type Field, type FieldKind, INVESTIGATORS, PRODUCT_SLOTS } from './fields.ts';
import type { FileShape } from './header.ts';
import type { SourceType } from './layouts.ts';
import { PROGRAM_YEARS } from './repair.ts';
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
  const payment = 'product VARCHAR, product_type VARCHAR, product_category VARCHAR, other_products VARCHAR';
  return `CREATE OR REPLACE TEMP TABLE ${STAGING} (${[
    ...fields,
    ...(type === 'ownership' ? [] : [payment]),
    ...(type === 'research' ? ['principal_investigators VARCHAR', 'expenditure_categories VARCHAR'] : []),
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
    ...(type === 'ownership' ? [] : products(has)),
    ...(type === 'research'
      ? [`${investigators(has)} AS principal_investigators`, `${expenditures(has)} AS expenditure_categories`]
      : []),
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

/** The first product that a record names, or else the first category; then the names of the others. */
function products(has: ReadonlySet<string>): string[] {
  const slots = PRODUCT_SLOTS.filter((slot) => has.has(columnKey(slot.name))).map((slot) => ({
    name: name(columnKey(slot.name)),
    type: slot.type ? name(columnKey(slot.type)) : text(slot.fixedType ?? null),
    category: slot.category ? name(columnKey(slot.category)) : null,
  }));
  const names = slots.map((slot) => slot.name);
  const pick = (value: (slot: (typeof slots)[number]) => string | null) => {
    const whens = [
      ...slots.map((slot) => `WHEN ${slot.name} IS NOT NULL THEN ${value(slot) ?? 'NULL'}`),
      ...slots.flatMap((slot) =>
        slot.category ? [`WHEN ${slot.category} IS NOT NULL THEN ${value(slot) ?? 'NULL'}`] : [],
      ),
    ];
    return `CASE ${whens.join(' ')} END`;
  };
  const others = names.slice(1);
  return [
    `${firstOf(names)} AS product`,
    `${pick((slot) => slot.type)} AS product_type`,
    `${pick((slot) => slot.category)} AS product_category`,
    // Most records name one product: the list is only made where there may be a second.
    `CASE WHEN coalesce(${others.join(', ')}) IS NOT NULL
      THEN nullif(array_to_string(list_filter([${names.join(', ')}], lambda product: product IS NOT NULL)[2:], '; '), '')
      END AS other_products`,
  ];
}

function expenditures(has: ReadonlySet<string>): string {
  const categories = present(EXPENDITURES, has).map((column) => `nullif(trim(${name(column)}), '')`);
  return `nullif(concat_ws('; ', ${categories.join(', ')}), '')`;
}

function investigators(has: ReadonlySet<string>): string {
  const people = INVESTIGATORS.filter(({ lastName }) => has.has(columnKey(lastName))).map(
    ({ firstName, lastName }) =>
      `nullif(trim(concat_ws(' ', ${name(columnKey(firstName))}, ${name(columnKey(lastName))})), '')`,
  );
  return `nullif(concat_ws('; ', ${people.join(', ')}), '')`;
}
