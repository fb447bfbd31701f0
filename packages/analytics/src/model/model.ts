import type { ValueType } from '@pellucid/contract';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly synonyms: readonly string[];
  readonly type: ValueType;
}

/** An attribute of a lookup table. Several keys may carry the same label. */
export interface Lookup {
  readonly table: string;
  readonly attribute: string;
}

/** What a question groups and filters by: a column of the facts, read as it is or through a lookup table. */
export interface Dimension extends Field {
  readonly column: string;
  readonly lookup?: Lookup;
}

/** How a measure is computed; `records` counts rows. */
export type Formula =
  | { readonly kind: 'sum'; readonly column: string }
  | { readonly kind: 'records' }
  | { readonly kind: 'distinct'; readonly dimension: string }
  | { readonly kind: 'median'; readonly column: string }
  | { readonly kind: 'ratio'; readonly of: string; readonly per: string };

export interface Measure extends Field {
  readonly formula: Formula;
}

/** A table of sums for each combination of some columns. `monthly` says that its `date` holds the first of the month. */
export interface Rollup {
  readonly name: string;
  readonly relation: string;
  readonly columns: readonly string[];
  readonly monthly: boolean;
  readonly order: readonly string[];
}

export interface Source {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly table: string;
  readonly recordKey: string;
  readonly owner?: string;
  /** Columns that can be summed, besides the number of records. */
  readonly sums: Readonly<Record<string, 'money' | 'count'>>;
  readonly dimensions: ReadonlyMap<string, Dimension>;
  readonly measures: ReadonlyMap<string, Measure>;
  /** Narrowest first. */
  readonly rollups: readonly Rollup[];
}

/** The semantic model: what can be asked, in the words of the field, and where the warehouse keeps it. */
export interface Model {
  readonly sources: ReadonlyMap<string, Source>;
}

/** The column of every roll-up that says how many records were summed into a row. */
export const RECORDS_COLUMN = 'records';
