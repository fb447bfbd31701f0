import { describe, expect, it } from 'vitest';
import type { Interpretation } from './interpreter.ts';
import { judgeConversation, type Subject } from './judge.ts';
import type { Question } from './questions.ts';

const question = (part: Partial<Question>): Question => ({
  ask: 'How much?',
  answers: [],
  behaviours: [],
  choices: [],
  prefix: false,
  ...part,
});
const FIVE = question({ answers: [['five']] });

/** A stand-in that gives what the test says, over tables of one figure. */
function subject(say: (ask: string, context: unknown) => Interpretation): Subject {
  return {
    interpret: async (ask, context) => say(ask, context),
    run: async ({ source }) => {
      if (source === 'refused') throw new Error('The gate refuses it');
      return { rows: [[source]] };
    },
    expected: async (sql) => ({ kinds: ['count'], rows: [[sql === 'five' ? 5 : 6]], ordered: false }),
  };
}

const answers = (source: string, more: string[] = []): Interpretation => ({
  kind: 'answer',
  query: { source },
  more: more.map((each) => ({ source: each })),
});
const ask: Interpretation = {
  kind: 'ask',
  text: 'Which?',
  choices: [{ label: 'The state of Iowa' }, { label: 'Iowa City' }],
};
const refusal: Interpretation = { kind: 'refuse', reason: 'forecast', text: 'No forecasts' };

async function outcomeOf(asked: Question, came: Interpretation) {
  const conversation = { id: 'x', className: 'x', data: 'demonstration' as const, turns: [asked] };
  const [verdict] = await judgeConversation(
    conversation,
    subject(() => came),
  );
  return verdict?.outcome;
}

describe('the outcome of a question', () => {
  it.each<[string, Question, Interpretation, string]>([
    ['the figure', FIVE, answers('5'), 'right'],
    ['another figure', FIVE, answers('6'), 'wrong'],
    ['a figure that another reading gives', question({ answers: [['five'], ['six']] }), answers('6'), 'right'],
    ['a question back', FIVE, ask, 'asked'],
    ['a refusal', FIVE, refusal, 'refused'],
    ['what the gate refuses', FIVE, answers('refused'), 'refused'],
    ['two figures in two queries', question({ answers: [['five', 'six']] }), answers('6', ['5']), 'right'],
    ['one of two figures', question({ answers: [['five', 'six']] }), answers('5'), 'wrong'],
    ['the figure beside the main one', FIVE, answers('6', ['5']), 'wrong'],
    ['a refusal where one is due', question({ behaviours: ['refuse'] }), refusal, 'right'],
    ['an answer where a refusal is due', question({ behaviours: ['refuse'] }), answers('5'), 'wrong'],
    ['a question back where a refusal is due', question({ behaviours: ['refuse'] }), ask, 'asked'],
    ['a question back where one is due', question({ behaviours: ['ask'], choices: ['iowa', 'city'] }), ask, 'right'],
    ['without a choice', question({ behaviours: ['ask'], choices: ['Ohio'] }), ask, 'asked'],
    ['with one choice for two', question({ behaviours: ['ask'], choices: ['state', 'of'] }), ask, 'asked'],
    ['an answer where a question back is due', question({ behaviours: ['ask'] }), answers('5'), 'wrong'],
  ])('%s', async (_, asked, came, outcome) => {
    expect(await outcomeOf(asked, came)).toBe(outcome);
  });

  it('is refused where the interpreter fails', async () => {
    const failing = subject(() => {
      throw new Error('broken');
    });
    const conversation = { id: 'x', className: 'x', data: 'demonstration' as const, turns: [FIVE] };
    expect(await judgeConversation(conversation, failing)).toMatchObject([
      { outcome: 'refused', why: 'failed: broken' },
    ]);
  });
});

it('gives each turn the context of the last one that was answered', async () => {
  const seen: unknown[] = [];
  const turns = ['first', 'second', 'third'].map((text) => question({ ask: text, answers: [['five']] }));
  const watching = subject((text, context) => {
    seen.push(context);
    return text === 'second' ? refusal : { kind: 'answer', query: { source: '5' }, context: text };
  });
  await judgeConversation({ id: 's', className: 's', data: 'demonstration', turns }, watching);
  expect(seen).toEqual([undefined, 'first', 'first']);
});
