import type { Cell, ValueType } from '@pellucid/contract';

/**
 * A table to write: its titles, how each column's values are written, and its rows in chunks as they are read. What there is
 * to know about them is told where a format has room for it: a CSV file has none unless it is asked for, as its readers take every
 * line for a row.
 */
export interface Table {
  columns: readonly { title: string; type: ValueType }[];
  about?: readonly string[];
  /** Lines before the header, for who asked for them: each begins with `# `, by which readers tell them from rows. */
  preamble?: readonly string[];
  chunks: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Aborted when the rest is not wanted any more. */
  cancelled?: AbortSignal;
}
