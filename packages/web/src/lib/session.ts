import {
  type Account,
  type Authority,
  createViewerToken,
  getAccount,
  hasAnyAuthority,
  signOut as signOutCall,
} from '@pellucid/contract';
import { useSyncExternalStore } from 'react';
import { ApiProblem, call, sessionEnds } from './api.ts';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { createEmitter } from './emitter.ts';
import { reloadPage } from './reload.ts';
import { clearToken, keepOnlyToken, readToken } from './token.ts';

/** How long nobody may touch any tab before the session ends. */
export const IDLE_SECONDS = 1800;

/** Why somebody is signed out who did not ask for it in this tab: the log-in page says so. */
export type SignOutReason = 'idle' | 'other-tab' | 'ended';

/**
 * - `unknown`: a token is there, who it belongs to is being asked.
 * - `signed-out` with `leaveTo`: the sign-out is done and its page is on the way; until then no guard asks for a sign-in.
 * - `expired`: the server ended the session under an open screen; the account is kept so that the screen can stay as it
 *   is while the person signs in again.
 */
export type Session =
  | { status: 'unknown'; account: null }
  | { status: 'signed-out'; account: null; leaveTo: string | null; reason: SignOutReason | null }
  | { status: 'signed-in' | 'expired'; account: Account };

/** Cookies by which the tabs of a browser tell each other. */
export const SESSION_COOKIES = { signedOut: 'tab-logout', stop: 'stop-interval', reason: 'sign-out-reason' } as const;
/** Cookies of the analytics server, cleared at sign-out. */
const VIEWER_COOKIES = ['ticket', 'ticket1', 'ticket2', 'user-group'] as const;

const SIGNED_OUT = { status: 'signed-out', account: null, leaveTo: null, reason: null } as const;

let session: Session = SIGNED_OUT;
const changes = createEmitter<Session>();

export const onSessionChange = changes.on;

export function readSession(): Session {
  return session;
}

export function useSession(): Session {
  return useSyncExternalStore(changes.on, readSession);
}

/** Whether the signed-in person holds any of the authorities; none wanted allows everyone who is signed in. */
export function holdsAny(current: Session, wanted: readonly Authority[]): boolean {
  return current.account !== null && hasAnyAuthority(current.account.authorities, wanted);
}

/** How long to wait before asking a server again that could not answer, in milliseconds. */
const ASK_AGAIN_MS = 3000;

/** Asks who the stored token belongs to. A token that the server refuses is forgotten; a server that is away is not a refusal. */
export async function restoreSession(): Promise<void> {
  if (readToken() === null) return change(SIGNED_OUT);
  change({ status: 'unknown', account: null });
  try {
    const account = await call(getAccount);
    // A remembered sign-in outlives the browser, the cookies of the analytics server do not.
    if (account.userGroup !== null && readCookie('user-group') === null) await openViewerSession(account);
    authenticated(account);
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 0 || error.status >= 500)) {
      setTimeout(() => void restoreSession(), ASK_AGAIN_MS);
      return;
    }
    clearToken();
    change({ ...SIGNED_OUT, reason: 'ended' });
  }
}

/** Takes up a fresh token: fetches the identity and opens the session of the analytics server. */
export async function beginSession(): Promise<Account> {
  removeCookie(SESSION_COOKIES.signedOut);
  removeCookie(SESSION_COOKIES.stop);
  const account = await call(getAccount);
  await openViewerSession(account);
  authenticated(account);
  return account;
}

/** Asks anew who is signed in, after the person changed their account. */
export async function refreshAccount(): Promise<void> {
  const account = await call(getAccount);
  if (session.status === 'signed-in') change({ status: 'signed-in', account });
}

/**
 * Tells the server that somebody is at work, who may read or type for long without any other call. An answer that the
 * session has ended counts as on every other call, although the general rule leaves account calls alone.
 */
export async function keepSession(): Promise<void> {
  try {
    await refreshAccount();
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401 && session.status === 'signed-in') sessionEnds.emit();
  }
}

/** Ends the session on the server, in the other tabs by the cookie, and here. */
export async function endSession(leaveTo: string, reason: SignOutReason | null = null): Promise<void> {
  const told = endOnServer(readToken());
  // Before the other one, which the other tabs wait for.
  writeCookie(SESSION_COOKIES.reason, reason ?? '');
  writeCookie(SESSION_COOKIES.signedOut, 'true');
  forgetSession(leaveTo, reason);
  await told;
}

/** What a sign-out in another tab asks of this one: the same without telling the tabs, which may be signed in again by now. */
export async function followSignOut(leaveTo: string): Promise<void> {
  const told = endOnServer(readToken());
  forgetSession(leaveTo, readCookie(SESSION_COOKIES.reason) === 'idle' ? 'idle' : 'other-tab');
  await told;
}

/** Ends the session of a token; one that has ended already, or a server that is away, is no matter. */
export async function endOnServer(token: string | null): Promise<void> {
  if (token !== null) await call(signOutCall, undefined, { token }).catch(() => undefined);
}

/** Another person took the place of the one whose screens these are: the page begins anew with nothing of the first one's. */
export function changePerson(): void {
  keepOnlyToken(localStorage);
  keepOnlyToken(sessionStorage);
  reloadPage();
}

/** Somebody signed in in another tab, with a token that this one shares. */
export async function takeUpOtherToken(): Promise<void> {
  const before = session.account;
  if (before === null || readToken() === null) return restoreSession();
  try {
    const account = await call(getAccount);
    if (account.id !== before.id) return changePerson();
    change({ status: 'signed-in', account });
  } catch {
    // The next call of this tab finds out what the matter is.
  }
}

/** Forgets the session of this tab and leads to an address: what another tab or a lost session asks for. */
export function forgetSession(leaveTo: string, reason: SignOutReason | null = null): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of VIEWER_COOKIES) removeCookie(name);
  change({ ...SIGNED_OUT, leaveTo, reason });
}

/** Says that the page to leave to is on screen. */
export function hasLeft(): void {
  if (session.status === 'signed-out') change({ ...session, leaveTo: null });
}

/** Why the person is signed out; null where they asked for it, or are signed in. */
export function useSignOutReason(): SignOutReason | null {
  const current = useSession();
  return current.status === 'signed-out' ? current.reason : null;
}

/** Whether another tab signed out since this one signed in. */
export function signedOutElsewhere(): boolean {
  return readCookie(SESSION_COOKIES.stop) !== 'true' && readCookie(SESSION_COOKIES.signedOut) === 'true';
}

/** Gives up the session of the analytics server and opens another one: it has run out, or was refused. */
export async function renewViewerSession(): Promise<void> {
  for (const name of VIEWER_COOKIES) removeCookie(name);
  if (session.account !== null) await openViewerSession(session.account);
}

async function openViewerSession(account: Account): Promise<void> {
  // The picture is of no use to the analytics server and may be larger than a call may be.
  const body = { ...account, image: null };
  const tickets = await call(createViewerToken, { body }).catch(() => ({}));
  for (const [name, value] of Object.entries(tickets)) if (value !== undefined) writeCookie(name, value);
  if (account.userGroup !== null) writeCookie('user-group', account.userGroup);
}

function authenticated(account: Account): void {
  writeCookie(SESSION_COOKIES.signedOut, 'false');
  writeCookie(SESSION_COOKIES.stop, 'false');
  change({ status: 'signed-in', account });
}

function change(next: Session): void {
  session = next;
  changes.emit(next);
}

sessionEnds.on(() => {
  clearToken();
  change(
    session.account === null ? { ...SIGNED_OUT, reason: 'ended' } : { status: 'expired', account: session.account },
  );
});
