import { z } from 'zod';
import { IdParams } from '../entity/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';

const tag = 'recent-searches';
const access = ['ROLE_USER'] as const;
const filterType = z.string().trim().min(1).max(50);

/** What a person chose in the filter of a page, so that the page can offer it again. */
export const RecentSearch = z.object({
  id: z.int(),
  pageId: z.int(),
  queried: z.string(),
  filterType: z.string().nullable(),
  time: z.string(),
});
export type RecentSearch = z.infer<typeof RecentSearch>;

export const RECENT_SEARCHES = 10;

export const addRecentSearch = endpoint({
  id: 'addRecentSearch',
  summary: 'Remember a search of the caller',
  tag,
  method: 'POST',
  path: 'api/recent-searches',
  access,
  status: 201,
  body: z.object({
    pageId: z.int().positive(),
    queried: z.string().trim().min(1).max(500),
    filterType: filterType.nullish(),
    /** Sent by clients; the server's clock decides. */
    time: z.string().max(50).nullish(),
  }),
  response: RecentSearch,
});

export const listRecentSearches = endpoint({
  id: 'listRecentSearches',
  summary: "The caller's last searches on a page, newest first, each text once",
  tag,
  method: 'GET',
  path: 'api/recent-searches/{pageId}',
  access,
  params: z.object({ pageId: IdParams.shape.id }),
  response: z.array(RecentSearch),
});

export const listRecentSearchesOfType = endpoint({
  id: 'listRecentSearchesOfType',
  summary: "The caller's last searches on a page with one of its filters",
  tag,
  method: 'GET',
  path: 'api/recent-searches/{pageId}/{filterType}',
  access,
  params: z.object({ pageId: IdParams.shape.id, filterType }),
  response: z.array(RecentSearch),
});
