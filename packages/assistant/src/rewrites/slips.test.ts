import { describe, expect, it } from 'vitest';
import { withoutShouting } from './shouted.ts';
import { withoutSlips } from './slips.ts';

describe('slips and capitals before a question is read', () => {
  it.each([
    ['# reocrds over $500', '# records over $500'],
    ['2023 and 2024 sepaartely', '2023 and 2024 separately'],
    ['paid on a wekeend', 'paid on a weekend'],
    // Words and names of their own.
    ['research by Recordati', 'research by Recordati'],
    ['recorded doctored amounted', 'recorded doctored amounted'],
  ])('“%s” is “%s”', (said, meant) => {
    expect(withoutSlips(said)).toBe(meant);
  });

  it.each([
    ['PAID OUT IN STOCK?', 'paid out in stock?'],
    ['MD VS', 'MD VS'],
    ['spend in OH by year', 'spend in OH by year'],
  ])('“%s” is “%s”', (said, plainly) => {
    expect(withoutShouting(said)).toBe(plainly);
  });
});
