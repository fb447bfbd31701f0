import type { Dataframe, ModelDescription, QueryResult } from '@pellucid/contract';
import type { Answered } from '../port/interpretation.ts';
import { tableOf } from './columns.ts';
import { isCut } from './is-cut.ts';

/** The rows of an answer with what their columns are called and how their cells are shown. */
export function dataframeOf(read: Answered, result: QueryResult, model: ModelDescription): Dataframe {
  const { columns, rows } = tableOf(read.query, result, model);
  return {
    columns: columns.map(({ isFigure: _, ...column }) => column),
    rows,
    row_count: result.rowCount,
    truncated: isCut(read, result),
  };
}
