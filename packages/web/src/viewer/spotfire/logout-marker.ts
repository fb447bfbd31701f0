import { readCookie } from '../../lib/cookies.ts';
import { SESSION_COOKIES } from '../../lib/session.ts';
import { SESSION_POLL_MS } from './timings.ts';

/** Tells the tabs that one of them was logged out of the analytics server, in the storage that they share. */
const LOGOUT_MARKER = 'viewer-logout';

/**
 * Watches for the marker of a log-out: `reload` is called once for each that another tab sets, until the cookie that ends
 * the poll says so.
 */
export function watchLogoutMarker(reload: () => void): { set(): void; stop(): void } {
  let seen = localStorage.getItem(LOGOUT_MARKER);
  const look = () => {
    if (readCookie(SESSION_COOKIES.stop) === 'true') return clearInterval(poll);
    const marker = localStorage.getItem(LOGOUT_MARKER);
    const isNew = marker !== null && marker !== seen;
    seen = marker;
    if (isNew) reload();
  };
  const poll = setInterval(look, SESSION_POLL_MS);
  return {
    /** Who sets it reloads by itself. */
    set: () => {
      seen = new Date().toISOString();
      localStorage.setItem(LOGOUT_MARKER, seen);
    },
    stop: () => clearInterval(poll),
  };
}
