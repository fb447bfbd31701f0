import {
  type Cell,
  type Membership,
  type NamedDimension,
  partsOf,
  type Query,
  type ValueType,
} from '@pellucid/contract';
import type { Source } from '../model/model.ts';
import { answerSource } from '../plan/answer-source.ts';
import { cellsOf, firstOfEach } from './reference-first.ts';
import { type Judge, listsOf, memberKeys, satisfiesAll } from './reference-lists.ts';
import {
  add,
  addNamed,
  type Context,
  compare,
  type Group,
  isMade,
  modelValue,
  nameOf,
  typeOf,
  type Value,
} from './reference-measures.ts';
import { dimensionValue, type FlatRow, GROUPED, movedRows } from './reference-rows.ts';
import { exact, textOf } from './reference-values.ts';

/** The records of each source by its name. */
export type Records = ReadonlyMap<string, { readonly source: Source; readonly rows: readonly FlatRow[] }>;

/**
 * What a question is answered with, computed from single records in plain steps and exact numbers: no roll-up, no lookup key
 * and no SQL is shared with what it is compared with.
 */
export function referenceAnswer(query: Query, records: Records) {
  const { source, rows } = asked(query, records);
  const judge = judgeOf(source, query.source, records);
  const counted = rows.filter((row) => satisfiesAll(row, query.where, judge));
  const types = new Map<string, string>([...source.measures.values()].map(({ name, type }) => [name, type]));
  const named = query.measures.filter((measure) => typeof measure !== 'string');
  for (const measure of named) types.set(measure.name, typeOf(measure, source, types));
  const cells = { of: (row: FlatRow, asked: string | NamedDimension): Cell => dimensionValue(row, asked, query) };
  const isCounted = (row: FlatRow): boolean => satisfiesAll(row, query.where, judge);
  const groupsBefore = (of: Query) => (months: number) =>
    groupsOf(of, movedRows(rows, months).filter(isCounted), judge, cells.of);
  const context = { source, query, types, judge, groupsBefore: groupsBefore(query) };
  cells.of = cellsOf(query, counted, context);
  const groups = groupsOf(query, counted, judge, cells.of);
  const asking = { source, judge, filters: [query.where] };
  for (const { name } of source.measures.values()) add(groups, name, (group) => modelValue(asking, name, group.rows));
  for (const measure of named) addNamed(groups, measure, context);
  const names = query.measures.map(nameOf);
  const having = groups.filter(({ values }) => {
    const row = Object.fromEntries([...values].map(([name, value]) => [name, cellOf(value, types.get(name) ?? '')]));
    const ofMeasures = { ...judge, typeOf: (name: string) => types.get(name) ?? 'text', listOf: () => undefined };
    return satisfiesAll(row, query.having, ofMeasures);
  });
  const sorted = having.toSorted((one, other) => compareGroups(one, other, query));
  const asFirst = query.first ? firstOfEach(sorted, query, query.first) : sorted;
  const page = asFirst.slice(query.offset, query.offset + (query.limit ?? 1_000));
  return {
    groups: having.length,
    totals: totalsOf(query, counted, { ...context, groupsBefore: groupsBefore({ ...query, dimensions: [] }) }),
    types: query.measures.map((measure) => types.get(nameOf(measure)) ?? ''),
    rows: page.map(({ key, values }) => [
      ...query.dimensions.map((dimension, index) => shown(dimension, key[index] ?? null)),
      ...names.map((name) => cellOf(values.get(name) ?? null, types.get(name) ?? '')),
    ]),
  };
}

const NOTHING = { dimensions: [], measures: [], where: [], having: [], orderBy: [], offset: 0, totals: false };

/** The rows that a question counts: records, or the answer to the question within it, whose columns are the dimensions. */
function asked(query: Query, records: Records): { source: Source; rows: readonly FlatRow[] } {
  const known = records.get(query.source);
  if (!known) throw new Error(`no records of ${query.source}`);
  if (!query.from) return known;
  const inner = { ...NOTHING, ...query.from, source: query.source, limit: Number.POSITIVE_INFINITY };
  const answer = referenceAnswer(inner, records);
  const names = [...inner.dimensions, ...inner.measures].map(nameOf);
  const types = [...inner.dimensions.map((dimension) => columnType(dimension, known.source)), ...answer.types];
  const source = answerSource(
    query.source,
    names.map((name, index) => ({ name, type: (types[index] ?? 'text') as ValueType })),
  );
  // A number of the answer is what a measure is computed of, as the sums of a record are.
  const rows = answer.rows.map((row) =>
    Object.fromEntries(
      names.flatMap((name, index) => [
        [name, row[index] ?? null],
        [`sum:${name}`, row[index] ?? null],
      ]),
    ),
  );
  return { source, rows };
}

function columnType(dimension: string | NamedDimension, source: Source): string {
  if (typeof dimension === 'string') return source.dimensions.get(dimension)?.type ?? 'text';
  if ('grain' in dimension) return 'date';
  return 'part' in dimension ? 'integer' : 'text';
}

function judgeOf(source: Source, name: string, records: Records): Judge {
  const known = new Map<Membership, ReadonlySet<Cell>>();
  const membersOf = (membership: Membership): ReadonlySet<Cell> => {
    const members = known.get(membership) ?? memberValues(membership, name, records);
    known.set(membership, members);
    return members;
  };
  const lists = listsOf(source);
  return {
    typeOf: (field) => source.dimensions.get(field)?.type ?? 'text',
    membersOf,
    latestDate: () => latestDate(records.get(name)?.rows ?? []),
    listOf: (field) => lists.get(field),
  };
}

function latestDate(rows: readonly FlatRow[]): string | null {
  return rows.reduce<string | null>((latest, { date }) => {
    return date == null || (latest !== null && String(date) <= latest) ? latest : String(date);
  }, null);
}

