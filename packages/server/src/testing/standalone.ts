import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '../platform/db/database.ts';
import { openEmbedded } from '../platform/db/embedded.ts';
import type { TestDatabase } from './databases.ts';
import { startPostgres } from './postgres.ts';
import { prepare } from './prepared.ts';

export { engineResources } from '../engine-resources.ts';
export { buildTestApp, type TestApp } from './test-app.ts';

/** A fresh database of each kind without a test runner around it, for benchmarks. Closing it removes it. */
export const standaloneDatabases: readonly TestDatabase[] = [
  {
    kind: 'embedded',
    async open() {
      const folder = await mkdtemp(join(tmpdir(), 'pellucid-embedded-'));
      return prepared(await openEmbedded(folder), () => rm(folder, { recursive: true, force: true }));
    },
  },
  {
    kind: 'PostgreSQL',
    async open() {
      const server = await startPostgres();
      return prepared(await connect({ target: { url: server.adminUrl } }), () => server.stop());
    },
  },
];

async function prepared(database: Database, remove: () => Promise<void>): Promise<Database> {
  await prepare(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}
