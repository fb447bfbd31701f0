import { describe, expect, it } from 'vitest';
import { CHAT_ERRORS } from '../chat-texts.ts';
import type { StreamEvent } from '../stream/read-event.ts';
import { type ChatMessage, keptAnswer } from './chat-message.ts';
import { type ChatAction, chatReducer, EMPTY_CHAT } from './chat-state.ts';

const ASK: ChatAction = { type: 'ask', id: 'a', question: 'How much?', at: 5 };
const event = (event: StreamEvent): ChatAction => ({ type: 'event', id: 'a', event });
const text = (said: string) => event({ type: 'text', text: said });
const COMPLETE = event({ type: 'complete' });
const TABLE = event({
  type: 'dataframe',
  table: { headers: [{ name: 'n', label: 'N', type: 'count' }], rows: [[1]], rowCount: 1, truncated: false },
});

function after(...actions: readonly ChatAction[]) {
  return [ASK, ...actions].reduce(chatReducer, EMPTY_CHAT);
}

/** The answer after it was asked for, and all that happened. */
function answerAfter(...actions: readonly ChatAction[]): Partial<ChatMessage> | undefined {
  return after(...actions).messages.at(-1);
}

describe('a question', () => {
  it('stands in the thread with the placeholder of its answer', () => {
    const [question, answer] = after().messages;
    expect(question).toMatchObject({ text: 'How much?', sent: true, type: 'text', isPartial: false, timestamp: 5 });
    expect(answer).toMatchObject({ text: '', sent: false, type: 'streaming', isPartial: true, timestamp: 5 });
  });

  it('has a session from the first answer on', () => {
    expect(after().sessionId).toBeNull();
    const begun = after(event({ type: 'session', sessionId: 's' }), COMPLETE);
    expect(begun.sessionId).toBe('s');
    expect(chatReducer(begun, { type: 'ask', id: 'b', question: 'And?', at: 6 }).sessionId).toBe('s');
    expect(chatReducer(begun, { type: 'forget-session' })).toEqual({ ...begun, sessionId: null });
  });
});

// docs/promises/chat.md#events
describe('an answer', () => {
  it.each<[string, ChatAction[], Partial<ChatMessage>]>([
    ['a session', [event({ type: 'session', sessionId: 's' })], { type: 'streaming', isPartial: true }],
    [
      'a context of another server',
      [event({ type: 'context', interpretation: null })],
      { type: 'streaming', questionId: null },
    ],
    ['text', [text('A'), text('B')], { text: 'AB', type: 'text', isPartial: true }],
    ['text that is none', [text('Stream completed'), text(' Processing completed\n')], { text: '', type: 'streaming' }],
    ['words like it in a text', [text('Stream completed.')], { text: 'Stream completed.' }],
    [
      'status',
      [event({ type: 'status', text: '1' }), event({ type: 'status', text: '2' })],
      { status: '2', text: '', type: 'streaming' },
    ],
    ['status, then text', [event({ type: 'status', text: '1' }), text('A')], { status: '', text: 'A' }],
    ['SQL', [event({ type: 'sql', text: 'SELECT 1' })], { sql: 'SELECT 1', isPartial: true }],
    ['a table', [text('A'), TABLE], { type: 'table', text: 'A', tableData: [[1]], rowCount: 1 }],
    ['text after a table', [TABLE, text('A')], { type: 'table', text: 'A' }],
    [
      'a chart',
      [event({ type: 'plotly', figure: { data: [], layout: {} } })],
      { plotlyData: { data: [], layout: {} } },
    ],
    ['an explanation', [event({ type: 'explanation', text: 'E' })], { explanation: 'E' }],
    ['related questions', [event({ type: 'followups', questions: ['Q'] })], { followupQuestions: ['Q'] }],
    ['its end', [text('A'), COMPLETE], { type: 'text', isPartial: false, lack: null }],
    ['its end after a table', [TABLE, COMPLETE], { type: 'table', isPartial: false }],
    ['an end without anything', [COMPLETE], { type: 'text', isPartial: false, text: '' }],
    ['text after its end', [text('A'), COMPLETE, text('B')], { text: 'A' }],
    [
      'an error',
      [text('A'), TABLE, event({ type: 'error', message: 'Too slow' })],
      { type: 'error', text: CHAT_ERRORS.event, detail: 'Too slow', isPartial: false, tableHeaders: [], tableData: [] },
    ],
    [
      'the end of the data',
      [text('A'), { type: 'end', id: 'a' }],
      { text: 'A', type: 'text', isPartial: false, lack: 'cut-off' },
    ],
    ['the end of the data after its end', [text('A'), COMPLETE, { type: 'end', id: 'a' }], { text: 'A', lack: null }],
    ['no data at all', [{ type: 'end', id: 'a' }], { type: 'error', text: CHAT_ERRORS.transport, isPartial: false }],
    ['a stop', [text('A'), { type: 'stop', id: 'a' }], { text: 'A', type: 'text', isPartial: false, lack: 'stopped' }],
    ['text after a stop', [{ type: 'stop', id: 'a' }, text('A')], { text: '', lack: 'stopped' }],
    [
      'a failure',
      [TABLE, { type: 'fail', id: 'a', failure: { type: 'auth-error', text: 'Out' } }],
      { type: 'auth-error', text: 'Out', isPartial: false, tableHeaders: [] },
    ],
  ])('after %s', (_, actions, expected) => {
    expect(answerAfter(...actions)).toMatchObject(expected);
  });

  it('is asked for again in its place, under the id that the server gave the question', () => {
    const interpretation = {
      is_followup: false,
      question_id: 3,
      kind: 'answer',
      chips: [],
      assumptions: [],
      choices: [],
      words: [],
      board: null,
      query: null,
    } as const;
    const context = event({
      type: 'context',
      interpretation: { ...interpretation, chips: [], assumptions: [], choices: [], words: [] },
    });
    const state = after(context, text('A'), COMPLETE, { type: 'retry', id: 'a', at: 9 });
    expect(state.messages).toHaveLength(2);
    expect(state.messages[1]).toMatchObject({
      text: '',
      type: 'streaming',
      isPartial: true,
      question: 'How much?',
      questionId: 3,
    });
  });

  it('of an earlier visit is there without its figures', () => {
    const turn = { id: 4, question: 'Q', askedAt: '2026-01-01T00:00:00.000Z', kind: 'answer', helpful: true } as const;
    expect(keptAnswer('k', turn)).toMatchObject({
      questionId: 4,
      question: 'Q',
      helpful: true,
      lack: 'not-asked',
      isPartial: false,
    });
  });
});
