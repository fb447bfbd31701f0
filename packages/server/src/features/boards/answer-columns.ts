import type { RowStream } from '@pellucid/analytics';
import type { BoardDetails, Cell, FieldInfo, QueryResult, Tile } from '@pellucid/contract';
import { inMillionths, millionths, sum } from './exact.ts';

/** What the tile asks for, in its order: without the measures that others are made of. */
export function onlyAsked(result: QueryResult, { query }: Tile): QueryResult {
  const names = [...query.dimensions, ...query.measures];
  const columns = names.flatMap((name) => result.columns.find((column) => column.name === name) ?? []);
  const arrange = arrangerOf(result.columns, columns);
  const { totals } = result;
  const ofDimensions = query.dimensions.map(() => null);
  return {
    ...result,
    columns,
    rows: result.rows.map(arrange),
    ...(totals && { totals: arrange([...ofDimensions, ...totals]).slice(ofDimensions.length) }),
  };
}

/** Puts the cells of a row, which come in the order of `from`, into the order of `to`. */
export function arrangerOf(
  from: readonly { name: string }[],
  to: readonly { name: string }[],
): (row: Cell[]) => Cell[] {
  const places = to.map(({ name }) => from.findIndex((column) => column.name === name));
  return (row) => places.map((place) => row[place] ?? null);
}

/** The rows of a stream, each arranged. */
export async function* arranged(stream: RowStream, arrange: (row: Cell[]) => Cell[]): AsyncGenerator<Cell[][]> {
  for await (const rows of stream.chunks) yield rows.map(arrange);
}

/** How many records there are, and what each measure of theirs adds up to. */
export function totalsOf({ columns, rows }: QueryResult): BoardDetails['total'] {
  const cells = columns.map(({ name }, i): [string, Cell] => [name, rows[0]?.[i] ?? 0]);
  const records = Number(cells.find(([name]) => name === 'records')?.[1] ?? 0);
  const sums = cells.filter(([name]) => name !== 'records').map(([name, cell]) => [name, String(cell)]);
  return { records, sums: Object.fromEntries(sums) };
}

/** How many records a list has, and what each of its measures adds up to. */
export function totalsOfRows({ columns, rows }: QueryResult, fields: readonly FieldInfo[]): BoardDetails['total'] {
  const sums = columns.flatMap(({ name }, at) => {
    const type = fields.find((field) => field.name === name)?.type;
    if (type === undefined) return [];
    const added = sum(rows.map((row) => millionths(row[at])));
    return [[name, inMillionths(added, type === 'money' ? 2 : 0)]];
  });
  return { records: rows.length, sums: Object.fromEntries(sums) };
}
