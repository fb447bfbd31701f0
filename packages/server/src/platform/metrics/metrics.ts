import type { Analytics } from '@pellucid/analytics';
import type { CacheMetrics, HistoryRange, MetricsSample, MetricsSummary, PrefetchMetrics } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { type ErrorLog, every } from '../../base/every.ts';
import type { Server } from '../../base/server.ts';
import { GateMetrics } from './gate-metrics.ts';
import { MetricsHistory } from './history.ts';
import { HttpMetrics, watchRequests } from './http-metrics.ts';
import { watchProcess } from './process-metrics.ts';
import { createPrometheus, type Prometheus } from './prometheus.ts';

/** Everything that is measured of this server while it runs; a restart begins anew. */
export interface Metrics {
  watchServer(server: Server): void;
  watchGate(analytics: Analytics): Analytics;
  /** Counts a cache among those that are told of. */
  watchCache(name: string, read: () => CacheMetrics): void;
  watchPrefetch(read: () => PrefetchMetrics): void;
  /** Questions under way, and for how long the oldest has been, in milliseconds. */
  gateUnderWay(): { running: number; oldestRunningMs: number };
  /** For how long no question has been under way, in milliseconds. */
  gateQuietMs(): number;
  summary(): MetricsSummary;
  history(range: HistoryRange): { everySeconds: number; samples: MetricsSample[] };
  readonly prometheus: Pick<Prometheus, 'text' | 'names' | 'contentType' | 'openFiles'>;
  stop(): void;
}

export function createMetrics(deps: {
  clock: Clock;
  database: () => MetricsSummary['database'];
  log: ErrorLog;
}): Metrics {
  const { clock, database } = deps;
  const startedAt = clock();
  const ownProcess = watchProcess();
  const http = new HttpMetrics();
  const history = new MetricsHistory();
  const gate = new GateMetrics((ms, cached) => {
    history.question(ms, cached);
    prometheus.question(ms, cached);
  });
  const caches = new Map<string, () => CacheMetrics>();
  const readCaches = () => Object.fromEntries([...caches].map(([name, read]) => [name, read()]));
  let readPrefetch = (): PrefetchMetrics => ({ tiles: 0, answered: 0, failed: 0, postponed: 0 });
  const prefetch = () => readPrefetch();
  const prometheus = createPrometheus({ gate: () => gate.read(), database, caches: readCaches, prefetch });

  const tick = () => {
    ownProcess.tick();
    const { process, eventLoop } = ownProcess.read();
    const { open, idle, waiting } = database();
    history.tick(clock(), {
      cpu: process.cpu,
      residentBytes: process.residentBytes,
      heapUsedBytes: process.heapUsedBytes,
      loopDelay: eventLoop.p99,
      connectionsInUse: open - idle,
      connectionsWaiting: waiting,
    });
  };
  const stopTicking = every(MetricsHistory.tickSeconds * 1000, tick, deps.log);

  return {
    watchServer: (server) =>
      watchRequests(server, (answered) => {
        http.record(answered);
        history.request(answered.ms, answered.status >= 500);
        prometheus.request(answered);
      }),
    watchGate: (analytics) => gate.watched(analytics),
    watchCache: (name, read) => void caches.set(name, read),
    watchPrefetch: (read) => {
      readPrefetch = read;
    },
    gateUnderWay: () => gate.underWay(),
    gateQuietMs: () => gate.quietMs(),
    summary: () => ({
      at: clock().toISOString(),
      startedAt: startedAt.toISOString(),
      ...ownProcess.read(),
      http: {
        requests: http.all.count,
        errors: http.errors,
        refused: http.refused,
        timing: http.all.read(),
        routes: http.read(),
      },
      gate: gate.read(),
      database: database(),
      caches: readCaches(),
      prefetch: prefetch(),
    }),
    history: (range) => history.read(range),
    prometheus,
    stop: () => {
      stopTicking();
      ownProcess.stop();
    },
  };
}
