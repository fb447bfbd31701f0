import { useEffect, useRef } from 'react';

/**
 * Gives the focus back when a popup goes: to what it was opened from, or to the heading of the screen where that has gone,
 * as the link of a record that was deleted has.
 */
export function useReturnFocus(): void {
  // Read while rendering: by the time effects run, the popup may have taken the focus.
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const from = opener.current;
    return () => {
      const isThere = from instanceof HTMLElement && from !== document.body && from.isConnected;
      if (isThere) from.focus({ preventScroll: true });
      else focusHeading();
    };
  }, []);
}

/** Moves the focus to the heading of the screen; false where there is none yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading === null) return false;
  focusOn(heading);
  return true;
}

/** Moves the focus to what is no control, and leaves the page where it is scrolled to. */
export function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
