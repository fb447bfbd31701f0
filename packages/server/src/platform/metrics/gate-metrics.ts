import { type Analytics, type Ask, QueryRefused } from '@pellucid/analytics';
import type { MetricsSummary } from '@pellucid/contract';
import { Timings } from './timings.ts';

/** What the query gate was asked, measured from outside: from the question to its answer. */
export class GateMetrics {
  readonly timings = new Timings();
  cached = 0;
  refused = 0;
  failed = 0;
  private readonly running = new Map<symbol, number>();
  private lastEnded = Number.NEGATIVE_INFINITY;

  constructor(private readonly onAnswer: (ms: number, cached: boolean) => void) {}

  /** The same gate, counted. Streams count until their first rows are there. */
  watched(analytics: Analytics): Analytics {
    return {
      ...analytics,
      run: (...asked) => this.timed(() => analytics.run(...asked)),
      stream: (...asked) => this.timed(() => analytics.stream(...asked)),
      search: (...asked) => this.timed(() => analytics.search(...asked)),
      remembered: async (question, scope, make, options) => {
        const started = performance.now();
        const watched = (ask: Ask) => make((query) => this.timed(() => ask(query)));
        const found = await analytics.remembered(question, scope, watched, options);
        this.repeated(found.repeats, performance.now() - started);
        return found;
      },
    };
  }

  /** Questions under way, and for how long the oldest has been, in milliseconds. */
  underWay(): { running: number; oldestRunningMs: number } {
    const first = this.running.values().next().value;
    return { running: this.running.size, oldestRunningMs: first === undefined ? 0 : performance.now() - first };
  }

  /** For how long no question has been under way, in milliseconds. */
  quietMs(): number {
    return this.running.size > 0 ? 0 : performance.now() - this.lastEnded;
  }

  read(): MetricsSummary['gate'] {
    const { cached, refused, failed, timings } = this;
    const questions = timings.count + refused + failed;
    return { questions, cached, refused, failed, ...this.underWay(), timing: timings.read() };
  }

  /** Questions that were answered at once, by giving a page again. */
  private repeated(count: number, ms: number): void {
    if (count > 0) this.lastEnded = performance.now();
    for (let index = 0; index < count; index++) this.answered(ms / count, true);
  }

  private answered(ms: number, cached: boolean): void {
    this.timings.record(ms);
    if (cached) this.cached += 1;
    this.onAnswer(ms, cached);
  }

  private async timed<T extends object>(ask: () => Promise<T>): Promise<T> {
    const id = Symbol('question');
    const started = performance.now();
    this.running.set(id, started);
    try {
      const answer = await ask();
      const cached = 'cached' in answer && answer.cached === true;
      this.answered(performance.now() - started, cached);
      return answer;
    } catch (error) {
      if (error instanceof QueryRefused) this.refused += 1;
      else this.failed += 1;
      throw error;
    } finally {
      this.running.delete(id);
      this.lastEnded = performance.now();
    }
  }
}
