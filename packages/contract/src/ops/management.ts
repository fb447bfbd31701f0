import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

const tag = 'operations';

export const HealthStatus = z.enum(['UP', 'DOWN']);
export type HealthStatus = z.infer<typeof HealthStatus>;

/** State of the server; `components` only for administrators. The status of the answer is 503 when it is DOWN. */
export const Health = z.object({
  status: HealthStatus,
  components: z
    .record(z.string(), z.object({ status: HealthStatus, details: z.looseObject({}).optional() }))
    .optional(),
});
export type Health = z.infer<typeof Health>;

export const getHealth = endpoint({
  id: 'getHealth',
  summary: 'Whether the server can serve; components only for administrators',
  tag,
  method: 'GET',
  path: 'management/health',
  access: 'public',
  response: Health,
});

export const getLiveness = endpoint({
  id: 'getLiveness',
  summary: 'Whether the process answers at all: when it does not, restart it',
  tag,
  method: 'GET',
  path: 'management/health/liveness',
  access: 'public',
  response: Health,
});

export const getReadiness = endpoint({
  id: 'getReadiness',
  summary: 'Whether to send requests to this server now: its database and warehouse answer',
  tag,
  method: 'GET',
  path: 'management/health/readiness',
  access: 'public',
  response: Health,
});

/** The same facts as `api/profile-info`, in the shape that a JHipster client reads them from. */
export const getInfo = endpoint({
  id: 'getInfo',
  summary: 'Build and active profiles',
  tag,
  method: 'GET',
  path: 'management/info',
  access: 'public',
  response: z.object({
    build: z.object({ artifact: z.string(), name: z.string(), version: z.string() }),
    activeProfiles: z.array(z.string()),
    'display-ribbon-on-profiles': z.string(),
  }),
});
