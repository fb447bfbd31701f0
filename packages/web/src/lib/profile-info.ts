import { getProfileInfo, type ProfileInfo } from '@pellucid/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** What the product is called when nobody can be asked. */
export const DEFAULT_PRODUCT_NAME = 'Pellucid';

export const profileInfoQuery = queryOptions({
  queryKey: ['profile-info'],
  queryFn: ({ signal }) => call(getProfileInfo, undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the server has said what this installation is, or could not: the ribbon above every screen is known then. */
export function useProfileAsked(): boolean {
  const { data, failureCount } = useQuery(profileInfoQuery);
  return data !== undefined || failureCount > 0;
}

/** Names, links and flags of this installation; undefined until they are known. */
export function useProfileInfo(): ProfileInfo | undefined {
  return useQuery(profileInfoQuery).data;
}
