import type { MetricsSummary, Timing } from '@pellucid/contract';
import { count, percent } from '../../lib/format.ts';
import { bytes, duration, exactMoment, timespan } from './units.ts';
import './metrics-facts.css';

type Facts = readonly (readonly [string, string])[];

/** Everything else that is known, in four lists. */
export function MetricsFacts({ metrics }: { metrics: MetricsSummary }) {
  const { process, eventLoop, gate, database, prefetch } = metrics;
  return (
    <div className="facts-grid">
      <FactList
        title="Process"
        facts={[
          ['Started', exactMoment(metrics.startedAt)],
          ['Running for', timespan(process.uptimeSeconds)],
          ['Load of the machine, 1 min', process.load1m.toFixed(2)],
          ['Memory of the machine', `${bytes(process.systemFreeBytes)} free of ${bytes(process.systemMemoryBytes)}`],
          ['Memory outside the heap', bytes(process.externalBytes)],
        ]}
      />
      <FactList
        title="Event loop and garbage collection"
        facts={[
          ['Delay p50', duration(eventLoop.p50)],
          ['Delay at most', duration(eventLoop.max)],
          ['Busy', percent(eventLoop.busy)],
          ['Collections', count(process.garbageCollections.count)],
          ['Pause p95, at most', pair(process.garbageCollections)],
        ]}
      />
      <FactList
        title="Query gate"
        facts={[
          ['Questions', count(gate.questions)],
          ['Refused', count(gate.refused)],
          ['Failed', count(gate.failed)],
          [
            'Under way',
            gate.running === 0 ? 'none' : `${gate.running}, the oldest for ${duration(gate.oldestRunningMs)}`,
          ],
          ['Time p95, at most', pair(gate.timing)],
          ['Tiles prefetched', `${count(prefetch.answered)} of ${count(prefetch.tiles)}`],
          ['Prefetches put off, failed', `${count(prefetch.postponed)}, ${count(prefetch.failed)}`],
        ]}
      />
      <FactList
        title="Database pool"
        facts={[
          ['Open, idle', `${database.open}, ${database.idle}`],
          ['Connections made', count(database.created.count)],
          ['Making one, p95', duration(database.created.p95)],
          ['Waiting for one p95, at most', pair(database.acquire)],
          ['In use p95, at most', pair(database.usage)],
        ]}
      />
    </div>
  );
}

function pair({ p95, max }: Timing): string {
  return `${duration(p95)}, ${duration(max)}`;
}

function FactList({ title, facts }: { title: string; facts: Facts }) {
  return (
    <section className="card facts">
      <h3>{title}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
