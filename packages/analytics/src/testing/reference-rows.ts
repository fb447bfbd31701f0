import type { Cell, Condition, NamedDimension, Query, TimePart } from '@pellucid/contract';
import type { Source, Table } from '../model/model.ts';
import { exact } from './reference-values.ts';

/** Under which a record keeps what it has several of: for each list its members, by the names of dimensions. */
export const LISTS = Symbol('lists');
/** The same, of the row of the answer that a record is in: the members by which it is there. */
export const GROUPED = Symbol('grouped');

/**
 * A record as a person sees it: its dimensions by name, its sums by column under `sum:`, former names in lines under
 * `formerly:`; what it has several of under `LISTS`.
 */
export type FlatRow = Readonly<Record<string, Cell>> & {
  readonly [LISTS]?: Readonly<Record<string, readonly FlatRow[]>>;
  readonly [GROUPED]?: Readonly<Record<string, readonly FlatRow[]>>;
};

/** Every record of a source, or of an owner where it is private, its labels joined to it plainly; of what it has several of, the key of the list. */
export function flatSql(source: Source, owner?: number): string {
  const dimensions = [...source.dimensions.values()];
  const single = dimensions.filter(({ lookup }) => !lookup?.bridge);
  const lookups = new Map(single.flatMap((d) => (d.lookup ? [[d.column, d.lookup.table]] : [])));
  const lists = [
    ...new Set(dimensions.flatMap((d) => (d.lookup?.bridge ? [`f.${d.column} AS "list:${d.column}"`] : []))),
  ];
  const columns = single.map(
    ({ name, column, lookup, type }) =>
      `${wire(type, lookup ? `l_${column}.${lookup.attribute}` : `f.${column}`)} AS "${name}"`,
  );
  const sums = Object.keys(source.sums).map((column) => `CAST(f.${column} AS VARCHAR) AS "sum:${column}"`);
  const former = [...source.dimensions.values()].flatMap(({ name, column, lookup }) => {
    if (!lookup?.formerly) return [];
    const { table, attribute, formerly } = lookup;
    return `(SELECT string_agg(o.${formerly}, '\n') FROM ${table} o WHERE o.${attribute} = l_${column}.${attribute}) AS "formerly:${name}"`;
  });
  const joins = [...lookups].map(([column, table]) => `JOIN ${table} l_${column} ON l_${column}.key = f.${column}`);
  const isOwned = source.visibility.kind === 'private' && owner !== undefined;
  const own = isOwned ? ` WHERE f.owner_company_id = ${owner}` : '';
  return `SELECT ${[...columns, ...sums, ...former, ...lists].join(', ')} FROM ${recordsSql(source.table)} f ${joins.join(' ')}${own}`;
}

/** The records of several tables one after the other. */
function recordsSql(table: Table): string {
  if (typeof table === 'string') return table;
  const parts = table.parts.map(({ table: from, columns }) => {
    const values = Object.entries(columns).map(([name, of]) => {
      if (of === null) return `NULL AS ${name}`;
      if ('number' in of) return `${of.number} AS ${name}`;
      return 'text' in of ? `'${of.text}' AS ${name}` : `${of.column} AS ${name}`;
    });
    return `SELECT ${values.join(', ')} FROM ${from}`;
  });
  return `(${parts.join(' UNION ALL ')})`;
}

function wire(type: string, value: string): string {
  return ['money', 'date', 'count'].includes(type) ? `CAST(${value} AS VARCHAR)` : value;
}

