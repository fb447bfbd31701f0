import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'analytics',
          root: 'packages/analytics',
          include: ['src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'packages/server/vitest.config.ts',
      'packages/web/vitest.config.ts',
      'e2e/vitest.config.ts',
    ],
  },
});
