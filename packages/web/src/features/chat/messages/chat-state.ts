import { CHAT_ERRORS } from '../chat-texts.ts';
import type { StreamEvent } from '../stream/read-event.ts';
import { answerMessage, type BoardAsked, type ChatMessage, hasContent, questionMessage } from './chat-message.ts';

/** What came of asking before anything was streamed. */
export type AskFailure = { readonly type: 'error' | 'auth-error'; readonly text: string };

export interface ChatState {
  readonly messages: readonly ChatMessage[];
  /** Null until the server has opened a session with the first question. */
  readonly sessionId: string | null;
}

export const EMPTY_CHAT: ChatState = { messages: [], sessionId: null };

export type ChatAction =
  | { type: 'ask'; id: string; question: string; board?: BoardAsked | undefined; at: number }
  /** Asks again what an answer that is there was to answer. */
  | { type: 'retry'; id: string; at: number; isEdited?: true }
  | { type: 'event'; id: string; event: StreamEvent }
  | { type: 'end'; id: string }
  | { type: 'stop'; id: string }
  | { type: 'fail'; id: string; failure: AskFailure }
  /** The session is not the server's any more; the thread stays. */
  | { type: 'forget-session' }
  | { type: 'open'; state: ChatState };

/** What servers write as text although it is none. */
const NO_TEXT: readonly string[] = ['Stream completed', 'Processing completed'];

/** The thread after something has happened; an answer that has ended takes no more events. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'open':
      return action.state;
    case 'forget-session':
      return { ...state, sessionId: null };
    case 'ask': {
      const { id, question, board, at } = action;
      const asked = [questionMessage(`${id}-question`, question, at), answerMessage(id, question, at, board)];
      return { ...state, messages: [...state.messages, ...asked] };
    }
    case 'retry':
      return withMessage(
        state,
        action.id,
        ({ id, question, board, questionId, helpful, isEdited, interpretation }) => ({
          ...answerMessage(id, question, action.at, board),
          questionId,
          helpful,
          isEdited: isEdited || (action.isEdited ?? false),
          // The parts stay until there are others: the focus is among them.
          interpretation: action.isEdited ? interpretation : null,
        }),
      );
    case 'event': {
      const { event } = action;
      const told = event.type === 'session' ? { ...state, sessionId: event.sessionId } : state;
      return withPartial(told, action.id, (message) => afterEvent(message, event));
    }
    case 'end':
      return withPartial(state, action.id, cutOff);
    case 'stop':
      return withPartial(state, action.id, (message) => ({ ...finished(message), lack: 'stopped' }));
    case 'fail':
      return withPartial(state, action.id, (message) => failed(message, action.failure));
  }
}

/** A message after an event of the stream that answers it (docs/promises/chat.md#events). */
function afterEvent(message: ChatMessage, event: StreamEvent): ChatMessage {
  switch (event.type) {
    case 'session':
      return message;
    case 'context':
      return {
        ...message,
        interpretation: event.interpretation,
        questionId: event.interpretation?.question_id ?? message.questionId,
      };
    case 'text':
      return withText(message, event.text);
    case 'status':
      return { ...message, status: event.text };
    case 'sql':
      return { ...message, sql: event.text };
    case 'dataframe': {
      const { headers, rows, rowCount, truncated } = event.table;
      return { ...message, type: 'table', tableHeaders: headers, tableData: rows, rowCount, truncated };
    }
    case 'plotly':
      return { ...message, plotlyData: event.figure };
    case 'explanation':
      return { ...message, explanation: event.text };
    case 'followups':
      return { ...message, followupQuestions: event.questions };
    case 'error':
      return { ...failed(message, { type: 'error', text: CHAT_ERRORS.event }), detail: event.message };
    case 'complete':
      return finished(message);
  }
}

function withText(message: ChatMessage, text: string): ChatMessage {
  if (text === '' || NO_TEXT.includes(text.trim())) return message;
  const type = message.type === 'table' ? 'table' : 'text';
  return { ...message, type, text: message.text + text, status: '' };
}

/** The data ended without a word that it is complete: what came stays, and nothing at all is a failure. */
function cutOff(message: ChatMessage): ChatMessage {
  if (!hasContent(message)) return failed(message, { type: 'error', text: CHAT_ERRORS.transport });
  return { ...finished(message), lack: 'cut-off' };
}

function finished(message: ChatMessage): ChatMessage {
  const type = message.type === 'streaming' ? 'text' : message.type;
  return { ...message, type, isPartial: false, status: '' };
}

/** Half an answer would be read as a whole one: only why there is none stays. */
function failed({ id, question, board, questionId, timestamp }: ChatMessage, { type, text }: AskFailure): ChatMessage {
  return { ...answerMessage(id, question, timestamp, board), questionId, type, text, isPartial: false };
}

function withPartial(state: ChatState, id: string, change: (message: ChatMessage) => ChatMessage): ChatState {
  return withMessage(state, id, (message) => (message.isPartial ? change(message) : message));
}

function withMessage(state: ChatState, id: string, change: (message: ChatMessage) => ChatMessage): ChatState {
  return { ...state, messages: state.messages.map((message) => (message.id === id ? change(message) : message)) };
}
