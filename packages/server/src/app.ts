import type { KeyObject } from 'node:crypto';
import type { Analytics } from '@pellucid/analytics';
import type { ConfigProperty } from '@pellucid/contract';
import { eq } from 'drizzle-orm';
import { auditedImport } from './audited-import.ts';
import { auditQuestions } from './audited-questions.ts';
import { scopeOfCaller } from './base/caller.ts';
import type { Clock } from './base/clock.ts';
import type { Server } from './base/server.ts';
import { shippedFile } from './base/shipped-file.ts';
import type { Catalogue } from './catalogue.ts';
import type { Config } from './config.ts';
import type { EntityDeps } from './crud/entity-service.ts';
import { accountsFeature } from './features/accounts/feature.ts';
import { aggspendRoutes } from './features/aggspend/routes.ts';
import { accountNames } from './features/boards/account-names.ts';
import { catalogueBoards } from './features/boards/board-store.ts';
import { companyNames } from './features/boards/company-names.ts';
import { createPrefetcher } from './features/boards/prefetch.ts';
import { type BoardRoutesDeps, boardRoutes } from './features/boards/routes.ts';
import { createBoards } from './features/boards/service.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { entityDeps } from './features/entities/entity-deps.ts';
import { entitiesRoutes } from './features/entities/routes.ts';
import type { FamilyPublisherDeps } from './features/families/publisher.ts';
import { familiesRoutes } from './features/families/routes.ts';
import { type ImportFiles, importRoutes } from './features/imports/routes.ts';
import { createJobs } from './features/lookups/jobs.ts';
import { recentSearchesRoutes } from './features/lookups/recent-searches.ts';
import { lookupsRoutes } from './features/lookups/routes.ts';
import { mailsRoutes } from './features/mails/routes.ts';
import { operationsFeature } from './features/operations/feature.ts';
import type { HealthProbe } from './features/operations/health.ts';
import { verifyTrailRoute } from './features/operations/verify-trail.ts';
import { pagesRoutes } from './features/pages/routes.ts';
import { parametersRoutes } from './features/parameters/routes.ts';
import { queryRoutes } from './features/query-api/routes.ts';
import { referralRoutes } from './features/referrals/routes.ts';
import { createCleanUp } from './features/retention/clean-up.ts';
import { usersRoutes } from './features/users/routes.ts';
import { actForCompanies } from './http/acting-for.ts';
import { createServer } from './http/create-server.ts';
import { servePages } from './http/static-pages.ts';
import { loggedImport } from './logged-import.ts';
import { createAuditBatch } from './platform/audit/audit-batch.ts';
import type { ChangeFeed } from './platform/db/change-feed.ts';
import type { Db } from './platform/db/database.ts';
import { company } from './platform/db/tables.ts';
import type { Logs } from './platform/logs/logs.ts';
import { createDispatcher } from './platform/mail/dispatcher.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { senderOf } from './platform/mail/sender.ts';
import type { MailTransport } from './platform/mail/transport.ts';
import { giveMemoryBackAtRest } from './platform/memory-at-rest.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import type { PoolMetrics } from './platform/metrics/pool-metrics.ts';
import { createSessions } from './platform/sessions/sessions.ts';
import { createTokens } from './platform/sessions/tokens.ts';
import { DEMO_ACCOUNTS } from './seeds/demo-accounts.ts';
import { VERSION } from './version.ts';

const WEB_PAGES = shippedFile('../web/dist');

/** What the application needs from outside: everything else it makes itself. */
export interface AppDeps {
  config: Config;
  db: Db;
  changes: ChangeFeed;
  analytics: Analytics;
  catalogue: Catalogue;
  dataAsOf: BoardRoutesDeps['dataAsOf'];
  /** Signs the tokens of sessions. */
  tokenKey: KeyObject;
  clock: Clock;
  logs: Logs;
  /** Parts that may be down, besides those that the application watches itself. */
  probes: HealthProbe[];
  /** What is counted of the connections to the application database. */
  databasePool: PoolMetrics;
  /** The configuration as administrators see it. */
  configReport: ConfigProperty[];
  /** Takes the mail that leaves. */
  mailTransport: MailTransport;
  /** Removes all private rows of a company; answers how many lines its ledger had. */
  removePrivateRows(companyId: number): Promise<number>;
  /** Questions go by these families of companies from now on. */
  setCompanyFamilies: FamilyPublisherDeps['setCompanyFamilies'];
  /** Brings files of this machine into the warehouse. */
  importFiles: ImportFiles;
  /** Calls back whenever there are new data to ask for. */
  onDataReady(listener: () => void): void;
  /** Opens the calls of this machine's commands. */
  controlToken: string;
}

