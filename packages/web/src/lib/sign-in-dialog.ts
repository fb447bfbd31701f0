import { useSyncExternalStore } from 'react';
import { sessionEnds } from './api.ts';
import { createEmitter } from './emitter.ts';

const changes = createEmitter<void>();
let open = false;

function set(next: boolean): void {
  open = next;
  changes.emit();
}

/** Opens the sign-in dialog over whatever is on screen. */
export function openSignIn(): void {
  set(true);
}

export function closeSignIn(): void {
  set(false);
}

export function useSignInOpen(): boolean {
  return useSyncExternalStore(changes.on, () => open);
}

sessionEnds.on(openSignIn);
