import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

const tag = 'operations';

export const HealthStatus = z.enum(['UP', 'DOWN']);
export type HealthStatus = z.infer<typeof HealthStatus>;

/** A part of the server; `since` when it is in this state, and whether the whole is down when it is. */
export const HealthComponent = z.object({
  status: HealthStatus,
  details: z.looseObject({}),
  since: z.iso.datetime(),
  critical: z.boolean(),
});
export type HealthComponent = z.infer<typeof HealthComponent>;

/** A part that went down or came back. */
export const HealthChange = z.object({
  at: z.iso.datetime(),
  component: z.string(),
  status: HealthStatus,
  error: z.string().nullable(),
});
export type HealthChange = z.infer<typeof HealthChange>;

/**
 * State of the server; everything but `status` only for administrators. The status of the answer is 503 when it is DOWN,
 * with the same body. `details` repeats `components` for clients of JHipster 5.
 */
export const Health = z.object({
  status: HealthStatus,
  since: z.iso.datetime().optional(),
  components: z.record(z.string(), HealthComponent).optional(),
  details: z.record(z.string(), HealthComponent).optional(),
  /** The last changes, newest first. */
  changes: z.array(HealthChange).optional(),
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
