import { endpoint, getProfileInfo } from '@pellucid/contract';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fakeApi } from '../testing/fake-api.ts';
import { ApiProblem, call, httpErrors, sessionEnds, successAlerts } from './api.ts';
import { writeCookie } from './cookies.ts';
import { storeToken } from './token.ts';

const about = { tag: 'test', summary: '', access: 'public' } as const;
const readThing = endpoint({
  ...about,
  id: 'readThing',
  method: 'GET',
  path: 'api/things/{id}',
  params: z.object({ id: z.int() }),
  query: z.object({ sort: z.array(z.string()).optional(), name: z.string().optional() }),
  response: z.object({ name: z.string() }),
});
const changeThing = endpoint({ ...about, id: 'changeThing', method: 'PUT', path: 'api/things', body: z.object({}) });
const elsewhere = endpoint({
  ...about,
  id: 'elsewhere',
  method: 'PUT',
  path: 'https://other.example/x',
  body: z.object({}),
});

describe('call', () => {
  it('sends parameters, a repeated query and the token', async () => {
    storeToken('secret', true);
    const api = fakeApi().answers(readThing, { name: 'water' });
    const thing = await call(readThing, { params: { id: 7 }, query: { sort: ['a,asc', 'b'] } });
    expect(thing).toEqual({ name: 'water' });
    expect(api.requests[0]?.url).toBe('api/things/7?sort=a%2Casc&sort=b');
    expect(api.requests[0]?.headers.get('Authorization')).toBe('Bearer secret');
    expect(api.requests[0]?.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  it('answers the anti-forgery cookie on changes, and tells other hosts nothing', async () => {
    storeToken('secret', false);
    writeCookie('XSRF-TOKEN', 'forgery');
    const api = fakeApi().answers(changeThing, undefined).answers(elsewhere, undefined);
    await call(changeThing, { body: {} });
    await call(elsewhere, { body: {} });
    expect(api.requests[0]?.headers.get('X-XSRF-TOKEN')).toBe('forgery');
    expect(api.requests[1]?.headers.has('Authorization')).toBe(false);
    expect(api.requests[1]?.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  it('throws the problem, broadcasts it, and ends the session on a 401 that counts', async () => {
    fakeApi().refuses(readThing, 401, { detail: 'Full authentication is required' });
    const [broadcast, ended] = [vi.fn(), vi.fn()];
    const offs = [httpErrors.on(broadcast), sessionEnds.on(ended)];
    await expect(call(readThing, { params: { id: 7 } })).rejects.toMatchObject({ status: 401 });
    expect(broadcast).toHaveBeenCalledOnce();
    expect(ended).toHaveBeenCalledOnce();
    for (const off of offs) off();
  });

  it('says that the server is not reachable with status 0', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await call(getProfileInfo).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({ status: 0, message: 'Server not reachable' });
  });

  it("makes a problem of a proxy's HTML page", async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
    await expect(call(getProfileInfo)).rejects.toMatchObject({ status: 502, message: 'Bad Gateway' });
  });

  it('rejects with the reason of an abort and broadcasts nothing', async () => {
    const abort = new AbortController();
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      abort.abort();
      return Promise.reject(init.signal?.reason);
    });
    const broadcast = vi.fn();
    const off = httpErrors.on(broadcast);
    await expect(call(getProfileInfo, undefined, { signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(broadcast).not.toHaveBeenCalled();
    off();
  });

  it('tells the text of a success alert', async () => {
    fakeApi().answers(changeThing, undefined, { 'X-pellucidApp-alert': 'A thing is updated' });
    const alert = vi.fn();
    const off = successAlerts.on(alert);
    await call(changeThing, { body: {} });
    expect(alert).toHaveBeenCalledWith('A thing is updated');
    off();
  });
});
