import { describe, expect, it } from 'vitest';
import { withCommas } from './missing-commas.ts';

describe('commas that were left out', () => {
  it.each([
    ['In Texas which consultants get paid the most', 'In Texas, which consultants get paid the most'],
    ['of the doctors paid in 2024 how many got royalties', 'of the doctors paid in 2024, how many got royalties'],
    [
      'For companies that paid at least $600,000 in 2024 show their growth',
      'For companies that paid at least $600,000 in 2024, show their growth',
    ],
    ['doctors with a total above $10,000 what is the mean', 'doctors with a total above $10,000, what is the mean'],
    ['General research and ownership combined', 'general, research and ownership combined'],
    ['royalties in 2022 2023 and 2024', 'royalties in 2022, 2023 and 2024'],
    ['Total average and largest honorarium', 'total, average and largest honorarium'],
    ['Which meal was the costliest Tell me who got it', 'Which meal was the costliest. Tell me who got it'],
  ])('are written: %s', (said, written) => {
    expect(withCommas(said).toLowerCase()).toBe(written.toLowerCase());
  });

  it.each([
    'In how many states did Kelvanta spend more than $1M',
    'By how much did spend grow',
    'Of which companies is it known what is spent on meals',
    'Among companies which spent over $1M, rank them by growth',
    'Can you show me the meals in Texas',
    'general research payments',
  ])('are none where nothing is apart: %s', (said) => {
    expect(withCommas(said)).toBe(said);
  });
});
