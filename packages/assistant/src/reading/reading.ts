import type { TimeGrain, TimePart } from '@pellucid/contract';
import type { SourceName, Statistic } from '../tags/tag.ts';
import type { Period } from '../time/period.ts';

/** What is asked for. */
export type Figure =
  | { readonly kind: 'measure'; readonly measure: string }
  | { readonly kind: 'distinct'; readonly dimension: string }
  /** Over single records, or over the totals of what `per` names. */
  | { readonly kind: 'statistic'; readonly statistic: Statistic; readonly per: string; readonly of?: string };

/** What an answer calls rows that put values together. */
export const NAME_OF_SETS = 'compared';

/** What there is a row for. */
export type Group =
  | {
      readonly kind: 'dimension';
      readonly dimension: string;
      /** Values that are put together in a row, by what people call them. */
      readonly sets?: readonly { readonly name: string; readonly values: readonly string[] }[];
    }
  | { readonly kind: 'grain'; readonly grain: TimeGrain }
  | { readonly kind: 'part'; readonly part: TimePart };

/** Values of a dimension that records must have, or must not; without values, that a record names none. */
export interface ValueFilter {
  readonly field: string;
  readonly values: readonly string[];
  readonly isNegated?: true;
  /** How people know each, where the values are ids. */
  readonly names?: Readonly<Record<string, string>>;
  /** What was typed, and the place of its first word. */
  readonly text?: string;
  readonly at?: number;
}

/** An amount that a record, the figure of a row, or that of each whose records are asked must satisfy; numbers are exact text. */
export interface Threshold {
  /** `percent`: of the growth or the part of a row. */
  readonly on: 'record' | 'figure' | 'member' | 'percent';
  /** Of members: whose own figure it is; only their records are asked. */
  readonly of?: string;
  /** When the figure has to satisfy it, where that is not the time that is asked. */
  readonly periods?: readonly Period[];
  /** Of a figure: a measure, where it is not the one that is asked for. */
  readonly measure?: string;
  readonly op: 'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'between';
  readonly value: string;
  readonly to?: string;
}

/** How many records a list has, where nobody says. */
export const DEFAULT_RECORDS = 100;

/** Stands for a ranking that only says the order: more than an answer has rows. */
export const ALL_ROWS = 1_000;

export interface Ranking {
  readonly n: number;
  readonly direction: 'asc' | 'desc';
  /** The first place of so many: the second and third largest are two from the second on. */
  readonly place?: number;
  /** Within each value of these dimensions. */
  readonly within?: readonly string[];
  readonly by?: string;
}

/** Two things beside each other, or a change from one time to another. */
export type Comparison =
  | {
      readonly kind: 'growth';
      readonly from?: Period;
      readonly to?: Period;
      readonly grain?: TimeGrain;
      readonly sort?: 'asc' | 'desc';
      /** What it is ranked by, where that is not its part of what was before: the change itself, or what there is later. */
      readonly by?: 'change' | 'later';
      /** Only what grew, or fell, in each of these years from the one before. */
      readonly everyYear?: readonly number[];
    }
  /** Of all rows, of what is named, or of the records of some amounts. */
  | {
      readonly kind: 'share';
      readonly part?: readonly ValueFilter[];
      readonly amounts?: readonly Threshold[];
      /** A quarter, a month or days of the time that is asked. */
      readonly time?: Period;
      /** Dimensions each of whose values is a whole of its own. */
      readonly within?: readonly string[];
      /** Only rows whose part is above or below it. */
      readonly bound?: Threshold;
      /** The rows are of values that are named, the whole is of all there are. */
      readonly isOfAll?: true;
    }
  /** Of people or companies: those with records of the part, or with a total of it. */
  | {
      readonly kind: 'peopleShare';
      readonly entity: string;
      readonly part: readonly ValueFilter[];
      readonly amount?: Threshold;
    }
  | {
      readonly kind: 'concentration';
      readonly n: number;
      /** So many of a hundred. */
      readonly unit?: 'percent';
      readonly dimension: string;
      /** Of the smallest. */
      readonly direction?: 'asc';
      /** Who the first are, where the whole is of everybody: `what share of spend goes to the ten best paid physicians`. */
      readonly of?: readonly ValueFilter[];
    }
  /** How many of the largest hold so many percent of the whole. */
  | { readonly kind: 'coverage'; readonly dimension: string; readonly percent: string }
  /** One value by another of the same kind. */
  | { readonly kind: 'ratio'; readonly of: ValueFilter; readonly per: ValueFilter }
  /** One value less another of the same kind, or less all there is; only where it is above. */
  | { readonly kind: 'difference'; readonly of: ValueFilter; readonly less?: ValueFilter; readonly only?: true }
  /** Of two figures the first by the second, less it, or as a part of it. */
  | { readonly kind: 'against'; readonly how: 'ratio' | 'difference' | 'proportion' }
  | { readonly kind: 'runningTotal' };

