import { useEffect, useState } from 'react';
import type { AnalyticsViewer } from '../../viewer/analytics-viewer.ts';

/** Whether the filters as they are now could not be applied, or leave nothing to show. */
export function useFilterFailed(viewer: AnalyticsViewer | null): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      viewer?.on(({ type }) => {
        if (type === 'filter-failed') setFailed(true);
        if (type === 'filter-changed') setFailed(false);
      }),
    [viewer],
  );
  return failed;
}
