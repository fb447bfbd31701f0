import { z } from 'zod';

/** What a new password must have, as people are told it (docs/promises/accounts.md#passwords). */
export const PASSWORD_RULE =
  'Use at least 8 characters. Password must contain at least one Digit, one Lowercase, one Uppercase and a Symbol.';

/** A password that someone chooses: 8 to 50 characters with a digit, a lower-case and an upper-case letter and a symbol. */
export const NewPassword = z
  .string()
  .min(8, PASSWORD_RULE)
  .max(50, 'Use at most 50 characters.')
  .regex(/^(?=.*\d)(?=.*\p{Ll})(?=.*\p{Lu})(?=.*[^\p{L}\d\s])/u, PASSWORD_RULE);

/** A user name as people may choose it; kept and compared in lower case. */
export const Login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[_.@a-z0-9-]{1,50}$/, 'A login has 1 to 50 letters, digits and the characters _ . @ -');

const emailAddress = (max: number) =>
  z.string().trim().toLowerCase().min(5).max(max).pipe(z.email('This is not an e-mail address'));

/** An e-mail address; kept and compared in lower case. */
export const EmailAddress = emailAddress(254);

/** The address of a registration is shorter (docs/promises/accounts.md#addresses). */
export const RegistrationEmail = emailAddress(100);

/** What someone types to name an account: its login or its e-mail address, in any case. */
export const AccountName = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(254)
  .regex(/^\P{Cc}*$/u, 'A name is one line of text');

/** A key from a mail, as it is sent back. */
export const AccountKey = z.string().min(1).max(200);
