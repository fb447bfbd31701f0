import type { FastifyRequest } from 'fastify';
import type { Server } from '../base/server.ts';
import { forbidden } from './problems.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN = new Set(['same-origin', 'none']);

/**
 * Refuses what a page of another site makes a browser send. Browsers say where a call comes from: by Sec-Fetch-Site or, where
 * the product is reached without TLS, by Origin alone. No cookie ever authorises a call, so such a page could use public calls
 * only, but those too are for our own pages and for programs.
 */
export function refuseForeignPages(server: Server, publicUrl: string | undefined): void {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  server.addHook('onRequest', async (request) => {
    if (READING.has(request.method) || isOwn(request, own)) return;
    throw forbidden(
      'A page of another site may not make this call. If this is the right site, set PUBLIC_URL to its address.',
    );
  });
}

function isOwn({ headers, host }: FastifyRequest, own: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return OWN.has(site);
  const { origin } = headers;
  if (origin === undefined || origin === own) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
