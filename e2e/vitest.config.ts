import { defineConfig } from 'vitest/config';
import { WORKERS } from './support/workers.ts';

export default defineConfig({
  test: {
    name: 'e2e',
    root: import.meta.dirname,
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['support/global-setup.ts'],
    // Each worker has a server of its own, on which its journeys run one after another.
    maxWorkers: WORKERS,
    // The longest takes half a minute where nothing else runs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Far above what it takes: what polls waits for an event and does not measure it.
    expect: { poll: { timeout: 20_000 } },
  },
});
