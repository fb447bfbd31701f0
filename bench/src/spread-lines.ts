import { sampleOf } from './measure.ts';
import type { Ladder } from './options.ts';
import type { Line } from './report.ts';

/** What was asked once, and how long it took. */
export interface Timed {
  readonly what: string;
  readonly milliseconds: number;
}

/** How long the slowest in twenty took, and the middle one; the details name each, slowest first. */
export function spreadLines(ladder: Ladder, what: string, times: readonly Timed[]): Line[] {
  const sorted = times.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const within = (part: number) => sampleOf([sorted[Math.floor(sorted.length * part)]?.milliseconds ?? Number.NaN]);
  return [
    {
      ladder,
      what: `${what}: 95 of 100 within (of ${times.length})`,
      unit: 'ms',
      ours: within(0.05),
      details: sorted,
    },
    { ladder, what: `${what}: half within`, unit: 'ms', ours: within(0.5) },
  ];
}
