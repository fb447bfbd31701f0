import { accountName, madeBy } from '@pellucid/contract';
import { readSession } from './session.ts';

/** What a file or picture that is made now says of who made it and when, in the time of their place. */
export function madeNow(): string {
  const { account } = readSession();
  const name = account === null ? 'nobody who is signed in' : accountName(account);
  return madeBy(name, new Date(), ownTimeZone());
}

/** Where the person is, as the browser knows it. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
