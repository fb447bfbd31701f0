import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { ResolveCaller } from '../base/caller.ts';
import type { Clock } from '../base/clock.ts';
import type { Server } from '../base/server.ts';
import { serveApiDocs } from './api-docs.ts';
import { boundConnections, connectionLimit } from './bound-connections.ts';
import { answerUnreadableAddress, handleErrors } from './errors.ts';
import { refuseForeignPages } from './foreign-pages.ts';
import { limitCallRates, limitPublicCalls } from './limit-public-calls.ts';
import { answerUnknownPaths } from './not-found.ts';
import { parseInput, writeAnswer } from './schemas.ts';
import { plainAnswerHeaders, type SecurityHeaderOptions, secureHeaders } from './security-headers.ts';

/** Largest body of a request, in bytes; what needs more (uploads) says so at its route. */
const BODY_LIMIT = 1024 * 1024;

/**
 * Milliseconds in which the headers, and then the whole request, have to arrive: who sends a byte a minute, or nothing, holds
 * nothing. Answers may take as long as they need.
 */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

/** Milliseconds that a connection may wait for its next request; longer than proxies keep theirs. */
const KEEP_ALIVE_TIMEOUT = 72_000;

export interface ServerOptions extends SecurityHeaderOptions {
  /** Addresses or networks of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /** Title and version of the API documentation; undefined serves none. */
  apiDocs: { title: string; version: string } | undefined;
}

/** The server with everything that is the same for all routes; features mount theirs on it. */
export async function createServer(
  options: ServerOptions,
  deps: { logger: FastifyBaseLogger; resolveCaller: ResolveCaller; clock: Clock },
): Promise<Server> {
  const server: Server = fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: TIMEOUTS.requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    http: TIMEOUTS,
    // The absolute form of an address (GET http://host/api/…) is the same call.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*(?=[/?]|$)/i, '').replace(/^(?!\/)/, '/'),
    genReqId: () => randomUUID(),
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadableAddress(plainAnswerHeaders(options)),
  });
  boundConnections(server.server, connectionLimit(), deps.logger);
  server.setValidatorCompiler(parseInput);
  server.setSerializerCompiler(writeAnswer);
  handleErrors(server);
  answerUnknownPaths(server);
  server.decorateRequest('caller', null);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    const token = bearerToken(request.headers.authorization);
    if (token) request.caller = await deps.resolveCaller(token);
  });
  await server.register(cookie);
  secureHeaders(server, options);
  refuseForeignPages(server, options.publicUrl);
  await limitPublicCalls(server);
  limitCallRates(server, deps.clock);
  if (options.apiDocs) await serveApiDocs(server, options.apiDocs);
  // The highest quality of Brotli takes longer than the network saves; 4 is what servers use for answers made on the fly.
  await server.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });

  server.addHook('onResponse', async (request, reply) => {
    const { method, url, caller } = request;
    const pattern = request.routeOptions.url;
    // A key in an address opens an account: it is not written down.
    const path = pattern?.includes(':key') ? pattern : url.split('?', 1)[0];
    // Refusals are what someone who looks for an attack looks for.
    const refused = [403, 429].includes(reply.statusCode);
    // Who watches the server asks every few seconds: that would push all else out of the log.
    const watching = method === 'GET' && url.startsWith('/management/');
    const level = refused ? 'warn' : watching ? 'debug' : 'info';
    request.log[level](
      {
        method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        login: caller?.login,
        address: request.ip,
      },
      'answered',
    );
  });
  return server;
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w.-]+)$/i.exec(header ?? '')?.[1];
}
