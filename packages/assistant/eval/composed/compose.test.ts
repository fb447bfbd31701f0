import { describe, expect, it } from 'vitest';
import { type ComposeOptions, composed, isComposed } from './compose.ts';
import { Draw } from './draw.ts';
import { readParts } from './parts.ts';
import { Random } from './random.ts';
import { SHAPES } from './shapes/all.ts';
import { filled, worded } from './wording.ts';

const parts = await readParts();
const options: ComposeOptions = { seed: 7, count: 20 * Object.keys(SHAPES).length, isFair: async () => true };
const questions = await composed(parts, options);

describe('questions put together', () => {
  it('are the same for the same seed, and others for another', async () => {
    expect(await composed(parts, options)).toEqual(questions);
    expect(await composed(parts, { ...options, seed: 8 })).not.toEqual(questions);
  });

  it('are as many of each shape', () => {
    for (const shape of Object.keys(SHAPES))
      expect(questions.filter(({ className }) => className === shape)).toHaveLength(20);
  });

  it('leave no blank, and are known by their ids', () => {
    for (const { id, turns } of questions) {
      expect(isComposed(id)).toBe(true);
      for (const { ask, answers } of turns) {
        expect(ask).not.toMatch(/<[a-z]| {2}| [?.,]|undefined/);
        for (const sql of answers.flat()) expect(sql).not.toMatch(/<[a-z]|undefined/);
      }
    }
    expect(['plain', 'two figures-3'].every(isComposed)).toBe(true);
    expect(['totals', 'mended-plain-words-1', 'records-one-by-one'].some(isComposed)).toBe(false);
  });

  it('leave out what has no fair answer', async () => {
    const isFair = async (sql: string) => !sql.includes('Caldrexa');
    const fair = await composed(parts, { ...options, isFair });
    expect(JSON.stringify(fair.map(({ turns }) => turns[0]?.answers))).not.toContain('Caldrexa');
    await expect(composed(parts, { ...options, isFair: async () => false })).rejects.toThrow('only 0 have an answer');
  });
});

it('fills every phrase of every part', () => {
  const draw = new Draw(parts, new Random(1));
  for (const condition of parts.conditions)
    expect(JSON.stringify(draw.condition((each) => each === condition))).not.toMatch(/<[a-z]/);
});

it('says what nothing fills', () => {
  expect(() => filled('in <year>', {}, new Random(1))).toThrow('Nothing fills <year> in "in <year>".');
  expect(() => filled('in <state.said>', { state: { sql: 'TX' } }, new Random(1))).toThrow('<state.said>');
});

it('says what belongs to payments right behind them, and what is left out at the end', () => {
  const except = { says: ['excluding meals'], behind: [], leads: [], last: true } as const;
  const over = { says: ['for payments over $500'], behind: ['over $500'], leads: [], first: true } as const;
  const place = { says: ['in Texas'], behind: [], leads: [] };
  const asked = (sentence: string) =>
    new Set(Array.from({ length: 40 }, (_, seed) => worded(sentence, {}, [except, place, over], new Random(seed))));
  expect(asked('total spend <where>?')).toEqual(
    new Set(['Total spend for payments over $500 in Texas excluding meals?']),
  );
  expect(asked('largest payment <where>')).toContain('Largest payment over $500 in Texas excluding meals');
});

it('draws every number of a range, and each of a list once', () => {
  const random = new Random(3);
  expect(new Set(Array.from({ length: 100 }, () => random.below(4)))).toEqual(new Set([0, 1, 2, 3]));
  expect(random.shuffled([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
});
