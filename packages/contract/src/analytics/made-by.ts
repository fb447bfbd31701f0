import { z } from 'zod';

/** A time zone by its name in the IANA database, as `America/New_York`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'No known time zone');

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

/** Whose account it is, as far as its names are known. */
interface AccountNames {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly login: string;
}

/** How files and people know an account: `Ana Reyes (analyst)`. */
export function accountName({ firstName, lastName, login }: AccountNames): string {
  const name = [firstName, lastName].filter((part) => part !== null && part.trim() !== '').join(' ');
  return name === '' ? login : `${name} (${login})`;
}

/** Who made a file and when, as the file says it: `Made by Ana Reyes (analyst) on June 30, 2026 at 3:04 PM EDT`. */
export function madeBy(name: string, at: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(at);
  const time = part({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return `Made by ${name} on ${part({ dateStyle: 'long' })} at ${time}`.replaceAll('\u202F', ' ');
}
