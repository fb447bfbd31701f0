import type { ProfileInfo } from '@pellucid/contract';

/** A screen that was looked at, without anything that could tell who looked or at whose data. */
export interface PageView {
  /** The route with its parameters kept out: `/password/:login`. */
  path: string;
  /** The title of the route, never the name of a dashboard: users choose those. */
  title: string;
}

/** Sends page views, one after the other. */
export type PageViewSender = (view: PageView) => void;

/** The path of a route, with the values of its parameters replaced by their names. */
export function routePath(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  return pathname
    .split('/')
    .map((part) => names.get(decoded(part)) ?? part)
    .join('/');
}

/**
 * A sender to the analytics service that the settings name, in the form of Google's measurement calls; null where page
 * views are off (no id, or not in production), and then nothing is ever sent.
 *
 * The visitor's number is drawn anew with every load of the page and kept nowhere; no cookie and no referrer goes along.
 * A service that is away or blocked is nobody's concern, so failures are dropped.
 */
export function pageViewSender(info: ProfileInfo): PageViewSender | null {
  const { analyticsId, analyticsUrl } = info;
  if (!info.inProduction || analyticsId === null || analyticsUrl === null) return null;
  const visitor = `${randomNumber()}.${randomNumber()}`;
  const session = String(randomNumber());
  let sent = 0;
  return ({ path, title }) => {
    sent += 1;
    const address = new URL(analyticsUrl);
    const fields = {
      v: '2',
      tid: analyticsId,
      cid: visitor,
      sid: session,
      _s: String(sent),
      npa: '1',
      en: 'page_view',
      dl: location.origin + path,
      dt: title,
    };
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined);
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Ten digits, as the service expects its numbers to be. */
function randomNumber(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return 1_000_000_000 + (drawn % 9_000_000_000);
}
