import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 0],
  ['Ab1!', 1], // four kinds, but short
  ['abcdefghijklmnopqrstuvwxyz', 1], // long, but of one kind
  ['abcdefgh1234567890', 2], // two kinds
  ['abcABC12', 4], // three kinds: never the last bar
  ['abcdefghABCDEFGH12345678', 4],
  ['abcABC1!', 5],
])('lights for %j %i bars', (password, bars) => {
  expect(passwordStrength(password, false)).toBe(bars);
});

it('lights one bar for what is easy to guess, however long', () => {
  expect(passwordStrength('Sunshine#2026', true)).toBe(1);
});
