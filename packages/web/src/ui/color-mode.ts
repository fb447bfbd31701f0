import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { createEmitter } from '../lib/emitter.ts';

export type ColorMode = 'light' | 'dark';
/** What the person chose; `system` follows the device. */
type ColorChoice = ColorMode | 'system';

/** Kept in a cookie because a sign-out clears the whole local storage, and the choice is not the session's. */
const COOKIE = 'color-mode';
const changes = createEmitter<void>();
const darkModeQuery = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
/**
 * Kept, because whoever reads `matches` while the device changes takes the event from those who wait for it: parts of the
 * page would keep the old colours.
 */
let deviceColorMode = modeOf(darkModeQuery?.matches);

function readColorChoice(): ColorChoice {
  const stored = readCookie(COOKIE);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function readColorMode(): ColorMode {
  const choice = readColorChoice();
  return choice === 'system' ? deviceColorMode : choice;
}

function modeOf(isDark = false): ColorMode {
  return isDark ? 'dark' : 'light';
}

/** Switches to a mode. What the device shows anyway is not pinned: the page goes on following the device. */
export function setColorMode(mode: ColorMode): void {
  const choice: ColorChoice = mode === deviceColorMode ? 'system' : mode;
  writeCookie(COOKIE, choice, 365);
  applyColorMode();
  changes.emit();
}

/** Writes the mode to the document, where the style sheets read it. */
export function applyColorMode(): void {
  document.documentElement.dataset.theme = readColorMode();
}

darkModeQuery?.addEventListener('change', ({ matches }) => {
  deviceColorMode = modeOf(matches);
  applyColorMode();
  changes.emit();
});

export function useColorMode(): ColorMode {
  return useSyncExternalStore(changes.on, readColorMode);
}
