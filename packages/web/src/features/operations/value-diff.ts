/** One field of a record, before and after. */
export interface FieldChange {
  field: string;
  old: string | null;
  new: string | null;
  changed: boolean;
}

type Fields = Record<string, unknown>;

/**
 * What a row of the trail says that changed, field by field: changed ones first. A value that is no record is one field
 * without a name.
 */
export function changesOf(old: unknown, now: unknown): FieldChange[] {
  const before = fieldsOf(old);
  const after = fieldsOf(now);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const all = names.map((field) => {
    const change = { field, old: textOf(before[field]), new: textOf(after[field]) };
    return { ...change, changed: change.old !== change.new };
  });
  return [...all.filter(({ changed }) => changed), ...all.filter(({ changed }) => !changed)];
}

/** The changed fields in a line: `companyName, tier and 2 more`. */
export function changeSummary(changes: readonly FieldChange[]): string {
  const names = changes.filter(({ changed }) => changed).map(({ field }) => field || 'value');
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

function fieldsOf(value: unknown): Fields {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : { '': value };
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value, null, typeof value === 'object' ? 1 : 0);
}
