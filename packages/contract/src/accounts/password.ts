import { z } from 'zod';
import type { RateLimit } from '../http/endpoint.ts';
import { EMAIL_PATTERN } from './email.ts';

/** What a new password must have, as people are told it (docs/promises/accounts.md#passwords). */
export const PASSWORD_RULE =
  'Use at least 8 characters. Password must contain at least one Digit, one Lowercase, one Uppercase and a Symbol.';

/** A password that someone chooses: 8 to 50 characters with a digit, a lower-case and an upper-case letter and a symbol. */
export const NewPassword = z
  .string()
  .min(8, PASSWORD_RULE)
  .max(50, 'Use at most 50 characters.')
  .regex(/^(?=.*\d)(?=.*\p{Ll})(?=.*\p{Lu})(?=.*[^\p{L}\d\s])/u, PASSWORD_RULE);

/** Refuses the password that an administrator has set, where the owner must choose an own one. */
export const SAME_PASSWORD = 'Choose another password than the one that was set for you.';

/** What is said of a password that has the characters it needs and is among those that are tried first. */
export const GUESSABLE_PASSWORD =
  'This password is easy to guess. Choose one that is no common word and not your own name.';

/** Letters that a part of a name needs to count as one: shorter parts are in many words. */
const MIN_NAME_LETTERS = 4;

/** The words in logins, e-mail addresses and names, in lower case; the last part of a domain is none. */
export function namesIn(names: readonly string[]): string[] {
  const words = names.flatMap((name) => {
    const [local = '', domain = ''] = name.toLowerCase().split('@', 2);
    return [
      local.replace(/[^\p{L}]/gu, ''),
      ...local.split(/[^\p{L}]+/u),
      ...domain.split(/[^\p{L}.]+|\./u).slice(0, -1),
    ];
  });
  return [...new Set(words.filter(({ length }) => length >= MIN_NAME_LETTERS))];
}

/** Whether a word of these names is in a password. */
export function containsName(password: string, names: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return namesIn(names).some((name) => lower.includes(name));
}

const emailAddress = (max: number) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .min(5)
    .max(max)
    .pipe(z.email({ pattern: new RegExp(EMAIL_PATTERN, 'u'), error: 'This is not an e-mail address' }));

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

/** Keys of mails that one address may try, whatever they open. */
export const KEY_RATE_LIMIT: RateLimit = { count: 60, seconds: 900 };
