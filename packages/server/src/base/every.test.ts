import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { every } from './every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [
    'thrown',
    () => {
      throw new Error('EMFILE');
    },
  ],
  ['rejected', () => Promise.reject(new Error('EMFILE'))],
])('an error that is %s in a timer is logged, and the next time comes', async (_, fail) => {
  const error = vi.fn();
  const work = vi.fn(fail);
  const stop = every(1_000, work, { error });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(work).toHaveBeenCalledTimes(2);
  expect(error).toHaveBeenCalledTimes(2);
  expect(error.mock.calls[0]?.[0]).toMatchObject({ err: { message: 'EMFILE' } });
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(2);
});
