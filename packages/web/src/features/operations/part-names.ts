const NAMES: Readonly<Record<string, string>> = {
  db: 'Application database',
  warehouse: 'Warehouse',
  diskSpace: 'Disk',
  engineQueue: 'Query queue',
  mail: 'Mail',
};

const FACTS: Readonly<Record<string, string>> = {
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
const LEFT_OUT = new Set(['error', 'exists', 'answered']);
const SIZES = new Set(['size', 'total', 'free', 'threshold']);

/** A part of the server in words; one that is not known keeps its own name. */
export function partName(name: string): string {
  return NAMES[name] ?? name;
}

/** The facts of a part that are worth reading, in words; sizes in bytes are told by `size`. */
export function partFacts(details: Record<string, unknown>, size: (bytes: number) => string): [string, string][] {
  return Object.entries(details)
    .filter(([name, value]) => !LEFT_OUT.has(name) && value !== null)
    .map(([name, value]) => {
      const text = SIZES.has(name) && typeof value === 'number' ? size(value) : String(value);
      return [FACTS[name] ?? name, text];
    });
}
