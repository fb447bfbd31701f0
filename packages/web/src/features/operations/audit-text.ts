import type { AuditChange } from '@pellucid/contract';

const MAX_NAMED = 3;

/** The changed fields in a line: `Company name, Tier, State and 2 more`. */
export function changeSummary(changes: readonly AuditChange[]): string {
  const named = changes
    .slice(0, MAX_NAMED)
    .map(({ label }) => label)
    .join(', ');
  return changes.length > MAX_NAMED ? `${named} and ${changes.length - MAX_NAMED} more` : named;
}

/** A value of a changed field as text; null where it had none. */
export function valueText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((each) => valueText(each) ?? '').join(', ');
  return JSON.stringify(value, null, 1);
}
