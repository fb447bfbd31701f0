import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepRollups, type Model, refreshRollups } from '@pellucid/analytics';
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
    const newest = DEMO_DEFAULTS.years.at(-1);
    for (const year of DEMO_DEFAULTS.years) {
      const ofYear = waiting.filter((path) => path.includes(`PGYR${year}`));
      if (ofYear.length === 0) continue;
      const { elapsedMs } = await importFiles({
        warehouse,
        files: ofYear,
        // Roll-ups over all years would be made four times; nobody asks before the newest year is in.
        refreshRollups: async (connection, source) => {
          if (year === newest) await refreshRollups(connection, model, source, DEMO_DEFAULTS.years);
        },
        onProgress: throttled((progress) =>
          say(`${describeProgress(progress)} ${Math.floor(100 * progress.fraction)} %`),
        ),
      });
      say(`Imported program year ${year} in ${(elapsedMs / 1000).toFixed(1)} s`);
      prepared.imported.push(...ofYear);
      await note();
      for (const path of ofYear) await rm(path, { force: true });
    }
    // Those that the model declares since the data was imported; a server would make them beside what is measured.
    const rollups = await (await keepRollups(warehouse, model)).make();
    if (rollups > 0) say(`Made ${rollups} roll-ups that were missing`);
  } finally {
    await warehouse.close();
  }
  return dataDir;
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
