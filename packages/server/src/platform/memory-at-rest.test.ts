import { expect, test, vi } from 'vitest';
import { memoryAtRest } from './memory-at-rest.ts';

const MEGABYTE = 1024 * 1024;

test('what a busy time left is given back once, when nobody has asked for a while', () => {
  let quiet = 0;
  let heap = 300 * MEGABYTE;
  const collect = vi.fn(() => {
    heap = 90 * MEGABYTE;
  });
  const look = memoryAtRest({ quietMs: () => quiet, heapBytes: () => heap, collect });
  look();
  quiet = 9_000;
  look();
  expect(collect).not.toHaveBeenCalled();
  quiet = 11_000;
  look();
  look();
  expect(collect).toHaveBeenCalledTimes(1);
  heap += 50 * MEGABYTE;
  look();
  expect(collect).toHaveBeenCalledTimes(1);
  heap += 50 * MEGABYTE;
  look();
  expect(collect).toHaveBeenCalledTimes(2);
});

test('the collector is found in the Node that runs', () => {
  const filled = new WeakRef({ texts: Array.from({ length: 1_000 }, String) });
  return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
    memoryAtRest({ quietMs: () => Number.POSITIVE_INFINITY, heapBytes: () => Number.MAX_SAFE_INTEGER })();
    expect(filled.deref()).toBeUndefined();
  });
});
