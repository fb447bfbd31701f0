import { expect, it, vi } from 'vitest';
import { LOAD_TIMEOUT_SECONDS } from '../lib/with-timeout.ts';
import { withLoadTimeout } from './load-timeout.ts';

it('gives a screen up whose code does not arrive within 120 s, and no other', async () => {
  vi.useFakeTimers();
  const screen = { Component: () => null };
  const [outer] = withLoadTimeout([
    { path: '/', children: [{ path: 'never', lazy: () => new Promise(() => {}) }, { lazy: async () => screen }] },
  ]);
  const [never, soon] = (outer?.children ?? []).map(({ lazy }) => lazy as () => Promise<unknown>);
  expect(await soon?.()).toBe(screen);

  const failed = vi.fn();
  never?.().catch(failed);
  await vi.advanceTimersByTimeAsync((LOAD_TIMEOUT_SECONDS - 1) * 1000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(failed).toHaveBeenCalledOnce();
});
