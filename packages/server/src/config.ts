import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './base/startup-error.ts';
import type { EngineSettings } from './engine-resources.ts';

/** `KEY=` in the environment means the same as no KEY at all. */
const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

function setting<S extends z.ZodType>(schema: S) {
  return z.preprocess(blankIsAbsent, schema);
}

const url = (what: string, ...protocols: string[]) =>
  z.string().refine((text) => isUrl(text, protocols), { error: `must be ${what}` });
const webUrl = url('an address that begins with http:// or https://', 'http:', 'https:');
const link = url('a link (http://, https:// or mailto:)', 'http:', 'https:', 'mailto:');
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const PORT_RULE = 'must be a whole number from 0 to 65535';
const flag = z.enum(['true', 'false', '1', '0', 'on', 'off', 'yes', 'no'], { error: 'must be true or false' });

const wholeNumber = (what: string, least: number) => {
  const rule = `must be a whole number of ${what}, at least ${least}`;
  return z.coerce.number({ error: rule }).int(rule).min(least, rule).max(10_000_000, rule);
};

/** The environment variables as they are given, with their defaults. */
export const Environment = z.object({
  NODE_ENV: setting(
    z
      .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
      .default('development'),
  ),
  PORT: setting(
    z.coerce.number({ error: PORT_RULE }).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE).default(8080),
  ),
  HOST: setting(
    z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
      .default('127.0.0.1'),
  ),
  DATA_DIR: setting(z.string().default('.data')),
  DATABASE_URL: setting(
    url('a PostgreSQL address such as postgres://user:password@host:5432/name', 'postgres:', 'postgresql:').optional(),
  ),
  ENGINE_MEMORY_MB: setting(wholeNumber('megabytes', 256).optional()),
  ENGINE_THREADS: setting(wholeNumber('threads', 1).optional()),
  ENGINE_SPILL_DIR: setting(z.string().optional()),
  OPEN_PAYMENTS_FILES: setting(list.default([])),
  SMTP_URL: setting(url('an address such as smtp://user:password@host:587', 'smtp:', 'smtps:').optional()),
  JWT_SECRET: setting(
    z
      .string()
      .min(32, 'must have at least 32 characters; leave it unset to have one made and kept in DATA_DIR')
      .optional(),
  ),
  PUBLIC_URL: setting(
    webUrl
      .refine((text) => isPlain(text), { error: 'must be an address without user, query (?) and fragment (#)' })
      .optional(),
  ),
  TRUSTED_PROXIES: setting(
    list
      .refine((all) => all.every(isNetwork), {
        error: 'must be addresses or networks such as 10.0.0.0/8, separated by commas',
      })
      .default([]),
  ),
  METRICS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  SPOTFIRE_URL: setting(webUrl.optional()),
  SPOTFIRE_TICKET_URL: setting(
    webUrl
      .refine((text) => isPlain(text), { error: 'must be an address without user, query (?) and fragment (#)' })
      .optional(),
  ),
  SPOTFIRE_TICKET_SECRET: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  LLM_BASE_URL: setting(
    webUrl
      .refine((text) => isPlain(text), { error: 'must be an address without user, query (?) and fragment (#)' })
      .optional(),
  ),
  LLM_MODEL: setting(z.string().max(200, 'may have at most 200 characters').optional()),
  LLM_API_KEY: setting(z.string().optional()),
  ANALYTICS_ID: setting(
    z
      .string()
      .regex(/^[\w-]{1,64}$/, 'must be an id of letters, digits, _ and -')
      .optional(),
  ),
  ANALYTICS_URL: setting(webUrl.default('https://www.google-analytics.com/g/collect')),
  API_DOCS: setting(flag.optional()),
  LOG_LEVEL: setting(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be one of fatal, error, warn, info, debug, trace, silent',
      })
      .optional(),
  ),
  PRODUCT_NAME: setting(z.string().max(60, 'may have at most 60 characters').default('Pellucid')),
  COMPANY_NAME: setting(z.string().max(100, 'may have at most 100 characters').default('Pellucid')),
  CONTACT_URL: setting(link.default('mailto:contact@pellucid.example')),
  DEMO_BOOKING_URL: setting(link.default('https://pellucid.example/demo')),
  TOUR_VIDEO_URL: setting(webUrl.optional()),
});

