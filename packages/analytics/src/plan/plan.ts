import type { TimeGrain, TimePart, ValueType } from '@pellucid/contract';
import type { Lookup, Table } from '../model/model.ts';
import { KnownKeys } from './known-key-memory.ts';

/** A checked value of a condition, as text; `type` says how to read it. Text is bound, everything else was verified. */
export interface Literal {
  readonly type: ValueType;
  readonly text: string;
}

/**
 * What a column must satisfy.
 *
 * - `in`: one of the values, or empty where `empty` is set; `negated` turns the whole around. So "not X" keeps empty rows.
 * - `range`: between two ends, either of which may be missing; empty rows never satisfy it.
 * - `members`: among the values of the one dimension of another plan; empty rows satisfy it only with `orEmpty`, and where that
 *   plan has one too.
 * - `yearToDate`: in the year of the latest date that some records have.
 * - `contains`, `startsWith`: any of the texts inside or in front, in any casing; `negated` keeps empty rows too.
 */
export type Test =
  | { readonly kind: 'in'; readonly values: readonly Literal[]; readonly empty: boolean; readonly negated: boolean }
  | { readonly kind: 'range'; readonly from?: RangeEnd; readonly to?: RangeEnd }
  | { readonly kind: 'contains' | 'startsWith'; readonly texts: readonly string[]; readonly negated: boolean }
  | { readonly kind: 'members'; readonly plan: Plan; readonly orEmpty?: true }
  | { readonly kind: 'yearToDate'; readonly latest: LatestDate };

/** The latest date of the records of a table that may be seen: how far the data goes. */
export interface LatestDate {
  readonly table: Table;
  readonly date: string;
  readonly seen: readonly PlannedFilter[];
}

export interface RangeEnd {
  readonly value: Literal;
  readonly inclusive: boolean;
}

export interface PlannedCondition {
  readonly column: string;
  readonly lookup?: Lookup;
  /** Of a date, what is tested in its place. */
  readonly part?: TimePart;
  readonly test: Test;
  /** Whether there is a label is told by the key: 0 has none, and every other has one. */
  readonly blankKey?: true;
}

/** Conditions joined; `not` holds wherever its filter does not, also where that is unknown. */
export type PlannedFilter =
  | PlannedCondition
  | { readonly all: readonly PlannedFilter[] }
  | { readonly any: readonly PlannedFilter[] }
  | { readonly not: PlannedFilter };

/** What a dimension makes of its column's values. */
export type Bucketing =
  | { readonly kind: 'part'; readonly part: TimePart }
  /** Bounds that rise, as decimal text; buckets are numbered from 0. */
  | { readonly kind: 'bands'; readonly bounds: readonly string[] }
  | {
      readonly kind: 'groups';
      readonly groups: readonly { readonly name: string; readonly condition: PlannedCondition }[];
      readonly others: string;
    }
  | {
      readonly kind: 'top';
      readonly lookup?: Lookup;
      /** Dimensions of the plan within whose values the first are chosen. */
      readonly within: readonly PlannedDimension[];
      /** Its dimensions are those of `within`, and then the one whose values are the first. */
      readonly members: Plan;
      readonly others: string;
    };

export interface PlannedDimension {
  readonly name: string;
  readonly type: ValueType;
  readonly column: string;
  readonly lookup?: Lookup;
  /** One key of the lookup for each label: what is grouped by key needs no second grouping by label. */
  readonly unique: boolean;
  /** A record has several values and is in the group of each: groups do not add up to the whole. */
  readonly manyValued?: true;
  /** In a roll-up: the whole set of a record's values is one. */
  readonly set?: true;
  readonly grain?: TimeGrain;
  /** Instead of a label or a grain. */
  readonly bucketing?: Bucketing;
  /** In a roll-up: the largest of these rising bounds that a value reaches stands for it. */
  readonly reached?: readonly string[];
}

/** A figure that the engine computes for each group; measures are made of these. */
export type Aggregate = (
  | { readonly kind: 'sum'; readonly column: string }
  | { readonly kind: 'rows' }
  /** How many rows have a value. */
  | { readonly kind: 'values'; readonly column: string }
  | { readonly kind: 'median' | 'deviation' | 'min' | 'max'; readonly column: string }
  | { readonly kind: 'percentile'; readonly column: string; readonly p: number }
  | {
      readonly kind: 'distinct';
      readonly column: string;
      readonly lookup?: Lookup;
      /** As of a dimension: keys can be counted in place of labels. */
      readonly unique: boolean;
      /** All rows of a group have the same value, or none. */
      readonly single?: true;
    }
) & {
  /** Only of the records that satisfy it. */
  readonly where?: readonly PlannedFilter[];
};

