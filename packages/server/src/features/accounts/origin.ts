import type { FastifyRequest } from 'fastify';

/** Where a request came from, for the session's row and the audit trail. */
export interface Origin {
  address: string;
  userAgent: string;
  requestId: string;
}

export function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '', requestId: request.id };
}
