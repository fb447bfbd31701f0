import { z } from 'zod';
import { BoardView } from '../analytics/board-view.ts';
import { Cell, Query } from '../analytics/query.ts';
import { TimeGrain, TimePart } from '../analytics/time.ts';

/** A part of how a question was read, as a person reads it; `board` is what came from the board that it was asked from. */
export const ChatChip = z.object({
  slot: z.enum(['board', 'source', 'figure', 'group', 'filter', 'time', 'condition', 'order', 'comparison']),
  label: z.string(),
  text: z.string(),
});
export type ChatChip = z.infer<typeof ChatChip>;

/** How the cells of a column are shown: money and numbers are exact decimal text, a percent is a part of one. */
export const ChatColumn = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(['text', 'money', 'count', 'number', 'percent', 'date']),
  /** Of a date that stands for the period that it begins. */
  grain: TimeGrain.optional(),
  /** Of a number that stands for a day of the week, a month or a quarter of the year. */
  part: TimePart.optional(),
});
export type ChatColumn = z.infer<typeof ChatColumn>;

export const Dataframe = z.object({
  columns: z.array(ChatColumn),
  rows: z.array(z.array(Cell)),
  /** How many rows there are here; `truncated` says that more were asked for. */
  row_count: z.int(),
  truncated: z.boolean(),
});
export type Dataframe = z.infer<typeof Dataframe>;

/** What Plotly draws, in plain arrays. */
export const PlotlyFigure = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  layout: z.record(z.string(), z.unknown()),
});
export type PlotlyFigure = z.infer<typeof PlotlyFigure>;

/** How a question was read: answered, asked back or refused. The query is that of the answer. */
const ContextDetection = z.object({
  is_followup: z.boolean(),
  question_id: z.int(),
  kind: z.enum(['answer', 'ask', 'refuse']),
  chips: z.array(ChatChip),
  assumptions: z.array(z.string()),
  /** What a question back can be answered with: what it means in words, and the whole question that is sent when it is chosen. */
  choices: z.array(z.object({ label: z.string(), question: z.string() })),
  /** The question in the words of the query gate, for people. */
  words: z.array(z.string()),
  query: Query.nullable(),
  /** A view of a dashboard page of the caller's that shows the records behind the figures; null where none can. */
  board: z.object({ page: z.int(), title: z.string(), view: BoardView }).nullable(),
});

/** What failed, and a sentence for the thread. */
const ChatError = z.object({ code: z.string(), message: z.string() });

const event = <const T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), data });

export const ChatEvent = z.discriminatedUnion('type', [
  event('session', z.object({ session_id: z.uuid() })),
  event('context_detection', ContextDetection),
  event('status', z.object({ message: z.string() })),
  event('text', z.object({ text: z.string() })),
  event('sql', z.object({ sql: z.string() })),
  event('dataframe', Dataframe),
  event('plotly', z.object({ figure: PlotlyFigure })),
  event('explanation', z.object({ text: z.string() })),
  event('followup_questions', z.object({ questions: z.array(z.string()) })),
  event('error', ChatError),
  event('complete', z.object({ session_id: z.uuid(), elapsed_ms: z.number() })),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

/** What the thread shows when an answer fails (docs/promises/chat.md#events). */
export const CHAT_ERROR_TEXT = "Looks like I'm having trouble getting the answer right now. Please give it another go.";
