import type { MetricsSummary, Timing } from '@pellucid/contract';
import { openFiles, threads } from '../../platform/metrics/own-process.ts';
import { percodeOf } from './jhi-metrics.ts';

const FILTER = 'com.codahale.metrics.servlet.InstrumentedFilter';
const POOL = 'HikariPool-1.pool';

/** Response codes that have a meter of their own; all others are counted together. */
const CODES: Readonly<Record<string, string>> = {
  200: 'ok',
  201: 'created',
  204: 'noContent',
  400: 'badRequest',
  404: 'notFound',
  500: 'serverError',
};

/** The figures as the metrics screen of a JHipster 4 client reads them: Dropwizard's, times in seconds. */
export function dropwizardMetricsOf(summary: MetricsSummary) {
  const { process, http, gate, database } = summary;
  const rates = ratesOver(process.uptimeSeconds);
  const timer = (timing: Timing) => ({
    ...distribution(timing, 1000),
    ...rates(timing.count),
    duration_units: 'seconds',
    rate_units: 'calls/second',
  });
  return {
    version: '3.1.3',
    gauges: gaugesOf(summary),
    counters: {
      'pellucid.gate.cached': { count: gate.cached },
      'pellucid.gate.refused': { count: gate.refused },
      'pellucid.gate.failed': { count: gate.failed },
      'pellucid.gate.running': { count: gate.running },
    },
    histograms: { [`${POOL}.Usage`]: { count: database.usage.count, ...distribution(database.usage, 1) } },
    meters: metersOf(http, rates),
    timers: {
      [`${FILTER}.requests`]: timer(http.timing),
      [`${POOL}.Wait`]: timer(database.acquire),
      'pellucid.gate.question': timer(gate.timing),
      ...Object.fromEntries(http.routes.map((one) => [`web.rest ${one.method} ${one.route}`, timer(one.timing)])),
    },
  };
}

function gaugesOf({ process, database }: MetricsSummary): Record<string, { value: number }> {
  const all = threads();
  const running = all.filter((thread) => thread.running).length;
  const files = openFiles();
  const collections = process.garbageCollections;
  const values = {
    'jvm.memory.total.used': process.residentBytes,
    'jvm.memory.total.max': process.systemMemoryBytes,
    'jvm.memory.total.committed': process.residentBytes,
    'jvm.memory.heap.used': process.heapUsedBytes,
    'jvm.memory.heap.max': process.heapLimitBytes,
    'jvm.memory.heap.committed': process.heapUsedBytes,
    'jvm.memory.non-heap.used': process.externalBytes,
    'jvm.memory.non-heap.committed': process.externalBytes,
    'jvm.threads.count': all.length,
    'jvm.threads.runnable.count': running,
    'jvm.threads.waiting.count': all.length - running,
    'jvm.threads.timed_waiting.count': 0,
    'jvm.threads.blocked.count': 0,
    'jvm.garbage.V8.count': collections.count,
    'jvm.garbage.V8.time': Math.round(collections.count * (collections.mean ?? 0)),
    'jvm.attributes.uptime': Math.round(process.uptimeSeconds * 1000),
    'jvm.files.open': files.open,
    'jvm.files.max': files.max,
    [`${POOL}.TotalConnections`]: database.open,
    [`${POOL}.ActiveConnections`]: database.open - database.idle,
    [`${POOL}.IdleConnections`]: database.idle,
    [`${POOL}.PendingConnections`]: database.waiting,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

type Rates = ReturnType<typeof ratesOver>;

/** This server keeps no moving averages by code: every rate is that since the start. */
function ratesOver(seconds: number) {
  return (count: number) => {
    const rate = seconds > 0 ? count / seconds : 0;
    return { mean_rate: rate, m1_rate: rate, m5_rate: rate, m15_rate: rate };
  };
}

function metersOf({ routes }: MetricsSummary['http'], rates: Rates) {
  const counts = new Map([...Object.values(CODES), 'other'].map((name) => [name, 0]));
  for (const [code, { count }] of Object.entries(percodeOf(routes))) {
    const name = CODES[code] ?? 'other';
    counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const meters = [...counts].map(([name, count]) => [
    `${FILTER}.responseCodes.${name}`,
    { count, ...rates(count), units: 'events/second' },
  ]);
  return Object.fromEntries(meters) as Record<string, { count: number }>;
}

/** Milliseconds in units of `unit` milliseconds; what was never measured is 0. */
function distribution({ count, mean, min, max, p50, p75, p95, p99 }: Timing, unit: number) {
  const told = { mean, min, max, p50, p75, p95, p98: p99, p99, p999: max };
  const values = Object.entries(told).map(([name, ms]) => [name, (ms ?? 0) / unit]);
  return { count, ...Object.fromEntries(values), stddev: 0 };
}
