import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { endSession, forgetSession, hasLeft, readSession, signedOutElsewhere, useSession } from '../lib/session.ts';
import { readToken } from '../lib/token.ts';

/** Portal, section 9. */
export const IDLE_SECONDS = 1800;
const TAB_POLL_MS = 2000;

const IDLE_CHECK_MS = 5000;
/** When anyone last touched any tab; written at most this often. */
const ACTIVITY_KEY = 'lastActivity';
const ACTIVITY_STEP_MS = 5000;
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Signs this tab out when it was left alone for 1800 s, or when another tab signed out. */
export function useSessionWatch(): void {
  useLeaving();
  useEffect(() => {
    const offTabs = watchOtherTabs(() => forgetSession(paths.login));
    const offIdleness = watchIdleness(() => void endSession(paths.login));
    return () => {
      offTabs();
      offIdleness();
    };
  }, []);
}

/** Goes to the page that a sign-out leads to, and says so once it is on screen. */
function useLeaving(): void {
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
  const look = () => {
    if (readSession().status !== 'signed-in') return;
    if (signedOutElsewhere() || readToken() === null) onSignedOut();
  };
  const poll = setInterval(look, TAB_POLL_MS);
  // A remembered token that another tab removes is seen at once; a hidden tab's timers may sleep, so it looks on return.
  window.addEventListener('storage', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(poll);
    window.removeEventListener('storage', look);
    document.removeEventListener('visibilitychange', look);
  };
}

function watchIdleness(onIdle: () => void): () => void {
  let touched = Date.now();
  const touch = () => {
    const now = Date.now();
    if (now - touched < ACTIVITY_STEP_MS) return;
    if (isIdle(now)) return look();
    touched = now;
    if (readSession().status === 'signed-in') localStorage.setItem(ACTIVITY_KEY, String(now));
  };
  const isIdle = (now: number) =>
    now - Math.max(touched, Number(localStorage.getItem(ACTIVITY_KEY))) >= IDLE_SECONDS * 1000;
  const look = () => {
    if (readSession().status === 'signed-in') {
      if (isIdle(Date.now())) onIdle();
    } else touched = Date.now();
  };
  const check = setInterval(look, IDLE_CHECK_MS);
  for (const event of ACTIVITY) window.addEventListener(event, touch, { passive: true });
  return () => {
    clearInterval(check);
    for (const event of ACTIVITY) window.removeEventListener(event, touch);
  };
}
