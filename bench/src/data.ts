import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepRollups, type Model, type RollupKeeper } from '@pellucid/analytics';
import { DEMO_DEFAULTS, generateDemoFiles } from '@pellucid/analytics/demo';
import { describeProgress, importFiles, openWarehouse, type Warehouse } from '@pellucid/analytics/ingest';
import { engineResources } from '@pellucid/server/standalone';

type Say = (text: string) => void;

/** How far the preparation of a data folder came. */
interface Prepared {
  generated: string[] | null;
  imported: string[];
}

/**
 * A server's data folder whose warehouse holds this many general records, with research and ownership in proportion.
 * Made once: generated, imported year by year, each year's files deleted when they are in. Taken up where it was broken off, and brought in line with the
 * roll-ups of the model.
 *
 * @returns the data folder.
 */
export async function preparedData(folder: string, rows: number, model: Model, say: Say): Promise<string> {
  const dataDir = join(folder, String(rows));
  const files = join(dataDir, 'files');
  const record = join(dataDir, 'prepared.json');
  await mkdir(files, { recursive: true });
  const prepared: Prepared = existsSync(record)
    ? (JSON.parse(await readFile(record, 'utf8')) as Prepared)
    : { generated: null, imported: [] };
  const note = async () => {
    await writeFile(`${record}.part`, JSON.stringify(prepared));
    await rename(`${record}.part`, record);
  };
  if (!prepared.generated) {
    const onProgress = throttled(({ rows: done, totalRows }: { rows: number; totalRows: number }) =>
      say(`Generating ${rows.toLocaleString('en-US')} rows: ${Math.floor((100 * done) / totalRows)} %`),
    );
    prepared.generated = await generateDemoFiles({ folder: files, generalRows: rows, keepExisting: true, onProgress });
    await note();
  }
  const waiting = prepared.generated.filter((path) => !prepared.imported.includes(path));
  const warehouse = await openPrepared(dataDir);
  try {
    for (const year of DEMO_DEFAULTS.years) {
      const ofYear = waiting.filter((path) => path.includes(`PGYR${year}`));
      if (ofYear.length === 0) continue;
      const { elapsedMs } = await importFiles({
        warehouse,
        files: ofYear,
        onProgress: throttled((progress) =>
          say(`${describeProgress(progress)} ${Math.floor(100 * progress.fraction)} %`),
        ),
      });
      say(`Imported program year ${year} in ${(elapsedMs / 1000).toFixed(1)} s`);
      prepared.imported.push(...ofYear);
      await note();
      for (const path of ofYear) await rm(path, { force: true });
    }
    await makeRollups(await keepRollups(warehouse, model), say);
  } finally {
    await warehouse.close();
  }
  return dataDir;
}

/** Makes what is missing once all years are in, each for itself, so that a run that is broken off keeps what it made. */
async function makeRollups(keeper: RollupKeeper, say: Say): Promise<void> {
  const telling = setInterval(() => {
    const made = keeper.states().filter(({ state }) => state === 'made');
    say(`Made ${made.length} of ${keeper.states().length} roll-ups`);
  }, 10_000);
  try {
    await keeper.make();
  } finally {
    clearInterval(telling);
  }
}

/** The warehouse of a data folder, with an engine that takes as much of the machine as a server's. */
export const openPrepared = (dataDir: string): Promise<Warehouse> =>
  openWarehouse({ folder: join(dataDir, 'warehouse'), ...engineResources() });

/** One general payments file of this many records, made once. */
export async function generalFile(folder: string, rows: number, say: Say): Promise<string> {
  say(`Generating a file of ${rows.toLocaleString('en-US')} rows`);
  const [path] = await generateDemoFiles({
    folder: join(folder, `file-${rows}`),
    generalRows: rows,
    years: [DEMO_DEFAULTS.years.at(-1) ?? 2024],
    keepExisting: true,
  });
  if (!path) throw new Error('No general file was generated');
  return path;
}

/** Passes on at most one call in two seconds. */
function throttled<T>(tell: (value: T) => void): (value: T) => void {
  let last = 0;
  return (value) => {
    if (performance.now() - last < 2_000) return;
    last = performance.now();
    tell(value);
  };
}
