import { getCurrentParameters, type NamedPage, type PARAMETERS } from '@pellucid/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Feature = (typeof PARAMETERS.features)[number];

type Parameter = Awaited<ReturnType<typeof readParameters>>[number];

const readParameters = ({ signal }: { signal: AbortSignal }) =>
  call(getCurrentParameters, undefined, { signal, quiet: true });

/** Parameters that hold for the caller's company. */
export const parametersQuery = queryOptions({
  queryKey: ['parameters'],
  queryFn: readParameters,
  staleTime: 5 * 60_000,
});

/** Features that a company has on a page: of the page type and menu that administrators keep with each. */
export function featuresOf(
  page: Pick<NamedPage, 'pageType' | 'menu' | 'parentMenu'>,
  parameters: readonly Parameter[],
) {
  const menus = [page.menu, page.parentMenu?.menu];
  const applies = ({ value, pageType, menu }: Parameter) =>
    value.trim().toLowerCase() === 'true' &&
    (pageType === null || pageType === page.pageType) &&
    (menu === null || menus.includes(menu));
  return new Set(parameters.filter(applies).map(({ name }) => name));
}

/** The features of the page for the person's company; none until they are known. */
export function useFeatures(page: NamedPage): ReadonlySet<string> {
  return featuresOf(page, useQuery(parametersQuery).data ?? []);
}
