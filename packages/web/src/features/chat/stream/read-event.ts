import { PlotlyFigure } from '@pellucid/contract';
import type { Table } from '../messages/chat-message.ts';
import { type Interpretation, readInterpretation } from '../messages/interpretation.ts';
import { fieldOf, fieldsAsText, isFields, parsedJson, textOf, unpacked } from './event-fields.ts';
import { readTable } from './read-table.ts';

/** An event of the stream as the thread takes it. */
export type StreamEvent =
  | { type: 'session'; sessionId: string }
  | { type: 'context'; interpretation: Interpretation | null }
  | { type: 'text' | 'status' | 'sql' | 'explanation'; text: string }
  | { type: 'dataframe'; table: Table }
  | { type: 'plotly'; figure: PlotlyFigure }
  | { type: 'followups'; questions: readonly string[] }
  | { type: 'error'; message: string }
  | { type: 'complete' };

/** The kinds of events by every name that servers of this family give them, in snake case. */
const NAMES: Readonly<Record<StreamEvent['type'], readonly string[]>> = {
  session: ['session', 'session_id'],
  context: ['context_detection', 'context'],
  text: ['text'],
  status: ['status'],
  sql: ['sql'],
  dataframe: ['dataframe', 'data_frame', 'df'],
  plotly: ['plotly', 'plotly_chart', 'plotly_figure', 'chart', 'figure'],
  explanation: ['explanation'],
  followups: ['followup_questions', 'follow_up_questions', 'followup', 'followups', 'question_list'],
  error: ['error'],
  complete: ['complete', 'completed', 'done', 'end'],
};
const KINDS = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.map((name) => [name, kind as StreamEvent['type']])),
);

/** Reads the payload of a kind; null where it is not what the kind says. */
type Reader = (payload: unknown) => StreamEvent | null;
const aText =
  (type: 'text' | 'status' | 'sql' | 'explanation', names: readonly string[]): Reader =>
  (payload) => {
    const text = textOf(payload, names);
    return text === null ? null : { type, text };
  };

const READERS: Readonly<Record<StreamEvent['type'], Reader>> = {
  session: (payload) => {
    const sessionId = textOf(payload, ['session_id', 'sessionId', 'id']);
    return sessionId === null ? null : { type: 'session', sessionId };
  },
  context: (payload) => ({ type: 'context', interpretation: readInterpretation(unpacked(payload)) }),
  text: aText('text', ['text', 'content', 'message']),
  status: aText('status', ['message', 'text', 'status', 'content']),
  sql: aText('sql', ['sql', 'text', 'content']),
  dataframe: (payload) => {
    const table = readTable(payload);
    return table === null ? null : { type: 'dataframe', table };
  },
  plotly: (payload) => {
    const figure = fieldOf(payload, ['figure', 'fig', 'plotly_figure', 'content']) ?? unpacked(payload);
    const { data } = PlotlyFigure.safeParse(isFields(figure) ? { layout: {}, ...figure } : figure);
    return data === undefined ? null : { type: 'plotly', figure: data };
  },
  explanation: aText('explanation', ['text', 'explanation', 'content']),
  followups: (payload) => {
    const value = unpacked(payload);
    const questions = Array.isArray(value) ? value : fieldOf(payload, ['questions', 'followup_questions', 'content']);
    if (!Array.isArray(questions)) return null;
    return { type: 'followups', questions: questions.filter((question) => typeof question === 'string') };
  },
  error: (payload) => ({ type: 'error', message: textOf(payload, ['message', 'error', 'detail', 'content']) ?? '' }),
  complete: () => ({ type: 'complete' }),
};

/**
 * The event that a line of the stream's data says. Names may be written in any case, payloads may be objects or texts of
 * JSON, beside the type or in `data`. The fields of an event of an unknown type are text (docs/promises/chat.md#events).
 */
export function readEvent(data: string): StreamEvent {
  const event = parsedJson(data);
  if (!isFields(event)) return { type: 'text', text: typeof event === 'string' ? event : data };
  const { type, data: packed, ...beside } = event;
  const payload = packed ?? beside;
  const kind = KINDS.get(snakeCase(String(type)));
  const read = kind === undefined ? null : READERS[kind](payload);
  return read ?? { type: 'text', text: fieldsAsText(payload) };
}

function snakeCase(name: string): string {
  return name
    .trim()
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();
}
