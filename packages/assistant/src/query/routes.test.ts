import { describe, expect, it } from 'vitest';
import type { Reading } from '../reading/reading.ts';
import { leftOutPart, routeOf } from './routes.ts';

const TOTAL = { kind: 'measure', measure: 'total_amount' } as const;
const COUNT = { kind: 'measure', measure: 'recipients' } as const;
const STUDIES = { kind: 'distinct', dimension: 'study' } as const;
const PER_RECIPIENT = { kind: 'statistic', statistic: { kind: 'median' }, per: 'recipient' } as const;
const BY_STATE = { kind: 'dimension', dimension: 'state' } as const;
const OVER = { on: 'figure', op: 'gt', value: '1000' } as const;
const SECOND = { n: 1, direction: 'desc', place: 2 } as const;
const TOP_3 = { n: 3, direction: 'desc' } as const;

function reading(parts: Partial<Reading>): Reading {
  return { source: 'general', figures: [TOTAL], groups: [], filters: [], periods: [], thresholds: [], ...parts };
}

describe('the query that a reading becomes', () => {
  it.each<[string, Partial<Reading>]>([
    ['records', { isList: true }],
    ['figures per entity', { figures: [PER_RECIPIENT] }],
    ['entities counted', { figures: [COUNT], thresholds: [OVER] }],
    ['rows', { figures: [COUNT] }],
    ['rows', { figures: [STUDIES], groups: [BY_STATE], thresholds: [{ ...OVER, measure: 'distinct study' }] }],
    ['growth', { comparison: { kind: 'growth' } }],
    ['shares', { comparison: { kind: 'share' } }],
    ['one share', { comparison: { kind: 'share', part: [{ field: 'state', values: ['TX'] }] } }],
    ['concentration', { comparison: { kind: 'concentration', n: 3, dimension: 'company' } }],
    ['running totals', { comparison: { kind: 'runningTotal' } }],
    ['rows', { groups: [BY_STATE], ranking: SECOND, thresholds: [OVER] }],
    ['figures per entity', { figures: [PER_RECIPIENT], groups: [BY_STATE], ranking: SECOND }],
    ['growth', { groups: [BY_STATE], ranking: SECOND, comparison: { kind: 'growth' } }],
  ])('is %s', (route, parts) => {
    expect(routeOf(reading(parts))).toBe(route);
    expect(leftOutPart(reading(parts))).toBeUndefined();
  });

  it.each<[string, Partial<Reading>]>([
    ['a place', { figures: [TOTAL], groups: [BY_STATE], ranking: SECOND, comparison: { kind: 'runningTotal' } }],
    ['groups', { isList: true, groups: [BY_STATE] }],
    ['a comparison', { isList: true, comparison: { kind: 'growth' } }],
    ['a comparison', { figures: [PER_RECIPIENT], comparison: { kind: 'growth' } }],
    ['a ranking', { figures: [COUNT], thresholds: [OVER], groups: [BY_STATE], ranking: TOP_3 }],
    ['further figures', { figures: [TOTAL, COUNT], comparison: { kind: 'growth' } }],
    [
      'the first within each',
      { groups: [BY_STATE], ranking: { ...TOP_3, within: ['state'] }, comparison: { kind: 'growth' } },
    ],
    ['a ranking', { groups: [BY_STATE], ranking: TOP_3, comparison: { kind: 'runningTotal' } }],
  ])('that would be without %s is none', (part, parts) => {
    expect(leftOutPart(reading(parts))?.part).toBe(part);
  });
});
