import type { MetricsSummary } from '@pellucid/contract';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest } from './http-metrics.ts';

/** Facts of the process are the process's: however many applications it holds, they are watched once. */
let ofProcess: Registry | undefined;

function processRegistry(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Open files of the process and how many may be; 0 where the system does not say. */
export interface OpenFiles {
  open: number;
  max: number;
}

/** The metrics of an application as a Prometheus server scrapes them. */
export interface Prometheus {
  request(answered: AnsweredRequest): void;
  question(ms: number, cached: boolean): void;
  text(): Promise<string>;
  names(): string[];
  openFiles(): Promise<OpenFiles>;
  readonly contentType: string;
}

/** A figure of the process that the library measures. */
async function figureOf(name: string): Promise<number> {
  const metric = await processRegistry().getSingleMetric(name)?.get();
  return metric?.values[0]?.value ?? 0;
}

/** Gate, database and caches are read when somebody scrapes, and cost nothing in between. */
export function createPrometheus(read: {
  gate: () => MetricsSummary['gate'];
  database: () => MetricsSummary['database'];
  caches: () => MetricsSummary['caches'];
  prefetch: () => MetricsSummary['prefetch'];
}): Prometheus {
  const registers = [new Registry()];
  const requests = new Histogram({
    name: 'http_server_requests_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'uri', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const questions = new Histogram({
    name: 'pellucid_gate_question_seconds',
    help: 'Time from a question to the query gate to its answer',
    labelNames: ['cached'] as const,
    buckets: SECONDS,
    registers,
  });
  new Gauge({
    name: 'pellucid_gate_running',
    help: 'Questions to the query gate that are under way',
    registers,
    collect() {
      this.set(read.gate().running);
    },
  });
  new Counter({
    name: 'pellucid_gate_unanswered_total',
    help: 'Questions to the query gate that were refused or failed',
    labelNames: ['why'] as const,
    registers,
    collect() {
      const { refused, failed } = read.gate();
      this.reset();
      this.inc({ why: 'refused' }, refused);
      this.inc({ why: 'failed' }, failed);
    },
  });
  new Gauge({
    name: 'pellucid_database_connections',
    help: 'Connections to the application database, and requests that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { max, open, idle, waiting } = read.database();
      for (const [state, value] of Object.entries({ max, active: open - idle, idle, waiting }))
        this.set({ state }, value);
    },
  });
  new Counter({
    name: 'pellucid_cache_events_total',
    help: 'What became of the values in a cache',
    labelNames: ['cache', 'event'] as const,
    registers,
    collect() {
      this.reset();
      for (const [cache, { entries: _, ...events }] of Object.entries(read.caches()))
        for (const [event, count] of Object.entries(events)) this.inc({ cache, event }, count);
    },
  });
  new Gauge({
    name: 'pellucid_cache_entries',
    help: 'Values in a cache',
    labelNames: ['cache'] as const,
    registers,
    collect() {
      for (const [cache, { entries }] of Object.entries(read.caches())) this.set({ cache }, entries);
    },
  });
  new Gauge({
    name: 'pellucid_prefetch_tiles',
    help: 'Tiles of the default views of boards since the data changed, and what became of their prefetch',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { tiles, ...states } = read.prefetch();
      for (const [state, value] of Object.entries({ all: tiles, ...states })) this.set({ state }, value);
    },
  });
  const all = Registry.merge([processRegistry(), ...registers]);
  return {
    request: ({ method, route: uri, status, ms }) => requests.observe({ method, uri, status }, ms / 1000),
    question: (ms, cached) => questions.observe({ cached: String(cached) }, ms / 1000),
    text: () => all.metrics(),
    names: () => all.getMetricsAsArray().map(({ name }) => name),
    openFiles: async () => ({ open: await figureOf('process_open_fds'), max: await figureOf('process_max_fds') }),
    contentType: all.contentType,
  };
}
