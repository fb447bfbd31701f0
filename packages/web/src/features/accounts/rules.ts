import { EmailAddress, GUESSABLE_PASSWORD, NewPassword, PASSWORD_RULE } from '@pellucid/contract';

/** Bounds and words of docs/promises/accounts.md#passwords. */
export const LIMITS = {
  registerEmailInput: 99,
  password: 50,
  usernameInput: 254,
  name: 50,
  email: 254,
} as const;

/** What is wrong with the e-mail address of a registration. It has to be in lower case, as it is kept. */
export function registerEmailError(email: string): string | undefined {
  if (email === '') return 'Your email is required';
  if (email.length < 5) return 'Your email is required to be at least 5 characters';
  if (email.length > 100) return 'Your email cannot be longer than 100 characters';
  return isEmail(email) ? undefined : 'Your email is invalid';
}

export function settingsEmailError(email: string): string | undefined {
  if (email === '') return 'Your email is required';
  if (email.length < 5 || email.length > LIMITS.email) return `Your email needs 5 to ${LIMITS.email} characters`;
  return isEmail(email.toLowerCase()) ? undefined : 'Your email is invalid';
}

/** What is wrong with the username or e-mail address that a reset is asked for. */
export function usernameError(username: string): string | undefined {
  if (username === '') return 'Your username is required.';
  if (username.length < 5) return 'Your username is required to be at least 5 characters.';
  // The input takes 254 characters; the promised message says 100 (docs/promises/accounts.md#addresses).
  if (username.length > LIMITS.usernameInput) return 'Your username cannot be longer than 100 characters.';
  return undefined;
}

export function nameError(label: string, name: string): string | undefined {
  if (name.trim() === '') return `Your ${label} is required`;
  return name.length > LIMITS.name ? `Your ${label} cannot be longer than ${LIMITS.name} characters` : undefined;
}

/** What is wrong with a password that someone chooses. */
export function newPasswordError(password: string, guessable: boolean): string | undefined {
  const parsed = NewPassword.safeParse(password);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? PASSWORD_RULE;
  return guessable ? GUESSABLE_PASSWORD : undefined;
}

/** What is wrong with the repeated password; the words of a mismatch differ from screen to screen. */
export function confirmationError(password: string, confirmation: string, mismatch: string): string | undefined {
  if (confirmation === '') return 'Please repeat the password';
  return confirmation === password ? undefined : mismatch;
}

function isEmail(email: string): boolean {
  return /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/.test(email) && EmailAddress.safeParse(email).success;
}