/** Settings of the server, checked. */
export interface Config {
  /** Demo mode: demonstration data and accounts, plainly labelled; off in production. */
  demo: boolean;
  /** A demonstration that other machines can reach: everyone there knows its passwords. */
  demoOnNetwork: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  engine: EngineSettings;
  openPaymentsFiles: string[];
  smtpUrl: string | undefined;
  jwtSecret: string | undefined;
  publicUrl: string | undefined;
  trustedProxies: string[];
  /** With it as its bearer token a Prometheus server may read the metrics. */
  metricsToken: string | undefined;
  spotfireUrl: string | undefined;
  /** Gives the tickets of the server of `spotfireUrl`; undefined without it. */
  ticketService: { url: string; secret: string | undefined } | undefined;
  /** An OpenAI-compatible server that reads questions beside the rules of the assistant; undefined without address or model. */
  languageModel: { baseUrl: string; model: string; apiKey: string | undefined } | undefined;
  /** Page views are reported under this id, to `url`; undefined outside production and without an id. */
  analytics: { id: string; url: string } | undefined;
  apiDocs: boolean;
  logLevel: string;
  productName: string;
  companyName: string;
  contactUrl: string;
  demoBookingUrl: string;
  tourVideoUrl: string | undefined;
}

/**
 * Reads the settings once, at start. A relative DATA_DIR is relative to `base`.
 *
 * Errors: StartupError with one line per wrong setting, all of them.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, base = process.cwd()): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    throw new StartupError([...new Set(lines)].join('\n'));
  }
  const env = parsed.data;
  const demo = env.NODE_ENV !== 'production';
  return {
    demo,
    demoOnNetwork: demo && (!isLoopback(env.HOST) || !isLoopback(hostOf(env.PUBLIC_URL))),
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(base, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    engine: {
      memoryMegabytes: env.ENGINE_MEMORY_MB,
      threads: env.ENGINE_THREADS,
      spillFolder: env.ENGINE_SPILL_DIR === undefined ? undefined : resolve(base, env.ENGINE_SPILL_DIR),
    },
    openPaymentsFiles: env.OPEN_PAYMENTS_FILES,
    smtpUrl: env.SMTP_URL,
    jwtSecret: env.JWT_SECRET,
    publicUrl: env.PUBLIC_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    metricsToken: env.METRICS_TOKEN,
    spotfireUrl: env.SPOTFIRE_URL,
    ticketService:
      env.SPOTFIRE_URL === undefined || env.SPOTFIRE_TICKET_URL === undefined
        ? undefined
        : { url: env.SPOTFIRE_TICKET_URL, secret: env.SPOTFIRE_TICKET_SECRET },
    languageModel:
      env.LLM_BASE_URL === undefined || env.LLM_MODEL === undefined
        ? undefined
        : { baseUrl: env.LLM_BASE_URL, model: env.LLM_MODEL, apiKey: env.LLM_API_KEY },
    analytics: demo || env.ANALYTICS_ID === undefined ? undefined : { id: env.ANALYTICS_ID, url: env.ANALYTICS_URL },
    apiDocs: env.API_DOCS === undefined ? demo : ['true', '1', 'on', 'yes'].includes(env.API_DOCS),
    logLevel: env.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    productName: env.PRODUCT_NAME,
    companyName: env.COMPANY_NAME,
    contactUrl: env.CONTACT_URL,
    demoBookingUrl: env.DEMO_BOOKING_URL,
    tourVideoUrl: env.TOUR_VIDEO_URL,
  };
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.includes(protocol) && (hostname !== '' || protocol === 'mailto:');
}

function isPlain(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { username, password, search, hash } = new URL(text);
  return username + password + search + hash === '';
}

/** Names of networks that the server knows itself. */
const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (rest.length > 0 || version === 0) return NETWORKS.has(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whether only this machine reaches an address; a name other than localhost may be known elsewhere. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(host);
}

function hostOf(url: string | undefined): string {
  return url === undefined ? 'localhost' : new URL(url).hostname.replace(/^\[|\]$/g, '');
}
