import type { SortOrder } from '../../ui/sort-order.ts';

/** What each sortable column of a table is ordered by. */
export type Orders<Row> = Readonly<Record<string, (row: Row) => number | string>>;

/** Rows that are all here already, in the order of a column. */
export function sorted<Row>(rows: readonly Row[], { field, descending }: SortOrder, orders: Orders<Row>): Row[] {
  const read = orders[field];
  if (read === undefined) return [...rows];
  const sign = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [first, second] = [read(a), read(b)];
    return sign * (typeof first === 'number' ? first - Number(second) : first.localeCompare(String(second)));
  });
}
