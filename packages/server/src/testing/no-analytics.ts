import type { Analytics } from '@pellucid/analytics';

const refuse = async () => {
  throw new Error('This suite asks for spend data: give buildTestApp an `analytics`');
};

/** For suites that are not about spend data. */
export const noAnalytics: Analytics = {
  run: refuse,
  remembered: refuse,
  check: refuse,
  stream: refuse,
  search: refuse,
  enterExport: async () => () => undefined,
  namesOf: refuse,
  running: async () => [],
  cancel: () => false,
  recordsOf: () => [],
  describe: refuse,
  dataVersion: async () => 'none',
  dataChanged: () => undefined,
  onAudit: () => undefined,
  cacheMetrics: () => ({ hits: 0, misses: 0, puts: 0, evictions: 0, removals: 0, entries: 0 }),
  rollups: () => [],
  slowQuestions: () => [],
};

export const noImport = refuse;
