import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../lib/emitter.ts';

export type Device = 'mobile' | 'tablet' | 'desktop';

/** Widths in CSS pixels up to which a window counts as narrow (docs/promises/chat.md#sizes). */
const MOBILE_WIDTH = 768;
const TABLET_WIDTH = 1024;
/** How long a window keeps its width before the screen follows. */
export const RESIZE_DEBOUNCE_MS = 250;

export const CHART_HEIGHTS: Readonly<Record<Device, number>> = { mobile: 300, tablet: 350, desktop: 400 };

export function deviceOf(width: number): Device {
  if (width <= MOBILE_WIDTH) return 'mobile';
  return width <= TABLET_WIDTH ? 'tablet' : 'desktop';
}

const resized = createEmitter<void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let width = 0;

function onResize() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    width = window.innerWidth;
    resized.emit();
  }, RESIZE_DEBOUNCE_MS);
}

let watchers = 0;

function watch(listener: () => void): () => void {
  const off = resized.on(listener);
  if (watchers++ === 0) window.addEventListener('resize', onResize);
  return () => {
    off();
    if (--watchers === 0) window.removeEventListener('resize', onResize);
  };
}

function readWidth(): number {
  // Nobody followed the window before.
  if (watchers === 0) width = window.innerWidth;
  return width;
}

/** The width of the window, once it has been the same for a while. */
export function useWindowWidth(): number {
  return useSyncExternalStore(watch, readWidth);
}
