import type { Column } from '@pellucid/contract';

/**
 * Text for an engine. Texts of a request are only ever among the parameters; every identifier comes from the model, every
 * other literal was checked by the planner.
 */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly string[];
  /** Columns of the answer, whose values the text already writes as the wire wants them. */
  readonly columns: readonly Column[];
}
