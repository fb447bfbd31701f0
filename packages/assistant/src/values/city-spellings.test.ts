import { describe, expect, it } from 'vitest';
import { citiesBySpelling } from './city-spellings.ts';

describe('what cities are called', () => {
  it('is their name in full and in short, each for all that records write', () => {
    expect([...citiesBySpelling(['Saint Louis', 'St Louis', 'Ft. Wayne', 'Chicago'])]).toEqual([
      ['saint louis', ['Saint Louis', 'St Louis']],
      ['st louis', ['Saint Louis', 'St Louis']],
      ['fort wayne', ['Ft. Wayne']],
      ['ft wayne', ['Ft. Wayne']],
      ['chicago', ['Chicago']],
    ]);
  });

  it('is the one word that it has', () => {
    expect([...citiesBySpelling(['Fort', 'Mount'])]).toEqual([
      ['fort', ['Fort']],
      ['mount', ['Mount']],
    ]);
  });
});
