import { describe, expect, it } from 'vitest';
import type { Verdict } from './judge.ts';
import { missedAims } from './tally.ts';

const verdicts = (count: number, outcome: Verdict['outcome'], wanted: Verdict['wanted'] = 'answer'): Verdict[] =>
  Array.from({ length: count }, () => ({ id: 'x', className: 'x', ask: 'x', ms: 1, wanted, outcome }));
const GOOD = [...verdicts(97, 'right'), ...verdicts(2, 'asked'), ...verdicts(1, 'wrong')];

describe('aims', () => {
  it('are reached at their bounds', () => {
    const behind = [...verdicts(94, 'right'), ...verdicts(6, 'refused')];
    expect(missedAims({ open: GOOD, heldOut: behind, rephrased: behind, composed: GOOD })).toEqual([]);
  });

  it.each<[string, Verdict[], Verdict[], Verdict[], Verdict[]?]>([
    ['too few right', [...verdicts(96, 'right'), ...verdicts(4, 'asked')], [], []],
    ['too many wrong', [...verdicts(98, 'right'), ...verdicts(2, 'wrong')], [], []],
    ['answered out of scope', [...GOOD, ...verdicts(1, 'asked', 'refuse')], [], []],
    ['held-out questions behind', GOOD, [...verdicts(93, 'right'), ...verdicts(7, 'asked')], []],
    ['rephrased questions behind', GOOD, [], [...verdicts(93, 'right'), ...verdicts(7, 'asked')]],
    ['too few put together right', GOOD, [], [], [...verdicts(96, 'right'), ...verdicts(4, 'asked')]],
    ['too many put together wrong', GOOD, [], [], [...verdicts(98, 'right'), ...verdicts(2, 'wrong')]],
  ])('%s', (_, open, heldOut, rephrased, composed = []) => {
    expect(missedAims({ open, heldOut, rephrased, composed })).toHaveLength(1);
  });
});
