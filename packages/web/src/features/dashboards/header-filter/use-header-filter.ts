import type { PageFilter } from '@pellucid/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { FilterRequest } from '../../../viewer/analytics-viewer.ts';
import type { ChosenTexts, HeaderFilter } from './filter-kind.ts';
import { headerFilterOf, nothingChosen, requestOf, type ShownPage, storedTexts } from './header-filter.ts';

/** A page's header filter and what it begins with. */
export interface StartingFilter {
  readonly filter: HeaderFilter | null;
  readonly texts: ChosenTexts;
  readonly requests: readonly FilterRequest[];
  /** Whether the page waits for a choice before it is opened. */
  readonly waits: boolean;
  /** Opens it with choices. */
  readonly begin: (texts: ChosenTexts) => void;
}

/**
 * The header filter of a page, with what the person chose there before or else what it begins with; null while that is asked for:
 * the first question to the viewer has it already.
 */
export function useHeaderFilter(
  page: ShownPage,
  configured: PageFilter | null,
  oneYearOnly: boolean,
): StartingFilter | null {
  const queries = useQueryClient();
  const [filter] = useState(() => headerFilterOf(page, configured, oneYearOnly));
  const [stored] = useState(() => (filter === null ? {} : storedTexts(filter)));
  const { search } = useLocation();
  const [asksFirst] = useState(() => filter?.kind.asksFirst?.(filter.settings, search) === true);
  const [chosenFirst, begin] = useState<ChosenTexts | null>(null);
  const missing = filter?.choices.some(({ choice }) => stored[choice.name] === undefined) === true;
  const find = missing ? (filter.kind.defaults?.(filter.settings) ?? null) : null;
  const { data: defaults, isLoading } = useQuery({
    queryKey: ['filter-defaults', page.id],
    // Without an answer the page begins with everything.
    queryFn: async () => (await find?.(queries).catch(() => null)) ?? {},
    enabled: find !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (isLoading) return null;
  const texts = { ...defaults, ...stored, ...chosenFirst };
  const requests = filter === null ? [] : [requestOf(filter, { ...nothingChosen(filter), ...texts })];
  return { filter, texts, requests, waits: asksFirst && chosenFirst === null, begin };
}
