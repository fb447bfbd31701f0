import type { DuckDBConnection } from '@duckdb/node-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Content } from './contents.ts';
import { watchProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an import never goes back, though each statement of the engine begins at nothing', async () => {
  const progress = { percentage: -1 };
  const connection = { run: async () => undefined, progress } as unknown as DuckDBConnection;
  const content = { name: 'general.csv', size: 1000 } as Content;
  const fractions: number[] = [];
  const watched = await watchProgress(connection, [{ content }], ({ fraction }) => fractions.push(fraction));
  watched.of(content)('loading');
  for (const percentage of [40, 90, 0, 20, 100]) {
    progress.percentage = percentage;
    vi.advanceTimersByTime(200);
  }
  watched.stop();
  expect(new Set(fractions).size).toBe(4);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
});
