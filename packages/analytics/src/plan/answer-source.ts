import type { Column } from '@pellucid/contract';
import type { Dimension, Measure, Source } from '../model/model.ts';

/** The number of rows of an answer that is asked over. */
const ROWS: Measure = {
  name: 'rows',
  label: 'Rows',
  description: 'Number of rows of the answer that is asked over',
  synonyms: [],
  type: 'count',
  formula: { kind: 'records' },
};

/** Whether a source is an answer: its rows are no records. */
export function isAnswer({ recordKey }: Source): boolean {
  return recordKey === '';
}

/** An answer as a source of its own: its columns are the dimensions. */
export function answerSource(name: string, columns: readonly Column[]): Source {
  const dimensions = columns.map(({ name: column, type }): [string, Dimension] => [
    column,
    { name: column, type, label: column, description: '', synonyms: [], column },
  ]);
  return {
    name,
    label: name,
    description: '',
    table: '',
    recordKey: '',
    visibility: { kind: 'public' },
    sums: {},
    dimensions: new Map(dimensions),
    measures: new Map([[ROWS.name, ROWS]]),
    rollups: [],
  };
}
