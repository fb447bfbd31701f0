import { columnKey } from './columns.ts';
import { ImportRefused } from './import-refused.ts';

/** Files that CMS publishes beside the payments: records that were taken back, and who the recipients are. */
export type CompanionType = 'deleted records' | 'recipient profiles';

/** A file beside the payments: `columns` are those that are read, the first of them is in no file of payments. */
export interface Companion {
  readonly type: CompanionType;
  readonly columns: readonly [string, ...string[]];
}

/** What the first line of such a file tells about it. */
export interface CompanionShape {
  readonly companion: Companion;
  /** Keys of its columns, in the order of the file. */
  readonly columns: readonly string[];
}

const COMPANIONS: readonly Companion[] = [
  { type: 'deleted records', columns: ['Payment_Type', 'Program_Year', 'Record_ID'] },
  {
    type: 'recipient profiles',
    columns: ['Covered_Recipient_Profile_First_Name', 'Covered_Recipient_Profile_ID', 'Covered_Recipient_NPI'],
  },
];

/**
 * What a header is of when it is not one of payments, in any order and case and with whatever else it names.
 *
 * @throws ImportRefused naming the columns that it lacks.
 */
export function recogniseCompanion(file: string, header: readonly string[]): Companion | null {
  const found = new Set(header.map(columnKey));
  const companion = COMPANIONS.find(({ columns: [mark] }) => found.has(columnKey(mark)));
  if (!companion) return null;
  const missing = companion.columns.filter((column) => !found.has(columnKey(column)));
  if (missing.length === 0) return companion;
  throw new ImportRefused(
    `${file} is a file of ${companion.type} without ${missing.join(' and ')}: download it again.`,
  );
}
