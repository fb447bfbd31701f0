import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Analytics, createAnalytics, loadFamilies, loadModel, refreshRollups } from '@pellucid/analytics';
import { DEMO_DEFAULTS, generateDemoFiles } from '@pellucid/analytics/demo';
import { importFiles, openWarehouse, setCompanyFamilies, type Warehouse } from '@pellucid/analytics/ingest';
import type { DataName } from './questions.ts';
import { type ExpectedRows, expectedRows } from './rows.ts';

export const ROOT = join(import.meta.dirname, '../../..');
/** Made once, out of the demonstration data and the published files. */
export const DATA_FOLDER = join(ROOT, '.data-eval');
/** Published files, which the product does not ship. */
const PUBLISHED = join(ROOT, '../shared/data/open-payments');
const CATALOGUE = join(ROOT, 'catalogue');

/** One set of data: what the interpreter is asked of, and what SQL by hand reads. */
export interface World {
  readonly analytics: Analytics;
  expected(sql: string): Promise<ExpectedRows>;
  close(): Promise<void>;
}

type Say = (text: string) => void;

/** Opens a set of data, made at the first time; undefined where its files are not at hand. */
export async function openWorld(name: DataName, folder: string, say: Say): Promise<World | undefined> {
  const files = name === 'published' ? await publishedFiles() : undefined;
  if (files?.length === 0) return undefined;
  const home = join(folder, name);
  const model = await loadModel(join(CATALOGUE, 'model'));
  if (!existsSync(join(home, 'made'))) await make(home, files, say);
  const warehouse = await openWarehouse({ folder: join(home, 'warehouse') });
  if (name === 'published') await takeFamilies(warehouse);
  // Limits of the free tier have tests of their own.
  const freeTier = { sources: [], dimensions: [], measures: [], rankings: [] };
  const analytics = await createAnalytics({ warehouse, model, freeTier });
  return { analytics, ...(await sqlByHand(warehouse)) };
}

/** The statement of a question, and its rows, which are asked for again by rephrased questions. */
async function sqlByHand(warehouse: Warehouse): Promise<Pick<World, 'expected' | 'close'>> {
  const connection = await warehouse.connect();
  await connection.run(await readFile(join(import.meta.dirname, 'tables.sql'), 'utf8'));
  const known = new Map<string, Promise<ExpectedRows>>();
  return {
    expected(sql) {
      const rows = known.get(sql) ?? expectedRows(connection, sql);
      known.set(sql, rows);
      return rows;
    },
    async close() {
      connection.closeSync();
      await warehouse.close();
    },
  };
}

/** The layout of portal exports is another data set of 2013, and is refused beside the published one. */
async function publishedFiles(): Promise<string[]> {
  if (!existsSync(PUBLISHED)) return [];
  return (await readdir(PUBLISHED)).filter((file) => file.startsWith('OP_DTL_')).map((file) => join(PUBLISHED, file));
}

async function make(home: string, published: readonly string[] | undefined, say: Say): Promise<void> {
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  say(`Making ${home}, once`);
  const made = join(home, 'files');
  const files = published ?? (await generateDemoFiles({ folder: made, generalRows: DEMO_DEFAULTS.generalRows }));
  const model = await loadModel(join(CATALOGUE, 'model'));
  const warehouse = await openWarehouse({ folder: join(home, 'warehouse') });
  try {
    await importFiles({
      warehouse,
      files: [...files],
      refreshRollups: (connection, source, years) => refreshRollups(connection, model, source, years),
    });
  } finally {
    await warehouse.close();
  }
  await rm(made, { recursive: true, force: true });
  await writeFile(join(home, 'made'), '');
}

async function takeFamilies(warehouse: Warehouse): Promise<void> {
  const families = await loadFamilies(join(CATALOGUE, 'company-families.yml'));
  const familyOf = families.flatMap(({ familyName, companies }) =>
    companies.map(({ registrationId }) => [registrationId, familyName] as const),
  );
  await warehouse.withConnection((connection) => setCompanyFamilies(connection, new Map(familyOf)));
}
