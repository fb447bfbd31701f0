import type { Cell, EntityDef, EXPORT_COLUMNS, Field, ValueType } from '@pellucid/contract';
import type { Table } from '../table-files/table.ts';

type Link = Readonly<Record<string, unknown>>;

/** How a spreadsheet takes the values of a field; what has no type of its own there is text. */
const TYPES: Partial<Record<Field['type'], ValueType>> = { integer: 'integer', decimal: 'decimal', date: 'date' };

/**
 * The table of an export: the id and the columns of the list, or every field but pictures, titled as on screen. A file goes
 * from hand to hand, so moments are in UTC and say so.
 */
export function exportTable(
  { columns, fields }: EntityDef,
  which: (typeof EXPORT_COLUMNS)[number],
  batches: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>,
): Table {
  const names = which === 'list' ? columns : Object.keys(fields);
  const shown = names.flatMap((name) => {
    const field = fields[name];
    return field === undefined || field.type === 'json' ? [] : [{ name, field }];
  });
  async function* chunks(): AsyncGenerator<Cell[][]> {
    for await (const records of batches) {
      yield records.map((record) => [
        Number(record.id),
        ...shown.map(({ name, field }) => cellOf(field, record[name])),
      ]);
    }
  }
  const titled = shown.map(({ field }) => ({ title: titleOf(field), type: TYPES[field.type] ?? 'text' }) as const);
  return { columns: [{ title: 'Id', type: 'integer' }, ...titled], chunks: chunks() };
}

function titleOf({ label, type }: Field): string {
  return type === 'instant' ? `${label} (UTC)` : label;
}

function cellOf(field: Field, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  switch (field.type) {
    case 'boolean':
      return value === true ? 'Yes' : 'No';
    case 'instant':
      return String(value).slice(0, 19).replace('T', ' ');
    case 'relation':
      return String((value as Link)[field.show]);
    case 'relations':
      return (value as Link[]).map((link) => String(link[field.show])).join(', ');
    case 'enums':
      return (value as string[]).join(', ');
    default:
      return value as Cell;
  }
}
