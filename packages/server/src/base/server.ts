import type { FastifyInstance } from 'fastify';
import type { Caller } from './caller.ts';

/** The HTTP server that features mount their endpoints on. */
export type Server = FastifyInstance;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null when the request carries no good token; endpoints get it through their context. */
    caller: Caller | null;
  }
}
