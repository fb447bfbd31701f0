import { QueryRefused } from '@pellucid/analytics';
import { ALERT_HEADER, PROBLEM_TYPE } from '@pellucid/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded } from '../base/overloaded.ts';
import type { Server } from '../base/server.ts';
import { isPoolTimeout } from '../platform/db/database.ts';
import { loggedError } from '../platform/db/logged-error.ts';
import { InvalidInput, problemOf } from './invalid-input.ts';
import { busy, HttpProblem } from './problems.ts';

/** Every error leaves as problem+json; what nobody foresaw is logged and leaves as 500 without its text. */
export function handleErrors(server: Server): void {
  server.setErrorHandler((error: Error, request, reply) => {
    sendProblem(request, reply, notedProblem(request, error));
  });
}

/**
 * Answers an address that the router cannot read, before any route or hook is reached: as a problem too, and with the
 * headers of every answer.
 */
export function answerUnreadableAddress(headers: Readonly<Record<string, string>>) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers });
    sendProblem(request, reply, notedProblem(request, error));
  };
}

/** The problem that an error is told as; what nobody foresaw is logged. For answers of which only a part failed. */
export function notedProblem(request: FastifyRequest, error: Error): HttpProblem {
  const problem = toProblem(error);
  if (problem.status >= 500 && !(error instanceof QueryRefused || error instanceof Overloaded))
    request.log.error({ err: loggedError(error) }, 'request failed');
  return problem;
}

/** Answers with a problem: body, media type, and the headers that a JHipster client shows alerts from. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: HttpProblem): void {
  const body = problem.body(request.url.split('?', 1)[0] ?? request.url);
  if (body.params !== undefined)
    reply.headers({ [ALERT_HEADER.error]: body.message, [ALERT_HEADER.params]: body.params });
  reply
    .status(problem.status)
    .headers({ ...problem.parts.headers })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(body);
}

function toProblem(error: Error): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof InvalidInput) return problemOf(error);
  if (error instanceof QueryRefused) return refusal(error);
  if (error instanceof Overloaded) return busy(error.retryAfter);
  if (isPoolTimeout(error)) return busy(RETRY_SECONDS);
  return httpProblemOf(error as Error & { code?: string; statusCode?: number });
}

/** When to ask again, where too much is under way. */
const RETRY_SECONDS = 5;

function refusal(error: QueryRefused): HttpProblem {
  return new HttpProblem(error.status, {
    detail: error.message,
    ...(error.code === 'freemium' && { type: PROBLEM_TYPE.freemium }),
    ...(error.status === 499 && { title: 'Client Closed Request' }),
    ...(error.code === 'busy' && { headers: { 'Retry-After': String(RETRY_SECONDS) } }),
    ...(error.field && { fieldErrors: [{ objectName: 'query', field: error.field, message: 'Invalid' }] }),
  });
}

/** Texts of errors that the framework finds in a request before any handler; others of its 4xx say their standard phrase. */
const DETAILS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address is not valid',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The media type of the body is not supported; send application/json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty; send a JSON value or no Content-Type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
};

function httpProblemOf(error: Error & { code?: string; statusCode?: number }): HttpProblem {
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return new HttpProblem(500, { title: 'Internal Server Error' });
  const detail = error instanceof SyntaxError ? 'The body is not valid JSON' : DETAILS[error.code ?? ''];
  return new HttpProblem(status, detail === undefined ? {} : { detail });
}
