import { describe, expect, it } from 'vitest';
import { readEvent } from './read-event.ts';

const read = (event: unknown) => readEvent(JSON.stringify(event));

const COLUMNS = [
  { name: 'state', label: 'state', type: 'text' },
  { name: 'n', label: 'n', type: 'number' },
];
const TABLE = {
  headers: COLUMNS,
  rows: [
    ['OH', 2],
    [null, 3],
  ],
  rowCount: 2,
  truncated: false,
};
const RECORDS = [
  { state: 'OH', n: 2 },
  { state: null, n: 3 },
];
const FIGURE = { data: [{ type: 'bar', x: [1], y: [2] }], layout: {} };

// docs/promises/chat.md#events
describe('events by any of their names', () => {
  it.each([
    ['context_detection', 'context'],
    ['contextDetection', 'context'],
    ['Context Detection', 'context'],
    ['context-detection', 'context'],
    ['session', 'session'],
    ['sessionId', 'session'],
    ['plotly chart', 'plotly'],
    ['plotlyFigure', 'plotly'],
    ['PLOTLY', 'plotly'],
    ['followup questions', 'followups'],
    ['followupQuestions', 'followups'],
    ['follow-up-questions', 'followups'],
    ['dataFrame', 'dataframe'],
    ['df', 'dataframe'],
    ['done', 'complete'],
    ['Complete', 'complete'],
  ])('%s is a %s', (type, kind) => {
    const data = { session_id: 's', rows: RECORDS, figure: FIGURE, questions: [] };
    expect(read({ type, data }).type).toBe(kind);
  });
});

describe('payloads in any of their shapes', () => {
  const text = (said: string) => ({ type: 'text', text: said });
  it.each([
    ['a text in its field', { type: 'text', data: { text: 'Hi' } }, text('Hi')],
    ['a text by itself', { type: 'text', data: 'Hi' }, text('Hi')],
    ['a text beside the type', { type: 'text', text: 'Hi' }, text('Hi')],
    ['a text as JSON in a text', { type: 'text', data: '{"text":"Hi"}' }, text('Hi')],
    ['a text that looks like JSON', { type: 'text', data: '[1] is a list' }, text('[1] is a list')],
    ['a text that is JSON of a list', { type: 'text', data: '[1, 2]' }, text('[1, 2]')],
    ['an empty text', { type: 'text', data: '' }, text('')],
    ['a status', { type: 'status', data: { message: 'Reading' } }, { type: 'status', text: 'Reading' }],
    ['SQL', { type: 'sql', data: { sql: 'SELECT 1' } }, { type: 'sql', text: 'SELECT 1' }],
    ['an explanation', { type: 'explanation', data: 'Why' }, { type: 'explanation', text: 'Why' }],
    ['a session', { type: 'session', data: { session_id: 's' } }, { type: 'session', sessionId: 's' }],
    ['a session of another name', { type: 'session', data: { id: 's' } }, { type: 'session', sessionId: 's' }],
    ['records', { type: 'dataframe', data: RECORDS }, { type: 'dataframe', table: TABLE }],
    ['records as JSON', { type: 'df', df: JSON.stringify(RECORDS) }, { type: 'dataframe', table: TABLE }],
    ['records in a field', { type: 'dataframe', data: { records: RECORDS } }, { type: 'dataframe', table: TABLE }],
    [
      'rows beside columns',
      { type: 'dataframe', data: JSON.stringify({ columns: ['state', 'n'], data: TABLE.rows }) },
      { type: 'dataframe', table: TABLE },
    ],
    [
      'our own columns, cut',
      {
        type: 'dataframe',
        data: {
          columns: [{ name: 'n', label: 'Number', type: 'money' }],
          rows: [['1.50'], [{ deep: 1 }]],
          row_count: 9,
          truncated: true,
        },
      },
      {
        type: 'dataframe',
        table: {
          headers: [{ name: 'n', label: 'Number', type: 'money' }],
          rows: [['1.50'], ['{"deep":1}']],
          rowCount: 9,
          truncated: true,
        },
      },
    ],
    [
      'no rows',
      { type: 'dataframe', data: [] },
      { type: 'dataframe', table: { ...TABLE, headers: [], rows: [], rowCount: 0 } },
    ],
    ['a figure', { type: 'plotly', data: { figure: FIGURE } }, { type: 'plotly', figure: FIGURE }],
    ['a figure by itself', { type: 'plotly', data: FIGURE }, { type: 'plotly', figure: FIGURE }],
    [
      'a figure as JSON',
      { type: 'plotly', data: { figure: JSON.stringify(FIGURE) } },
      { type: 'plotly', figure: FIGURE },
    ],
    [
      'a figure without a layout',
      { type: 'plotly', data: { data: [] } },
      { type: 'plotly', figure: { data: [], layout: {} } },
    ],
    [
      'questions',
      { type: 'followup_questions', data: { questions: ['a', 1, 'b'] } },
      { type: 'followups', questions: ['a', 'b'] },
    ],
    ['a list of questions', { type: 'followup_questions', data: ['a'] }, { type: 'followups', questions: ['a'] }],
    ['an error', { type: 'error', data: { code: 'x', message: 'No' } }, { type: 'error', message: 'No' }],
    ['an error of a text', { type: 'error', data: 'No' }, { type: 'error', message: 'No' }],
    ['an error without words', { type: 'error' }, { type: 'error', message: '' }],
    ['an end without payload', { type: 'complete' }, { type: 'complete' }],
  ])('%s', (_, event, expected) => {
    expect(read(event)).toEqual(expected);
  });

  it('takes the context of another server for none, and keeps ours', () => {
    expect(read({ type: 'context_detection', data: { is_followup: true } })).toEqual({
      type: 'context',
      interpretation: null,
    });
    const data = {
      is_followup: false,
      question_id: 3,
      kind: 'ask',
      chips: [],
      assumptions: [],
      choices: [],
      words: [],
      query: null,
      board: null,
    };
    expect(read({ type: 'context_detection', data })).toEqual({ type: 'context', interpretation: data });
  });
});

describe('what has no known type is text', () => {
  it.each([
    [{ type: 'thought', data: { content: 'Hm', step: 2 } }, 'Hm\n2'],
    [{ type: 'warning', message: 'Slow', code: null }, 'Slow'],
    [{ type: 'download', data: { file: { name: 'a' } } }, '{"name":"a"}'],
    [{ type: 'info', data: 'Done soon' }, 'Done soon'],
    [{ type: 'toString', data: 'x' }, 'x'],
    [{ nothing: 'known' }, 'known'],
    [{ type: 'text', data: { other: 'field' } }, 'field'],
    [{ type: 'dataframe', data: { df: 'no JSON' } }, 'no JSON'],
    [{ type: 'ping' }, ''],
    ['a text', 'a text'],
  ])('%j', (event, expected) => {
    expect(read(event)).toEqual({ type: 'text', text: expected });
  });

  it('and so is what is no JSON', () => {
    expect(readEvent('plain words')).toEqual({ type: 'text', text: 'plain words' });
  });
});
