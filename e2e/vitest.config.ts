import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['support/global-setup.ts'],
    // One server and one browser serve all journeys: they run one after another, as one person would.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Far above what it takes: what polls waits for an event and does not measure it.
    expect: { poll: { timeout: 20_000 } },
  },
});
