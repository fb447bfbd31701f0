import { z } from 'zod';

/** What a user name may consist of, in either case. */
export const LOGIN_PATTERN = '^[_.@A-Za-z0-9-]+$';
export const MAX_LOGIN_LENGTH = 50;
const LOGIN_RULE = `A login has 1 to ${MAX_LOGIN_LENGTH} letters, digits and the characters _ . @ -`;

/** A user name as people may choose it; kept and compared in lower case. */
export const Login = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_LOGIN_LENGTH, LOGIN_RULE)
  .regex(new RegExp(LOGIN_PATTERN, 'u'), LOGIN_RULE);
