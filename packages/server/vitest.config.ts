import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Loading the server anew for each file would take as long as the tests; each builds an app of its own anyway.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Far above what it takes: what polls waits for an event and does not measure it.
    expect: { poll: { timeout: 20_000 } },
  },
});
