import {
  type Endpoint,
  type EndpointCall,
  type EndpointResponse,
  encodeReason,
  pathOf,
  REASON_HEADER,
} from '@pellucid/contract';
import { type ApiProblem, problemOf, unreachable } from './api-problem.ts';
import { readCookie } from './cookies.ts';
import { createEmitter } from './emitter.ts';
import { saveFile } from './files.ts';
import { alertOf, endsSession, isBroadcast } from './http-rules.ts';
import { readToken } from './token.ts';

export { ApiProblem } from './api-problem.ts';

/** A failed call, for whoever wants to tell the person about it. */
export const httpErrors = createEmitter<ApiProblem>();
/** The session has ended under the open screen: a 401 said so, or another tab that shares the token found out. */
export const sessionEnds = createEmitter<void>();
/** The text of a success alert that an answer carried. */
export const successAlerts = createEmitter<string>();

export interface CallOptions {
  signal?: AbortSignal;
  /** In place of the stored token: a call for another session than that of the page. */
  token?: string;
  /** Why the person makes this change, for the audit trail; the endpoint takes it where it says so. */
  reason?: string | undefined;
  /** Statuses of failures whose body is the answer all the same. */
  alsoAnswers?: readonly number[];
  /** The caller tells the person about failures itself; a 401 still ends the session. */
  quiet?: boolean;
}

/** The arguments after the endpoint; the first may be left out when the endpoint needs nothing. */
type Arguments<E extends Endpoint> =
  unknown extends EndpointCall<E>
    ? [input?: undefined, options?: CallOptions]
    : Record<never, never> extends EndpointCall<E>
      ? [input?: EndpointCall<E>, options?: CallOptions]
      : [input: EndpointCall<E>, options?: CallOptions];

interface Parts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * Calls an endpoint of the contract and returns its parsed answer.
 *
 * @throws ApiProblem when the server refuses or cannot be reached (status 0); an abort rejects with the signal's reason.
 */
export async function call<E extends Endpoint>(endpoint: E, ...rest: Arguments<E>): Promise<EndpointResponse<E>> {
  const response = await send(endpoint, ...rest);
  if (endpoint.response === undefined) return undefined as EndpointResponse<E>;
  return endpoint.response.parse(await response.json()) as EndpointResponse<E>;
}

/** Calls an endpoint that streams and saves its answer as a file. `onBytes` is told how much of it is there. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: EndpointCall<E>,
  fileName: string,
  { onBytes, ...options }: CallOptions & { onBytes?: (bytes: number) => void } = {},
): Promise<void> {
  const response = await request(endpoint, input as Parts, options);
  saveFile(fileName, onBytes === undefined ? await response.blob() : await received(response, onBytes));
}

async function received(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const pieces: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    pieces.push(next.value);
    bytes += next.value.length;
    onBytes(bytes);
  }
  return new Blob(pieces, { type: response.headers.get('Content-Type') ?? '' });
}

/** As `call`, but returns the answer itself: for those who read its headers. */
export function send<E extends Endpoint>(endpoint: E, ...rest: Arguments<E>): Promise<Response> {
  const [input, options] = rest;
  return request(endpoint, (input ?? {}) as Parts, options ?? {});
}

async function request(endpoint: Endpoint, parts: Parts, options: CallOptions): Promise<Response> {
  const url = pathOf(endpoint.path, parts.params) + queryString(parts.query);
  const token = options.token ?? readToken();
  const init: RequestInit = {
    method: endpoint.method,
    headers: headersFor(endpoint, url, parts, token, options.reason),
    credentials: 'same-origin',
  };
  if (parts.body !== undefined) init.body = JSON.stringify(parts.body);
  if (options.signal) init.signal = options.signal;

  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw broadcast(unreachable(url), url, token, options);
  }
  const answered = response.ok || options.alsoAnswers?.includes(response.status) === true;
  if (!answered) throw broadcast(await problemOf(response, url), url, token, options);
  const alert = alertOf(response.headers);
  if (alert !== null) successAlerts.emit(alert);
  return response;
}

function broadcast(failure: ApiProblem, url: string, token: string | null, { quiet }: CallOptions): ApiProblem {
  // A call that was under way with an earlier token says nothing about the session that began meanwhile.
  const ofThisSession = token === readToken();
  if (failure.status === 401 && ofThisSession && endsSession(url, location.href)) sessionEnds.emit();
  if (!quiet && isBroadcast(failure.status, url, failure.message)) httpErrors.emit(failure);
  return failure;
}

/** The token goes to our own origin only; the anti-forgery header with every call that changes something. */
function headersFor(endpoint: Endpoint, url: string, parts: Parts, token: string | null, reason = ''): Headers {
  const headers = new Headers({ Accept: endpoint.stream ?? 'application/json, application/problem+json' });
  if (parts.body !== undefined) headers.set('Content-Type', 'application/json');
  if (new URL(url, document.baseURI).origin !== location.origin) return headers;
  if (endpoint.takesReason && reason.trim() !== '') headers.set(REASON_HEADER, encodeReason(reason));
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const forgery = endpoint.method === 'GET' ? null : readCookie('XSRF-TOKEN');
  if (forgery !== null) headers.set('X-XSRF-TOKEN', forgery);
  return headers;
}

function queryString(query: Parts['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
