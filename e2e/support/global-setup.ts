import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    /** The DATA_DIR that the server of the journeys has. */
    dataDir: string;
    /** A DATA_DIR that a first start has filled and nobody uses: copy it. */
    filledDir: string;
    /** Where the server looks for a mail server; `useMailServer` runs one there. */
    smtpPort: number;
  }
}

/** A first start on an empty folder, as everyone's begins; then one server on its data for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pellucid-e2e-'));
  const dataDir = join(folder, 'data');
  const filledDir = join(folder, 'filled');
  const smtpPort = await freePort();
  const settings = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` };
  const first = await startServer({ ...settings, PORT: String(await freePort()) });
  await first.stop();
  cpSync(dataDir, filledDir, { recursive: true });
  const server = await startServer({ ...settings, PORT: String(await freePort()) });
  project.provide('origin', server.origin);
  project.provide('dataDir', dataDir);
  project.provide('filledDir', filledDir);
  project.provide('smtpPort', smtpPort);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
