import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Server } from '../base/server.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const NOT_BUILT = 'The pages are not built yet. Run `npm run build` and load this page again; the API works already.';

/**
 * Serves the built web application from `folder`. Routes of the application are behind a #, so there is one page, at /;
 * its assets carry their fingerprint in the name and never change.
 */
export async function servePages(server: Server, folder: string, secure: boolean): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    server.get('/', { schema: { hide: true } }, (_, reply) => {
      reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    });
    return;
  }
  await server.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      const fingerprinted = path.startsWith(join(folder, 'assets'));
      reply.header('Cache-Control', fingerprinted ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  for (const url of ['/', '/index.html']) {
    server.get(url, { schema: { hide: true } }, (request, reply) => {
      // A client of ours sends it back as X-XSRF-TOKEN. It never authorises anything: only bearer tokens do.
      if (request.cookies['XSRF-TOKEN'] === undefined) {
        const value = randomBytes(18).toString('base64url');
        reply.setCookie('XSRF-TOKEN', value, { path: '/', sameSite: 'strict', secure });
      }
      return reply.sendFile('index.html');
    });
  }
}
