import type { Condition } from '@pellucid/contract';
import { useCallback, useSyncExternalStore } from 'react';
import type { AnalyticsViewer } from '../../viewer/analytics-viewer.ts';

const NONE: readonly Condition[] = [];

/** The filters of a viewer as they are now. */
export function useFilters(viewer: AnalyticsViewer | null): readonly Condition[] {
  const subscribe = useCallback((changed: () => void) => viewer?.on(changed) ?? (() => undefined), [viewer]);
  return useSyncExternalStore(subscribe, () => viewer?.filters() ?? NONE);
}
