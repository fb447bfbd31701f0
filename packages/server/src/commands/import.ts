import { isAbsolute, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { describeProgress, ImportRefused, type ImportReport, WarehouseUnavailable } from '@pellucid/analytics/ingest';
import { Presets, SingleBar } from 'cli-progress';
import { glob } from 'tinyglobby';
import { auditedImport } from '../audited-import.ts';
import { systemClock } from '../base/clock.ts';
import { lineFor } from '../base/startup-error.ts';
import { loadCatalogue } from '../catalogue.ts';
import { type Config, readConfig } from '../config.ts';
import type { ImportFiles } from '../features/imports/routes.ts';
import { type DataFolder, findServer, openDataFolder } from '../platform/data-folder.ts';
import { openSpendData } from '../spend-data.ts';
import { importThroughServer, ServerGone } from './import-client.ts';
import { describeImport } from './import-report.ts';
import { type DatabaseConfig, withDatabase } from './own-database.ts';

const USAGE = `npm run import -- [--replace] FILE…

Imports CMS Open Payments files (.csv, .csv.gz, .zip; names may have * and ?) into the data folder,
DATA_DIR, whether or not a server runs on it. A newer publication takes the place of its year; where
that would remove more than a fifth of the year's rows nothing is changed, unless --replace is there.`;

/** Where the person who typed the command is; npm itself moves to the project's folder. */
const typedIn = process.env.INIT_CWD ?? process.cwd();

async function findFiles(patterns: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const pattern of patterns) {
    const absolute = isAbsolute(pattern) ? pattern : resolve(typedIn, pattern);
    // A name that has such characters itself is taken as it stands.
    const found = /[*?[\]{}]/.test(pattern) ? await glob(absolute, { absolute: true, expandDirectories: false }) : [];
    files.push(...(found.length > 0 ? found.sort() : [absolute]));
  }
  return [...new Set(files)];
}

/** A server that starts has the folder before it can be asked; it gets this long, in milliseconds, to be ready. */
const PATIENCE = 30_000;

/** The process that owns the data folder does the work: the running server, or else this one. */
async function importIntoFolder(files: readonly string[], options: Parameters<ImportFiles>[1]): Promise<ImportReport> {
  const config = readConfig(process.env);
  const folder = await openDataFolder(config.dataDir);
  const until = Date.now() + PATIENCE;
  while (true) {
    const server = await findServer(folder);
    if (server) {
      try {
        return await importThroughServer(server, files, options);
      } catch (error) {
        // Killed, it could not take its announcement back.
        if (!(error instanceof ServerGone)) throw error;
      }
    }
    try {
      return await importHere(folder, config, files, options);
    } catch (error) {
      if (!(error instanceof WarehouseUnavailable) || Date.now() > until || options.signal.aborted) throw error;
      await setTimeout(1_000);
    }
  }
}

async function importHere(
  folder: DataFolder,
  { databaseUrl, engine }: DatabaseConfig & Pick<Config, 'engine'>,
  files: readonly string[],
  options: Parameters<ImportFiles>[1],
) {
  const spendData = await openSpendData(folder.warehouse, await loadCatalogue(), { engine });
  try {
    return await withDatabase(folder, databaseUrl, ({ db }) =>
      auditedImport(spendData.import, { db, clock: systemClock })(files, options),
    );
  } finally {
    await spendData.close();
  }
}

function progressBar() {
  const bar = new SingleBar(
    { format: '{bar} {percentage} % | {what}', hideCursor: true, clearOnComplete: true },
    Presets.shades_grey,
  );
  let started = false;
  const onProgress: Parameters<ImportFiles>[1]['onProgress'] = (progress) => {
    const what = describeProgress(progress);
    if (!started) bar.start(100, 0, { what });
    started = true;
    bar.update(Math.floor(progress.fraction * 100), { what });
  };
  return { onProgress, stop: () => started && bar.stop() };
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, replace: { type: 'boolean', default: false } },
  });
  if (values.help) return void console.log(USAGE);
  if (positionals.length === 0) throw new ImportRefused(`No files to import: npm run import -- FILE…`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const bar = progressBar();
  try {
    const report = await importIntoFolder(await findFiles(positionals), {
      onProgress: bar.onProgress,
      signal: stop.signal,
      replace: values.replace,
    });
    bar.stop();
    console.log(describeImport(report));
  } finally {
    bar.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(lineFor(error));
  process.exitCode = 1;
}