/** The values of the field in the other answer; with `top` those with fewer than `n`, or `n` percent, before them. */
function memberValues({ query, field }: Membership, name: string, records: Records): ReadonlySet<Cell> {
  const { top, per = [], ...rest } = query;
  const measures: Query['measures'] = [...query.measures];
  if (top && !measures.some((one) => nameOf(one) === top.by)) measures.push(top.by);
  const asked = { ...NOTHING, ...rest, measures, source: query.source ?? name, dimensions: [field, ...per] };
  const valuesIn = (one: Query) => referenceAnswer({ ...one, limit: Number.POSITIVE_INFINITY }, records).rows;
  const members = new Set(valuesIn(asked).map(([value]) => value ?? null));
  if (!top) return members;
  const column = 1 + measures.findIndex((one) => nameOf(one) === top.by);
  const figures = valuesIn({ ...asked, having: [] }).flatMap((row) =>
    row[0] == null || row[column] == null ? [] : [{ value: row[0], figure: row[column] }],
  );
  const isBefore = (one: Cell, other: Cell): boolean => {
    const [a, b] =
      typeof one === 'string' && one.includes('-', 1)
        ? [one, String(other)]
        : [exact(String(one)), exact(String(other))];
    return top.direction === 'desc' ? a > b : a < b;
  };
  const most = top.unit ? Math.ceil((top.n * figures.length) / 100) : top.n;
  const first = figures.filter(({ figure }) => figures.filter((other) => isBefore(other.figure, figure)).length < most);
  return new Set(first.map(({ value }) => value).filter((value) => members.has(value)));
}

/** The measures over all records that count; a part, a rank and a running total, and what is made of them, have none. */
function totalsOf(query: Query, rows: readonly FlatRow[], context: Context): Cell[] {
  const { source, types, judge } = context;
  const asking = { source, judge, filters: [query.where] };
  const group: Group = { key: [], order: [], rows, values: new Map() };
  for (const name of source.measures.keys()) group.values.set(name, modelValue(asking, name, rows));
  const none = new Set<string>();
  for (const asked of query.measures) {
    if (typeof asked === 'string') continue;
    const isWindow = 'share' in asked || 'rank' in asked || 'runningTotal' in asked;
    const parts = isMade(asked) ? partsOf(asked) : [];
    if (isWindow || parts.some((part) => none.has(part))) none.add(asked.name);
    else addNamed([group], asked, context);
  }
  return query.measures.map((asked) => {
    const name = nameOf(asked);
    return none.has(name) ? null : cellOf(group.values.get(name) ?? null, types.get(name) ?? '');
  });
}

const NUMBERS = new Set(['money', 'count', 'integer', 'decimal', 'share']);

function groupsOf(
  query: Query,
  rows: readonly FlatRow[],
  judge: Judge,
  groupCellOf: ReturnType<typeof cellsOf>,
): Group[] {
  const groups = new Map<string, { rows: FlatRow[] } & Omit<Group, 'rows'>>();
  const isText = (field: string | undefined) => field !== undefined && !NUMBERS.has(judge.typeOf(field));
  const sortable = (cell: Cell, index: number): Value => {
    const asked = query.dimensions[index];
    const isLabel = typeof asked === 'object' ? 'top' in asked || 'groups' in asked : isText(asked);
    return cell === null
      ? null
      : (isLabel && typeof cell !== 'number') || Number.isNaN(Number(cell))
        ? String(cell)
        : exact(String(cell));
  };
  if (query.dimensions.length === 0) groups.set('[]', { key: [], order: [], rows: [], values: new Map() });
  for (const row of rows) {
    for (const { key, row: grouped } of rowsOf(row, query, judge, groupCellOf)) {
      const text = JSON.stringify(key);
      const known = groups.get(text);
      if (known) known.rows.push(grouped);
      else groups.set(text, { key, order: key.map(sortable), rows: [grouped], values: new Map() });
    }
  }
  return [...groups.values()];
}

interface KeyedRow {
  readonly key: Cell[];
  readonly row: FlatRow;
}

/** The rows of the answer that a record is in: several where it has several values of a dimension. */
function rowsOf(record: FlatRow, query: Query, judge: Judge, groupCellOf: ReturnType<typeof cellsOf>): KeyedRow[] {
  const listOf = (asked: string | NamedDimension) => judge.listOf(typeof asked === 'string' ? asked : asked.field);
  const lists = [...new Set(query.dimensions.flatMap((asked) => listOf(asked) ?? []))];
  const single = query.dimensions.map((asked) => (listOf(asked) ? null : groupCellOf(record, asked)));
  return lists.reduce<KeyedRow[]>(
    (rows, list) => {
      const dimensions = query.dimensions.filter((asked) => listOf(asked) === list);
      const keys = memberKeys(record, list, dimensions, query, judge);
      return rows.flatMap(({ key, row }) =>
        keys.map(({ cells, members }) => ({
          key: query.dimensions.map((asked, index) =>
            listOf(asked) === list ? (cells[dimensions.indexOf(asked)] ?? null) : (key[index] ?? null),
          ),
          row: { ...row, [GROUPED]: { ...row[GROUPED], [list]: members } },
        })),
      );
    },
    [{ key: single, row: record }],
  );
}

function cellOf(value: Value, type: string): Cell {
  if (value === null || typeof value === 'string') return value;
  if (type === 'count' || type === 'integer') return Number(value / 1_000_000n);
  return textOf(value, type === 'share' ? 6 : 2);
}

function shown(asked: string | NamedDimension, cell: Cell): Cell {
  if (typeof asked === 'string' || !('bands' in asked) || cell === null) return cell;
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
