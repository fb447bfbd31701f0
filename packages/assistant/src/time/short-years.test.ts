import { describe, expect, it } from 'vitest';
import { withShortYears } from './short-years.ts';

const YEARS = [2021, 2022, 2023, 2024];

describe('two digits', () => {
  it.each([
    ['kelvanta 24 total', 'kelvanta 2024 total'],
    ['median meal 24', 'median meal 2024'],
    ['grants 22 to 24 by year', 'grants 2022 to 2024 by year'],
    ['zimuraxin 23 vs 24', 'zimuraxin 2023 vs 2024'],
    ['royalties over 100k 23', 'royalties over 100k 2023'],
    ['top 10 docs tx 24', 'top 10 docs tx 2024'],
  ])('“%s” are a year', (said, full) => {
    expect(withShortYears(said.split(' '), YEARS).join(' ')).toBe(full);
  });

  it.each([
    'top 24',
    'make it 24',
    '24 payments',
    'more than 24',
    'march 24',
    'kelvanta 24 payments',
    'kelvanta 25 total',
  ])('“%s” are none', (said) => {
    expect(withShortYears(said.split(' '), YEARS).join(' ')).toBe(said);
  });
});
