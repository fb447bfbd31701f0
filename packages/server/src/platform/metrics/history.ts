import type { HistoryRange, MetricsSample } from '@pellucid/contract';
import { Timings } from './timings.ts';

/** Intervals of the two ranges, in seconds, and how many are kept: an hour and a day. */
const RANGES = { hour: { everySeconds: 10, kept: 360 }, day: { everySeconds: 300, kept: 288 } } as const;

/** The state that a sample notes at the end of its interval. */
export type ServerSnapshot = Pick<
  MetricsSample,
  'cpu' | 'residentBytes' | 'heapUsedBytes' | 'loopDelay' | 'connectionsInUse' | 'connectionsWaiting'
>;

/** What happens during one interval, and the samples of those that ended. */
class Recorder {
  private readonly samples: MetricsSample[] = [];
  private readonly requests = new Timings();
  private readonly questions = new Timings();
  private errors = 0;
  private cached = 0;
  private moments: ServerSnapshot[] = [];

  constructor(private readonly kept: number) {}

  request(ms: number, failed: boolean): void {
    this.requests.record(ms);
    if (failed) this.errors += 1;
  }

  question(ms: number, cached: boolean): void {
    this.questions.record(ms);
    if (cached) this.cached += 1;
  }

  note(moment: ServerSnapshot): void {
    this.moments.push(moment);
  }

  end(at: Date): void {
    const { requests, questions } = this;
    this.samples.push({
      at: at.toISOString(),
      requests: requests.count,
      errors: this.errors,
      p50: requests.percentile(50),
      p95: requests.percentile(95),
      p99: requests.percentile(99),
      questions: questions.count,
      cached: this.cached,
      questionP95: questions.percentile(95),
      ...summaryOf(this.moments),
    });
    if (this.samples.length > this.kept) this.samples.shift();
    requests.reset();
    questions.reset();
    this.errors = 0;
    this.cached = 0;
    this.moments = [];
  }

  read(): MetricsSample[] {
    return [...this.samples];
  }
}

/** A long interval tells the mean of its processor share and the worst of what hurts when it peaks. */
function summaryOf(moments: readonly ServerSnapshot[]): ServerSnapshot {
  const greatest = (name: keyof ServerSnapshot) => Math.max(0, ...moments.map((moment) => moment[name]));
  return {
    cpu: moments.reduce((sum, { cpu }) => sum + cpu, 0) / Math.max(1, moments.length),
    residentBytes: greatest('residentBytes'),
    heapUsedBytes: greatest('heapUsedBytes'),
    loopDelay: greatest('loopDelay'),
    connectionsInUse: greatest('connectionsInUse'),
    connectionsWaiting: greatest('connectionsWaiting'),
  };
}

/** The last hour and the last day, kept in memory: about 700 samples, whatever happens. */
export class MetricsHistory {
  private readonly hour = new Recorder(RANGES.hour.kept);
  private readonly day = new Recorder(RANGES.day.kept);
  private ticks = 0;

  request(ms: number, failed: boolean): void {
    this.hour.request(ms, failed);
    this.day.request(ms, failed);
  }

  question(ms: number, cached: boolean): void {
    this.hour.question(ms, cached);
    this.day.question(ms, cached);
  }

  /** Call it every `MetricsHistory.tickSeconds`. */
  tick(at: Date, moment: ServerSnapshot): void {
    this.ticks += 1;
    this.hour.note(moment);
    this.day.note(moment);
    this.hour.end(at);
    if (this.ticks % (RANGES.day.everySeconds / RANGES.hour.everySeconds) === 0) this.day.end(at);
  }

  read(range: HistoryRange): { everySeconds: number; samples: MetricsSample[] } {
    return { everySeconds: RANGES[range].everySeconds, samples: this[range].read() };
  }

  static readonly tickSeconds = RANGES.hour.everySeconds;
}
