import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { RouteHandle } from '../lib/route-handle.ts';
import { focusHeading } from '../ui/use-return-focus.ts';

/** How long a screen may take to bring its heading, in milliseconds; later the focus is not moved any more. */
const TIMEOUT_MS = 10_000;

/**
 * Moves the focus to the heading of a screen that was navigated to, as a browser does with a page that it loads: a person
 * who does not see the screen change hears where they are, and the next Tab is in the screen and not behind its menu.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const isPopup = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.popup === true);
  const shown = useRef({ pathname, isPopup });
  useEffect(() => {
    const before = shown.current;
    if (before.pathname === pathname) return;
    shown.current = { pathname, isPopup };
    // A popup takes the focus itself and gives it back to the screen under it.
    const isClosed = before.isPopup && before.pathname.startsWith(`${pathname}/`);
    if (isPopup || isClosed) return;
    return focusHeadingOnceThere();
  }, [pathname, isPopup]);
}

/** Focuses the heading once it is there, unless the person is busy elsewhere by then; the function returned gives up. */
function focusHeadingOnceThere(): () => void {
  const startedAt = document.activeElement;
  const stop = () => {
    observer.disconnect();
    clearTimeout(patience);
  };
  const look = () => {
    const focused = document.activeElement;
    const isElsewhere = focused !== null && focused !== document.body && focused !== startedAt;
    if (isElsewhere || focusHeading()) stop();
  };
  const observer = new MutationObserver(look);
  const patience = setTimeout(stop, TIMEOUT_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
