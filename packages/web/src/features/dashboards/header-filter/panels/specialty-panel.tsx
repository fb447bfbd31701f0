import { fullSpecialtyName } from '@pellucid/contract';
import type { FilterPanelProps } from '../filter-kind.ts';

/** The chosen specialty; nothing for all of them. */
export function SpecialtyPanel({ chosen: { specialty = null } }: FilterPanelProps) {
  if (specialty === null) return null;
  return (
    <dl className="dashboard-panel dashboard-specialty" aria-label="Chosen specialty">
      <div>
        <dt>SPECIALTY</dt>
        <dd>{fullSpecialtyName(specialty)}</dd>
      </div>
    </dl>
  );
}
