import { expect, test } from 'vitest';
import { inPeriods } from './periods.ts';

test('a period is the days that a tile with its grain puts together', () => {
  const between = (start: string, grain: Parameters<typeof inPeriods>[1]) => inPeriods([start], grain).value;
  expect(between('2024-02-01', 'month')).toEqual(['2024-02-01', '2024-02-29']);
  expect(between('2023-10-01', 'quarter')).toEqual(['2023-10-01', '2023-12-31']);
  expect(between('2023-01-01', 'year')).toEqual(['2023-01-01', '2023-12-31']);
  expect(between('2023-12-25', 'week')).toEqual(['2023-12-25', '2023-12-31']);
  expect(between('2023-12-25', 'day')).toEqual(['2023-12-25', '2023-12-25']);
});

test('periods that touch are one range, in whatever order they were marked', () => {
  expect(inPeriods(['2023-03-01', '2023-01-01', '2023-02-01'], 'month')).toEqual({
    field: 'date',
    op: 'between',
    value: ['2023-01-01', '2023-03-31'],
  });
});

test('periods with a gap, or with the records without a date, are told day by day', () => {
  const gap = inPeriods(['2023-02-01', '2023-04-01'], 'month');
  expect(gap.op).toBe('in');
  expect(gap.value).toHaveLength(28 + 30);
  expect(gap.value).not.toContain('2023-03-15');
  const empty = inPeriods([null, '2023-02-01'], 'month');
  expect(empty.value).toHaveLength(29);
  expect(empty.value).toContain(null);
  expect(inPeriods([null], 'month')).toEqual({ field: 'date', op: 'isEmpty' });
});

test.each(['2023-02-30', '2023-2-1', 'x', '2023-02-01T00:00'])('%s is refused', (start) => {
  expect(() => inPeriods([start], 'month')).toThrow('is not a date');
});

test('more separate days than a condition takes are refused with what to do', () => {
  const everyOtherYear = ['2015-01-01', '2017-01-01', '2019-01-01'];
  expect(() => inPeriods(everyOtherYear, 'year')).toThrow('mark fewer');
});
