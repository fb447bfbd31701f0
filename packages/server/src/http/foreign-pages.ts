import type { Server } from '../base/server.ts';
import { forbidden } from './problems.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN = new Set(['same-origin', 'none']);

/**
 * Refuses what a page of another site makes a browser send, where the browser says so (Sec-Fetch-Site). No cookie ever
 * authorises a call, so such a page could use public calls only, but those too are for our own pages and for programs.
 */
export function refuseForeignPages(server: Server): void {
  server.addHook('onRequest', async ({ method, headers }) => {
    const from = headers['sec-fetch-site'];
    if (typeof from !== 'string' || OWN.has(from) || READING.has(method)) return;
    throw forbidden('A page of another site may not make this call');
  });
}
