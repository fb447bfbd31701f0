import type { QueryClient } from '@tanstack/react-query';
import { onSessionChange, readSession } from '../lib/session.ts';

/** A browser that is never idle begins all the same, after so many milliseconds. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Gets ready for the first dashboard once someone is signed in and the browser has nothing else to do. Nothing of it is
 * loaded before: the public pages stay small. The function returned ends it.
 */
export function warmUp(queries: QueryClient): () => void {
  let end: (() => void) | null = null;
  let ended = false;
  let begun = false;
  const begin = () => {
    if (begun || readSession().status !== 'signed-in') return;
    begun = true;
    whenIdle(async () => {
      const { preloadDashboardCode, prefetchOnIntent } = await import('../features/dashboards/prefetch.ts');
      if (ended) return;
      end = prefetchOnIntent(queries);
      await preloadDashboardCode();
    });
  };
  const unsubscribe = onSessionChange(begin);
  begin();
  return () => {
    ended = true;
    unsubscribe();
    end?.();
  };
}

/**
 * Code that does not load now is loaded, and its failure told, by the screen that needs it; so is all of it in browsers
 * that do not say when they are idle.
 */
function whenIdle(work: () => Promise<void>): void {
  globalThis.requestIdleCallback?.(() => void work().catch(() => undefined), { timeout: IDLE_TIMEOUT_MS });
}
