import { answerChatQuestion, askAssistant, type ChatQuestionInput } from '@pellucid/contract';
import { ApiProblem } from '../../../lib/api.ts';
import { serverSentEvents } from '../../../lib/server-sent-events.ts';
import { readToken } from '../../../lib/token.ts';
import { CHAT_ERRORS } from '../chat-texts.ts';
import type { BoardAsked } from '../messages/chat-message.ts';
import type { AskFailure } from '../messages/chat-state.ts';
import { readEvent, type StreamEvent } from './read-event.ts';

/** What this screen asks for, beside the question (docs/promises/chat.md#body). */
const WANTED = {
  return_sql: false,
  return_df: true,
  return_plotly_figure: true,
  return_explanation: true,
  return_followup_questions: true,
  auto_train: false,
} as const;

/** A question, and the view of a board that it is asked from. */
export interface Asked {
  readonly question: string;
  readonly board?: BoardAsked | undefined;
}

export type ChipEdit = NonNullable<ChatQuestionInput['edit']>;

/** There is nobody to ask for. */
class NoToken extends Error {}

/** The events of the answer to a new question of a session; without one it begins another. */
export function askQuestion({ question, board }: Asked, session_id: string | null, signal: AbortSignal) {
  const body = { question, ...WANTED, session_id, ...(board && { board }) };
  return read(() => serverSentEvents(askAssistant, { body }, { signal }));
}

/** The events of the answer to a kept question, with a part of how it was read said otherwise or left out. */
export function askEdited(question: string, edit: ChipEdit, signal: AbortSignal) {
  return read(() => serverSentEvents(askAssistant, { body: { question, ...WANTED, edit } }, { signal }));
}

/** The events of the answer to a question that the server keeps. */
export function askKeptQuestion(id: number, signal: AbortSignal) {
  return read(() => serverSentEvents(answerChatQuestion, { params: { id: String(id) } }, { signal }));
}

async function* read(open: () => AsyncGenerator<string>): AsyncGenerator<StreamEvent, void, undefined> {
  if (readToken() === null) throw new NoToken();
  for await (const data of open()) yield readEvent(data);
}

export interface Failure extends AskFailure {
  /** Told for three seconds, beside what the thread says. */
  readonly notice: string | null;
}

/** Why a question was not answered, as the thread says it and as a passing notice (docs/promises/chat.md#messages). */
export function failureOf(error: unknown): Failure {
  if (error instanceof NoToken) return { type: 'auth-error', text: CHAT_ERRORS.signedOut, notice: CHAT_ERRORS.noToken };
  if (!(error instanceof ApiProblem) || error.status === 0)
    return { type: 'error', text: CHAT_ERRORS.transport, notice: null };
  if (error.status === 401)
    return { type: 'auth-error', text: CHAT_ERRORS.signedOut, notice: CHAT_ERRORS.unauthorized };
  if (error.status === 403) return told('auth-error', CHAT_ERRORS.forbidden);
  return error.status >= 500 ? told('error', CHAT_ERRORS.server) : { type: 'error', text: error.message, notice: null };
}

const told = (type: AskFailure['type'], text: string): Failure => ({ type, text, notice: text });

/** Whether the session that a question names is not there any more. */
export function isSessionGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 404;
}
