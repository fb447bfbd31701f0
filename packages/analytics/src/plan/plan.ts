import type { TimeGrain, ValueType } from '@pellucid/contract';
import type { Lookup } from '../model/model.ts';

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
 * - `contains`: text inside, in any casing.
 */
export type Test =
  | { readonly kind: 'in'; readonly values: readonly Literal[]; readonly empty: boolean; readonly negated: boolean }
  | { readonly kind: 'range'; readonly from?: RangeEnd; readonly to?: RangeEnd }
  | { readonly kind: 'contains'; readonly text: string };

export interface RangeEnd {
  readonly value: Literal;
  readonly inclusive: boolean;
}

export interface PlannedCondition {
  readonly column: string;
  readonly lookup?: Lookup;
  readonly test: Test;
}

export interface PlannedDimension {
  readonly name: string;
  readonly type: ValueType;
  readonly column: string;
  readonly lookup?: Lookup;
  /** One key of the lookup for each label: what is grouped by key needs no second grouping by label. */
  readonly unique: boolean;
  readonly grain?: TimeGrain;
}

/** A figure that the engine computes for each group; measures are made of these. */
export type Aggregate =
  | { readonly kind: 'sum'; readonly column: string }
  | { readonly kind: 'rows' }
  | { readonly kind: 'median'; readonly column: string }
  | {
      readonly kind: 'distinct';
      readonly column: string;
      readonly lookup?: Lookup;
      /** As of a dimension: keys can be counted in place of labels. */
      readonly unique: boolean;
    };

export interface PlannedMeasure {
  readonly name: string;
  readonly type: ValueType;
  readonly value: Aggregate | { readonly kind: 'ratio'; readonly of: Aggregate; readonly per: Aggregate };
}

export interface PlannedOrder {
  readonly field: string;
  readonly descending: boolean;
}

/**
 * A checked question: plain data that any engine's SQL can be made of, and the whole of what an answer depends on besides
 * the data itself (row policy included), so that equal plans have equal answers.
 */
export interface Plan {
  readonly source: string;
  /** `groups`: a row for each combination of the dimensions. `records`: a row for each record. */
  readonly shape: 'groups' | 'records';
  /** Every row of the table is a group already: nothing is left to be summed. */
  readonly grouped: boolean;
  /** The table that answers, and its name for people: the base table's or the roll-up's. */
  readonly relation: string;
  readonly answeredBy: string;
  readonly dimensions: readonly PlannedDimension[];
  readonly measures: readonly PlannedMeasure[];
  readonly where: readonly PlannedCondition[];
  /** The row policy lets nothing through. */
  readonly nothing: boolean;
  readonly order: readonly PlannedOrder[];
  readonly limit: number | null;
  readonly offset: number;
}

/** What a plan needs to know of the data besides the model; it changes with the data version. */
export interface DataFacts {
  /** `table.attribute` of the lookup attributes whose labels each have one key, with key 0 alone empty. */
  readonly uniqueLabels: ReadonlySet<string>;
}
