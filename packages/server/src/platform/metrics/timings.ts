import { createHistogram } from 'node:perf_hooks';
import type { Timing } from '@pellucid/contract';
import { Meter } from './meter.ts';

/** Longest time that is told apart, in microseconds: ten minutes. */
const LONGEST = 600_000_000;

/**
 * Durations with percentiles to within one per cent, in a few kilobytes however many there are: the histogram of the
 * platform (HDR), fed with microseconds.
 */
export class Timings {
  private readonly histogram = createHistogram({ lowest: 1, highest: LONGEST, figures: 2 });
  private readonly meter = new Meter();
  private sum = 0;

  /** `ms` may be a fraction. */
  record(ms: number): void {
    const microseconds = Math.min(LONGEST, Math.max(1, Math.round(ms * 1000)));
    this.histogram.record(microseconds);
    this.meter.mark();
    this.sum += ms;
  }

  get count(): number {
    return this.histogram.count;
  }

  /** Milliseconds in all. */
  get total(): number {
    return this.sum;
  }

  /** Milliseconds; null while nothing was recorded. */
  percentile(percent: number): number | null {
    // The bucket's upper end may lie above the greatest value in it.
    return this.count === 0 ? null : Math.min(this.histogram.percentile(percent), this.histogram.max) / 1000;
  }

  read(): Timing {
    const { count } = this;
    return {
      count,
      mean: count === 0 ? null : this.sum / count,
      min: count === 0 ? null : this.histogram.min / 1000,
      max: count === 0 ? null : this.histogram.max / 1000,
      p50: this.percentile(50),
      p75: this.percentile(75),
      p95: this.percentile(95),
      p99: this.percentile(99),
      rates: this.meter.read(),
    };
  }

  /** Forgets durations; rates go on. */
  reset(): void {
    this.histogram.reset();
    this.sum = 0;
  }
}
