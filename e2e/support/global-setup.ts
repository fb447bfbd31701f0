import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Installation } from './installation.ts';
import { freePort, type RunningServer, startServer } from './server.ts';
import { WORKERS } from './workers.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker. */
    installations: Installation[];
    /** A DATA_DIR that a first start has filled and nobody uses: copy it. */
    filledDir: string;
  }
}

/** A first start on an empty folder, as everyone's begins; then a server on a copy of its data for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pellucid-e2e-'));
  const filledDir = join(folder, 'filled');
  const first = await startServer({ DATA_DIR: filledDir, PORT: String(await freePort()) });
  await first.stop();

  const servers: RunningServer[] = [];
  const installations: Installation[] = [];
  for (let n = 0; n < WORKERS; n++) {
    const dataDir = join(folder, `data-${n}`);
    cpSync(filledDir, dataDir, { recursive: true });
    const smtpPort = await freePort();
    const settings = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, PORT: String(await freePort()) };
    const server = await startServer(settings);
    servers.push(server);
    installations.push({ origin: server.origin, smtpPort });
  }
  project.provide('installations', installations);
  project.provide('filledDir', filledDir);
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}
