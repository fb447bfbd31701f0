import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

const tag = 'operations';
const access = ['ROLE_ADMIN'] as const;

/** What is shown in place of a secret. */
export const MASK = '******';

/** One property of the server's configuration. Secrets, and passwords inside addresses, come masked. */
export const ConfigProperty = z.object({
  name: z.string(),
  group: z.string(),
  description: z.string(),
  kind: z.enum(['text', 'number', 'flag', 'address', 'list', 'secret']),
  /** Null when it has none. */
  value: z.string().nullable(),
  default: z.string().nullable(),
  /** Whether the value is another than the default's. */
  differs: z.boolean(),
  source: z.enum(['environment', 'default']),
});
export type ConfigProperty = z.infer<typeof ConfigProperty>;

export const getConfiguration = endpoint({
  id: 'getConfiguration',
  summary: 'Every setting with its value, default and source; secrets masked',
  tag,
  method: 'GET',
  path: 'management/configuration',
  access,
  response: z.array(ConfigProperty),
});

export const getEnv = endpoint({
  id: 'getEnv',
  summary: 'Configuration in the shapes of JHipster 4 and 5 clients: what the environment sets, and the defaults',
  tag,
  method: 'GET',
  path: 'management/env',
  access,
  response: z.looseObject({
    profiles: z.array(z.string()),
    activeProfiles: z.array(z.string()),
    propertySources: z.array(
      z.object({
        name: z.string(),
        properties: z.record(z.string(), z.object({ value: z.string().nullable(), origin: z.string().optional() })),
      }),
    ),
  }),
});

const Beans = z.record(
  z.string(),
  z.object({ prefix: z.string(), properties: z.record(z.string(), z.string().nullable()) }),
);

export const getConfigProps = endpoint({
  id: 'getConfigProps',
  summary: 'Configuration in force by group, in the shapes of JHipster 4 and 5 clients',
  tag,
  method: 'GET',
  path: 'management/configprops',
  access,
  response: z.looseObject({
    contexts: z.record(z.string(), z.object({ beans: Beans, parentId: z.string().nullable() })),
  }),
});
