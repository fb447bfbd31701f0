import type { Condition, ValueType } from '@pellucid/contract';

interface Field {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly synonyms: readonly string[];
  readonly type: ValueType;
  /** What every answer with it takes for granted, as a sentence. */
  readonly assumption?: string;
}

/** An attribute of a lookup table. Several keys may carry the same label. */
export interface Lookup {
  readonly table: string;
  readonly attribute: string;
  /** Of a private lookup table: whose rows are read. */
  readonly owner?: Owner;
  /** Attribute with a name that what the row stands for had before: who asks by it means the name of today. */
  readonly formerly?: string;
  /** A record has several of them: the facts' column is the key of a list. */
  readonly bridge?: Bridge;
}

/** A company that owns private rows, and the column of these that holds its id. */
export interface Owner {
  readonly column: string;
  readonly id: number;
}

/**
 * Where the members of lists are: `table` has the rows `list_key`, `member` of each, `list` the texts of whole lists, under the
 * names of the attributes.
 */
export interface Bridge {
  readonly table: string;
  readonly member: string;
  readonly list: string;
}

/** What a question groups and filters by: a column of the facts, read as it is or through a lookup table. */
export interface Dimension extends Field {
  readonly column: string;
  readonly lookup?: Lookup;
  /** Further attributes of the lookup table that a person may type in place of the label. */
  readonly identifiers?: readonly string[];
  /** Of an id: how people know what it stands for. */
  readonly shown?: Shown;
  /** Of which the FREE tier chooses a single one. */
  readonly tierLimit?: TierLimit;
}

/** What an id stands for: the dimension with its name, and those that tell apart what has one name, in groups that are read together. */
export interface Shown {
  readonly name: string;
  readonly beside: readonly (readonly string[])[];
}

export type TierLimit = 'year' | 'company';

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

/**
 * A column that a roll-up keeps apart. With `labels` it is one key for each combination of these attributes (the smallest
 * that carries them), so that rows are told apart by what people read; without, it is the fact's own column. Labels of a bridge
 * are one list key for each set of combinations, in which every record counts once; with `memberOf` they are one member key
 * for each combination, and a record counts in the row of each of its members.
 */
export interface RollupColumn {
  readonly column: string;
  readonly labels?: Labels;
  /** The facts' column of which this is the member. */
  readonly memberOf?: string;
  /** The facts' column whose values these are, where the roll-up sums that column too. */
  readonly valuesOf?: string;
  /** Rising bounds: holds the largest of them that a value reaches, in place of the value. */
  readonly bands?: readonly string[];
  /** Holds the first of the month of the facts' date. */
  readonly monthly: boolean;
}

export interface Labels {
  readonly table: string;
  readonly attributes: readonly string[];
  readonly bridge?: Bridge;
}

/**
 * A table of sums, and of distinct counts, for each combination of some columns of the facts that satisfy `where`, sorted by
 * its columns.
 */
export interface Rollup {
  readonly name: string;
  readonly relation: string;
  readonly columns: readonly RollupColumn[];
  readonly where: readonly Condition[];
  /** Distinct counts that it keeps; they hold for its own rows only, since they do not add up. */
  readonly counts: readonly string[];
  /** Figures of records that do not add up either, each in a column of its own. */
  readonly figures: readonly KeptFigure[];
  readonly top?: Top;
  /** The column that its rows are sorted by within a year: it answers only where values of this are chosen. */
  readonly sortedBy?: string;
  /** The columns that its rows are sorted by, where each is a record as it is and nothing is summed. */
  readonly recordsBy?: readonly string[];
}

/** A figure of a column of money, and the column of the roll-up that keeps it. */
export type KeptFigure = { readonly name: string } & (
  | { readonly kind: 'median' | 'min' | 'max'; readonly column: string }
  | { readonly kind: 'percentile'; readonly column: string; readonly p: number }
);

/**
 * Keeps of each combination of all columns but the last only the rows that are among the first `keep` in one of the orders,
 * ties included: the heads of lists that would be long. An order names figures, largest first.
 */
export interface Top {
  readonly orders: readonly (readonly string[])[];
  readonly keep: number;
}

/** Who sees the records of a source: everybody, or each company those that have its id in a column. */
export type Visibility = { readonly kind: 'public' } | { readonly kind: 'private'; readonly owner: string };

/** Where a column of a union is read from in one of its tables; where that has nothing of the kind, null, or the key of the blank row: 0. */
export type UnionColumn = { readonly column: string } | { readonly text: string } | { readonly number: number } | null;

/** The records of several public sources together. */
export interface Union {
  readonly parts: readonly {
    readonly source: string;
    readonly table: string;
    readonly columns: Readonly<Record<string, UnionColumn>>;
  }[];
}

/** What holds the records of a source. */
export type Table = string | Union;

export interface Source {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly table: Table;
  readonly recordKey: string;
  readonly visibility: Visibility;
  /** The records that count against the ledger limit of the FREE tier. */
  readonly tierLimit?: readonly Condition[];
  /** Columns that can be summed, besides the number of records. */
  readonly sums: Readonly<Record<string, 'money' | 'count'>>;
  /** Rising bounds between which roll-ups keep the amounts of a column together. */
  readonly bands?: Readonly<Record<string, readonly string[]>>;
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