/** Who is paid by all of these, or by one and not by the other. */
export interface Among {
  readonly entity: string;
  readonly all: readonly ValueFilter[];
  readonly none: readonly ValueFilter[];
}

/** Those who were the first by a figure among the records of some conditions: `who paid them` after a ranking. */
export interface FirstOf {
  /** The kind of payments that they are the first of, where that is not the one that is asked. */
  readonly source?: SourceName;
  readonly dimension: string;
  readonly measure: string;
  readonly n: number;
  readonly direction: 'asc' | 'desc';
  readonly filters: readonly ValueFilter[];
  readonly periods: readonly Period[];
  /** Of each record. */
  readonly thresholds?: readonly Threshold[];
}

/** What the own records of each member of a set have to satisfy: that there are some, that there are none, or what they come to. */
export interface MemberCondition {
  /** The kind of payments that it is of, where that is not the one that is asked. */
  readonly source?: SourceName;
  /** Which of their records, beside the conditions of the question. */
  readonly filters: readonly ValueFilter[];
  /** When, where that is not the time that is asked. */
  readonly periods?: readonly Period[];
  readonly bound?: Pick<Threshold, 'op' | 'value' | 'to'> & { readonly measure?: string };
  readonly isNone?: true;
  /** It holds for a single value of each of these fields: what one company paid them, in one year, on one day. */
  readonly per?: readonly string[];
  /** It says who the whole are of whom the others are a part. */
  readonly isWhole?: true;
}

/** A set of people or companies: `doctors who received consulting fees and also more than $500 in meals`. */
export interface Members {
  readonly entity: 'recipient' | 'company';
  readonly conditions: readonly MemberCondition[];
  /** They are the part of a share, and no condition of its whole. */
  readonly isPart?: true;
  /** Fields of conditions that are of the figure alone: the physicians of `companies that spent over $1M by number of physicians`. */
  readonly ofFigure?: readonly string[];
  /** What each has of the kinds is shown beside each other, of one and the same company or year where it says so: `a stake in a company that paid them`. */
  readonly within?: readonly Tie[];
}

export type Tie = 'company' | 'program_year';

/** A question as it is understood, in terms of the model: plain data. */
export interface Reading {
  readonly source: SourceName;
  readonly figures: readonly Figure[];
  readonly groups: readonly Group[];
  readonly filters: readonly ValueFilter[];
  readonly periods: readonly Period[];
  readonly thresholds: readonly Threshold[];
  readonly ranking?: Ranking;
  readonly comparison?: Comparison;
  readonly among?: Among;
  readonly members?: Members;
  readonly firstOf?: FirstOf;
  /** Only recipients whose first payment is in the time that is asked. */
  readonly isNew?: true;
  /** Single records. */
  readonly isList?: true;
  /** How many rows there are is asked, of those that grew so: they are counted, and not shown. */
  readonly isNumber?: true;
  /** What a list shows of each beside what it shows anyhow. */
  readonly columns?: readonly string[];
  readonly chart?: 'bar' | 'line' | 'pie' | 'table';
}
