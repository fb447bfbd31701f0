import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How long a screen may take to bring its heading, in milliseconds; later the focus is not moved any more. */
const PATIENCE_MS = 10_000;

/**
 * Moves the focus to the heading of a screen that was navigated to, as a browser does with a page that it loads: a person
 * who does not see the screen change hears where they are, and the next Tab is in the screen and not behind its menu.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return focusHeading();
  }, [pathname]);
}

/** Focuses the heading once it is there, unless the person is busy elsewhere by then; the function returned gives up. */
function focusHeading(): () => void {
  const startedAt = document.activeElement;
  const stop = () => {
    observer.disconnect();
    clearTimeout(patience);
  };
  const look = () => {
    const heading = document.querySelector<HTMLElement>('h1');
    const focused = document.activeElement;
    const isElsewhere = focused !== null && focused !== document.body && focused !== startedAt;
    if (heading === null && !isElsewhere) return;
    stop();
    if (heading === null || isElsewhere) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  const patience = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
