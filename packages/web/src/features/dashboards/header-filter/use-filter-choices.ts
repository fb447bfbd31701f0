import type { Condition } from '@pellucid/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnalyticsViewer } from '../../../viewer/analytics-viewer.ts';
import type { ChosenTexts } from './filter-kind.ts';
import { chosenTexts, requestOf, storeTexts } from './header-filter.ts';
import type { StartingFilter } from './use-header-filter.ts';

interface FilterChoices {
  readonly chosen: ChosenTexts;
  /** Stores the choices that are named and applies them. */
  choose(texts: ChosenTexts): void;
}

const NOTHING: FilterChoices = { chosen: {}, choose: () => undefined };

/** What is chosen in a page's header, stored wherever it was changed. */
export function useFilterChoices(
  { filter, texts: begun, waits, begin }: StartingFilter,
  viewer: AnalyticsViewer | null,
  filters: readonly Condition[],
): FilterChoices {
  const queries = useQueryClient();
  useEffect(() => {
    if (viewer === null || filter === null) return;
    return viewer.on(({ type }) => {
      if (type === 'filter-changed') storeTexts(filter, chosenTexts(filter, viewer.filters(), begun, queries));
    });
  }, [viewer, filter, begun, queries]);
  if (filter === null || viewer === null) return NOTHING;
  return {
    chosen: viewer.phase === 'idle' ? begun : chosenTexts(filter, filters, begun, queries),
    choose: (texts) => {
      // Before it is applied: the storage has what the viewer does not know, such as the name of an id.
      storeTexts(filter, texts);
      if (waits) begin(texts);
      else viewer.applyFilters(requestOf(filter, texts));
    },
  };
}
