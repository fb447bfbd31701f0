import type { Dataframe, ModelDescription, QueryInput, QueryResult } from '@pellucid/contract';
import { columnsOf } from './columns.ts';

/** The rows of an answer with what their columns are called and how their cells are shown. */
export function dataframeOf(query: QueryInput, result: QueryResult, model: ModelDescription): Dataframe {
  return {
    columns: columnsOf(query, result, model).map(({ name, label, type }) => ({ name, label, type })),
    rows: result.rows,
    row_count: result.rowCount,
    truncated: result.truncated,
  };
}
