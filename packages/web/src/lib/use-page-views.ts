import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { pageViewSender, routePath } from './page-views.ts';
import { DEFAULT_PRODUCT_NAME, useProfileInfo } from './profile-info.ts';
import { useSession } from './session.ts';

/** A path that leads on at once, as a guard does, is left before this and is no view. In milliseconds. */
const ARRIVED_MS = 300;

/**
 * Reports each screen that is looked at. What changes behind the question mark, as a
 * dashboard's marks do, is the same screen.
 *
 * @param routeTitle Title of the route; undefined stands for the product's name.
 */
export function usePageViews(routeTitle: string | undefined): void {
  const info = useProfileInfo();
  const send = useMemo(() => (info === undefined ? null : pageViewSender(info)), [info]);
  const { pathname } = useLocation();
  const params = useMatches().at(-1)?.params ?? {};
  // An address that no route knows is whatever somebody typed; it leads to /404, which is counted.
  const path = params['*'] === undefined ? routePath(pathname, params) : null;
  const title = routeTitle ?? info?.productName ?? DEFAULT_PRODUCT_NAME;
  const known = useSession().status !== 'unknown';
  // Where a guard leads to may have to be loaded first; until then its own path is still the address.
  const arrived = useNavigation().state === 'idle';
  // Two dashboards are two views of one path, so it is the address that must not be the one that was sent last.
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (send === null || path === null || !known || !arrived || last.current === pathname) return;
    const timer = setTimeout(() => {
      last.current = pathname;
      send({ path, title });
    }, ARRIVED_MS);
    return () => clearTimeout(timer);
  }, [send, pathname, path, title, known, arrived]);
}
