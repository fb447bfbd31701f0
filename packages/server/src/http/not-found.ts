import type { Server } from '../base/server.ts';
import { sendProblem } from './errors.ts';
import { HttpProblem, notFound, unauthorized } from './problems.ts';

const API = /^\/(api|management)(\/|$|\?)/;

/**
 * Answers what no route takes. Under api/ and management/: 401 without a sign-in (what exists is not told to strangers),
 * 405 where another method would be right, else 404. Elsewhere: a plain page.
 */
export function answerUnknownPaths(server: Server): void {
  const routes: { pattern: RegExp; method: string }[] = [];
  server.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
    for (const one of [method].flat()) routes.push({ pattern, method: one });
  });
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? request.url;
    if (!API.test(path)) {
      return reply
        .status(404)
        .type('text/plain; charset=utf-8')
        .send('This page does not exist. The start page is at /');
    }
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length > 0) {
      const problem = {
        detail: `Request method '${request.method}' not supported`,
        headers: { Allow: allowed.join(', ') },
      };
      return sendProblem(request, reply, new HttpProblem(405, problem));
    }
    return sendProblem(request, reply, request.caller ? notFound() : unauthorized());
  });
}
