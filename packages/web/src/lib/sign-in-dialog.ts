import { PROBLEM_TYPE } from '@pellucid/contract';
import { useSyncExternalStore } from 'react';
import { ApiProblem, sessionEnds } from './api.ts';
import { createEmitter } from './emitter.ts';

/** Why the dialog is open: nobody is signed in, or the last sign-in is too long ago for what was asked. */
type Reason = 'signed-out' | 'again';

const changes = createEmitter<void>();
let reason: Reason | null = null;

function set(next: Reason | null): void {
  reason = next;
  changes.emit();
}

/** Opens the sign-in dialog over whatever is on screen. */
export function openSignIn(): void {
  set('signed-out');
}

export function closeSignIn(): void {
  set(null);
}

let waysBackIn = 0;

/** While a screen says itself how to sign in again, who closes the dialog stays there. The function returned ends it. */
export function offerWayBackIn(): () => void {
  waysBackIn += 1;
  return () => {
    waysBackIn -= 1;
  };
}

export function hasWayBackIn(): boolean {
  return waysBackIn > 0;
}

/** Why the sign-in dialog is open; null while it is closed. */
export function useSignInReason(): Reason | null {
  return useSyncExternalStore(changes.on, () => reason);
}

/**
 * Brings the sign-in over a form whose call was refused for lack of a fresh one; the form stays as it is. False when the
 * failure is another. A 401 of an account call is left to its screen (docs/promises/accounts.md#lost-sessions), hence here.
 */
export function askToSignInFor(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return false;
  if (error.problem.type === PROBLEM_TYPE.signInAgain) set('again');
  else if (error.status === 401) sessionEnds.emit();
  else return false;
  return true;
}

sessionEnds.on(openSignIn);
