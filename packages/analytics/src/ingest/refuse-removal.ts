import { ImportRefused } from './import-refused.ts';
import type { DataSetReport } from './report.ts';

/** Refreshed publications drop some records; a file cut short, or the wrong one, would drop more. One in so many may go. */
const MAX_REMOVED = { oneIn: 5 } as const;

/**
 * Refuses an import after which a year would have lost more than a fifth of its rows, whatever removes them.
 *
 * @param before what the warehouse held before the import
 * @param after what it would hold
 * @throws ImportRefused with each such year, its rows now and then, and how to insist.
 */
export function refuseRemoval(before: readonly DataSetReport[], after: readonly DataSetReport[]): void {
  const losses = before.flatMap(({ type, programYear, records }) => {
    const left = after.find((each) => each.type === type && each.programYear === programYear)?.records ?? 0;
    if ((records - left) * MAX_REMOVED.oneIn <= records) return [];
    return [`${type} ${programYear} has ${count(records)} rows and would have ${count(left)}`];
  });
  if (losses.length === 0) return;
  throw new ImportRefused(
    `Too many rows would be removed: ${losses.join('; ')}. Nothing was changed. Add --replace if the files are complete.`,
  );
}

const count = (value: number) => value.toLocaleString('en-US');
