import type { Draw } from '../draw.ts';
import { select, sqlOfCondition } from '../statements.ts';
import { SENTENCES } from './basic-sentences.ts';
import { OF_COMPARISONS } from './session-comparisons.ts';
import { OF_CONDITIONS } from './session-conditions.ts';
import { OF_FIGURES } from './session-figures.ts';
import { OF_NEW } from './session-new.ts';
import { OF_PEOPLE } from './session-people.ts';
import { OF_RECORDS } from './session-records.ts';
import { OF_ROWS } from './session-rows.ts';
import { RECIPIENTS, type State, statementsOf } from './session-state.ts';
import type { Operation, Turn } from './session-turn.ts';
import type { Asked, Composed, Shapes } from './shape.ts';

const OPERATIONS = [OF_CONDITIONS, OF_FIGURES, OF_COMPARISONS, OF_ROWS, OF_PEOPLE, OF_RECORDS].flat();
const IS_NEW = 0.01;
const SHORTEST = 3;
const LONGEST = 5;
const HEADS = [3, 5, 10];

/** Conversations that begin with a question of each kind, and go on with turns that change what was asked. */
export const SESSIONS = {
  'session of a figure'(draw) {
    const figure = draw.figure(({ unfit }) => !unfit.includes('plain'));
    return conversation(draw, 'plain', { figure, conditions: draw.conditions([1, 2], figure.unfit) });
  },

  'session of rows'(draw) {
    const figure = draw.figure(({ unfit }) => !unfit.includes('by'));
    const rows = draw.rows([figure]);
    return conversation(draw, 'by', { figure, rows, conditions: draw.conditions([0, 2], [...figure.unfit, rows.of]) });
  },

  'session of a ranking'(draw) {
    const figure = draw.figure(({ unfit }) => !unfit.includes('ranked'));
    const rows = draw.rows([figure], ({ one }) => one !== undefined);
    const conditions = draw.conditions([0, 2], [...figure.unfit, rows.of]);
    return conversation(draw, 'ranked', { figure, rows, conditions, first: { n: draw.random.pick(HEADS) } });
  },

  'session of recipients'(draw) {
    const figure = draw.figure(({ name }) => name === 'sum');
    const conditions = draw.conditions([1, 2], []);
    return conversation(draw, 'ranked', {
      figure,
      rows: RECIPIENTS,
      conditions,
      first: { n: draw.random.pick(HEADS) },
    });
  },

  'session of people'(draw) {
    const figure = draw.figure(({ name }) => ['recipients', 'physicians', 'hospitals', 'companies'].includes(name));
    return conversation(draw, 'plain', { figure, conditions: draw.conditions([2, 3], figure.unfit) });
  },

  'session of records'(draw) {
    const figure = draw.figure(({ name }) => name === 'sum');
    const first = { n: draw.random.pick(HEADS) };
    return conversation(draw, 'records', { figure, conditions: draw.conditions([1, 2], []), first, areRecords: true });
  },

  'session of a share'(draw) {
    const part = draw.condition(({ went }) => went.length > 0);
    const conditions = draw.conditions([1, 2], [part.of, 'bound']);
    const sum = draw.figure(({ name }) => name === 'sum');
    const sql = `sum(amount) FILTER (${part.sql}) / sum(amount)`;
    const figure = { ...sum, name: 'share', sql, unfit: [part.of, 'bound'] };
    const { ask } = draw.said(SENTENCES.share, { went: part.went }, conditions);
    const answers = [select([sql], conditions.map(sqlOfCondition))];
    return withTurns({ ask, answers }, turnsAfter(draw, { figure, conditions }));
  },
} satisfies Shapes;

/** A first question in a sentence of a basic shape, and turns that go on from it. */
function conversation(draw: Draw, shape: 'plain' | 'by' | 'ranked' | 'records', state: State): Composed {
  const { figure, rows, conditions, first } = state;
  const blanks = {
    figure: figure.says,
    rows: rows?.says,
    one: rows?.one,
    many: rows?.many,
    n: first?.n,
    ...(first && { most: ['highest', 'largest', 'greatest'], top: 'top', end: 'highest' }),
  };
  const sentences = SENTENCES[shape].filter((sentence) => !/smallest|lowest/.test(sentence));
  const { sentence, ask } = draw.said(sentences, blanks, conditions);
  const isOne = first && !sentence.includes('<n>');
  const asked = isOne ? { ...state, first: { n: 1 } } : state;
  return withTurns({ ask, answers: statementsOf(asked) }, turnsAfter(draw, asked));
}

const withTurns = (asked: Asked, then: readonly Turn[]): Composed => ({ ...asked, then });

/** Turns that go on one from the other; what has two readings is the last. */
function turnsAfter(draw: Draw, first: State): Turn[] {
  const count = SHORTEST - 1 + draw.random.below(LONGEST - SHORTEST + 1);
  const turns: Turn[] = [];
  const done = new Set<Operation>();
  let state: State | undefined = first;
  for (let drawn = 0; state && turns.length < count && drawn < MOST_DRAWN; drawn++) {
    const operation = draw.random.pick(draw.random.chance(IS_NEW) ? OF_NEW : OPERATIONS);
    const turn: Turn | undefined = done.has(operation) ? undefined : operation(draw, state);
    const isLast = turns.length === count - 1;
    if (!turn || (turn.state === undefined && !isLast)) continue;
    done.add(operation);
    turns.push(turn);
    state = turn.state;
  }
  return turns;
}

const MOST_DRAWN = 200;
