import { expect, test } from 'vitest';
import { Meter } from './meter.ts';

/** A meter and its clock. */
function meterAt() {
  let seconds = 0;
  const meter = new Meter(() => seconds * 1000);
  const marks = (perSecond: number, duration: number) => {
    for (let second = 0; second < duration; second += 1) {
      for (let n = 0; n < perSecond; n += 1) meter.mark();
      seconds += 1;
    }
  };
  return { meter, marks };
}

test('a steady rate is what all averages say', () => {
  const { meter, marks } = meterAt();
  expect(meter.read()).toEqual({ m1: 0, m5: 0, m15: 0 });
  marks(12, 120);
  for (const rate of Object.values(meter.read())) expect(rate).toBeCloseTo(12, 9);
});

test('silence is forgotten by each in its own time', () => {
  const { meter, marks } = meterAt();
  marks(10, 300);
  marks(0, 60);
  const { m1, m5, m15 } = meter.read();
  expect(m1).toBeCloseTo(10 * Math.exp(-1), 6);
  expect(m5).toBeCloseTo(10 * Math.exp(-1 / 5), 6);
  expect(m15).toBeCloseTo(10 * Math.exp(-1 / 15), 6);
});

test('a change shows in the last minute first, and a mean since the start is none of them', () => {
  const { meter, marks } = meterAt();
  marks(2, 600);
  marks(8, 60);
  const { m1, m5, m15 } = meter.read();
  expect(m1).toBeCloseTo(8 - 6 * Math.exp(-1), 6);
  expect(m1).toBeGreaterThan(m5);
  expect(m5).toBeGreaterThan(m15);
  expect(m15).toBeGreaterThan(2);
});
