import type { Dataframe, ModelDescription, QueryInput, QueryResult } from '@pellucid/contract';
import { tableOf } from './columns.ts';

/** The rows of an answer with what their columns are called and how their cells are shown. */
export function dataframeOf(query: QueryInput, result: QueryResult, model: ModelDescription): Dataframe {
  const { columns, rows } = tableOf(query, result, model);
  return {
    columns: columns.map(({ isFigure: _, ...column }) => column),
    rows,
    row_count: result.rowCount,
    truncated: result.truncated,
  };
}
