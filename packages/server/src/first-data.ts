import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DemoLedger, generateDemoFiles } from '@pellucid/analytics/demo';
import { describeProgress, type ImportReport } from '@pellucid/analytics/ingest';
import { glob } from 'tinyglobby';
import { z } from 'zod';
import { StartupError } from './base/startup-error.ts';
import type { ImportFiles } from './features/imports/routes.ts';
import { type DataFolder, writeWhole } from './platform/data-folder.ts';
import type { Say } from './platform/progress.ts';
import type { SpendData } from './spend-data.ts';

/** What this data folder was filled from, so that the next start need not look into the files again. */
const Origin = z.object({
  kind: z.enum(['demo', 'files']),
  /** Path, size and time of change of each file that was imported; empty until an import was complete. */
  files: z.array(z.object({ path: z.string(), size: z.number(), changed: z.number() })),
});
type Origin = z.infer<typeof Origin>;

export interface FirstData {
  spendData: SpendData;
  importFiles: ImportFiles;
  config: { demo: boolean; openPaymentsFiles: readonly string[] };
  folder: DataFolder;
  /** The demo companies that find a private ledger beside the demonstration data. */
  demoLedgers: () => Promise<readonly DemoLedger[]>;
  say: Say;
  signal: AbortSignal;
}

/**
 * Makes sure that there is data to look at: the files of OPEN_PAYMENTS_FILES, or in demo mode demonstration data. What was
 * imported before is not imported again; an import that was broken off is made good.
 *
 * Errors: StartupError when a file is missing or the folder holds demonstration data; ImportRefused for a bad file.
 */
export async function fillWarehouse(data: FirstData): Promise<void> {
  const { spendData, importFiles, config, folder, demoLedgers, say, signal } = data;
  const record = join(folder.path, 'spend-data.json');
  const before = await readOrigin(record);
  const load = async (paths: string[]) => {
    const report = await importFiles(paths, {
      signal,
      onProgress: (progress) => say(describeProgress(progress), progress.fraction),
    });
    say(summary(report));
  };
  if (config.openPaymentsFiles.length > 0) {
    if (before?.kind === 'demo') {
      throw new StartupError(
        `OPEN_PAYMENTS_FILES: ${folder.path} holds demonstration data, which is not mixed with real data. Set DATA_DIR to another folder.`,
      );
    }
    const files = await findFiles(config.openPaymentsFiles);
    if (JSON.stringify(before?.files) === JSON.stringify(files)) return;
    await writeOrigin(record, { kind: 'files', files: [] });
    await load(files.map(({ path }) => path));
    await writeOrigin(record, { kind: 'files', files });
  } else if (config.demo && (before?.kind === 'demo' ? before.files.length === 0 : await spendData.isEmpty())) {
    await writeOrigin(record, { kind: 'demo', files: [] });
    const made = join(folder.path, 'demo-files');
    const onProgress = ({ rows, totalRows }: { rows: number; totalRows: number }) =>
      say('Making demonstration data', rows / totalRows);
    const paths = await generateDemoFiles({ folder: made, onProgress });
    signal.throwIfAborted();
    await load(paths);
    await spendData.loadDemoLedgers(await demoLedgers());
    await writeOrigin(record, { kind: 'demo', files: await described(paths) });
    await rm(made, { recursive: true });
  }
}

async function findFiles(patterns: readonly string[]): Promise<Origin['files']> {
  const found: string[] = [];
  for (const pattern of patterns) {
    const paths = await glob(pattern, { absolute: true, expandDirectories: false });
    if (paths.length === 0)
      throw new StartupError(`OPEN_PAYMENTS_FILES: no file is called ${pattern}. Check the path.`);
    found.push(...paths.sort());
  }
  return described([...new Set(found)]);
}

async function described(paths: readonly string[]): Promise<Origin['files']> {
  return Promise.all(
    paths.map(async (path) => {
      const { size, mtimeMs } = await stat(path);
      return { path, size, changed: mtimeMs };
    }),
  );
}

async function readOrigin(record: string): Promise<Origin | null> {
  const text = await readFile(record, 'utf8').catch(() => null);
  return text === null ? null : Origin.parse(JSON.parse(text));
}

async function writeOrigin(record: string, origin: Origin): Promise<void> {
  await writeWhole(record, JSON.stringify(origin));
}

function summary({ files, elapsedMs }: ImportReport): string {
  const sum = (count: (file: ImportReport['files'][number]) => number) =>
    files.reduce((total, file) => total + count(file), 0).toLocaleString('en-US');
  const kept = sum((file) => file.kept);
  const setAside = sum((file) => file.setAside);
  const removed = sum((file) => file.removed);
  return `Imported ${kept} rows of ${files.length} files in ${(elapsedMs / 1000).toFixed(1)} s (${setAside} set aside, ${removed} removed).`;
}
