import { createSecretKey, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Analytics } from '@pellucid/analytics';
import type { InjectOptions } from 'fastify';
import { type AppDeps, buildApp } from '../app.ts';
import type { Server } from '../base/server.ts';
import { loadCatalogue } from '../catalogue.ts';
import { type Config, readConfig } from '../config.ts';
import { describeConfig, secretsOf } from '../config-report.ts';
import type { Database } from '../platform/db/database.ts';
import { createLogs } from '../platform/logs/logs.ts';
import { secretRemover } from '../platform/logs/secrets.ts';
import type { MailTransport, OutgoingMail } from '../platform/mail/transport.ts';
import { watchPool } from '../platform/metrics/pool-metrics.ts';
import { DEMO_PASSWORD } from '../seeds/demo-accounts.ts';
import type { TestDatabase } from './databases.ts';
import { noAnalytics, noImport } from './no-analytics.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed body of JSON and problem+json, else the text; undefined when it is empty. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
  text: string;
}

/** Sends requests as one person; `headers` go with each of them. */
export interface Person {
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(url: string, headers?: Record<string, string>): Promise<Answer>;
  send(request: InjectOptions): Promise<Answer>;
}

export interface TestApp {
  server: Server;
  database: Database;
  /** A demo account, really signed in (once per app). */
  as(login: string): Person;
  /** Nobody: requests without a token. */
  anonymous: Person;
  /** Mails that left and were not taken, the oldest first. */
  mails: OutgoingMail[];
  /** Takes the next mail to a recipient out of `mails`; waits for it. */
  mailTo(recipient: string): Promise<OutgoingMail>;
  /** Errors that the server logged, the newest last: what is behind a 500. */
  errors: readonly string[];
  /** Signs in anew, from an address that the throttle has not met; not kept as `as` keeps it. */
  signIn(login: string, password?: string): Promise<Person>;
  /** The clock of the app; `advance` moves it. */
  clock: { now(): Date; advance(seconds: number): void };
  close(): Promise<void>;
}

export interface TestAppOptions {
  database: TestDatabase;
  /** Answers questions about spend data; without it every such question fails the test. */
  analytics?: Analytics;
  config?: Partial<Config>;
  importFiles?: AppDeps['importFiles'];
  removePrivateRows?: AppDeps['removePrivateRows'];
  setCompanyFamilies?: AppDeps['setCompanyFamilies'];
  onDataReady?: AppDeps['onDataReady'];
  /** Takes the mail; without it mail goes to `mails`. */
  mailTransport?: MailTransport;
  probes?: AppDeps['probes'];
  /** The environment that the configuration screen tells of. */
  environment?: Readonly<Record<string, string>>;
  /** What the log keeps; errors unless it is given. */
  logLevel?: string;
}

/** Control token of test apps. */
export const CONTROL_TOKEN = 'control-token-of-tests';

/** The whole application on a fresh database, without a port: requests go through the real pipeline. */
export async function buildTestApp(options: TestAppOptions): Promise<TestApp> {
  const database = await options.database.open();
  const mails: OutgoingMail[] = [];
  const errors: string[] = [];
  let offset = 0;
  let addresses = 0;
  const now = () => new Date(Date.now() + offset);
  const environment = options.environment ?? {};
  const logs = createLogs({
    level: options.logLevel ?? 'error',
    write: (line) => errors.push(line),
    clean: secretRemover(secretsOf(environment)),
    clock: now,
  });
  await database.changeListener?.start(logs.logger('database'));
  const server = await buildApp({
    config: { ...readConfig({ LOG_LEVEL: 'silent' }), ...options.config },
    db: database.db,
    changes: database.changes,
    analytics: options.analytics ?? noAnalytics,
    catalogue: await loadCatalogue(),
    dataAsOf: async () => '2026-06-30',
    importFiles: options.importFiles ?? noImport,
    removePrivateRows: options.removePrivateRows ?? (async () => 0),
    setCompanyFamilies: options.setCompanyFamilies ?? (async () => undefined),
    onDataReady: options.onDataReady ?? (() => undefined),
    tokenKey: createSecretKey(randomBytes(64)),
    clock: now,
    logs,
    databasePool: watchPool(database.pool, logs.logger('database')),
    configReport: describeConfig(environment),
    probes: options.probes ?? [],
    mailTransport: options.mailTransport ?? keepIn(mails),
    controlToken: CONTROL_TOKEN,
  });
  const anonymous = personOf(server, async () => ({}));
  const tokens = new Map<string, Promise<string>>();
  const signIn = async (login: string): Promise<string> => {
    const answer = await anonymous.post('/api/authenticate', { username: login, password: DEMO_PASSWORD });
    if (answer.status !== 200) throw new Error(`${login} cannot sign in: ${answer.text}`);
    return answer.body.id_token;
  };
  return {
    server,
    database,
    anonymous,
    mails,
    errors,
    mailTo: (recipient) => taken(mails, recipient),
    async signIn(login, password = DEMO_PASSWORD) {
      addresses += 1;
      const answer = await anonymous.send({
        method: 'POST',
        url: '/api/authenticate',
        payload: { username: login, password },
        remoteAddress: `10.200.${addresses >> 8}.${addresses & 255}`,
      });
      if (answer.status !== 200) throw new Error(`${login} cannot sign in: ${answer.text}`);
      return personOf(server, async () => ({ authorization: `Bearer ${answer.body.id_token}` }));
    },
    as(login) {
      const token = tokens.get(login) ?? signIn(login);
      tokens.set(login, token);
      return personOf(server, async () => ({ authorization: `Bearer ${await token}` }));
    },
    clock: {
      now,
      advance: (seconds) => {
        offset += seconds * 1000;
      },
    },
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

/** Milliseconds that a mail may take to leave. */
const MAIL_TIMEOUT = 5_000;

async function taken(mails: OutgoingMail[], recipient: string): Promise<OutgoingMail> {
  for (const end = Date.now() + MAIL_TIMEOUT; Date.now() < end; await sleep(10)) {
    const mail = mails.find((one) => one.recipient === recipient);
    if (!mail) continue;
    mails.splice(mails.indexOf(mail), 1);
    return mail;
  }
  throw new Error(`No mail to ${recipient} left`);
}

function keepIn(mails: OutgoingMail[]): MailTransport {
  return {
    sends: true,
    deliver: async (mail) => `kept as ${mails.push(mail)}`,
    close: () => undefined,
  };
}

function personOf(server: Server, authorization: () => Promise<Record<string, string>>): Person {
  async function send(request: InjectOptions): Promise<Answer> {
    const headers = { ...(await authorization()), ...request.headers };
    const { statusCode, headers: answered, payload } = await server.inject({ ...request, headers });
    const json = /[/+]json\b/.test(String(answered['content-type'])) && payload !== '';
    return {
      status: statusCode,
      headers: answered,
      text: payload,
      body: json ? JSON.parse(payload) : payload || undefined,
    };
  }
  const withBody =
    (method: 'POST' | 'PUT') =>
    (url: string, body?: unknown, headers: Record<string, string> = {}) =>
      send({ method, url, headers, ...(body !== undefined && { payload: body as Record<string, unknown> }) });
  return {
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    delete: (url, headers = {}) => send({ method: 'DELETE', url, headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
  };
}
