import { describe, expect, it } from 'vitest';
import { withOneOfEachAsked } from './asked-of-each.ts';

describe('the one of each that is asked for', () => {
  it.each([
    ['For each state, the company that paid the most to NPPs', 'For each state, which company paid the most to NPPs'],
    ['by area, name the physician who got the largest total', 'by area, which physician got the largest total'],
    ['for each state, the companies that paid NPPs', 'for each state, the companies that paid NPPs'],
    ['the company that paid the most in each state', 'the company that paid the most in each state'],
  ])('is asked by which: %s', (said, asked) => {
    expect(withOneOfEachAsked(said)).toBe(asked);
  });
});
