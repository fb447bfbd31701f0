import type { RouteMetrics } from '@pellucid/contract';
import type { Server } from '../../base/server.ts';
import { Timings } from './timings.ts';

/** Distinct route, method and status that are kept apart; routes are few, so this only bounds what cannot happen. */
const MAX_SERIES = 1_000;

/** One answered request. `route` is the pattern and never the address: addresses are many and hold ids and keys. */
export interface AnsweredRequest {
  route: string;
  method: string;
  status: number;
  ms: number;
}

/** Counts answers by route, method and status since the start. */
export class HttpMetrics {
  readonly all = new Timings();
  errors = 0;
  refused = 0;
  private readonly series = new Map<string, { request: Omit<AnsweredRequest, 'ms'>; timings: Timings }>();
  private readonly routes = new Map<string, Timings>();

  record({ route, method, status, ms }: AnsweredRequest): void {
    this.all.record(ms);
    if (status >= 500) this.errors += 1;
    else if (status >= 400) this.refused += 1;
    const known = this.series.size < MAX_SERIES || this.series.has(`${method} ${route} ${status}`);
    const request = known ? { route, method, status } : { route: '(other)', method: '', status: 0 };
    const key = `${request.method} ${request.route}`;
    entryOf(this.routes, key, () => new Timings()).record(ms);
    entryOf(this.series, `${key} ${request.status}`, () => ({ request, timings: new Timings() })).timings.record(ms);
  }

  read(): RouteMetrics[] {
    const routes = new Map<string, RouteMetrics>();
    for (const { request, timings } of this.series.values()) {
      const { route, method, status } = request;
      const key = `${method} ${route}`;
      const timing = entryOf(this.routes, key, () => new Timings()).read();
      const entry = entryOf(routes, key, (): RouteMetrics => ({ route, method, errors: 0, timing, statuses: [] }));
      if (status >= 500) entry.errors += timings.count;
      entry.statuses.push({ status, timing: timings.read() });
    }
    return [...routes.values()].map((one) => ({
      ...one,
      statuses: one.statuses.sort((a, b) => a.status - b.status),
    }));
  }
}

function entryOf<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Tells `record` of every request that was answered, one that no route took included. */
export function watchRequests(server: Server, record: (request: AnsweredRequest) => void): void {
  server.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const route = endpoint ? `/${endpoint.path}` : (request.routeOptions.url ?? '(no such address)');
    record({ route, method: request.method, status: reply.statusCode, ms: reply.elapsedTime });
  });
}
