import type { Scope } from '@pellucid/analytics';
import {
  ActingForHeaders,
  type Endpoint,
  type EndpointRequest,
  type EndpointResponse,
  hasAnyAuthority,
  ReasonHeaders,
} from '@pellucid/contract';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { type Caller, scopeOfCaller } from '../base/caller.ts';
import type { Server } from '../base/server.ts';
import { forbidden, HttpProblem, passwordMustChange, unauthorized } from './problems.ts';
import { writeRows } from './write-rows.ts';

export type { Caller } from '../base/caller.ts';
export type { Server } from '../base/server.ts';

export interface HandlerContext {
  /** Never null where the endpoint's access is not public. */
  caller: Caller | null;
  /** Aborted when the client goes away before the answer is complete. */
  signal: AbortSignal;
  reply: FastifyReply;
  request: FastifyRequest;
}

export type Handler<E extends Endpoint> = (
  input: EndpointRequest<E>,
  context: HandlerContext,
) => Promise<EndpointResponse<E> extends undefined ? void : EndpointResponse<E>>;

export interface MountOptions {
  /** Looks at the body as it was sent, before its schema does, and throws what is wrong with it as a whole. */
  checkBody?: (body: unknown) => void;
}

/**
 * Puts an endpoint of the contract on the server: who may call it is checked before anything of the request is read,
 * parameters, query and body arrive parsed, the answer leaves through its schema, and errors become problem+json.
 *
 * The status is the endpoint's unless the handler sets another on the reply. The handler of an endpoint with `stream`
 * sends its stream itself with `context.reply.send(…)`; its media type is set already.
 */
export function mount<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Handler<E>,
  { checkBody }: MountOptions = {},
): void {
  const { params, query, body, response, maxBody, takesReason, takesCompany } = endpoint;
  const description = descriptionOf(endpoint);
  server.route({
    method: endpoint.method,
    url: `/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { endpoint },
    onRequest: [guard(endpoint), refuseNul],
    ...(checkBody && { preValidation: async (request: FastifyRequest) => checkBody(request.body) }),
    ...(maxBody !== undefined && { bodyLimit: maxBody }),
    schema: {
      operationId: endpoint.id,
      summary: endpoint.summary,
      ...(description !== undefined && { description }),
      tags: [endpoint.tag],
      ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
      ...(takesReason && { headers: ReasonHeaders }),
      ...(takesCompany && { headers: ActingForHeaders }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(response && { response: { [endpoint.status]: response } }),
    },
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body } as EndpointRequest<E>;
      reply.status(endpoint.status);
      if (endpoint.stream) reply.type(`${endpoint.stream}; charset=utf-8`);
      const answer = await handler(input, contextOf(request, reply));
      if (endpoint.stream) return reply;
      const text = response && (await writeRows(response, answer));
      if (text !== undefined) return reply.type('application/json; charset=utf-8').send(text);
      return reply.send(response ? answer : undefined);
    },
  });
}

/** What the API document says of a call beside its summary: also how often it may be made. */
function descriptionOf({ description, rateLimit }: Endpoint): string | undefined {
  if (rateLimit === undefined) return description;
  const limit = `At most ${rateLimit.count} calls from one address in ${rateLimit.seconds / 60} minutes; then 429 with \`Retry-After\`.`;
  return description === undefined ? limit : `${description}\n\n${limit}`;
}

/** The caller of an endpoint that is not public. */
export function requireCaller(context: HandlerContext): Caller {
  if (!context.caller) throw unauthorized();
  return context.caller;
}

/** The analytics scope of who asks: every question to the warehouse carries it. */
export function scopeOf(context: HandlerContext): Scope {
  return scopeOfCaller(context.caller);
}

function guard({ access, beforePasswordChange }: Endpoint): onRequestHookHandler {
  return async (request) => {
    if (access === 'public') return;
    if (!request.caller) throw unauthorized();
    if (request.caller.mustChangePassword && !beforePasswordChange) throw passwordMustChange();
    if (access !== 'authenticated' && !hasAnyAuthority(request.caller.authorities, access)) throw forbidden();
  };
}

/** No text that is kept or looked for has the character NUL, and the database refuses it: no address with it means anything. */
const refuseNul: onRequestHookHandler = async ({ url }) => {
  if (url.includes('%00')) throw new HttpProblem(400, { detail: 'The address is not valid' });
};

/** Most calls have no use for the signal, and it costs more than many of them. */
function contextOf(request: FastifyRequest, reply: FastifyReply): HandlerContext {
  let signal: AbortSignal | undefined;
  return {
    caller: request.caller,
    reply,
    request,
    get signal() {
      signal ??= goneSignal(reply);
      return signal;
    },
  };
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abortUnlessSent = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.closed) abortUnlessSent();
  else raw.once('close', abortUnlessSent);
  return gone.signal;
}
