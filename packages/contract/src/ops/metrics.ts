import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

const tag = 'operations';
const access = ['ROLE_ADMIN'] as const;

/**
 * How long something took, in milliseconds; all null while nothing was counted. `rates` are how often it happened, a second:
 * moving averages over one, five and fifteen minutes.
 */
export const Timing = z.object({
  count: z.int(),
  mean: z.number().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  p50: z.number().nullable(),
  p75: z.number().nullable(),
  p95: z.number().nullable(),
  p99: z.number().nullable(),
  rates: z.object({ m1: z.number(), m5: z.number(), m15: z.number() }),
});
export type Timing = z.infer<typeof Timing>;

/** Requests of one route and method since the start of the server; `errors` are its answers of 500 and above. */
export const RouteMetrics = z.object({
  route: z.string(),
  method: z.string(),
  errors: z.int(),
  timing: Timing,
  statuses: z.array(z.object({ status: z.int(), timing: Timing })),
});
export type RouteMetrics = z.infer<typeof RouteMetrics>;

/** What became of a cache since the start. Evicted is what it had no room for, removed what had become untrue. */
export const CacheMetrics = z.object({
  hits: z.int(),
  misses: z.int(),
  puts: z.int(),
  evictions: z.int(),
  removals: z.int(),
  entries: z.int(),
});
export type CacheMetrics = z.infer<typeof CacheMetrics>;

/**
 * Default views of boards that are asked beforehand: their tiles since the data last changed, how many are answered or could not be, and how
 * often one was put off because somebody asked.
 */
export const PrefetchMetrics = z.object({
  tiles: z.int(),
  answered: z.int(),
  failed: z.int(),
  postponed: z.int(),
});
export type PrefetchMetrics = z.infer<typeof PrefetchMetrics>;

/** What the server is doing: counts since its start, and the state of this moment. Sizes in bytes, shares from 0 to 1. */
export const MetricsSummary = z.object({
  at: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  process: z.object({
    uptimeSeconds: z.number(),
    /** Share of one processor; more than 1 when several are busy. */
    cpu: z.number(),
    systemCpu: z.number(),
    load1m: z.number(),
    processors: z.int(),
    residentBytes: z.number(),
    heapUsedBytes: z.number(),
    heapLimitBytes: z.number(),
    externalBytes: z.number(),
    systemMemoryBytes: z.number(),
    systemFreeBytes: z.number(),
    garbageCollections: Timing,
  }),
  /** How late the event loop came to its work since the last sample, in milliseconds, and the share of time it was busy. */
  eventLoop: z.object({ p50: z.number(), p99: z.number(), max: z.number(), busy: z.number() }),
  http: z.object({
    requests: z.int(),
    errors: z.int(),
    refused: z.int(),
    timing: Timing,
    routes: z.array(RouteMetrics),
  }),
  /** Questions to the query gate. `cached` were answered without the engine. */
  gate: z.object({
    questions: z.int(),
    cached: z.int(),
    refused: z.int(),
    failed: z.int(),
    running: z.int(),
    oldestRunningMs: z.number(),
    timing: Timing,
  }),
  /** Connections to the application database. */
  database: z.object({
    max: z.int(),
    open: z.int(),
    idle: z.int(),
    waiting: z.int(),
    created: Timing,
    acquire: Timing,
    usage: Timing,
  }),
  caches: z.record(z.string(), CacheMetrics),
  prefetch: PrefetchMetrics,
});
export type MetricsSummary = z.infer<typeof MetricsSummary>;

export const getMetricsSummary = endpoint({
  id: 'getMetricsSummary',
  summary: 'Process, event loop, requests by route, query gate, database pool and caches',
  tag,
  method: 'GET',
  path: 'management/metrics/summary',
  access,
  response: MetricsSummary,
});

/** A table of sums that answers in place of a wider one; the answers are the same until it is made, only slower. */
export const RollupMetrics = z.object({
  name: z.string(),
  source: z.string(),
  state: z.enum(['made', 'being made', 'waiting']),
  rows: z.int().nullable(),
  /** How long it took to write it the last time: whole, or the years that an import changed. */
  seconds: z.number().nullable(),
  /** Answers that it gave since the start, those from memory included. */
  uses: z.int(),
});
export type RollupMetrics = z.infer<typeof RollupMetrics>;

export const getRollups = endpoint({
  id: 'getRollups',
  summary: 'The roll-ups of the spend data: how far they are made, their size and how often each has answered',
  tag,
  method: 'GET',
  path: 'management/metrics/rollups',
  access,
  response: z.object({ rollups: z.array(RollupMetrics) }),
});

/**
 * A kind of question that took longer than a second because no roll-up answers it, in names of the model alone: values and names
 * that people typed are not in it. `rollup` is how one would be declared that answers it, null where none can.
 */
export const SlowQuestion = z.object({
  source: z.string(),
  figures: z.array(z.string()),
  dimensions: z.array(z.string()),
  filters: z.array(z.string()),
  times: z.int(),
  totalMs: z.number(),
  slowestMs: z.number(),
  rollup: z
    .object({ by: z.array(z.string()), counts: z.array(z.string()), years: z.enum(['apart', 'both']) })
    .nullable(),
});
export type SlowQuestion = z.infer<typeof SlowQuestion>;

export const getSlowQuestions = endpoint({
  id: 'getSlowQuestions',
  summary: 'Slow questions that no roll-up answers, with the roll-up that would; the dearest first, since the start',
  tag,
  method: 'GET',
  path: 'management/metrics/slow-questions',
  access,
  response: z.object({ questions: z.array(SlowQuestion) }),
});

export const HistoryRange = z.enum(['hour', 'day']);
export type HistoryRange = z.infer<typeof HistoryRange>;

/** What happened in one interval that ended at `at`; times in milliseconds, null where nothing happened. */
export const MetricsSample = z.object({
  at: z.iso.datetime(),
  requests: z.int(),
  errors: z.int(),
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  p99: z.number().nullable(),
  cpu: z.number(),
  residentBytes: z.number(),
  heapUsedBytes: z.number(),
  loopDelay: z.number(),
  questions: z.int(),
  cached: z.int(),
  questionP95: z.number().nullable(),
  connectionsInUse: z.int(),
  connectionsWaiting: z.int(),
});
export type MetricsSample = z.infer<typeof MetricsSample>;

export const getMetricsHistory = endpoint({
  id: 'getMetricsHistory',
  summary: 'The last hour by 10 seconds or the last day by 5 minutes, oldest first; it begins anew with the server',
  tag,
  method: 'GET',
  path: 'management/metrics/history',
  access,
  query: z.object({ range: HistoryRange.default('hour') }),
  response: z.object({ everySeconds: z.int(), samples: z.array(MetricsSample) }),
});
