import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    /** The server's DATA_DIR: its outbox has the mail that it sent. */
    dataDir: string;
  }
}

/** One server on fresh demonstration data for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pellucid-e2e-'));
  const server = await startServer({ DATA_DIR: folder, PORT: String(await freePort()) });
  project.provide('origin', server.origin);
  project.provide('dataDir', folder);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