/** Wires the features together. What one feature needs of another is given to it here and nowhere else. */
export async function buildApp(deps: AppDeps): Promise<Server> {
  const { config, db, changes, clock, tokenKey, logs } = deps;
  const sessions = createSessions({ db, clock, changes, tokens: createTokens(tokenKey, clock) });
  const server = await createServer(
    {
      publicUrl: config.publicUrl,
      trustedProxies: config.trustedProxies,
      viewerOrigins: originsOf(config.spotfireUrl),
      mediaOrigins: originsOf(config.tourVideoUrl),
      analyticsOrigins: originsOf(config.analytics?.url),
      apiDocs: config.apiDocs ? { title: `${config.productName} API`, version: VERSION } : undefined,
    },
    { logger: logs.logger('http'), resolveCaller: sessions.resolve, clock },
  );
  actForCompanies(server, async (id) => (await db.$count(company, eq(company.id, id))) > 0);
  const metrics = createMetrics({ clock, database: deps.databasePool.read, log: logs.logger('operations') });
  metrics.watchServer(server);
  const analytics = metrics.watchGate(deps.analytics);
  const readings = createAuditBatch({ db, clock, log: logs.logger('operations') });
  auditQuestions(analytics, { ...readings, clock });

  const dispatcher = createDispatcher({ db, transport: deps.mailTransport, clock, log: logs.logger('mail') });
  const mailer = createMailer({ db, clock, dispatcher, sender: senderOf(config) });
  const enterExport: EntityDeps['enterExport'] = (caller, signal) =>
    analytics.enterExport(scopeOfCaller(caller), signal);
  const entities = entityDeps(db, clock, enterExport);
  const { registry } = entities;
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const { controlToken } = deps;
  const accountDeps = { db, registry, changes, sessions, clock, mailer, controlToken, tokenKey, secure };
  const { lifecycle, accountCache } = accountsFeature(server, {
    ...accountDeps,
    ticketService: config.ticketService,
    log: logs.logger('operations'),
  });
  mailsRoutes(server, { db, clock, mailer });
  referralRoutes(server, { mailer, clock });
  const operations = operationsFeature(server, {
    ...deps,
    enterExport,
    metrics,
    version: VERSION,
    demoAccounts: DEMO_ACCOUNTS,
  });
  verifyTrailRoute(server, deps);
  await servePages(server, WEB_PAGES, secure);

  entitiesRoutes(server, { ...entities, ...deps });
  parametersRoutes(server, entities);
  familiesRoutes(server, entities, { ...deps, log: logs.logger('operations') });
  usersRoutes(server, { ...entities, sessions, mailer, clock, lifecycle });
  const pages = pagesRoutes(server, entities, { changes, clock });
  aggspendRoutes(server, { ...entities, analytics, dataOfPage: pages.dataOfPage });
  metrics.watchCache('sessions', sessions.cacheMetrics);
  metrics.watchCache('accounts', accountCache);
  metrics.watchCache('menus', pages.menuCache);
  metrics.watchCache('board-access', pages.boardAccessCache);
  metrics.watchCache('query-results', analytics.cacheMetrics);
  recentSearchesRoutes(server, { db, clock, mayReadPage: pages.mayRead });

  const jobs = createJobs(clock);
  importRoutes(server, {
    ...deps,
    importFiles: jobs.watched('import', auditedImport(loggedImport(deps.importFiles, logs.logger('import')), deps)),
  });
  lookupsRoutes(server, { analytics, jobs, filterOfPage: pages.filterChoices });

  const { boards, model, shortNames } = deps.catalogue;
  queryRoutes(server, { analytics });
  const boardDeps = { model, shortNames, dataAsOf: deps.dataAsOf, companyName: companyNames(db) };
  const boardReadings = boardRoutes(server, {
    ...boardDeps,
    store: catalogueBoards(boards),
    analytics,
    clock,
    accountName: accountNames(db),
    mayOpen: pages.mayOpenBoard,
    pagesOf: pages.boardPages,
  });
  chatRoutes(server, { db, clock, model, analytics, ...boardReadings, languageModel: config.languageModel });
  const prefetcher = createPrefetcher({
    boards,
    // Its own questions are not counted among those of people.
    service: createBoards({ ...boardDeps, analytics: deps.analytics }),
    quietMs: () => (jobs.running().length > 0 ? 0 : metrics.gateQuietMs()),
    evictions: () => deps.analytics.cacheMetrics().evictions,
    log: logs.logger('operations'),
  });
  metrics.watchPrefetch(prefetcher.metrics);
  const stopGivingBack = giveMemoryBackAtRest(metrics.gateQuietMs, logs.logger('operations'));
  deps.onDataReady(prefetcher.restart);

  server.addHook('onClose', async () => {
    stopGivingBack();
    await prefetcher.stop();
    await dispatcher.stop();
    await operations.stop();
    await readings.stop();
  });
  const cleanUp = createCleanUp({ db, registry, clock, dataDir: config.dataDir, log: logs.logger('operations') });
  server.addHook('onClose', () => cleanUp.stop());

  await server.ready();
  dispatcher.start();
  cleanUp.start();
  operations.start();
  return server;
}

function originsOf(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).origin];
}
