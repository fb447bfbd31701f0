import { describe, inject } from 'vitest';
import { connect, type Database } from '../platform/db/database.ts';
import { borrowEmbedded } from './embedded-databases.ts';
import { withDatabase } from './global-setup.ts';

/** A kind of database that a suite runs on; `open` gives a fresh copy, migrated and with the demo accounts. */
export interface TestDatabase {
  kind: 'embedded' | 'PostgreSQL';
  open(): Promise<Database>;
}

/**
 * Runs a suite on the embedded database, and in the second tier (project `postgres`) again on a real PostgreSQL: what holds on
 * one must hold on the other.
 */
export function onEachDatabase(suite: (database: TestDatabase) => void): void {
  const database = process.env.TEST_DATABASE === 'PostgreSQL' ? postgres : embedded;
  describe(`on ${database.kind}`, () => suite(database));
}

/** The embedded database alone, for suites that hardly touch it. */
export const embedded: TestDatabase = {
  kind: 'embedded',
  open: () => borrowEmbedded(inject('templates').embeddedFolder),
};

/** A real PostgreSQL alone, for what only several processes have. */
export const postgres: TestDatabase = {
  kind: 'PostgreSQL',
  async open() {
    const { adminUrl, template } = inject('templates').postgres;
    const name = `pellucid_suite_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
    const admin = await connect({ target: { url: adminUrl } });
    await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    const database = await connect({ target: { url: withDatabase(adminUrl, name) } });
    return {
      ...database,
      close: async () => {
        await database.close();
        await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
        await admin.close();
      },
    };
  },
};
