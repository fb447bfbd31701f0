import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionEnds } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import {
  endSession,
  followSignOut,
  hasLeft,
  keepSession,
  readSession,
  signedOutElsewhere,
  takeUpOtherToken,
  useSession,
} from '../lib/session.ts';
import { readToken, TOKEN_KEY } from '../lib/token.ts';
import { watchIdleness } from './idleness.ts';

const TAB_POLL_MS = 2000;
/** A sign-out empties the storage and sets a cookie; another tab may see the first before the second. */
const COOKIE_DELAY_MS = 300;

/** Signs this tab out when it was left alone for 1800 s, or when another tab signed out. */
export function useSessionWatch(): void {
  useSignOutRedirect();
  useEffect(() => {
    const offTabs = watchOtherTabs(() => void followSignOut(paths.login));
    const offIdleness = watchIdleness({
      isWatched: () => readSession().status === 'signed-in',
      onIdle: () => void endSession(paths.login, 'idle'),
      onActive: () => void keepSession(),
    });
    return () => {
      offTabs();
      offIdleness();
    };
  }, []);
}

/** Goes to the page that a sign-out leads to, and says so once it is on screen. */
function useSignOutRedirect(): void {
  const navigate = useNavigate();
  const session = useSession();
  const { pathname } = useLocation();
  const leaveTo = session.status === 'signed-out' ? session.leaveTo : null;
  useEffect(() => {
    if (leaveTo === null) return;
    if (leaveTo === pathname) hasLeft();
    else void navigate(leaveTo);
  }, [leaveTo, pathname, navigate]);
}

function watchOtherTabs(onSignedOut: () => void): () => void {
  let second: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(second);
    if (readSession().status !== 'signed-in') return;
    if (signedOutElsewhere()) onSignedOut();
    else if (readToken() === null) second = setTimeout(lookAgain, COOKIE_DELAY_MS);
  };
  const lookAgain = () => {
    if (readSession().status !== 'signed-in') return;
    if (signedOutElsewhere()) onSignedOut();
    // The token that the tabs share has gone without a sign-out: its session has ended, and one tab has heard of it.
    else if (readToken() === null) sessionEnds.emit();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    look();
    // Somebody signed in there: the same person goes on here with the new token, another one begins anew.
    if (key === TOKEN_KEY && newValue !== null) void takeUpOtherToken();
  };
  const poll = setInterval(look, TAB_POLL_MS);
  // A remembered token that another tab removes is seen at once; a hidden tab's timers may sleep, so it looks on return.
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(poll);
    clearTimeout(second);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', look);
  };
}
