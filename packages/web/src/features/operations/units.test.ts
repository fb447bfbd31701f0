import { expect, test } from 'vitest';
import { axisScale } from './axis-scale.ts';
import { bytes, duration, timespan } from './units.ts';

test('durations and sizes are short and never lie about nothing', () => {
  expect([null, 0, 0.004, 0.42, 3.14, 38.4, 999, 1250, 120_000].map(duration)).toEqual([
    '–',
    '0 ms',
    '0.00 ms',
    '0.42 ms',
    '3.1 ms',
    '38 ms',
    '999 ms',
    '1.25 s',
    '120 s',
  ]);
  expect([0, 512, 1536, 734_003_200, 3 * 1024 ** 4].map(bytes)).toEqual(['0 B', '512 B', '1.5 KB', '700 MB', '3.0 TB']);
  expect([0, 59, 60, 3_661, 90_000, 86_400 * 3 + 7].map(timespan)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '1 h 1 min',
    '1 d 1 h',
    '3 d',
  ]);
});

test('scales end on round marks, sizes on marks that are round in their unit', () => {
  expect(axisScale(7, 10, 10)).toEqual({ max: 10, interval: 5 });
  expect(axisScale(1_234, 10, 10)).toEqual({ max: 1_500, interval: 500 });
  expect(axisScale(0.4, 1, 10)).toEqual({ max: 1, interval: 0.5 });
  const MB = 1024 ** 2;
  expect(axisScale(503 * MB, 256 * MB, 1024)).toEqual({ max: 600 * MB, interval: 200 * MB });
});
