import type { ChatChip, EndpointResponse, getChatSession } from '@pellucid/contract';
import { createEmitter } from '../../lib/emitter.ts';
import { onSessionChange, readSession } from '../../lib/session.ts';
import { toast } from '../../ui/notices.ts';
import { type BoardAsked, keptAnswer, questionMessage } from './messages/chat-message.ts';
import { type ChatAction, type ChatState, chatReducer, EMPTY_CHAT } from './messages/chat-state.ts';
import { type Asked, askEdited, askKeptQuestion, askQuestion, failureOf, isSessionGone } from './stream/ask.ts';
import type { StreamEvent } from './stream/read-event.ts';

/** `submitted` until the first event of the answer has come. */
export type ChatPhase = 'idle' | 'submitted' | 'streaming';

export interface ChatSnapshot extends ChatState {
  readonly phase: ChatPhase;
}

type KeptSession = EndpointResponse<typeof getChatSession>;

/** The conversation on screen. It outlives the screen, so that one can look at a dashboard and come back. */
export interface Chat {
  readonly onChange: (listener: () => void) => () => void;
  readonly snapshot: () => ChatSnapshot;
  /** Sends a question, unless it is blank or an answer is on its way. Whether it was sent. */
  ask(question: string, board?: BoardAsked): boolean;
  /** Asks again what an answer was to answer. */
  retry(answerId: string): void;
  /** Asks again with a part of how an answer was read said otherwise; without words it is left out. */
  edit(answerId: string, chip: ChatChip, words: string): void;
  stop(): void;
  /** Begins another conversation. */
  clear(): void;
  /** Shows a conversation of an earlier visit; its last question is answered at once. */
  open(session: KeptSession): void;
}

const IDLE: ChatSnapshot = { ...EMPTY_CHAT, phase: 'idle' };
let lastId = 0;
const nextId = () => `answer-${++lastId}`;

function createChat(): Chat {
  const changes = createEmitter<void>();
  let snapshot = IDLE;
  let underWay: AbortController | null = null;

  const change = (phase: ChatPhase, action: ChatAction) => {
    snapshot = { ...chatReducer(snapshot, action), phase };
    changes.emit();
  };

  async function follow(id: string, events: (signal: AbortSignal) => AsyncIterable<StreamEvent>) {
    const controller = new AbortController();
    underWay = controller;
    const { signal } = controller;
    try {
      for await (const event of events(signal)) {
        if (signal.aborted) return;
        change('streaming', { type: 'event', id, event });
        if (event.type === 'complete' || event.type === 'error') break;
      }
      if (!signal.aborted) change('idle', { type: 'end', id });
    } catch (error) {
      if (signal.aborted) return;
      const { notice, ...failure } = failureOf(error);
      if (notice !== null) toast.error(notice);
      change('idle', { type: 'fail', id, failure });
    }
  }

  /** A session that has ended on the server is followed by another one: the question itself can still be answered. */
  async function* answersTo(asked: Asked, signal: AbortSignal): AsyncIterable<StreamEvent> {
    const { sessionId } = snapshot;
    try {
      yield* askQuestion(asked, sessionId, signal);
    } catch (error) {
      if (sessionId === null || !isSessionGone(error)) throw error;
      change('submitted', { type: 'forget-session' });
      yield* askQuestion(asked, null, signal);
    }
  }

  function retry(id: string) {
    const message = snapshot.messages.find((each) => each.id === id);
    if (message === undefined || snapshot.phase !== 'idle') return;
    const { questionId } = message;
    change('submitted', { type: 'retry', id, at: Date.now() });
    void follow(id, (signal) =>
      questionId === null ? answersTo(message, signal) : askKeptQuestion(questionId, signal),
    );
  }

  function edit(id: string, { slot, label, text }: ChatChip, words: string) {
    const message = snapshot.messages.find((each) => each.id === id);
    if (message === undefined || message.questionId === null || snapshot.phase !== 'idle') return;
    const { question, questionId: question_id } = message;
    change('submitted', { type: 'retry', id, at: Date.now(), isEdited: true });
    const chip = { slot, label, text };
    void follow(id, (signal) => askEdited(question, { question_id, chip, words }, signal));
  }

  function stop() {
    underWay?.abort();
    const partial = snapshot.messages.find(({ isPartial }) => isPartial);
    if (partial !== undefined) change('idle', { type: 'stop', id: partial.id });
  }

  function show(state: ChatState) {
    underWay?.abort();
    change('idle', { type: 'open', state });
  }

  return {
    onChange: changes.on,
    snapshot: () => snapshot,
    ask(question, board) {
      const trimmed = question.trim();
      if (trimmed === '' || snapshot.phase !== 'idle') return false;
      const id = nextId();
      const asked = { question: trimmed, board };
      change('submitted', { type: 'ask', id, ...asked, at: Date.now() });
      void follow(id, (signal) => answersTo(asked, signal));
      return true;
    },
    retry,
    edit,
    stop,
    clear: () => show(EMPTY_CHAT),
    open({ id, questions }) {
      const messages = questions.flatMap((turn) => {
        const answer = keptAnswer(nextId(), turn);
        return [questionMessage(`${answer.id}-question`, turn.question, answer.timestamp), answer];
      });
      show({ messages, sessionId: id });
      const last = messages.at(-1);
      if (last !== undefined) retry(last.id);
    },
  };
}

let current: { login: string; chat: Chat } | null = null;

/** The conversation of the person who is signed in; nobody sees that of the one before. */
export function chatOf(login: string): Chat {
  if (current?.login !== login) {
    current?.chat.stop();
    current = { login, chat: createChat() };
  }
  return current.chat;
}

onSessionChange(() => {
  if (readSession().account !== null) return;
  current?.chat.stop();
  current = null;
});
