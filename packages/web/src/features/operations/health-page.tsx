import type { Health } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { componentLabel } from './component-text.ts';
import { HealthTable } from './health-table.tsx';
import { OperationsFrame } from './operations-frame.tsx';
import { healthQuery } from './operations-queries.ts';
import { exactMoment, timespan } from './units.ts';
import './health-page.css';

/** Whether every part of the server works, and since when; it looks again every ten seconds. */
export function Component() {
  const health = useQuery(healthQuery);
  const { data } = health;
  return (
    <OperationsFrame
      title="Health"
      lead="Every part is looked at every 15 seconds, whether or not this page is open."
      loading={health}
    >
      {data === undefined && health.error === null && <Skeleton active paragraph={{ rows: 8 }} />}
      {data !== undefined && (
        <>
          <Verdict health={data} />
          <HealthTable components={data.components ?? {}} />
          <Changes health={data} />
        </>
      )}
    </OperationsFrame>
  );
}

function Verdict({ health }: { health: Health }) {
  const parts = Object.entries(health.components ?? {});
  const down = parts.filter(([, { status }]) => status === 'DOWN').map(([name]) => componentLabel(name));
  const since = health.since === undefined ? '' : `since ${exactMoment(health.since)} (${ago(health.since)})`;
  const kind = health.status === 'DOWN' ? 'down' : down.length > 0 ? 'impaired' : 'up';
  const titles = {
    up: 'All parts work',
    impaired: `The server works, but not all of it: ${down.join(', ')}`,
    down: `The server cannot serve: ${down.join(', ')}`,
  };
  return (
    <div className={`card verdict verdict-${kind}`} role="status">
      <span className="verdict-light" aria-hidden="true" />
      <div className="verdict-text">
        <p className="verdict-titles">{titles[kind]}</p>
        <p className="ops-quiet">
          {health.status} {since}
        </p>
      </div>
      <dl className="verdict-probes">
        <div>
          <dt>Liveness</dt>
          <dd>UP: it answers</dd>
        </div>
        <div>
          <dt>Readiness</dt>
          <dd>{health.status === 'UP' ? 'UP: send requests' : 'DOWN: send none'}</dd>
        </div>
      </dl>
    </div>
  );
}

function Changes({ health: { changes = [] } }: { health: Health }) {
  return (
    <section className="ops-part">
      <h2>What changed</h2>
      {changes.length === 0 ? (
        <p className="ops-quiet">No part has gone down since the server started.</p>
      ) : (
        <ol className="card changes">
          {changes.map(({ at, component, status, error }) => (
            <li key={`${at} ${component}`}>
              <time dateTime={at}>{exactMoment(at)}</time>
              <span className={`pill pill-${status === 'UP' ? 'good' : 'danger'}`}>{status}</span>
              <b>{componentLabel(component)}</b>
              {error !== null && <span className="ops-bad">{error}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function ago(iso: string): string {
  return `for ${timespan((Date.now() - new Date(iso).getTime()) / 1000)}`;
}
