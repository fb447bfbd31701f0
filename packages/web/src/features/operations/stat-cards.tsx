import type { MetricsSample, MetricsSummary } from '@pellucid/contract';
import { count, percent } from '../../lib/format.ts';
import { bytes, duration, timespan } from './units.ts';
import './stat-cards.css';

type State = 'good' | 'warning' | 'danger';

interface Stat {
  label: string;
  value: string;
  note: string;
  state: State;
}

/** Samples that the first row speaks of: five minutes of ten seconds. */
const RECENT = 30;

/** The figures that say at a glance whether all is well; what is not stands out. */
export function StatCards({
  metrics,
  samples,
}: {
  metrics: MetricsSummary;
  samples: readonly MetricsSample[] | undefined;
}) {
  return (
    <ul className="ops-stats">
      {statsOf(metrics, samples?.slice(-RECENT) ?? []).map(({ label, value, note, state }) => (
        <li key={label} className={`card ops-stat ops-stat-${state}`}>
          <p className="ops-stat-label">{label}</p>
          <p className="ops-stat-value">{value}</p>
          <p className="ops-stat-note">{note}</p>
        </li>
      ))}
    </ul>
  );
}

function statsOf(
  { http, process, eventLoop, gate, database }: MetricsSummary,
  recent: readonly MetricsSample[],
): Stat[] {
  const sum = (read: (sample: MetricsSample) => number) => recent.reduce((total, sample) => total + read(sample), 0);
  const requests = recent.length > 0 ? sum((sample) => sample.requests) : http.requests;
  const errors = recent.length > 0 ? sum((sample) => sample.errors) : http.errors;
  const minutes = recent.length > 0 ? recent.length / 6 : process.uptimeSeconds / 60;
  const period = recent.length > 0 ? `last ${timespan(recent.length * 10)}` : 'since the start';
  const errorShare = requests === 0 ? 0 : errors / requests;
  const inUse = database.open - database.idle;
  return [
    {
      label: 'Requests per minute',
      value: count(Math.round(requests / Math.max(minutes, 1 / 6))),
      note: `${count(http.requests)} since the start`,
      state: 'good',
    },
    {
      label: 'Error rate',
      value: percent(errorShare),
      note: `${count(errors)} of ${count(requests)}, ${period}`,
      state: severityFor(errorShare, 0.001, 0.05),
    },
    {
      label: 'Response time, p95',
      value: duration(http.timing.p95),
      note: `p50 ${duration(http.timing.p50)}, p99 ${duration(http.timing.p99)}`,
      state: severityFor(http.timing.p95 ?? 0, 500, 2_000),
    },
    {
      label: 'Processors of the machine',
      value: percent(process.systemCpu),
      note: `this server: ${percent(process.cpu)} of one of ${process.processors}`,
      state: severityFor(process.systemCpu, 0.85, 0.97),
    },
    {
      label: 'Memory',
      value: bytes(process.residentBytes),
      note: `heap ${bytes(process.heapUsedBytes)} of at most ${bytes(process.heapLimitBytes)}`,
      state: severityFor(process.heapUsedBytes / process.heapLimitBytes, 0.7, 0.9),
    },
    {
      label: 'Event loop delay, p99',
      value: duration(eventLoop.p99),
      note: `busy ${percent(eventLoop.busy)} of the time`,
      state: severityFor(eventLoop.p99, 100, 500),
    },
    {
      label: 'Answered from the cache',
      value: gate.timing.count === 0 ? '–' : percent(gate.cached / gate.timing.count),
      note: `${count(gate.questions)} questions, p95 ${duration(gate.timing.p95)}`,
      state: gate.failed > 0 ? 'warning' : 'good',
    },
    {
      label: 'Database connections',
      value: `${inUse} of ${database.max}`,
      note: `${database.waiting} waiting; p95 wait ${duration(database.acquire.p95)}`,
      state: severityFor(database.waiting, 5, 50),
    },
  ];
}

function severityFor(value: number, warning: number, danger: number): State {
  if (value >= danger) return 'danger';
  return value >= warning ? 'warning' : 'good';
}
