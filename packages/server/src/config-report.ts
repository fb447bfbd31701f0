import { type ConfigProperty, MASK } from '@pellucid/contract';
import { Environment, readConfig } from './config.ts';
import { secretRemover } from './platform/logs/secrets.ts';

type SettingName = keyof typeof Environment.shape;
type Environs = Readonly<Record<string, string | undefined>>;

interface About {
  group: string;
  kind: ConfigProperty['kind'];
  description: string;
}

/** What each setting is for. Its kind decides what is hidden: a `secret` whole, an `address` its password. */
const ABOUT: Readonly<Record<SettingName, About>> = {
  NODE_ENV: { group: 'Server', kind: 'text', description: 'production switches demo mode off' },
  PORT: { group: 'Server', kind: 'number', description: 'Port that the server listens on' },
  HOST: { group: 'Server', kind: 'text', description: 'Network address that the server listens on' },
  PUBLIC_URL: {
    group: 'Server',
    kind: 'address',
    description: 'Where people reach the product; links in mails lead there',
  },
  TRUSTED_PROXIES: { group: 'Server', kind: 'list', description: 'Proxies whose X-Forwarded-For is believed' },
  DATA_DIR: { group: 'Data', kind: 'text', description: 'Folder of everything that the server keeps' },
  DATABASE_URL: { group: 'Data', kind: 'address', description: 'PostgreSQL server instead of the embedded database' },
  ENGINE_MEMORY_MB: {
    group: 'Data',
    kind: 'number',
    description: 'Memory of the warehouse engine; without it half of what the machine or container has',
  },
  ENGINE_THREADS: { group: 'Data', kind: 'number', description: 'Threads of the engine; without it one a core' },
  ENGINE_SPILL_DIR: {
    group: 'Data',
    kind: 'text',
    description: 'Folder in which the engine puts aside what its memory does not hold; without it in DATA_DIR',
  },
  OPEN_PAYMENTS_FILES: {
    group: 'Data',
    kind: 'list',
    description: 'CMS files to import instead of demonstration data',
  },
  SMTP_URL: { group: 'Mail', kind: 'address', description: 'Mail server; without it mail is written to files' },
  JWT_SECRET: {
    group: 'Security',
    kind: 'secret',
    description: 'Signs tokens; without it a key is made and kept in the data folder',
  },
  METRICS_TOKEN: {
    group: 'Security',
    kind: 'secret',
    description: 'Bearer token with which a Prometheus server may scrape',
  },
  SPOTFIRE_URL: {
    group: 'Integrations',
    kind: 'address',
    description: "A customer's own analytics server as the viewer",
  },
  SPOTFIRE_TICKET_URL: {
    group: 'Integrations',
    kind: 'address',
    description: 'Where tickets of that server are asked for, for who signs in',
  },
  SPOTFIRE_TICKET_SECRET: {
    group: 'Integrations',
    kind: 'secret',
    description: 'Bearer token with which they are asked for',
  },
  LLM_BASE_URL: {
    group: 'Integrations',
    kind: 'address',
    description: 'A language model server that reads questions beside the rules of the assistant',
  },
  LLM_MODEL: { group: 'Integrations', kind: 'text', description: 'Which of its models' },
  LLM_API_KEY: { group: 'Integrations', kind: 'secret', description: 'Bearer token with which it is asked' },
  ANALYTICS_ID: {
    group: 'Integrations',
    kind: 'text',
    description: 'Id that page views are reported under, in production',
  },
  ANALYTICS_URL: { group: 'Integrations', kind: 'address', description: 'Where page views are reported to' },
  API_DOCS: {
    group: 'Operations',
    kind: 'flag',
    description: 'Whether the API documentation is served; on in demo mode',
  },
  LOG_LEVEL: {
    group: 'Operations',
    kind: 'text',
    description: 'What is written to standard error; warn in demo mode, else info',
  },
  PRODUCT_NAME: { group: 'Appearance', kind: 'text', description: 'Name of the product on every screen' },
  COMPANY_NAME: { group: 'Appearance', kind: 'text', description: 'Company in the footer' },
  CONTACT_URL: { group: 'Appearance', kind: 'address', description: 'Where the contact links lead' },
  DEMO_BOOKING_URL: { group: 'Appearance', kind: 'address', description: 'Where Book a demo leads' },
  TOUR_VIDEO_URL: { group: 'Appearance', kind: 'address', description: "The landing page's video" },
};

/**
 * Every setting as an administrator may see it: secrets are masked here, at the source, so that nothing behind this
 * function holds them.
 */
export function describeConfig(environment: Environs): ConfigProperty[] {
  const names = Object.keys(ABOUT) as SettingName[];
  const values = inForce(environment);
  const defaults = inForce(environment.NODE_ENV === undefined ? {} : { NODE_ENV: environment.NODE_ENV });
  const clean = secretRemover(secretsOf(environment));
  return names.map((name) => {
    const about = ABOUT[name];
    const given = (environment[name] ?? '').trim() !== '';
    const value = values[name];
    const preset = name === 'NODE_ENV' ? 'development' : defaults[name];
    return {
      name,
      ...about,
      value: value === null ? null : about.kind === 'secret' ? MASK : clean(value),
      default: preset,
      differs: value !== preset,
      source: given ? 'environment' : 'default',
    };
  });
}

/** Values that must not be seen anywhere: secrets, and the passwords inside addresses. */
export function secretsOf(environment: Environs): string[] {
  return (Object.keys(ABOUT) as SettingName[]).flatMap((name) => {
    const value = environment[name]?.trim() ?? '';
    if (ABOUT[name].kind === 'secret') return value === '' ? [] : [value];
    if (ABOUT[name].kind !== 'address' || !URL.canParse(value)) return [];
    const { password } = new URL(value);
    return password === '' ? [] : [password, decodeURIComponent(password)];
  });
}

/** The values as text, those included that the settings decide from others. */
function inForce(environment: Environs): Record<SettingName, string | null> {
  const read = Environment.parse(environment);
  const { apiDocs, logLevel } = readConfig(environment);
  const values = { ...read, API_DOCS: apiDocs ? 'on' : 'off', LOG_LEVEL: logLevel };
  const names = Object.keys(ABOUT) as SettingName[];
  return Object.fromEntries(names.map((name) => [name, asText(values[name])])) as Record<SettingName, string | null>;
}

function asText(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 0 ? null : value.join(', ');
  return value === undefined ? null : String(value);
}
