import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { createEmitter } from '../lib/emitter.ts';

export type ColorMode = 'light' | 'dark';
/** What the person chose; `system` follows the device. */
export type ColorChoice = ColorMode | 'system';

/** Kept in a cookie because a sign-out clears the whole local storage, and the choice is not the session's. */
const COOKIE = 'color-mode';
const changes = createEmitter<void>();
const darkDevice = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

export function readColorChoice(): ColorChoice {
  const stored = readCookie(COOKIE);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function readColorMode(): ColorMode {
  const choice = readColorChoice();
  if (choice !== 'system') return choice;
  return darkDevice?.matches ? 'dark' : 'light';
}

export function chooseColors(choice: ColorChoice): void {
  writeCookie(COOKIE, choice, 365);
  applyColorMode();
  changes.emit();
}

/** Writes the mode to the document, where the style sheets read it. */
export function applyColorMode(): void {
  document.documentElement.dataset.theme = readColorMode();
}

darkDevice?.addEventListener('change', () => {
  applyColorMode();
  changes.emit();
});

export function useColorMode(): ColorMode {
  return useSyncExternalStore(changes.on, readColorMode);
}

export function useColorChoice(): ColorChoice {
  return useSyncExternalStore(changes.on, readColorChoice);
}
