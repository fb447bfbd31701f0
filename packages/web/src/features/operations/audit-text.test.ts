import { expect, test } from 'vitest';
import { changeSummary, valueText } from './audit-text.ts';

const changed = (label: string) => ({ field: label.toLowerCase(), label, old: 1, new: 2 });

test('names the first of the changed fields by their labels', () => {
  expect(changeSummary([])).toBe('');
  expect(changeSummary(['Name', 'Tier'].map(changed))).toBe('Name, Tier');
  expect(changeSummary(['Name', 'Tier', 'State', 'City', 'Zip'].map(changed))).toBe('Name, Tier, State and 2 more');
});

test('writes values as people read them', () => {
  expect([null, undefined, '', 'a', 3, true, ['a', 'b'], []].map(valueText)).toEqual([
    null,
    null,
    '',
    'a',
    '3',
    'Yes',
    'a, b',
    '',
  ]);
});
