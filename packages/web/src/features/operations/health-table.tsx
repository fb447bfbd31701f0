import type { HealthComponent } from '@pellucid/contract';
import { componentDetails, componentLabel } from './component-text.ts';
import { bytes, exactMoment, timespan } from './units.ts';
import './health-table.css';

/** The parts, what is down first. */
export function HealthTable({ components }: { components: Readonly<Record<string, HealthComponent>> }) {
  const parts = Object.entries(components).sort(
    ([a, { status }], [b, { status: other }]) =>
      status.localeCompare(other) || componentLabel(a).localeCompare(componentLabel(b)),
  );
  return (
    <table className="card ops-rows" aria-label="Parts of the server">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">State</th>
          <th scope="col">Since</th>
          <th scope="col">Facts</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(([name, part]) => (
          <tr key={name}>
            <th scope="row">
              {componentLabel(name)}
              {!part.critical && <span className="ops-note">the server works without it</span>}
            </th>
            <td>
              <span className={`pill pill-${part.status === 'UP' ? 'good' : 'danger'}`}>{part.status}</span>
            </td>
            <td>
              <time dateTime={part.since}>{exactMoment(part.since)}</time>
              <span className="ops-note">{timespan((Date.now() - new Date(part.since).getTime()) / 1000)}</span>
            </td>
            <td>
              {typeof part.details.error === 'string' && <p className="ops-bad">{part.details.error}</p>}
              <ul className="part-facts">
                {componentDetails(part.details, bytes).map(([fact, value]) => (
                  <li key={fact}>
                    <span>{fact}</span> {value}
                  </li>
                ))}
              </ul>
              <DiskBar details={part.details} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DiskBar({ details: { total, free } }: { details: Record<string, unknown> }) {
  if (typeof total !== 'number' || typeof free !== 'number' || total === 0) return null;
  const used = Math.round(((total - free) / total) * 100);
  return (
    <div className="disk-bar" role="img" aria-label={`${used}% of the disk is used`}>
      <i style={{ width: `${used}%` }} />
    </div>
  );
}
