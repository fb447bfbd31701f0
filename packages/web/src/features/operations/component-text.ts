const LABELS: Readonly<Record<string, string>> = {
  db: 'Application database',
  warehouse: 'Warehouse',
  diskSpace: 'Disk',
  engineQueue: 'Query queue',
  mail: 'Mail',
};

const DETAIL_LABELS: Readonly<Record<string, string>> = {
  database: 'Kind',
  validationQuery: 'Asked',
  dataVersion: 'Data version',
  size: 'File',
  total: 'Size',
  free: 'Free',
  threshold: 'At least',
  waiting: 'Waiting',
  failedLastDay: 'Failed, last day',
  lastError: 'Last error',
  goesTo: 'Goes to',
  oldestWaitingMinutes: 'Oldest waits, minutes',
  running: 'Under way',
  oldestRunningMs: 'Oldest, ms',
};

/** Facts that say nothing to a person who reads the others. */
const HIDDEN_DETAILS = new Set(['error', 'exists', 'answered']);
const BYTE_SIZES = new Set(['size', 'total', 'free', 'threshold']);

/** A part of the server in words; one that is not known keeps its own name. */
export function componentLabel(name: string): string {
  return LABELS[name] ?? name;
}

/** The facts of a part that are worth reading, in words; sizes in bytes are told by `size`. */
export function componentDetails(
  details: Record<string, unknown>,
  size: (bytes: number) => string,
): [string, string][] {
  return Object.entries(details)
    .filter(([name, value]) => !HIDDEN_DETAILS.has(name) && value !== null)
    .map(([name, value]) => {
      const text = BYTE_SIZES.has(name) && typeof value === 'number' ? size(value) : String(value);
      return [DETAIL_LABELS[name] ?? name, text];
    });
}
