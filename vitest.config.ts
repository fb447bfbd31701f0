import { defineConfig } from 'vitest/config';
import { LongestFirst } from './e2e/support/longest-first.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'analytics',
          root: 'packages/analytics',
          include: ['src/**/*.test.ts'],
          // Loading the engine anew for each file would take a fifth of the run.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Far above what it takes: what polls waits for an event and does not measure it.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: { name: 'eval', root: 'packages/assistant/eval', include: ['**/*.test.ts'], testTimeout: 180_000 },
      },
      {
        test: {
          name: 'assistant',
          root: 'packages/assistant',
          include: ['src/**/*.test.ts'],
          // The model and the engine are loaded once for all tables of questions.
          isolate: false,
          hookTimeout: 180_000,
        },
      },
      'packages/server/vitest.config.ts',
      'packages/server/vitest.postgres.config.ts',
      'packages/web/vitest.config.ts',
      'e2e/vitest.config.ts',
    ],
  },
});
