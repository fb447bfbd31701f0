import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MOST_WAIT_MS, useReady } from './use-ready.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a screen is seen once what stands above it is known, and stays so', () => {
  const { result, rerender } = renderHook(useReady, { initialProps: false });
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(true);
});

it('an answer that hangs leaves no screen blank', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useReady(false));
  act(() => vi.advanceTimersByTime(MOST_WAIT_MS - 1));
  expect(result.current).toBe(false);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});