/** Whether a single value of a record satisfies a condition; `type` is that of the field, `latest` the latest date of all records. */
export function satisfiesCondition(row: FlatRow, condition: Condition, type: string, latest: string | null): boolean {
  const { field, op, value, part } = condition;
  const cell = part ? partOf(row[field] ?? null, part) : (row[field] ?? null);
  const isNumber = part !== undefined || ['integer', 'count', 'money', 'decimal', 'share'].includes(type);
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const same = (one: Cell): boolean =>
    one === null || cell === null
      ? one === cell
      : isNumber
        ? exact(String(one)) === exact(String(cell))
        : String(one) === String(cell);
  const order = (one: Cell | undefined): number => {
    if (!isNumber) return String(cell) < String(one) ? -1 : String(cell) > String(one) ? 1 : 0;
    const [a, b] = [exact(String(cell)), exact(String(one))];
    return a < b ? -1 : a > b ? 1 : 0;
  };
  const former = String(row[`formerly:${field}`] ?? '')
    .split('\n')
    .filter(Boolean);
  const named = [cell, ...former].filter((name) => name !== null).map((name) => String(name).toLowerCase());
  const texts = values.map((text) => String(text).toLowerCase());
  switch (op) {
    case 'eq':
    case 'in':
      return values.some((one) => same(one) || former.includes(String(one)));
    case 'ne':
    case 'notIn':
      return !values.some((one) => same(one) || former.includes(String(one)));
    case 'isEmpty':
      return cell === null;
    case 'notEmpty':
      return cell !== null;
    case 'yearToDate':
      return (
        cell !== null && latest !== null && String(cell) >= `${latest.slice(0, 4)}-01-01` && String(cell) <= latest
      );
    case 'contains':
      return texts.some((text) => named.some((name) => name.includes(text)));
    case 'notContains':
      return !texts.some((text) => named.some((name) => name.includes(text)));
    case 'startsWith':
      return texts.some((text) => named.some((name) => name.startsWith(text)));
    case 'lt':
      return cell !== null && order(values[0]) < 0;
    case 'lte':
      return cell !== null && order(values[0]) <= 0;
    case 'gt':
      return cell !== null && order(values[0]) > 0;
    case 'gte':
      return cell !== null && order(values[0]) >= 0;
    case 'between':
      return cell !== null && order(values[0]) >= 0 && order(values[1]) <= 0;
  }
}

/** What a row of the answer is told apart by; of bands the number, which sorts as they do. */
export function dimensionValue(
  row: FlatRow,
  asked: string | NamedDimension,
  { timeGrain }: Pick<Query, 'timeGrain'>,
): Cell {
  if (typeof asked === 'string') {
    const cell = row[asked] ?? null;
    return asked === 'date' && timeGrain ? firstDay(cell, timeGrain) : cell;
  }
  const cell = row[asked.field] ?? null;
  if ('grain' in asked) return firstDay(cell, asked.grain);
  if ('bands' in asked && cell === null) return null;
  if ('bands' in asked) return asked.bands.filter((bound) => exact(String(cell)) >= exact(bound)).length;
  if ('groups' in asked) {
    return asked.groups.find(({ values }) => cell !== null && values.includes(String(cell)))?.name ?? asked.others;
  }
  return 'part' in asked ? partOf(cell, asked.part) : cell;
}

/** The records as if they had happened later, as far as the data goes. */
export function movedRows(rows: readonly FlatRow[], months: number): FlatRow[] {
  const dates = rows.flatMap(({ date }) => (date == null ? [] : [String(date)])).sort();
  const moved = rows.map((row) => ({
    ...row,
    ...(row.date == null ? {} : { date: later(String(row.date), months) }),
    ...(months === 12 ? { program_year: Number(row.program_year) + 1 } : {}),
  }));
  return moved.filter(({ date }) => date == null || String(date) <= (dates.at(-1) ?? ''));
}

function later(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`;
}

function partOf(cell: Cell, part: TimePart): number | null {
  if (cell === null) return null;
  const date = new Date(`${cell}T00:00:00Z`);
  if (part === 'dayOfWeek') return date.getUTCDay() || 7;
  return part === 'monthOfYear' ? date.getUTCMonth() + 1 : Math.floor(date.getUTCMonth() / 3) + 1;
}

function firstDay(cell: Cell, grain: string): Cell {
  if (cell === null) return null;
  const date = new Date(`${cell}T00:00:00Z`);
  if (grain === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  if (grain === 'month' || grain === 'quarter' || grain === 'year') date.setUTCDate(1);
  if (grain === 'quarter') date.setUTCMonth(Math.floor(date.getUTCMonth() / 3) * 3);
  if (grain === 'year') date.setUTCMonth(0);
  return date.toISOString().slice(0, 10);
}
