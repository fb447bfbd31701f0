import type { z } from 'zod';
import type { Authority } from '../authority.ts';

/**
 * Who may call an endpoint: `public` needs no sign-in, `authenticated` any signed-in user, a list any of the named
 * authorities. ROLE_ADMIN passes every check (decisions: ROLE_ADMIN may do everything).
 */
export type Access = 'public' | 'authenticated' | readonly Authority[];

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodType;

/** So many calls in a window of time. */
export interface RateLimit {
  readonly count: number;
  readonly seconds: number;
}

/**
 * One call of the wire, said once: the server mounts it (authority, parsing, problem+json, OpenAPI), the web client calls
 * it with its types.
 *
 * - `path` is relative to the server's root and writes parameters as `{name}`: `api/companies/{id}`.
 * - `response` is the schema of the 2xx body; absent means an empty body.
 * - `stream` says that the body is not JSON (CSV, server-sent events); `response` is then absent.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
> {
  readonly id: string;
  readonly summary: string;
  /** More than the summary says, in Markdown, for the API document. */
  readonly description?: string;
  readonly tag: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: Access;
  readonly status: 200 | 201 | 202 | 204;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  readonly stream?: 'text/csv' | 'text/event-stream' | 'text/plain';
  /** Largest body in bytes, where the server's usual limit is too small. */
  readonly maxBody?: number;
  /** Takes why the change is made, in the header `X-Change-Reason`. */
  readonly takesReason?: true;
  /** Is answered for the company that an administrator names in the header `X-Acting-For`. */
  readonly takesCompany?: true;
  /** How often one address may make it; calls that name the same object are counted together. */
  readonly rateLimit?: RateLimit;
  /** May also be called by someone who has to choose a new password before anything else. */
  readonly beforePasswordChange?: true;
}

type Undefinable<T> = T extends Schema ? T : undefined;

/** Declares an endpoint; what is left out is `undefined`, the status is 200. */
export function endpoint<
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Response extends Schema | undefined = undefined,
>(definition: {
  id: string;
  summary: string;
  description?: string;
  tag: string;
  method: HttpMethod;
  path: string;
  access: Access;
  status?: 200 | 201 | 202 | 204;
  params?: Params;
  query?: Query;
  body?: Body;
  response?: Response;
  stream?: 'text/csv' | 'text/event-stream' | 'text/plain';
  maxBody?: number;
  takesReason?: true;
  takesCompany?: true;
  rateLimit?: RateLimit;
  beforePasswordChange?: true;
}): Endpoint<Undefinable<Params>, Undefinable<Query>, Undefinable<Body>, Undefinable<Response>> {
  return {
    status: 200,
    params: undefined,
    query: undefined,
    body: undefined,
    response: undefined,
    ...definition,
  } as Endpoint<Undefinable<Params>, Undefinable<Query>, Undefinable<Body>, Undefinable<Response>>;
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler receives, parsed. */
export interface EndpointRequest<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** What a client sends; parts that the endpoint does not have are left out. */
export type EndpointCall<E extends Endpoint> = (E['params'] extends Schema ? { params: Input<E['params']> } : unknown) &
  (E['query'] extends Schema ? { query?: Input<E['query']> } : unknown) &
  (E['body'] extends Schema ? { body: Input<E['body']> } : unknown);

/** The parsed body of a successful answer. */
export type EndpointResponse<E extends Endpoint> = Output<E['response']>;

/** Puts path parameters in place of `{name}`, encoded. Throws when one is missing: a programming error. */
export function pathOf(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Path ${path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}
