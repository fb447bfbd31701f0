import type { Cell, NamedDimension, Query } from '@pellucid/contract';
import { add, addNamed, type Context, compare, type Group, modelValue, nameOf } from './reference-measures.ts';
import { dimensionValue, type FlatRow } from './reference-rows.ts';

type Top = Extract<NamedDimension, { top: unknown }>;
type CellOf = (row: FlatRow, asked: string | NamedDimension) => Cell;

/** What a record is told apart by, first values and others included, which are found among all records that count. */
export function cellsOf(query: Query, rows: readonly FlatRow[], context: Context): CellOf {
  const first = new Map<string, (row: FlatRow) => Cell>();
  const cellOf: CellOf = (row, asked) => first.get(nameOf(asked))?.(row) ?? dimensionValue(row, asked, query);
  for (const asked of query.dimensions) {
    if (typeof asked !== 'string' && 'top' in asked) {
      first.set(asked.name, firstValue(asked, rows, cellOf, context));
    }
  }
  return cellOf;
}

function firstValue(asked: Top, rows: readonly FlatRow[], cellOf: CellOf, context: Context): (row: FlatRow) => Cell {
  const { field, top, others } = asked;
  const within = context.query.dimensions.filter((one) => top.within.includes(nameOf(one)));
  const groupOf = (row: FlatRow): Cell[] => [...within.map((one) => cellOf(row, one)), row[field] ?? null];
  const groups = new Map<string, Group & { rows: FlatRow[] }>();
  for (const row of rows) {
    const key = groupOf(row);
    if (row[field] == null || row[field] === others) continue;
    const known = groups.get(JSON.stringify(key));
    if (known) known.rows.push(row);
    else groups.set(JSON.stringify(key), { key, order: [], rows: [row], values: new Map() });
  }
  const all = [...groups.values()];
  addFigures(all, top.by, context);
  const figure = ({ values }: Group) => values.get(top.by) ?? null;
  const isFirst = (one: Group): boolean => {
    const beside = all.filter(({ key }) => key.slice(0, -1).every((value, index) => value === one.key[index]));
    const before = beside.filter((other) => compare(figure(other), figure(one), top.direction === 'desc') < 0);
    const most = top.unit ? Math.ceil((top.n * beside.filter((other) => figure(other) !== null).length) / 100) : top.n;
    return figure(one) !== null && before.length < most;
  };
  const members = new Set(all.filter(isFirst).map(({ key }) => JSON.stringify(key)));
  return (row) => (members.has(JSON.stringify(groupOf(row))) ? (row[field] ?? null) : others);
}

/** The figure by which values are ranked, and those before it in the question, of which it may be made. */
function addFigures(groups: readonly Group[], by: string, context: Context): void {
  const { source, query, judge } = context;
  const asking = { source, judge, filters: [query.where] };
  for (const name of source.measures.keys()) add(groups, name, ({ rows }) => modelValue(asking, name, rows));
  for (const asked of query.measures.slice(0, query.measures.findIndex((one) => nameOf(one) === by) + 1)) {
    if (typeof asked !== 'string') addNamed(groups, asked, context);
  }
}

/** Of rows in order those in some places among the ones with the same values. */
export function firstOfEach(
  rows: readonly Group[],
  query: Query,
  { n, place, within }: NonNullable<Query['first']>,
): Group[] {
  const places = within.map((name) => query.dimensions.map(nameOf).indexOf(name));
  const seen = new Map<string, number>();
  return rows.filter(({ key }) => {
    const text = JSON.stringify(places.map((at) => key[at]));
    const own = (seen.get(text) ?? 0) + 1;
    seen.set(text, own);
    return own >= place && own < place + n;
  });
}
