import { useCallback, useSyncExternalStore } from 'react';
import type { AnalyticsViewer } from '../../viewer/analytics-viewer.ts';

/** The title of the tab that a viewer shows; null until it shows one. */
export function useActiveTab(viewer: AnalyticsViewer | null): string | null {
  const subscribe = useCallback((changed: () => void) => viewer?.on(changed) ?? (() => undefined), [viewer]);
  return useSyncExternalStore(subscribe, () => {
    const active = viewer?.activePage() ?? null;
    return viewer?.pages().find(({ id }) => id === active)?.title ?? null;
  });
}
