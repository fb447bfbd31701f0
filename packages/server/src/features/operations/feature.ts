import type { Analytics } from '@pellucid/analytics';
import type { ConfigProperty, DemoAccount } from '@pellucid/contract';
import type { Server } from '../../http/mount.ts';
import type { Logs } from '../../platform/logs/logs.ts';
import type { MailTransport } from '../../platform/mail/transport.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { PoolMetrics } from '../../platform/metrics/pool-metrics.ts';
import { analyzeAuditTable } from './audit-repository.ts';
import { auditRoutes } from './audit-routes.ts';
import { configurationRoutes } from './configuration-routes.ts';
import { createHealthMonitor, type HealthProbe } from './health.ts';
import { healthRoutes } from './health-routes.ts';
import { logsRoutes } from './logs-routes.ts';
import { metricsRoutes } from './metrics-routes.ts';
import { mailProbe, queueProbe } from './probes.ts';
import { operationsRoutes, type ProfileConfig } from './routes.ts';
import type { TrailExportDeps } from './trail-export.ts';
import { createVerifier } from './verification.ts';

/** How often the database gathers statistics of the audit trail: its searches stay quick while it grows. */
const ANALYZE_INTERVAL_MS = 6 * 3_600_000;

/** What is read of the configuration here. */
interface OperationsConfig extends ProfileConfig {
  /** With it as its bearer token a Prometheus server may read the metrics. */
  metricsToken: string | undefined;
}

export interface OperationsDeps extends TrailExportDeps {
  config: OperationsConfig;
  logs: Logs;
  metrics: Metrics;
  analytics: Analytics;
  databasePool: PoolMetrics;
  configReport: ConfigProperty[];
  probes: HealthProbe[];
  mailTransport: MailTransport;
  version: string;
  demoAccounts: DemoAccount[];
}

/** What operators see of the server, and the little that they can change. Returns what runs while it serves. */
export function operationsFeature(server: Server, deps: OperationsDeps): { start(): void; stop(): Promise<void> } {
  const { config, db, clock, logs, metrics } = deps;
  const log = logs.logger('operations');
  const probes = [
    ...deps.probes,
    queueProbe(metrics.gateUnderWay),
    mailProbe({ db, clock, sends: deps.mailTransport.sends }),
  ];
  const monitor = createHealthMonitor({ probes, clock, log });
  const verifier = createVerifier({ db, clock, log });
  const profiles = [config.demo ? 'dev' : 'prod', ...(config.apiDocs ? ['swagger', 'api-docs'] : [])];

  operationsRoutes(server, { config, version: deps.version, demoAccounts: deps.demoAccounts, profiles });
  healthRoutes(server, monitor);
  metricsRoutes(server, { metrics, analytics: deps.analytics, token: config.metricsToken });
  configurationRoutes(server, { report: deps.configReport, profiles });
  logsRoutes(server, { db, clock, logs });
  auditRoutes(server, { ...deps, verifier });

  let analyzing: NodeJS.Timeout | undefined;
  const analyze = () =>
    analyzeAuditTable(db).catch((error) => log.warn({ err: error }, 'searches of the audit trail may be slow'));

  return {
    start() {
      monitor.start();
      analyzing = setInterval(analyze, ANALYZE_INTERVAL_MS).unref();
      void analyze();
    },
    async stop() {
      clearInterval(analyzing);
      monitor.stop();
      metrics.stop();
      deps.databasePool.stop();
      logs.stop();
      await verifier.settled();
    },
  };
}
