import { type EndpointResponse, getProfileInfo } from '@pellucid/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeApi, fakeServer, PROFILE } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { routePath } from './page-views.ts';

const COLLECTOR = 'https://views.example/g/collect';
const PRODUCTION = { ...PROFILE, inProduction: true, demo: false, analyticsId: 'G-TEST1', analyticsUrl: COLLECTOR };

/** The first screen of the file also compiles its modules, which a busy machine takes long for. */
const FIRST_SCREEN = { timeout: 45_000 };

const serverWith = (info: EndpointResponse<typeof getProfileInfo>) => fakeServer().answers(getProfileInfo, info);
const sent = (api: FakeApi) =>
  api.requests.map(({ url }) => new URL(url, 'http://own.example')).filter(({ host }) => host === 'views.example');
const pathsOf = (api: FakeApi) => sent(api).map(({ searchParams }) => new URL(searchParams.get('dl') ?? '').pathname);

async function goTo(route: string): Promise<void> {
  await act(async () => {
    location.hash = `#${route}`;
    await new Promise((resolve) => setTimeout(resolve, 450));
  });
}

describe('a page view', () => {
  it('is sent once for each screen, and not for what changes in it', async () => {
    const api = serverWith(PRODUCTION);
    renderApp('/nop-mapping', 'token');
    await screen.findByRole('heading', { name: 'NoP Mapping' }, FIRST_SCREEN);
    await waitFor(() => expect(pathsOf(api)).toEqual(['/nop-mapping']));
    await goTo('/nop-mapping?search=dr%20who');
    await goTo('/home');
    await waitFor(() => expect(pathsOf(api)).toEqual(['/nop-mapping', '/home']));
    const [first, second] = sent(api);
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
      v: '2',
      tid: 'G-TEST1',
      en: 'page_view',
      _s: '1',
    });
    expect(second?.searchParams.get('_s')).toBe('2');
    expect(second?.searchParams.get('cid')).toBe(first?.searchParams.get('cid'));
    expect(`${first}${second}`).not.toMatch(/dr|who|token|analyst/);
  });

  it('says where a stranger was led, not the address that he may not see', async () => {
    const api = serverWith(PRODUCTION);
    renderApp('/error');
    await waitFor(() => expect(pathsOf(api)).toEqual(['/error']));
    await goTo('/nop-mapping');
    await waitFor(() => expect(pathsOf(api)).toEqual(['/error', '/accessdenied']));
    await goTo('/secret-project/42');
    await waitFor(() => expect(pathsOf(api)).toEqual(['/error', '/accessdenied', '/404']));
  });

  it.each([
    ['without an id', { ...PRODUCTION, analyticsId: null }],
    ['without an address', { ...PRODUCTION, analyticsUrl: null }],
    ['outside production', { ...PRODUCTION, inProduction: false }],
  ])('is not sent %s', async (_, info) => {
    const api = serverWith(info);
    renderApp('/home', 'token');
    await screen.findByRole('heading', { name: /Welcome/ });
    await goTo('/nop-mapping');
    await screen.findByRole('heading', { name: 'NoP Mapping' });
    await goTo('/nop-mapping?again');
    expect(sent(api)).toEqual([]);
  });
});

it('keeps what stands for a person or a record out of the path', () => {
  expect(routePath('/password/dr.%20who', { login: 'dr. who' })).toBe('/password/:login');
  expect(routePath('/dashboard/17', { pageInfoId: '17' })).toBe('/dashboard/:pageInfoId');
  expect(routePath('/home', {})).toBe('/home');
});
