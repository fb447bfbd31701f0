import rateLimit from '@fastify/rate-limit';
import type { RateLimit } from '@pellucid/contract';
import type { Clock } from '../base/clock.ts';
import { networkOf } from '../base/network.ts';
import type { Server } from '../base/server.ts';
import { tooManyRequests } from './problems.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

/** Calls that one address may make in a minute without signing in. Signed-in callers are not counted. */
const PUBLIC_CALLS_PER_MINUTE = 600;

/** Holds strangers to a rate on the public calls of the API; sign-in has a throttle of its own on top. */
export async function limitPublicCalls(server: Server): Promise<void> {
  server.addHook('onRoute', (route) => {
    if (route.config?.endpoint?.access !== 'public' || !route.url.startsWith('/api/')) return;
    route.config.rateLimit = { max: PUBLIC_CALLS_PER_MINUTE, timeWindow: '1 minute' };
  });
  await server.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => request.caller !== null,
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(ttl / 1000),
  });
}

/** Holds each address to the rate that a call's endpoint names; what is refused for its form is not counted. */
export function limitCallRates(server: Server, clock: Clock): void {
  const limiters = new Map<RateLimit, RateLimiter>();
  server.addHook('onRoute', (route) => {
    const limit = route.config?.endpoint?.rateLimit;
    if (limit === undefined) return;
    const limiter = limiters.get(limit) ?? createRateLimiter(clock, limit);
    limiters.set(limit, limiter);
    route.preHandler = async ({ ip }) => limiter.consume(ip);
  });
}
