import type { MetricsSummary, Timing } from '@pellucid/contract';
import type { OpenFiles } from '../../platform/metrics/prometheus.ts';
import { threads } from '../../platform/metrics/threads.ts';

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
export function dropwizardMetricsOf(summary: MetricsSummary, files: OpenFiles) {
  const { process, http, gate, database } = summary;
  const seconds = process.uptimeSeconds;
  const timer = (timing: Timing) => ({
    ...distribution(timing, 1000),
    ...ratesOf([timing], seconds),
    duration_units: 'seconds',
    rate_units: 'calls/second',
  });
  return {
    version: '3.1.3',
    gauges: { ...gaugesOf(summary, files), ...cacheGaugesOf(summary) },
    counters: {
      'pellucid.gate.cached': { count: gate.cached },
      'pellucid.gate.refused': { count: gate.refused },
      'pellucid.gate.failed': { count: gate.failed },
      'pellucid.gate.running': { count: gate.running },
    },
    histograms: { [`${POOL}.Usage`]: { count: database.usage.count, ...distribution(database.usage, 1) } },
    meters: metersOf(http, seconds),
    timers: {
      [`${FILTER}.requests`]: timer(http.timing),
      [`${POOL}.Wait`]: timer(database.acquire),
      'pellucid.gate.question': timer(gate.timing),
      ...Object.fromEntries(http.routes.map((one) => [`web.rest ${one.method} ${one.route}`, timer(one.timing)])),
    },
  };
}

function gaugesOf({ process, database }: MetricsSummary, files: OpenFiles): Record<string, { value: number }> {
  const all = threads();
  const running = all.filter((thread) => thread.running).length;
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
  return asGauges(values);
}

function cacheGaugesOf({ caches }: MetricsSummary): Record<string, { value: number }> {
  const values = Object.entries(caches).flatMap(([name, { hits, misses, puts, removals, evictions }]) =>
    Object.entries({
      'cache-hits': hits,
      'cache-misses': misses,
      'cache-gets': hits + misses,
      'cache-puts': puts,
      'cache-removals': removals,
      'cache-evictions': evictions,
      'cache-hit-percentage': hits === 0 ? 0 : (100 * hits) / (hits + misses),
    }).map(([what, value]) => [`jcache.statistics.${name}.${what}`, value] as const),
  );
  return asGauges(Object.fromEntries(values));
}

function asGauges(values: Readonly<Record<string, number>>): Record<string, { value: number }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

/** How often these happened together, a second: since the start, and as moving averages, which add up. */
function ratesOf(timings: readonly Timing[], seconds: number) {
  const sum = (value: (timing: Timing) => number) => timings.reduce((total, timing) => total + value(timing), 0);
  return {
    mean_rate: seconds > 0 ? sum(({ count }) => count) / seconds : 0,
    m1_rate: sum(({ rates }) => rates.m1),
    m5_rate: sum(({ rates }) => rates.m5),
    m15_rate: sum(({ rates }) => rates.m15),
  };
}

function metersOf({ routes }: MetricsSummary['http'], seconds: number): Record<string, { count: number }> {
  const byCode = new Map<string, Timing[]>([...Object.values(CODES), 'other'].map((name) => [name, []]));
  for (const { status, timing } of routes.flatMap(({ statuses }) => statuses)) {
    byCode.get(CODES[status] ?? 'other')?.push(timing);
  }
  const meters = [...byCode].map(([name, timings]) => {
    const count = timings.reduce((total, timing) => total + timing.count, 0);
    const meter = { count, ...ratesOf(timings, seconds), units: 'events/second' };
    return [`${FILTER}.responseCodes.${name}`, meter];
  });
  return Object.fromEntries(meters);
}

/** Milliseconds in units of `unit` milliseconds; what was never measured is 0. */
function distribution({ count, mean, min, max, p50, p75, p95, p99 }: Timing, unit: number) {
  const told = { mean, min, max, p50, p75, p95, p98: p99, p99, p999: max };
  const values = Object.entries(told).map(([name, ms]) => [name, (ms ?? 0) / unit]);
  return { count, ...Object.fromEntries(values), stddev: 0 };
}
