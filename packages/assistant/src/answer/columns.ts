import type { ChatColumn, ModelDescription, QueryInput, QueryResult, ValueType } from '@pellucid/contract';

/** A column of an answer as people see it; `isFigure` tells what is counted from what it is counted by. */
export interface AnswerColumn extends ChatColumn {
  readonly isFigure: boolean;
}

const SHOWN_AS: Readonly<Record<ValueType, ChatColumn['type']>> = {
  text: 'text',
  boolean: 'text',
  integer: 'number',
  count: 'count',
  money: 'money',
  decimal: 'number',
  share: 'percent',
  date: 'date',
};

/** The columns of an answer, in its order: what it is grouped by, then its figures. */
export function columnsOf(query: QueryInput, result: QueryResult, model: ModelDescription): AnswerColumn[] {
  const source = model.sources.find(({ name }) => name === query.source);
  const fields = [...(source?.dimensions ?? []), ...(source?.measures ?? [])];
  const groups = query.dimensions?.length ?? 0;
  return result.columns.map(({ name, type }, index) => ({
    name,
    label: fields.find((field) => field.name === name)?.label ?? OWN_LABELS[name] ?? spoken(name),
    // A year is a name of its time: nobody writes it with a comma.
    type: index < groups && type === 'integer' ? 'text' : SHOWN_AS[type],
    isFigure: index >= groups,
  }));
}

/** Names that the assistant gives to figures of its own. */
const OWN_LABELS: Readonly<Record<string, string>> = { figure: 'Value', rows: 'Number counted' };

/** A name of the question's own in words: `total_2023` is “Total 2023”. */
function spoken(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}

/** Whether a column holds the ids of what another names. */
export function isIdBeside(name: string, columns: readonly AnswerColumn[]): boolean {
  return name.endsWith('_id') && columns.some((other) => `${other.name}_id` === name);
}
