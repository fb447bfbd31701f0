import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, type Database } from '../platform/db/database.ts';
import { openEmbedded } from '../platform/db/embedded.ts';
import { startPostgres } from './postgres.ts';
import { prepare } from './prepared.ts';

/** What the suites get from the set-up: a prepared database of each kind, to be copied for every suite. */
export interface TestTemplates {
  embeddedFolder: string;
  postgres: { adminUrl: string; template: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    templates: TestTemplates;
  }
}

/** Starts the PostgreSQL server and makes the templates once for all suites; whatever fails here fails the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pellucid-embedded-'));
  const server = await startPostgres();
  const template = `pellucid_template_${process.pid}`;
  await query(server.adminUrl, `CREATE DATABASE ${template}`);
  await makeTemplate(await connect({ target: { url: withDatabase(server.adminUrl, template) } }));
  await makeTemplate(await openEmbedded(folder));
  project.provide('templates', { embeddedFolder: folder, postgres: { adminUrl: server.adminUrl, template } });
  return async () => {
    await query(server.adminUrl, `DROP DATABASE ${template} WITH (FORCE)`);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(database: Database): Promise<void> {
  await prepare(database);
  await database.close();
}

async function query(url: string, sql: string): Promise<void> {
  const { pool, close } = await connect({ target: { url } });
  await pool.query(sql);
  await close();
}

/** The same server and account, another database. */
export function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
