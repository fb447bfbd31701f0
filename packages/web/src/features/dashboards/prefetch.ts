import type { QueryClient } from '@tanstack/react-query';
import { profileInfoQuery } from '../../lib/profile-info.ts';
import { boardViewer, viewerOf } from '../../viewer/current-viewer.ts';
import { parametersQuery } from './page-features.ts';
import { filterQuery, type PageAddress, pageQuery, standardPagesQuery } from './page-lookup.ts';

/** A pointer that rests this long on a link is probably going to press it, in milliseconds. */
const HOVER_DELAY_MS = 50;
const ROUTE = '#/dashboard/';

/** Loads the code of dashboards and their charts; the browser keeps it until someone opens one. */
export async function preloadDashboardCode(): Promise<void> {
  await Promise.all([import('./dashboard-page.tsx'), boardViewer.load(), import('../../charts/chart-canvas.tsx')]);
}

/**
 * Asks for a dashboard's page, filter and board as soon as a pointer rests on a link to it or the focus comes there, so that
 * the click finds them. Figures are asked for by the click alone. The function returned ends it.
 */
export function prefetchOnIntent(queries: QueryClient): () => void {
  let intent: ReturnType<typeof setTimeout> | undefined;
  const onTheWay = (event: Event) => {
    clearTimeout(intent);
    const address = event.target instanceof Element ? addressUnder(event.target) : null;
    if (address !== null) intent = setTimeout(() => void prefetchDashboard(queries, address), HOVER_DELAY_MS);
  };
  const events = ['pointerover', 'focusin'] as const;
  for (const type of events) document.addEventListener(type, onTheWay, { passive: true });
  return () => {
    clearTimeout(intent);
    for (const type of events) document.removeEventListener(type, onTheWay);
  };
}

async function prefetchDashboard(queries: QueryClient, address: PageAddress): Promise<void> {
  void queries.prefetchQuery(filterQuery(address.id));
  void queries.prefetchQuery(parametersQuery);
  // Whatever fails here fails again, and is told, when the dashboard is opened.
  const page = await queries.fetchQuery(pageQuery(address)).catch(() => null);
  if (page !== null && page.id !== null) void queries.prefetchQuery(standardPagesQuery(page.id));
  const spotfireUrl = queries.getQueryData(profileInfoQuery.queryKey)?.spotfireUrl ?? null;
  const shown = page === null ? null : viewerOf(page, spotfireUrl);
  await shown?.kind.prefetch(queries, shown.path);
}

/** The dashboard that a link leads to; in a menu the focus is on the entry around the link. */
function addressUnder(element: Element): PageAddress | null {
  const host = element.closest('a, [role="menuitem"]');
  const link = host?.matches('a') ? host : host?.querySelector(`a[href*="${ROUTE}"]`);
  const [, route = ''] = link?.getAttribute('href')?.split(ROUTE) ?? [];
  if (route === '') return null;
  const [id = '', query = ''] = route.split('?');
  const search = new URLSearchParams(query);
  return { id, name: search.get('q'), parent: search.get('parent') };
}
