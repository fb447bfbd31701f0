import type { Database } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { seedDemoData } from '../seeds/index.ts';
import { seedShippedPages } from '../seeds/pages.ts';

/** Brings an empty database to where a fresh demonstration installation has it, without spend data and administrators' records. */
export async function prepare({ pool, db }: Database): Promise<void> {
  await migrate(pool);
  await seedDemoData(db);
  await seedShippedPages(db);
}