/** What a measure is computed of: a figure, or another measure of the plan by its name. */
export type Operand = Aggregate | { readonly kind: 'measure'; readonly name: string };

/** Figures of a row of the answer made of other figures of the row. */
export type Calculation =
  | { readonly kind: 'ratio'; readonly of: Operand; readonly per: Operand }
  | { readonly kind: 'difference'; readonly of: Operand; readonly less: Operand }
  | { readonly kind: 'growth'; readonly of: Operand; readonly from: Operand };

/** Figures of a row of the answer that depend on its other rows; `within` and `along` name dimensions of the plan. */
export type Window =
  | { readonly kind: 'share'; readonly of: Operand; readonly within: readonly string[] }
  | {
      readonly kind: 'rank';
      readonly of: Operand;
      readonly within: readonly string[];
      readonly descending: boolean;
      /** The place is that of one of so many equal parts. */
      readonly parts?: number;
    }
  | { readonly kind: 'runningTotal'; readonly of: Operand; readonly within: readonly string[]; readonly along: string };

/** The one measure of another plan, of the same dimensions, in the row that has the same values. */
export interface Previous {
  readonly kind: 'previous';
  readonly plan: Plan;
}

/** How records are taken as if they had happened later. */
export interface Moved {
  readonly months: number;
  readonly date?: string;
  readonly programYear?: string;
  /** What holds for the records that may be seen. The latest date of them is where moved ones end. */
  readonly seen: readonly PlannedFilter[];
}

export interface PlannedMeasure {
  readonly name: string;
  readonly type: ValueType;
  readonly value: Operand | Calculation | Window | Previous;
  /** Other measures are made of it, and the answer does not show it. */
  readonly hidden?: true;
}

export interface PlannedOrder {
  readonly field: string;
  readonly descending: boolean;
}

/**
 * How a page of records finds the amounts that it can have before it reads what decides between records of one amount: `column` is the
 * one that it is sorted by first, `from` a narrower table with its values.
 */
export interface PageValues {
  readonly column: string;
  readonly from?: { readonly relation: Table; readonly column: string; readonly where: readonly PlannedFilter[] };
}

/**
 * A checked question: plain data that any engine's SQL can be made of, and the whole of what an answer depends on besides
 * the data itself (row policy included), so that equal plans have equal answers.
 */
export interface Plan {
  readonly source: string;
  /** `groups`: a row for each combination of the dimensions. `records`: a row for each record. */
  readonly shape: 'groups' | 'records';
  /** The number of the rows is wanted, not the rows. */
  readonly counted: boolean;
  /** Every row of the table is a group already: nothing is left to be summed. */
  readonly grouped: boolean;
  /** The table that answers, or the plan whose rows are asked over; and the table's name for people. */
  readonly relation: Table | Plan;
  readonly answeredBy: string;
  readonly moved?: Moved;
  readonly dimensions: readonly PlannedDimension[];
  readonly measures: readonly PlannedMeasure[];
  readonly where: readonly PlannedFilter[];
  /** Holds for the measures of each row, by their names. */
  readonly having: readonly PlannedFilter[];
  /** The row policy lets nothing through. */
  readonly nothing: boolean;
  readonly order: readonly PlannedOrder[];
  readonly limit: number | null;
  readonly offset: number;
  /** Of records: only those in some places, from 1, of the order within the values of these dimensions. */
  readonly first?: { readonly within: readonly PlannedDimension[]; readonly from: number; readonly to: number };
  readonly pageValues?: PageValues;
}

/** Whether rows of another answer are asked over, in place of those of a table. */
export function isPlan(relation: Plan['relation']): relation is Plan {
  return typeof relation !== 'string' && 'shape' in relation;
}

/** What a plan needs to know of the data besides the model; it changes with the data version. */
export interface DataFacts {
  /** `table.attribute` of the lookup attributes whose labels each have one key, with key 0 alone empty. */
  readonly uniqueLabels: ReadonlySet<string>;
  /** Of `table.attribute`: what has a name today, by each name that it had before. */
  readonly formerNames: ReadonlyMap<string, FormerNames>;
  /** Keys of ids that were found or asked about. */
  readonly keys: KnownKeys;
}

/** Names of today by a former one: companies that merged may have had the same. */
export type FormerNames = ReadonlyMap<string, readonly string[]>;

/** Nothing is known: right for every data, if slower. */
export const NO_FACTS: DataFacts = { uniqueLabels: new Set(), formerNames: new Map(), keys: new KnownKeys() };
