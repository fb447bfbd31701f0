import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LAYOUTS, type SourceType } from '../ingest/layouts.ts';
import { writeCsv } from './csv.ts';
import { Fragments } from './fragments.ts';
import { generalLines, type YearOfRecords } from './general.ts';
import { ownershipLines } from './ownership.ts';
import { type DemoPlan, generalRowsOf, ownershipRowsOf, publicationOf, researchRowsOf } from './plan.ts';
import { Recipients } from './recipients.ts';
import { researchLines } from './research.ts';

export const DEMO_DEFAULTS = { generalRows: 320_000, seed: 2026, years: [2021, 2022, 2023, 2024] } as const;

export interface DemoFilesOptions {
  /** Made when missing. */
  folder: string;
  /** Records of general payments over all years; research and ownership come on top. */
  generalRows?: number;
  seed?: number;
  years?: readonly number[];
  gzip?: boolean;
  /** Leaves a file alone that is already there: for a long run that is taken up again with the same options. */
  keepExisting?: boolean;
  onProgress?: (progress: { rows: number; totalRows: number }) => void;
}

/** The newest layout of each type. */
const CURRENT_COLUMNS = { general: 91, research: 252, ownership: 30 } as const satisfies Record<SourceType, number>;
const CODES = { general: 'GNRL', research: 'RSRCH', ownership: 'OWNRSHP' } as const satisfies Record<
  SourceType,
  string
>;

const LINES = { general: generalLines, research: researchLines, ownership: ownershipLines } as const;

/**
 * Writes demonstration files, three for each program year, in the layouts and under the names that CMS uses now: fictitious
 * companies, people and products, with the proportions of the real publications. The same options give the same bytes.
 *
 * @returns the paths of the files, general ones first in each year.
 */
export async function generateDemoFiles(options: DemoFilesOptions): Promise<string[]> {
  const plan: DemoPlan = {
    seed: options.seed ?? DEMO_DEFAULTS.seed,
    years: [...(options.years ?? DEMO_DEFAULTS.years)].sort((one, other) => one - other),
    generalRows: options.generalRows ?? DEMO_DEFAULTS.generalRows,
  };
  const files = filesOf(plan);
  const totalRows = files.reduce((sum, file) => sum + file.year.rows, 0);
  const recipients = new Recipients(plan.seed, plan.generalRows / plan.years.length);
  const fragments = new Fragments(plan.seed, recipients);
  await mkdir(options.folder, { recursive: true });

  const paths: string[] = [];
  let rows = 0;
  for (const { type, year, name } of files) {
    const path = join(options.folder, options.gzip ? `${name}.gz` : name);
    paths.push(path);
    if (options.keepExisting && existsSync(path)) {
      rows += year.rows;
      continue;
    }
    await writeCsv(
      { path, columns: currentColumns(type), gzip: options.gzip ?? false },
      LINES[type](year, recipients, fragments),
      (count) => {
        rows += count;
        options.onProgress?.({ rows, totalRows });
      },
    );
  }
  return paths;
}

interface DemoFile {
  readonly type: SourceType;
  readonly name: string;
  readonly year: YearOfRecords;
}

function filesOf(plan: DemoPlan): DemoFile[] {
  const publication = publicationOf(plan.years);
  const generalRows = generalRowsOf(plan);
  return plan.years.flatMap((programYear, yearIndex) => {
    const general = generalRows[yearIndex] ?? 0;
    const counts = { general, research: researchRowsOf(general), ownership: ownershipRowsOf(general) };
    return (['general', 'research', 'ownership'] as const).map((type) => ({
      type,
      name: `OP_DTL_${CODES[type]}_PGYR${programYear}_${publication.stamp}.csv`,
      year: {
        seed: plan.seed,
        programYear,
        yearIndex,
        rows: counts[type],
        publicationDate: publication.date,
        newest: yearIndex === plan.years.length - 1,
      },
    }));
  });
}

/** The columns of the newest published layout of a type. */
export function currentColumns(type: SourceType): readonly string[] {
  const layout = LAYOUTS.find((known) => known.type === type && known.columns.length === CURRENT_COLUMNS[type]);
  if (!layout) throw new Error(`No layout of ${CURRENT_COLUMNS[type]} columns for ${type}.`);
  return layout.columns;
}
