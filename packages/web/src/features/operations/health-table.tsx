import type { HealthComponent } from '@pellucid/contract';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { componentDetails, componentLabel } from './component-text.ts';
import { bytes, exactMoment, timespan } from './units.ts';
import './health-table.css';

const COLUMNS: readonly Column<[name: string, part: HealthComponent]>[] = [
  {
    key: 'part',
    title: 'Part',
    isRowHeader: true,
    cell: ([name, { critical }]) => (
      <>
        {componentLabel(name)}
        {!critical && <span className="ops-note">the server works without it</span>}
      </>
    ),
  },
  {
    key: 'state',
    title: 'State',
    cell: ([, { status }]) => <span className={`pill pill-${status === 'UP' ? 'good' : 'danger'}`}>{status}</span>,
  },
  {
    key: 'since',
    title: 'Since',
    cell: ([, { since }]) => (
      <>
        <time dateTime={since}>{exactMoment(since)}</time>
        <span className="ops-note">{timespan((Date.now() - new Date(since).getTime()) / 1000)}</span>
      </>
    ),
  },
  { key: 'facts', title: 'Facts', cell: ([, { details }]) => <Facts details={details} /> },
];

/** The parts, what is down first. */
export function HealthTable({ components }: { components: Readonly<Record<string, HealthComponent>> }) {
  const parts = Object.entries(components).sort(
    ([a, { status }], [b, { status: other }]) =>
      status.localeCompare(other) || componentLabel(a).localeCompare(componentLabel(b)),
  );
  return <DataTable label="Parts of the server" columns={COLUMNS} rows={parts} keyOf={([name]) => name} />;
}

function Facts({ details }: Pick<HealthComponent, 'details'>) {
  return (
    <>
      {typeof details.error === 'string' && <p className="ops-bad">{details.error}</p>}
      <ul className="part-facts">
        {componentDetails(details, bytes).map(([fact, value]) => (
          <li key={fact}>
            <span>{fact}</span> {value}
          </li>
        ))}
      </ul>
      <DiskBar details={details} />
    </>
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
