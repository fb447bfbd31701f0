import { z } from 'zod';

/** Base of the problem types that a JHipster client compares by exact text. */
export const PROBLEM_BASE = 'https://www.jhipster.tech/problem';

/** Problem types with a meaning of their own; everything else is `withMessage`. */
export const PROBLEM_TYPE = {
  withMessage: `${PROBLEM_BASE}/problem-with-message`,
  constraintViolation: `${PROBLEM_BASE}/constraint-violation`,
  invalidPassword: `${PROBLEM_BASE}/invalid-password`,
  /** 400: a new password has the characters that it needs, but is a common word or the user's own name. */
  guessablePassword: `${PROBLEM_BASE}/guessable-password`,
  emailAlreadyUsed: `${PROBLEM_BASE}/email-already-used`,
  loginAlreadyUsed: `${PROBLEM_BASE}/login-already-used`,
  freemium: `${PROBLEM_BASE}/freemium-limit`,
  /** 403: the last sign-in is too long ago for this; sign in again and repeat. */
  signInAgain: `${PROBLEM_BASE}/sign-in-again`,
  /** 403: an administrator set the password; nothing else is allowed before a new one is chosen. */
  passwordMustChange: `${PROBLEM_BASE}/password-must-change`,
} as const;

/** One field of a request that did not pass; `message` is the constraint's code as JHipster names it (NotNull, Size …). */
export const FieldError = z.object({ objectName: z.string(), field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every error of the server (RFC 9457, in JHipster's shape), media type application/problem+json. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  path: z.string(),
  message: z.string(),
  params: z.string().optional(),
  fieldErrors: z.array(FieldError).optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Headers that carry the text of a success alert, the key of an error and the parameter of either. */
export const ALERT_HEADER = {
  alert: 'X-pellucidApp-alert',
  error: 'X-pellucidApp-error',
  params: 'X-pellucidApp-params',
} as const;
