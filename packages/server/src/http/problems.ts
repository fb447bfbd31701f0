import { STATUS_CODES } from 'node:http';
import { type FieldError, PROBLEM_TYPE, type Problem } from '@pellucid/contract';

interface ProblemParts {
  /** Defaults to "problem with message". */
  type?: string;
  /** Defaults to the status' standard phrase. */
  title?: string;
  detail?: string;
  /** A key that clients translate; defaults to `error.http.<status>`. */
  message?: string;
  params?: string;
  fieldErrors?: FieldError[];
  headers?: Record<string, string>;
}

/** An answer other than success, on purpose: what it says is for the caller to read. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';

  constructor(
    readonly status: number,
    readonly parts: ProblemParts = {},
  ) {
    super(parts.detail ?? parts.title ?? STATUS_CODES[status] ?? String(status));
  }

  /** The body as it goes over the wire; `path` is that of the request. */
  body(path: string): Problem {
    const { type = PROBLEM_TYPE.withMessage, title, detail, message, params, fieldErrors } = this.parts;
    return {
      type,
      title: title ?? STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      ...(detail !== undefined && { detail }),
      path,
      message: message ?? `error.http.${this.status}`,
      ...(params !== undefined && { params }),
      ...(fieldErrors && { fieldErrors }),
    };
  }
}

/** 400 as a business rule gives it: `title` for people, `error.<key>` and the entity's name for clients and alert headers. */
export function badRequest(title: string, entity: string, key: string): HttpProblem {
  return new HttpProblem(400, { title, message: `error.${key}`, params: entity });
}

/** 400 with one line per field that did not pass. */
export function invalidFields(fieldErrors: FieldError[], detail?: string): HttpProblem {
  return new HttpProblem(400, {
    type: PROBLEM_TYPE.constraintViolation,
    title: 'Method argument not valid',
    ...(detail !== undefined && { detail }),
    message: 'error.validation',
    fieldErrors,
  });
}

/** 401: who asks is not known. */
export function unauthorized(detail = 'Full authentication is required to access this resource'): HttpProblem {
  return new HttpProblem(401, { detail, headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** 403: who asks is known and may not. */
export function forbidden(detail = 'Access is denied'): HttpProblem {
  return new HttpProblem(403, { detail });
}

/** 403: the caller may do this only shortly after signing in. */
export function signInAgain(): HttpProblem {
  return new HttpProblem(403, { type: PROBLEM_TYPE.signInAgain, detail: 'Sign in again to do this.' });
}

/** 403: someone else set the caller's password. */
export function passwordMustChange(): HttpProblem {
  return new HttpProblem(403, { type: PROBLEM_TYPE.passwordMustChange, detail: 'Choose a new password first.' });
}

/** 404: it does not exist, or not for this caller. */
export function notFound(detail?: string): HttpProblem {
  return new HttpProblem(404, detail === undefined ? {} : { detail });
}

/** 400 as a JHipster client knows a login or address that another user has. */
export function nameInUse(taken: 'login' | 'email'): HttpProblem {
  const said =
    taken === 'login'
      ? { type: PROBLEM_TYPE.loginAlreadyUsed, title: 'Login name already used!', message: 'error.userexists' }
      : { type: PROBLEM_TYPE.emailAlreadyUsed, title: 'Email is already in use!', message: 'error.emailexists' };
  return new HttpProblem(400, { ...said, params: 'userManagement' });
}

/** 409: the record changed meanwhile, or others depend on it; `detail` says which. */
export function conflict(detail: string, message = 'error.concurrencyFailure'): HttpProblem {
  return new HttpProblem(409, { detail, message });
}

/** 429: too often; `seconds` until the next try is worth making. */
export function tooManyRequests(seconds: number): HttpProblem {
  const wait = Math.max(1, Math.ceil(seconds));
  return new HttpProblem(429, {
    detail: `Too many attempts. Try again in ${wait} second${wait === 1 ? '' : 's'}.`,
    headers: { 'Retry-After': String(wait) },
  });
}

/** 503: there is too much to do at this moment; `seconds` until the next try is worth making. */
export function busy(seconds: number): HttpProblem {
  const headers = { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) };
  return new HttpProblem(503, { detail: 'The server is busy. Try again in a moment.', headers });
}
