import { type RuleValue, ruleEntryCalls, ruleValueCalls, TOTAL_COUNT_HEADER } from '@pellucid/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, send } from '../../../lib/api.ts';
import { type SortOrder, sortText } from '../../../ui/sort-order.ts';

/** Venues of a page (docs/promises/venues.md#review-venue). */
export const VENUES_PAGE_SIZE = 20;

export const VENUES_KEY = ['venues'];

export interface VenueSearch {
  /** Part of a venue's name; '' is any. */
  readonly text: string;
  /** What was decided; null is anything. */
  readonly status: number | null;
}

export const ANY_VENUE: VenueSearch = { text: '', status: null };

export interface VenueListing extends VenueSearch {
  /** From 0. */
  readonly page: number;
  readonly sort: SortOrder;
}

/** One page of the venues. Its failure is told where they would stand. */
export const venuesQuery = ({ text, status, page, sort }: VenueListing) =>
  queryOptions({
    queryKey: [...VENUES_KEY, text, status, page, sort],
    queryFn: async ({ signal }) => {
      const query = {
        page,
        size: VENUES_PAGE_SIZE,
        sort: sort.field === 'id' ? sortText(sort) : [sortText(sort), 'id'],
        ...(status !== null && { 'selection.equals': status }),
        ...(text !== '' && { 'value.contains': text }),
      };
      const response = await send(ruleValueCalls.list, { query }, { signal, quiet: true });
      const venues = ruleValueCalls.list.response.parse(await response.json());
      return { venues, total: Number(response.headers.get(TOTAL_COUNT_HEADER)) };
    },
    staleTime: 0,
    retry: false,
  });

/** Keeps what was decided of a venue; null takes back what was decided before. */
export async function saveSelection({ id, value, company }: RuleValue, selection: number | null): Promise<void> {
  if (selection === null) await call(ruleEntryCalls.remove, { params: { id: String(id) } }, { quiet: true });
  else await call(ruleEntryCalls.create, { body: { value, selection, company } }, { quiet: true });
}
