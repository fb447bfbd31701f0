import type { SideBySide } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { explanations } from './explanations.ts';

const SIDES: SideBySide = {
  companies: [{ company: 'Aster', color: 0, rank: 3, share: '0.1' }],
  picked: true,
  peers: ['North', 'South'],
  reported: 1204,
};
const NOTHING = { filtered: ['Aster'], references: [], figure: 'amount' } as const;

it('dollars of companies that were picked need no word', () => {
  expect(explanations(SIDES, NOTHING)).toEqual([]);
});

it('references say of whom they are the mean', () => {
  expect(explanations(SIDES, { ...NOTHING, references: ['peers', 'industry'] })).toEqual([
    'Top 5 peers: mean of North, South, next to Aster in total spend.',
    'Industry average: mean of the 1,204 companies that reported under these filters.',
  ]);
});

it('who is shown without having been picked, who is left out, and who has no records, is told', () => {
  const [largest] = explanations({ ...SIDES, picked: false }, { ...NOTHING, filtered: [] });
  expect(largest).toMatch(/^These are the largest/);
  const [cut] = explanations(SIDES, { ...NOTHING, filtered: ['Aster', 'B', 'C', 'D', 'E'] });
  expect(cut).toBe('The first 1 of the 5 companies that are filtered.');
  const absent = { ...SIDES, companies: [{ company: 'Aster', color: 0, rank: null, share: null }], peers: [] };
  expect(explanations(absent, { ...NOTHING, references: ['peers'] })).toEqual([
    'Aster: no records under these filters.',
    'Top 5 peers: pick a company that has records, and they are those next to it in total spend.',
  ]);
});

it('what is divided by what is told', () => {
  expect(explanations(SIDES, { ...NOTHING, figure: 'share' })).toHaveLength(1);
  expect(explanations(SIDES, { ...NOTHING, figure: 'per_recipient' })).toHaveLength(1);
});
