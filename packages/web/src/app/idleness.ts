import { IDLE_SECONDS } from '../lib/session.ts';

/** How often the server hears of a person who works without calls; far below its own 1800 s. */
export const KEEP_ALIVE_SECONDS = 300;

const CHECK_MS = 5000;
/** When anyone last touched any tab; written at most this often. */
const ACTIVITY_KEY = 'lastActivity';
const ACTIVITY_STEP_MS = 5000;
const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'scroll', 'touchstart'] as const;

interface Watch {
  /** Whether there is a session to watch now. */
  isWatched: () => boolean;
  /** Nobody touched any tab for 1800 s. */
  onIdle: () => void;
  /** This tab was touched, at most every five minutes. */
  onActive: () => void;
}

/** Watches whether somebody is there. The tabs of a browser share their activity, so that one does not end the other. */
export function watchIdleness({ isWatched, onIdle, onActive }: Watch): () => void {
  let touched = Date.now();
  let told = Date.now();
  const isIdle = (now: number) =>
    now - Math.max(touched, Number(localStorage.getItem(ACTIVITY_KEY))) >= IDLE_SECONDS * 1000;
  const look = () => {
    const now = Date.now();
    if (!isWatched()) {
      touched = now;
      told = now;
    } else if (isIdle(now)) onIdle();
    else if (touched > told && now - told >= KEEP_ALIVE_SECONDS * 1000) {
      told = now;
      onActive();
    }
  };
  const touch = () => {
    const now = Date.now();
    if (now - touched < ACTIVITY_STEP_MS) return;
    // A touch after the time is up does not bring the session back: a machine that slept has run no timers.
    if (isIdle(now)) return look();
    touched = now;
    if (isWatched()) localStorage.setItem(ACTIVITY_KEY, String(now));
  };
  const check = setInterval(look, CHECK_MS);
  for (const event of ACTIVITY) window.addEventListener(event, touch, { passive: true, capture: true });
  return () => {
    clearInterval(check);
    for (const event of ACTIVITY) window.removeEventListener(event, touch, { capture: true });
  };
}
