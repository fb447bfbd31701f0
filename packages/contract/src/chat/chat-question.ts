import { z } from 'zod';
import { BoardView } from '../analytics/board-view.ts';
import { Filter } from '../analytics/filter.ts';
import { STORABLE } from '../entity/schemas.ts';
import { endpoint } from '../http/endpoint.ts';
import { ChatChip } from './chat-event.ts';

/** Longer texts are no questions: the assistant refuses them before anything is read of them. */
export const MAX_QUESTION_LENGTH = 1_000;

/** The longest text that is taken at all, in letters; what is too long for a question is refused in words. */
export const MAX_BODY_LENGTH = 10_000;

/**
 * A question to the assistant. Each `return_…` says whether the stream has events of that kind; the question is answered all the same.
 * `auto_train` keeps nothing by itself: it allows a thumbs-up to keep the question as an example.
 */
export const ChatQuestion = z.object({
  question: z.string().trim().min(1).max(MAX_BODY_LENGTH).regex(STORABLE),
  return_sql: z.boolean().default(false),
  return_df: z.boolean().default(true),
  return_plotly_figure: z.boolean().default(true),
  return_explanation: z.boolean().default(true),
  return_followup_questions: z.boolean().default(true),
  auto_train: z.boolean().default(false),
  /** The session that the question belongs to; without one it begins another. */
  session_id: z.uuid().nullish(),
  /** What holds for all records that may be counted, beside what the question says. */
  filters: z.array(Filter).max(50).default([]),
  /**
   * The board that the question is asked from: its source is asked where the question names none, and its filters and marks hold, but for
   * those in whose place the question names others. It stays with the session until another one is named.
   */
  board: z.strictObject({ id: z.string().max(64), view: BoardView }).optional(),
  /**
   * Asks a kept question of the caller again with one chip of its answer said otherwise, or without words left out, and all else as it
   * was read. What cannot be read so is refused, and the answer that was there stays.
   */
  edit: z
    .strictObject({ question_id: z.int(), chip: ChatChip, words: z.string().trim().max(200).regex(STORABLE) })
    .optional(),
});
export type ChatQuestion = z.output<typeof ChatQuestion>;
export type ChatQuestionInput = z.input<typeof ChatQuestion>;

export const askAssistant = endpoint({
  id: 'askAssistant',
  summary: 'Ask the assistant; the answer is a stream of events',
  description: [
    'Server-sent events without names, each `data: {"type": …, "data": …}`, in this order; comments between them keep the connection open.',
    '- `session {session_id}`',
    '- `context_detection {is_followup, question_id, kind, chips, assumptions, choices, words, query, board}`: how the question was read',
    '- `status {message}`',
    '- `text {text}`',
    '- `sql {sql}`: what was asked of the engine, with its values',
    '- `dataframe {columns, rows, row_count, truncated}`',
    '- `plotly {figure: {data, layout}}`',
    '- `explanation {text}`',
    '- `followup_questions {questions}`',
    '- `complete {session_id, elapsed_ms}`, or `error {code, message}` instead',
    '',
    "404 for a session that has ended or is someone else's; 429 with `Retry-After` while too many answers are under way.",
  ].join('\n'),
  tag: 'chat',
  method: 'POST',
  path: 'api/chatbot-stream',
  access: ['ROLE_USER'],
  takesCompany: true,
  body: ChatQuestion,
  stream: 'text/event-stream',
});
