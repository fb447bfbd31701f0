import {
  type Account,
  authenticate,
  createViewerToken,
  type Endpoint,
  type EndpointResponse,
  getAccount,
  getMainMenu,
  getMenuIcons,
  getProfileInfo,
  type Problem,
  type ProfileInfo,
  signOut,
} from '@pellucid/contract';
import { vi } from 'vitest';

/** A request that reached the fake server. */
export interface FakeRequest {
  endpoint: string;
  url: string;
  headers: Headers;
  body: unknown;
}

interface Route {
  endpoint: Endpoint;
  pattern: RegExp;
  answer: (init: RequestInit) => Response;
}

export interface FakeApi {
  /** What was asked, oldest first. */
  requests: FakeRequest[];
  /** Answers an endpoint with a body of the contract's type. */
  answers<E extends Endpoint>(endpoint: E, body: EndpointResponse<E>, headers?: Record<string, string>): FakeApi;
  /** Answers an endpoint with a stream that the test writes. */
  streams(endpoint: Endpoint, open: (signal: AbortSignal | null | undefined) => ReadableStream<Uint8Array>): FakeApi;
  /** Refuses an endpoint with a problem; with status 0 it cannot be reached. */
  refuses(endpoint: Endpoint, status: number, problem?: Partial<Problem>, headers?: Record<string, string>): FakeApi;
}

/** Puts a server made of contract endpoints in place of `fetch`; what has no answer is a 404 problem. */
export function fakeApi(): FakeApi {
  const routes: Route[] = [];
  const add = (endpoint: Endpoint, answer: Route['answer']) => {
    const path = endpoint.path.replace(/\{\w+\}/g, '[^/?]+');
    routes.unshift({ endpoint, pattern: new RegExp(`^${path}(\\?.*)?$`), answer });
    return api;
  };
  const api: FakeApi = {
    requests: [],
    answers: (endpoint, body, headers = {}) =>
      add(
        endpoint,
        () => new Response(endpoint.response ? JSON.stringify(body) : null, { status: endpoint.status, headers }),
      ),
    streams: (endpoint, open) => add(endpoint, ({ signal }) => new Response(open(signal), { status: 200 })),
    refuses: (endpoint, status, problem = {}, headers = {}) =>
      add(endpoint, () => problemResponse(status, endpoint.path, problem, headers)),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const route = routes.find(({ endpoint, pattern }) => endpoint.method === init.method && pattern.test(url));
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    api.requests.push({ endpoint: route?.endpoint.id ?? '', url, headers: new Headers(init.headers), body });
    return route?.answer(init) ?? problemResponse(404, url, {});
  });
  return api;
}

function problemResponse(
  status: number,
  path: string,
  problem: Partial<Problem>,
  headers: Record<string, string> = {},
): Response {
  if (status === 0) throw new TypeError('Failed to fetch');
  const body: Problem = {
    type: 'about:blank',
    title: 'Problem',
    status,
    path,
    message: `error.http.${status}`,
    ...problem,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}

export const ANALYST: Account = {
  id: 4,
  login: 'analyst',
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'analyst@pellucid.example',
  imageUrl: null,
  image: null,
  activated: true,
  langKey: 'en',
  authorities: ['ROLE_USER'],
  userGroup: 'Analysts',
  company: { id: 1, companyName: 'Northwind', tier: 'UNLIMITED' },
};

export const PROFILE: ProfileInfo = {
  productName: 'Pellucid',
  version: '0.1.0',
  companyName: 'Pellucid',
  inProduction: false,
  swaggerEnabled: false,
  demo: true,
  demoOnNetwork: false,
  demoAccounts: [{ login: 'analyst', password: 'Sunshine#2026', description: 'Explores the dashboards of a customer' }],
  contactUrl: 'mailto:sales@pellucid.example',
  demoBookingUrl: '',
  tourVideoUrl: null,
  spotfireUrl: null,
  analyticsId: null,
  analyticsUrl: null,
};

/** A server that knows one account and an empty menu. */
export function fakeServer(account: Account = ANALYST): FakeApi {
  return fakeApi()
    .answers(getProfileInfo, PROFILE)
    .answers(authenticate, { id_token: 'fresh' }, { Authorization: 'Bearer fresh' })
    .answers(getAccount, account)
    .answers(createViewerToken, { ticket: 'one', ticket1: 'two' })
    .answers(signOut, undefined)
    .answers(getMainMenu, [])
    .answers(getMenuIcons, []);
}
