import type { Cell, NamedDimension, Query } from '@pellucid/contract';
import type { Source } from '../model/model.ts';
import { add, addNamed, compare, type Group, modelValue, nameOf, typeOf, type Value } from './reference-measures.ts';
import { dimensionValue, type FlatRow, satisfies } from './reference-rows.ts';
import { exact, textOf } from './reference-values.ts';

/**
 * What a question is answered with, computed from single records in plain steps and exact numbers: no roll-up, no lookup key
 * and no SQL is shared with what it is compared with.
 */
export function referenceAnswer(query: Query, source: Source, rows: readonly FlatRow[]) {
  const typeOfDimension = (field: string): string => source.dimensions.get(field)?.type ?? 'text';
  const counted = rows.filter((row) => query.where.every((filter) => satisfies(row, filter, typeOfDimension)));
  const groups = groupsOf(query, counted, typeOfDimension);
  const types = new Map<string, string>([...source.measures.values()].map(({ name, type }) => [name, type]));
  for (const { name } of source.measures.values()) add(groups, name, (group) => modelValue(source, name, group.rows));
  for (const asked of query.measures) {
    if (typeof asked === 'string') continue;
    types.set(asked.name, typeOf(asked, source, types));
    addNamed(groups, asked, source, query, types);
  }
  const names = query.measures.map(nameOf);
  const having = groups.filter(({ values }) => {
    const row = Object.fromEntries([...values].map(([name, value]) => [name, cellOf(value, types.get(name) ?? '')]));
    return query.having.every((filter) => satisfies(row, filter, (name) => types.get(name) ?? 'text'));
  });
  const sorted = having.toSorted((one, other) => compareGroups(one, other, query));
  const page = sorted.slice(query.offset, query.offset + (query.limit ?? 1_000));
  return {
    groups: having.length,
    totals: totalsOf(query, source, counted, types),
    rows: page.map(({ key, values }) => [
      ...query.dimensions.map((asked, index) => shown(asked, key[index] ?? null)),
      ...names.map((name) => cellOf(values.get(name) ?? null, types.get(name) ?? '')),
    ]),
  };
}

/** The measures over all records that count; a part, a rank and a running total, and what is made of them, have none. */
function totalsOf(query: Query, source: Source, rows: readonly FlatRow[], types: Map<string, string>): Cell[] {
  const group: Group = { key: [], order: [], rows, values: new Map() };
  for (const name of source.measures.keys()) group.values.set(name, modelValue(source, name, rows));
  const none = new Set<string>();
  for (const asked of query.measures) {
    if (typeof asked === 'string') continue;
    const isWindow = 'share' in asked || 'rank' in asked || 'runningTotal' in asked;
    const parts: Record<string, string> =
      'ratio' in asked ? asked.ratio : 'difference' in asked ? asked.difference : 'growth' in asked ? asked.growth : {};
    if (isWindow || Object.values(parts).some((part) => none.has(part))) none.add(asked.name);
    else addNamed([group], asked, source, query, types);
  }
  return query.measures.map((asked) => {
    const name = nameOf(asked);
    return none.has(name) ? null : cellOf(group.values.get(name) ?? null, types.get(name) ?? '');
  });
}

function groupsOf(query: Query, rows: readonly FlatRow[], typeOfDimension: (field: string) => string): Group[] {
  const groups = new Map<string, { rows: FlatRow[] } & Omit<Group, 'rows'>>();
  const sortable = (cell: Cell, index: number): Value => {
    const asked = query.dimensions[index];
    const isText = typeof asked === 'string' && typeOfDimension(asked) !== 'money' && typeof cell !== 'number';
    return cell === null ? null : isText || Number.isNaN(Number(cell)) ? String(cell) : exact(String(cell));
  };
  if (query.dimensions.length === 0) groups.set('[]', { key: [], order: [], rows: [], values: new Map() });
  for (const row of rows) {
    const key = query.dimensions.map((asked) => dimensionValue(row, asked, query));
    const text = JSON.stringify(key);
    const known = groups.get(text);
    if (known) known.rows.push(row);
    else groups.set(text, { key, order: key.map(sortable), rows: [row], values: new Map() });
  }
  return [...groups.values()];
}

function cellOf(value: Value, type: string): Cell {
  if (value === null || typeof value === 'string') return value;
  if (type === 'count' || type === 'integer') return Number(value / 1_000_000n);
  return textOf(value, type === 'share' ? 6 : 2);
}

function shown(asked: string | NamedDimension, cell: Cell): Cell {
  if (typeof asked === 'string' || !('bands' in asked)) return cell;
  const [first, last] = [asked.bands[0], asked.bands.at(-1)];
  if (cell === 0) return `under ${first}`;
  if (cell === asked.bands.length) return `${last} and over`;
  return `${asked.bands[Number(cell) - 1]} to under ${asked.bands[Number(cell)]}`;
}

function compareGroups(one: Group, other: Group, query: Query): number {
  const names = query.dimensions.map(nameOf);
  const of = (group: Group, field: string): Value =>
    names.includes(field) ? (group.order[names.indexOf(field)] ?? null) : (group.values.get(field) ?? null);
  for (const { field, direction } of [...query.orderBy, ...names.map((field) => ({ field, direction: 'asc' }))]) {
    const order = compare(of(one, field), of(other, field), direction === 'desc');
    if (order !== 0) return order;
  }
  return 0;
}
