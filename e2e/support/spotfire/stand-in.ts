import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const LOADER = join(import.meta.dirname, 'loader.js');

/** A call that the page made. */
export interface RecordedCall {
  name: string;
  args: unknown[];
  cookie: string;
  /** When it arrived, in milliseconds. */
  at: number;
}

interface Reply {
  answer?: unknown;
  /** The call is never answered. */
  silent?: boolean;
  errors?: { code: string; description: string }[];
}

/** A Spotfire server as far as its JavaScript API is concerned, which records every call and fails as it is told. */
export interface StandIn {
  url: string;
  calls: RecordedCall[];
  /** Addresses that were asked for: the script and the frames. */
  requested: string[];
  /** What the ticket service was asked, beside the script: who asks, and for whom. */
  tickets: { authorization: string | undefined; person: unknown }[];
  /** Answers the next call of a name in this way. */
  next(name: string, reply: Reply): void;
  /** Shows a page as if somebody had chosen it in the frame. */
  showPage(index: number): void;
  stop(): Promise<void>;
}

/** What the server answers where nobody said otherwise. */
function usualAnswer({ name, args }: RecordedCall, state: { page: number }): unknown {
  const pages = [
    { index: 0, pageTitle: 'Summary' },
    { index: 1, pageTitle: 'Details' },
  ];
  if (name === 'setActivePage') state.page = Number(args[0]);
  const answers: Record<string, unknown> = {
    createApplication: { status: 'OK' },
    getPages: pages,
    getActivePage: pages[state.page],
    getMarkingNames: ['Marking'],
    getActiveFilteringScheme: { filteringSchemeName: 'Filtering scheme' },
    getActiveDataTable: { dataTableName: 'payments' },
  };
  return answers[name] ?? null;
}

export async function startSpotfire(): Promise<StandIn> {
  const calls: RecordedCall[] = [];
  const requested: string[] = [];
  const tickets: StandIn['tickets'] = [];
  const planned = new Map<string, Reply[]>();
  const state = { page: 0 };

  const replyTo = async (request: IncomingMessage) => {
    const call: RecordedCall = { ...JSON.parse(await bodyOf(request)), at: Date.now() };
    calls.push(call);
    const answer = usualAnswer(call, state);
    return { answer, errors: [], ...planned.get(call.name)?.shift() };
  };

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (pathname === '/spotfire/call') return response.end(JSON.stringify(await replyTo(request)));
    if (pathname === '/spotfire/tickets') {
      tickets.push({ authorization: request.headers.authorization, person: JSON.parse(await bodyOf(request)) });
      return response.end(JSON.stringify({ ticket: 'one', ticket1: 'two' }));
    }
    requested.push(pathname);
    if (pathname === '/spotfire/js-api/loader.js') {
      response.setHeader('Content-Type', 'text/javascript');
      return response.end(await readFile(LOADER));
    }
    response.setHeader('Content-Type', 'text/html');
    return response.end('<!doctype html><title>The player</title><p>An analysis</p>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/spotfire`,
    calls,
    requested,
    tickets,
    next: (name, reply) => {
      planned.set(name, [...(planned.get(name) ?? []), reply]);
    },
    showPage: (index) => {
      state.page = index;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
