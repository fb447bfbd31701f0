import { authenticate, getAccount } from '@pellucid/contract';

const MAIN_MENU = 'page-infos/mainMenu';

/**
 * Whether a 401 signs the person out and opens the sign-in dialog. The exceptions are promised
 * (docs/promises/accounts.md#lost-sessions): a failed sign-in and the question who is signed in are answers, not lost sessions.
 *
 * @param url the address that was called
 * @param pageAddress the address of the page, with its hash
 */
export function endsSession(url: string, pageAddress: string): boolean {
  if (url.includes(getAccount.path) || url.includes(authenticate.path)) return false;
  if (pageAddress.includes('reset/request')) return false;
  const publicPage = !pageAddress.includes('password') && !pageAddress.includes('settings');
  return !(publicPage && url.includes(MAIN_MENU));
}

/** Whether a failed call is broadcast as an http-error: all but a 401 on account addresses or without a message. */
export function isBroadcast(status: number, url: string, message: string): boolean {
  return !(status === 401 && (message === '' || url.includes(getAccount.path)));
}

/** The text of the first header whose name ends in `app-alert`. */
export function alertOf(headers: Headers): string | null {
  return headerEnding('app-alert', headers);
}

/**
 * What the first header whose name ends in `app-error` says to people; null where it is a key for a client's own words, which
 * the problem has in its title.
 */
export function errorOf(headers: Headers): string | null {
  const text = headerEnding('app-error', headers);
  return text === null || /^[\w-]+(\.[\w-]+)+$/.test(text) ? null : text;
}

function headerEnding(end: string, headers: Headers): string | null {
  for (const [name, value] of headers) {
    if (name.toLowerCase().endsWith(end) && value !== '') return value;
  }
  return null;
}
