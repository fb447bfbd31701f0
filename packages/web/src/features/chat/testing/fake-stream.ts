import type { ChatEvent } from '@pellucid/contract';
import { act } from '@testing-library/react';

/** An answer of the server that a test writes event by event. */
export function fakeStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const utf8 = new TextEncoder();
  const later = (work: () => void) => act(async () => work());
  return {
    isAborted: false,
    /** What `streams` of the fake server wants; an aborted call fails as the browser's does. */
    open(signal?: AbortSignal | null) {
      signal?.addEventListener('abort', () => {
        this.isAborted = true;
        controller?.error(signal.reason);
      });
      return new ReadableStream<Uint8Array>({
        start(started) {
          controller = started;
        },
      });
    },
    /** An event as our server writes it. */
    send: (event: ChatEvent) => later(() => controller?.enqueue(utf8.encode(`data: ${JSON.stringify(event)}\n\n`))),
    close: () => later(() => controller?.close()),
    fail: () => later(() => controller?.error(new TypeError('network error'))),
  };
}

export const SESSION_ID = '5f0c3f5e-7d0b-4c55-9b52-0d6f0a4f7a11';

/** How the server read a question, with what a test wants different. */
export function contextEvent(more: Partial<Extract<ChatEvent, { type: 'context_detection' }>['data']> = {}): ChatEvent {
  return {
    type: 'context_detection',
    data: {
      is_followup: false,
      question_id: 7,
      kind: 'answer',
      chips: [],
      assumptions: [],
      choices: [],
      words: [],
      query: null,
      board: null,
      ...more,
    },
  };
}

export const TABLE_EVENT: Extract<ChatEvent, { type: 'dataframe' }> = {
  type: 'dataframe',
  data: {
    columns: [
      { name: 'company', label: 'Company', type: 'text' },
      { name: 'total_amount', label: 'Total amount', type: 'money' },
    ],
    rows: [
      ['Aster, Inc.', '1250000.50'],
      ['', null],
    ],
    row_count: 2,
    truncated: false,
  },
};

export const CHART_EVENT: ChatEvent = {
  type: 'plotly',
  data: {
    figure: {
      data: [{ type: 'bar', name: 'Total amount', x: ['Aster'], y: [1_250_000.5] }],
      layout: { title: { text: 'Total amount by company' }, yaxis: { tickprefix: '$', tickformat: '.3~s' } },
    },
  },
};

export const COMPLETE: ChatEvent = { type: 'complete', data: { session_id: SESSION_ID, elapsed_ms: 12 } };
