import { expect, it } from 'vitest';
import { addsBehind, stepsOf } from './two-steps.ts';

it.each<[string, readonly (readonly string[])[]]>([
  ['sort by dollars and keep the first five', [['sort by dollars', 'keep the first five']]],
  ['take out the consulting, top 5', [['take out the consulting', 'top 5']]],
  ['add their specialty and number of payments', [['with their specialty', 'with number of payments']]],
  ['how much from Pfizer and what share is that', []],
  ['only travel and lodging', []],
])('a turn of two steps is taken apart where it may be: %s', (turn, steps) => {
  expect(stepsOf(turn)).toEqual(steps);
});

it.each([
  ['keep the first three and add the number of recipients', true],
  ['just California, and include the records', true],
  ['add the number of recipients and keep the first three', false],
  ['keep the first three', false],
])('a figure is added behind another step: %s', (turn, isBehind) => {
  expect(addsBehind(turn)).toBe(isBehind);
});
