import type { Cell, ValueType } from '@pellucid/contract';

/** A table to write: its titles, how each column's values are written, and its rows in chunks as they are read. */
export interface Table {
  columns: readonly { title: string; type: ValueType }[];
  chunks: AsyncIterable<readonly (readonly Cell[])[]>;
}
