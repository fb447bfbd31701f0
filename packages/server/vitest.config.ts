import { defineProject } from 'vitest/config';
import { PATIENCE } from './src/testing/patience.ts';

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Loading the server anew for each file would take as long as the tests; each builds an app of its own anyway.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: PATIENCE } },
  },
});
