/** What to generate. */
export interface DemoPlan {
  readonly seed: number;
  /** In order. */
  readonly years: readonly number[];
  readonly generalRows: number;
}

/** Records of research and ownership for a thousand general ones, and how many there are at least in a year. */
const RESEARCH = { share: 0.05, fewest: 300 } as const;
const OWNERSHIP = { share: 0.0003, fewest: 150 } as const;

/** General records grow by this from year to year. */
const RECORD_GROWTH = 1.08;
/** Amounts grow by this. */
const PRICE_GROWTH = 1.03;

/** All years are of one publication, as CMS publishes them: 30 June after the last program year. */
export interface Publication {
  /** MM/DD/YYYY, as in the rows. */
  readonly date: string;
  /** `P06302025_06162025`, as in the file names: the publication and the day the file was made. */
  readonly stamp: string;
}

export function publicationOf(years: readonly number[]): Publication {
  const year = Math.max(...years) + 1;
  return { date: `06/30/${year}`, stamp: `P0630${year}_0616${year}` };
}

/** How many records each program year has; together exactly `generalRows`. */
export function generalRowsOf({ generalRows, years }: DemoPlan): number[] {
  const weights = years.map((_, index) => RECORD_GROWTH ** index);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  let weightBefore = 0;
  return weights.map((weight) => {
    weightBefore += weight;
    const until = Math.round((generalRows * weightBefore) / total);
    const rows = until - before;
    before = until;
    return rows;
  });
}

export const researchRowsOf = (generalRows: number) =>
  Math.max(RESEARCH.fewest, Math.round(generalRows * RESEARCH.share));
export const ownershipRowsOf = (generalRows: number) =>
  Math.max(OWNERSHIP.fewest, Math.round(generalRows * OWNERSHIP.share));

export const priceLevelOf = (yearIndex: number) => PRICE_GROWTH ** yearIndex;

/** What distinguishes record ids of one file from those of every other. */
const FILE_DIGITS = { general: 1, research: 2, ownership: 3, ledger: 4 } as const;

/** The id of a record: 9, the program year, a digit for the type of file, and the number of the record in its file. */
export const recordIdsOf = (type: keyof typeof FILE_DIGITS, programYear: number) => {
  const prefix = `9${programYear}${FILE_DIGITS[type]}`;
  return (row: number) => prefix + String(row).padStart(9, '0');
};
