import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Conversation, readQuestions } from './questions.ts';
import { isOrdered } from './rows.ts';

describe('the questions', () => {
  let open: Conversation[];
  let heldOut: Conversation[];
  let turns: Conversation['turns'][number][];
  beforeAll(async () => {
    open = await readQuestions(join(import.meta.dirname, 'questions'));
    heldOut = await readQuestions(join(import.meta.dirname, 'held-out'));
    turns = [...open, ...heldOut].flatMap((conversation) => conversation.turns);
  });

  it('are at least three hundred, without those of sessions', () => {
    expect([...open, ...heldOut].filter(({ turns: { length } }) => length === 1).length).toBeGreaterThanOrEqual(300);
  });

  it('have at least twenty-five sessions, one of them of thirty turns', () => {
    const lengths = [...open, ...heldOut]
      .map((conversation) => conversation.turns.length)
      .filter((length) => length > 1);
    expect(lengths.length).toBeGreaterThanOrEqual(25);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(30);
  });

  it('keep a third of either data out of sight, but for what was mended', () => {
    const written = open.filter(({ className }) => !className.startsWith('mended'));
    for (const data of ['demonstration', 'published']) {
      const turnsOf = (all: readonly Conversation[]) =>
        all.filter((each) => each.data === data).flatMap((each) => each.turns);
      const [seen, unseen] = [turnsOf(written).length, turnsOf(heldOut).length];
      expect(unseen / (seen + unseen), data).toBeGreaterThanOrEqual(1 / 3);
    }
  });

  it('are asked once each', () => {
    const asked = [...open, ...heldOut]
      .filter(({ turns: { length } }) => length === 1)
      .map(({ turns: [first] }) => first?.ask);
    expect(asked.filter((ask, index) => asked.indexOf(ask) !== index)).toEqual([]);
  });

  it('have SQL that reads, and says an order where a head is enough', () => {
    for (const { answers, prefix } of turns) {
      for (const sql of answers.flat()) {
        expect(sql).toMatch(/^SELECT /);
        expect(sql).not.toContain(';');
        if (prefix) expect(isOrdered(sql)).toBe(true);
      }
    }
  });

  it('name choices only where a question back is right', () => {
    for (const { choices, behaviours } of turns) if (choices.length > 0) expect(behaviours).toContain('ask');
  });
});

it.each([
  ['SELECT a, sum(b) FROM t GROUP BY 1 ORDER BY 2 DESC LIMIT 3', true],
  ['SELECT sum(b) FROM (SELECT b FROM t ORDER BY 1 LIMIT 3)', false],
  ['SELECT a, lag(b) OVER (ORDER BY (a)) FROM t', false],
])('knows whether a statement itself says an order: %s', (sql, ordered) => {
  expect(isOrdered(sql)).toBe(ordered);
});
