import { useEffect } from 'react';
import { focusOn } from '../ui/use-return-focus.ts';

/** Whoever took the focused element away may put the focus somewhere better first, in milliseconds. */
const TIMEOUT_MS = 100;

/**
 * Keeps a place for the focus when its element goes away, as a button does whose work is done or the last row of a search:
 * the nearest heading above it. Otherwise who works by keyboard would stand nowhere, and who listens would hear nothing.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    /** What has the focus and what that is in, innermost first. */
    let around: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      around = target instanceof Element ? withAncestors(target) : [];
    };
    const isLost = () => around[0]?.isConnected === false && document.activeElement === document.body;
    const look = () => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(() => isLost() && focusNearestHeading(around), TIMEOUT_MS);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

function withAncestors(element: Element): Element[] {
  return element.parentElement === null ? [element] : [element, ...withAncestors(element.parentElement)];
}

function focusNearestHeading(around: readonly Element[]): void {
  const headings = around.filter(({ isConnected }) => isConnected).map((each) => each.querySelector('h1, h2, h3'));
  const nearest = headings.find((each) => each !== null);
  if (nearest instanceof HTMLElement) focusOn(nearest);
}
