import type { PlannedDimension, PlannedFilter, PlannedMeasure, PlannedOrder } from './plan.ts';

/** What a question needs of a table. */
export interface Question {
  readonly dimensions: readonly PlannedDimension[];
  readonly where: readonly PlannedFilter[];
  readonly measures: readonly PlannedMeasure[];
  /** Where no more than the head of the answer is wanted: its order, and the number of rows from the first. */
  readonly head?: { readonly order: readonly PlannedOrder[]; readonly rows: number };
}
