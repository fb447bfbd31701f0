import { useEffect, useState } from 'react';
import type { AnalyticsViewer, ViewerEvent } from '../../viewer/analytics-viewer.ts';

/** What an analytics server says in an error about a filter. */
const FILTER_ERROR = /ErrorFiltering/i;

/** Whether the filters as they are now could not be applied, or leave nothing to show (docs/promises/filters.md#panels). */
export function useFilterFailed(viewer: AnalyticsViewer | null): boolean {
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      viewer?.on((event) => {
        if (event.type === 'filter-failed' || isFilterError(event)) setFailed(true);
        if (event.type === 'filter-changed') setFailed(false);
      }),
    [viewer],
  );
  return failed;
}

function isFilterError(event: ViewerEvent): boolean {
  if (event.type !== 'error') return false;
  const { title, detail = '' } = event.problem;
  return FILTER_ERROR.test(`${title} ${detail}`);
}
