import { describe, expect, it } from 'vitest';
import type { Reading } from '../../reading/reading.ts';
import { withCityOfLetters } from './city-letters.ts';

const OF_ALL: Reading = { source: 'general', figures: [], groups: [], filters: [], periods: [], thresholds: [] };

describe('letters that a city and a state share', () => {
  it('are the city after a city', () => {
    expect(withCityOfLetters('and LA?', { ...OF_ALL, filters: [{ field: 'city', values: ['Chicago'] }] })).toBe(
      'and Los Angeles?',
    );
    expect(withCityOfLetters('only LA', { ...OF_ALL, groups: [{ kind: 'dimension', dimension: 'city' }] })).toBe(
      'only Los Angeles',
    );
  });

  it('are the state else', () => expect(withCityOfLetters('and LA?', OF_ALL)).toBe('and LA?'));
});
