import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { RollupsOutcome } from '@pellucid/analytics';
import { destination } from 'pino';
import { buildApp } from './app.ts';
import { auditedImport } from './audited-import.ts';
import { systemClock } from './base/clock.ts';
import type { Server } from './base/server.ts';
import { lineFor } from './base/startup-error.ts';
import { loadCatalogue } from './catalogue.ts';
import { type Config, readConfig } from './config.ts';
import { describeConfig, secretsOf } from './config-report.ts';
import { familiesOfCompanies } from './features/families/repository.ts';
import { diskProbe, warehouseProbe } from './features/operations/probes.ts';
import { fillWarehouse } from './first-data.ts';
import { announceServer, openDataFolder, tokenKey } from './platform/data-folder.ts';
import { connect } from './platform/db/database.ts';
import { openEmbedded } from './platform/db/embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { createLogs } from './platform/logs/logs.ts';
import { secretRemover } from './platform/logs/secrets.ts';
import { mailTransportOf } from './platform/mail/sender.ts';
import { watchPool } from './platform/metrics/pool-metrics.ts';
import { createSay } from './platform/progress.ts';
import { seedCompanyFamilies } from './seeds/company-families.ts';
import { seedDemoAdministration } from './seeds/demo-administration.ts';
import { demoLedgers } from './seeds/demo-ledgers.ts';
import { seedDemoVenues } from './seeds/demo-venues.ts';
import { seedDemoData } from './seeds/index.ts';
import { seedShippedPages } from './seeds/pages.ts';
import { refusePublishedAccounts } from './seeds/published-accounts.ts';
import { seedSelfRegistrationGroup } from './seeds/self-registration-group.ts';
import { openSpendData } from './spend-data.ts';

/** Requests in flight get this long to finish after the signal to end, in milliseconds. */
const GRACE = 5_000;

/** What has to be undone, in reverse order, when the server ends or cannot start. */
const closers: (() => unknown)[] = [];
let ending: Promise<never> | undefined;
/** Calls off an import that runs while the server starts. */
const stop = new AbortController();

function end(code: number): Promise<never> {
  stop.abort();
  ending ??= (async () => {
    for (let close = closers.pop(); close; close = closers.pop()) {
      try {
        await close();
      } catch (error) {
        console.error(lineFor(error));
      }
    }
    process.exit(code);
  })();
  return ending;
}

async function start(config: Config): Promise<void> {
  await tryPort(config);
  const catalogue = await loadCatalogue();
  const folder = await openDataFolder(config.dataDir);
  const errors = destination({ fd: 2, sync: false });
  const logs = createLogs({
    level: config.logLevel,
    write: (line) => errors.write(line),
    clean: secretRemover(secretsOf(process.env)),
    clock: systemClock,
  });
  const spendData = await openSpendData(folder.warehouse, catalogue, {
    engine: config.engine,
    onAudit: (line) => logs.logger('gate').info(line, 'spend data asked'),
  });
  const filesToImport = await spendData.filesToImport();
  if (filesToImport) logs.logger('operations').warn(filesToImport);
  // Whoever asked has an answer or waits in vain; everyone else goes on.
  process.on('unhandledRejection', (error) =>
    logs.logger('operations').error({ err: error }, 'an error reached nobody'),
  );
  closers.push(spendData.close);
  const database = config.databaseUrl
    ? await connect({ target: { url: config.databaseUrl } })
    : await openEmbedded(folder.database);
  closers.push(database.close);
  await migrate(database.pool);
  if (config.demo) await seedDemoData(database.db);
  else await refusePublishedAccounts(database.db);
  await seedSelfRegistrationGroup(database.db, systemClock());
  await seedShippedPages(database.db);
  await seedCompanyFamilies(database.db, catalogue.companyFamilies);
  if (config.demo) {
    await seedDemoAdministration(database.db);
    await seedDemoVenues(database.db);
  }
  await spendData.setCompanyFamilies(await familiesOfCompanies(database.db));
  await fillWarehouse({
    spendData,
    importFiles: auditedImport(spendData.import, { db: database.db, clock: systemClock }),
    config,
    folder,
    demoLedgers: () => demoLedgers(database.db),
    say: createSay(process.stdout),
    signal: stop.signal,
  });

  await database.changeListener?.start(logs.logger('database'));
  const controlToken = randomBytes(24).toString('base64url');
  const server = await buildApp({
    config,
    db: database.db,
    changes: database.changes,
    analytics: spendData.analytics,
    onDataReady: spendData.onDataReady,
    importFiles: spendData.import,
    removePrivateRows: spendData.removeCompany,
    setCompanyFamilies: spendData.setCompanyFamilies,
    dataAsOf: spendData.dataAsOf,
    catalogue,
    tokenKey: await tokenKey(folder, config.jwtSecret),
    clock: systemClock,
    logs,
    databasePool: watchPool(database.pool, logs.logger('database')),
    configReport: describeConfig(process.env),
    probes: [
      {
        name: 'db',
        check: async () => ({
          database: config.databaseUrl ? 'PostgreSQL' : 'embedded PostgreSQL',
          validationQuery: 'SELECT 1',
          answered: (await database.pool.query('SELECT 1')).rowCount === 1,
        }),
      },
      warehouseProbe({ file: spendData.file, dataVersion: () => spendData.analytics.dataVersion() }),
      diskProbe(config.dataDir),
    ],
    controlToken,
    mailTransport: mailTransportOf(config),
  });
  closers.push(() => closeServer(server));
  await server.listen({ port: config.port, host: config.host });
  const origin = originOf(server, config.host);
  closers.push(await announceServer(folder, { pid: process.pid, origin, controlToken }));
  if (config.demoOnNetwork)
    console.log(
      'Warning: this demonstration can be reached from other machines, and its passwords are published. ' +
        'Keep nothing confidential in it; for real use set NODE_ENV=production.',
    );
  console.log(`${config.productName} is ready: ${config.publicUrl ?? origin}`);
  spendData.makeRollups((outcome) => logRollups(logs.logger('operations'), outcome));
}

function logRollups(log: Record<'info' | 'error', (facts: object, message: string) => void>, outcome: RollupsOutcome) {
  if ('error' in outcome) log.error({ err: outcome.error }, 'roll-ups are missing: answers are right, and slower');
  else if (outcome.made > 0) log.info(outcome, 'roll-ups made');
}

/** Fails at once when the port is taken, and not only after minutes of importing. */
async function tryPort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen({ port, host });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Takes no new requests and waits for those in flight, but not for ever. */
async function closeServer(server: Server): Promise<void> {
  const late = setTimeout(() => server.server.closeAllConnections(), GRACE);
  await server.close();
  clearTimeout(late);
}

function originOf(server: Server, host: string): string {
  const { port } = server.server.address() as AddressInfo;
  const everywhere = host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

process.on('uncaughtException', (error) => {
  console.error(lineFor(error));
  void end(1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0));

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(lineFor(error));
  await end(1);
}
