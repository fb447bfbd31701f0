import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as it may be written down. The text of a failed statement names its parameters, and the database's detail the
 * whole row: password hashes and keys in mails are among them. What is left tells which statement failed and why.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const cause: Partial<Error & { code: string; table: string; constraint: string }> = error.cause ?? {};
  const { message = 'A statement failed', stack = error.stack, code, table, constraint } = cause;
  return Object.assign(new Error(message), { stack, code, table, constraint, statement: error.query });
}
