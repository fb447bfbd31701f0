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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'eval', root: 'packages/assistant/eval', include: ['*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          name: 'assistant',
          root: 'packages/assistant',
          include: ['src/**/*.test.ts'],
          // The model and the engine are loaded once for all tables of questions.
          isolate: false,
          hookTimeout: 60_000,
        },
      },
      'packages/server/vitest.config.ts',
      'packages/server/vitest.postgres.config.ts',
      'packages/web/vitest.config.ts',
      'e2e/vitest.config.ts',
    ],
  },
});
