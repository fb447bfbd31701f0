import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'jsdom',
    // Loading antd and the application anew for each file would take longer than the tests; setup.ts resets what modules keep.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    // Loaded by Node it looks for jsPDF among the global variables.
    server: { deps: { inline: ['svg2pdf.js'] } },
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 180_000,
  },
});
