import { availableParallelism } from 'node:os';
import { getHeapSpaceStatistics } from 'node:v8';
import type { MetricsSummary, Timing } from '@pellucid/contract';
import type { OpenFiles } from '../../platform/metrics/prometheus.ts';
import { threads } from '../../platform/metrics/threads.ts';

/**
 * The figures as the metrics screen of a JHipster 6 client reads them. That client throws where a key is missing, so what
 * this server has no like of is there with 0. Times in milliseconds.
 */
export function jhiMetricsOf(summary: MetricsSummary, files: OpenFiles): Record<string, unknown> {
  const { http, database } = summary;
  return {
    jvm: Object.fromEntries(
      getHeapSpaceStatistics().map((space) => [
        space.space_name,
        { used: space.space_used_size, max: -1, committed: space.space_size },
      ]),
    ),
    'http.server.requests': { all: { count: http.requests }, percode: percodeOf(http.routes) },
    services: servicesOf(http.routes),
    cache: cachesOf(summary),
    databases: {
      min: { value: 0 },
      max: { value: database.max },
      active: { value: database.open - database.idle },
      idle: { value: database.idle },
      pending: { value: database.waiting },
      connections: { value: database.open },
      acquire: quantiles(database.acquire),
      creation: quantiles(database.created),
      usage: quantiles(database.usage),
    },
    garbageCollector: {
      'jvm.gc.max.data.size': summary.process.heapLimitBytes,
      'jvm.gc.live.data.size': summary.process.heapUsedBytes,
      'jvm.gc.memory.promoted': 0,
      'jvm.gc.memory.allocated': 0,
      'jvm.gc.pause': quantiles(summary.process.garbageCollections),
      classesLoaded: 0,
      classesUnloaded: 0,
    },
    processMetrics: {
      'system.cpu.count': availableParallelism(),
      'system.cpu.usage': summary.process.systemCpu,
      'system.load.average.1m': summary.process.load1m,
      'process.cpu.usage': summary.process.cpu / availableParallelism(),
      'process.files.open': files.open,
      'process.files.max': files.max,
      'process.start.time': new Date(summary.startedAt).getTime(),
      'process.uptime': summary.process.uptimeSeconds * 1000,
    },
  };
}

function cachesOf({ caches }: MetricsSummary) {
  const told = Object.entries(caches).map(([name, { hits, misses, puts, removals, evictions }]) => {
    const gets = { 'cache.gets.hit': hits, 'cache.gets.miss': misses };
    return [name, { ...gets, 'cache.puts': puts, 'cache.removals': removals, 'cache.evictions': evictions }];
  });
  return Object.fromEntries(told);
}

/** The threads of this process as a thread dump of a JHipster server; what only Java has is empty. */
export function threadsOf() {
  return threads().map(({ id, name, running }) => ({
    threadName: name,
    threadId: id,
    threadState: running ? 'RUNNABLE' : 'WAITING',
    blockedTime: -1,
    blockedCount: 0,
    waitedTime: -1,
    waitedCount: 0,
    lockName: null,
    lockOwnerId: -1,
    lockOwnerName: null,
    inNative: false,
    suspended: false,
    stackTrace: [],
    lockedMonitors: [],
    lockedSynchronizers: [],
    lockInfo: null,
  }));
}

interface Sum {
  count: number;
  total: number;
  max: number;
}

function added(sum: Sum | undefined, { count, mean, max }: Timing): Sum {
  const { count: before, total, max: greatest } = sum ?? { count: 0, total: 0, max: 0 };
  return { count: before + count, total: total + count * (mean ?? 0), max: Math.max(greatest, max ?? 0) };
}

function told({ count, total, max }: Sum) {
  return { count, mean: count === 0 ? 0 : total / count, max };
}

function percodeOf(routes: MetricsSummary['http']['routes']) {
  const codes = new Map<string, Sum>();
  for (const { status, timing } of routes.flatMap(({ statuses }) => statuses)) {
    codes.set(String(status), added(codes.get(String(status)), timing));
  }
  return Object.fromEntries([...codes].map(([code, sum]) => [code, told(sum)]));
}

function servicesOf(routes: MetricsSummary['http']['routes']) {
  const services: Record<string, Record<string, ReturnType<typeof told>>> = {};
  for (const { route, method, timing } of routes) {
    services[route] = { ...services[route], [method]: told(added(undefined, timing)) };
  }
  return services;
}

function quantiles({ count, mean, min, max, p50, p75, p95, p99 }: Timing) {
  return {
    count,
    mean: mean ?? 0,
    max: max ?? 0,
    totalTime: count * (mean ?? 0),
    '0.0': min ?? 0,
    '0.5': p50 ?? 0,
    '0.75': p75 ?? 0,
    '0.95': p95 ?? 0,
    '0.99': p99 ?? 0,
    '1.0': max ?? 0,
  };
}
