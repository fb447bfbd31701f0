import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createEmitter } from '../../lib/emitter.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import type { AnalyticsViewer, ViewerEvent } from '../../viewer/analytics-viewer.ts';
import type { ViewerKind } from '../../viewer/viewer-kind.ts';
import { useViewer } from './use-viewer.ts';

const ADDRESS = '/dashboard/7?menu=Spend';

/** A dashboard whose board says when it is ready, beside a screen whose code is there when `load` says so. */
async function opened() {
  const events = createEmitter<ViewerEvent>();
  const viewer = { on: events.on, open: async () => undefined, showState: () => undefined, dispose: () => undefined };
  const kind: ViewerKind = {
    load: async () => () => ({ viewer: viewer as unknown as AnalyticsViewer, render: () => null }),
    prefetch: async () => undefined,
    linkState: () => '',
  };
  function Dashboard() {
    return useViewer(kind, { path: 'board', filters: [], page: null }) === null ? null : <p>The dashboard</p>;
  }
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const elsewhere = { Component: () => <p>Elsewhere</p> };
  const router = createMemoryRouter(
    [
      { path: '/dashboard/7', element: <Dashboard /> },
      { path: '/at-hand', ...elsewhere },
      { path: '/elsewhere', lazy: () => loaded.then(() => elsewhere) },
    ],
    { initialEntries: [ADDRESS] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('The dashboard');
  const ready = () => events.emit({ type: 'state-changed', state: 'tab=overview', replace: true });
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { router, ready, load: () => load(), address };
}

it('writes the state of the board behind what the page has in the address', async () => {
  const { ready, address } = await opened();
  act(ready);
  expect(address()).toBe(`${ADDRESS}&tab=overview`);
});

it('does not bring back who is on the way to a screen that still loads', async () => {
  const { router, ready, load, address } = await opened();
  act(() => void router.navigate('/elsewhere'));
  expect(router.state.navigation.state).toBe('loading');
  act(ready);
  load();
  await screen.findByText('Elsewhere');
  expect(address()).toBe('/elsewhere');
});

it('writes nothing behind the address of the screen after it, which is not drawn yet', async () => {
  const { router, ready, address } = await opened();
  let drawn: boolean | null = null;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== '/at-hand' || drawn !== null) return;
    drawn = screen.queryByText('Elsewhere') !== null;
    ready();
  });
  await act(() => router.navigate('/at-hand'));
  stop();
  await screen.findByText('Elsewhere');
  expect(drawn).toBe(false);
  expect(address()).toBe('/at-hand');
});
