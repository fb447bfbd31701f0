import type { HistoryRange, MetricsSample } from '@pellucid/contract';
import { count, percent } from '../../lib/format.ts';
import type { HistoryLine } from './history-canvas.tsx';
import { HistoryChart } from './history-chart.tsx';
import { bytes, duration } from './units.ts';
import './history-charts.css';

const SPAN: Readonly<Record<HistoryRange, number>> = { hour: 3_600_000, day: 86_400_000 };
const MEGABYTE = 1024 * 1024;

interface HistoryChartsProps {
  range: HistoryRange;
  everySeconds: number;
  samples: readonly MetricsSample[];
}

/** Traffic, times and load over the last hour or day; all charts share one axis of time. */
export function HistoryCharts({ range, everySeconds, samples }: HistoryChartsProps) {
  const newest = samples.at(-1);
  const to = newest === undefined ? Date.now() : new Date(newest.at).getTime();
  const axis = { from: to - SPAN[range], to };
  const line = (
    label: string,
    color: number,
    read: (sample: MetricsSample) => number | null,
    filled = false,
  ): HistoryLine => ({
    label,
    color,
    filled,
    points: samples.map((sample) => [new Date(sample.at).getTime(), read(sample)] as const),
  });
  const perMinute = (amount: number) => (amount / everySeconds) * 60;
  const rate = (value: number) => (value < 10 ? value.toFixed(value === 0 ? 0 : 1) : count(Math.round(value)));
  return (
    <div className="history-grid">
      <HistoryChart
        title="Requests per minute"
        lines={[
          line('Requests', 0, ({ requests }) => perMinute(requests), true),
          line('Errors', -1, ({ errors }) => perMinute(errors)),
        ]}
        format={rate}
        minExtent={10}
        {...axis}
      />
      <HistoryChart
        title="Response time"
        lines={[line('p50', 0, ({ p50 }) => p50), line('p95', 1, ({ p95 }) => p95), line('p99', 3, ({ p99 }) => p99)]}
        format={duration}
        minExtent={50}
        {...axis}
      />
      <HistoryChart
        title="Processor"
        lines={[line('One core', 0, ({ cpu }) => cpu, true)]}
        format={percent}
        minExtent={1}
        {...axis}
      />
      <HistoryChart
        title="Event loop delay"
        lines={[line('p99', 1, ({ loopDelay }) => loopDelay, true)]}
        format={duration}
        minExtent={20}
        {...axis}
      />
      <HistoryChart
        title="Memory"
        lines={[
          line('Resident', 0, ({ residentBytes }) => residentBytes),
          line('Heap', 2, ({ heapUsedBytes }) => heapUsedBytes, true),
        ]}
        format={bytes}
        unit={1024}
        minExtent={256 * MEGABYTE}
        {...axis}
      />
      <HistoryChart
        title="Query gate, questions per minute"
        lines={[
          line('Asked', 0, ({ questions }) => perMinute(questions), true),
          line('From the cache', 4, ({ cached }) => perMinute(cached)),
        ]}
        format={rate}
        minExtent={10}
        {...axis}
      />
    </div>
  );
}
