import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../base/server.ts';
import { notFound } from './problems.ts';

export const CONTROL_HEADER = 'x-pellucid-control';

/**
 * A call that only a command of this machine may make, because only the server's user can read the token in its data
 * folder. To everyone else it does not exist. The body is JSON, as the command sends it: parse it before use.
 */
export function controlRoute(
  server: Server,
  token: string,
  name: string,
  handler: (body: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  server.post(
    `/control/${name}`,
    {
      schema: { hide: true },
      onRequest: async (request) => {
        const given = request.headers[CONTROL_HEADER];
        if (typeof given !== 'string' || !timingSafeEqual(digest(given), digest(token))) throw notFound();
      },
    },
    (request, reply) => handler(request.body, request, reply),
  );
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
