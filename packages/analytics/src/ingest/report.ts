import type { CompanionType } from './companions.ts';
import type { SourceType } from './layouts.ts';
import type { RejectedRow } from './repair-file.ts';

/** What became of one file. Of a file that was loaded, rows read = kept + set aside + superseded. */
export interface FileReport {
  name: string;
  sha256: string;
  type: SourceType | CompanionType;
  layout: string;
  /** Columns of the layout that the file does not have, and columns of it that the layout does not have; none are read. */
  differences: { readonly missing: readonly string[]; readonly unknown: readonly string[] };
  /** `already loaded`: the same content is in the warehouse, under whatever name; it was not counted again. */
  outcome: 'loaded' | 'already loaded' | 'superseded';
  rowsRead: number;
  kept: number;
  setAside: number;
  /** Rows of a publication older than the one that is loaded, or about records that are not there. */
  superseded: number;
  /** Rows of an older publication, or taken back since, that were in the warehouse and are not any more. */
  removed: number;
  /** Sum of the amounts of the rows kept, exact decimals; of an ownership file the value of interest. */
  controlTotal: string;
  /** Only of an ownership file: the sum of the amounts invested. */
  amountInvested?: string;
  /** The first rows set aside; all of them are in the table `rejected_row`. */
  rejected: RejectedRow[];
  /** What else there is to say of it. */
  note?: string;
}

/** A data set that the warehouse holds after the import. */
export interface DataSetReport {
  type: SourceType;
  programYear: number;
  publicationDate: string | null;
  records: number;
  total: string;
}

export interface ImportReport {
  files: FileReport[];
  dataSets: DataSetReport[];
  /** False when there was nothing new in the files. */
  changed: boolean;
  elapsedMs: number;
}

export interface ImportProgress {
  /** The file at hand, and its place among all. */
  file: string;
  index: number;
  count: number;
  step: 'unpacking' | 'reading' | 'loading' | 'summing up';
  /** While it sums up: how many roll-ups of a source are done. */
  rollups?: { readonly done: number; readonly count: number };
  /** Of everything, 0 to 1; never goes back unless a file has to be read again leniently. */
  fraction: number;
}

/** Sum of exact decimals with two places. */
export function addAmounts(amounts: readonly string[]): string {
  const cents = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
