import { getRoleMessagesOfCompany, listOwnSessions } from '@pellucid/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as referral from '../features/referral/refer-friend-page.tsx';
import * as requestMenu from '../features/shell/request-menu.tsx';
import { call } from '../lib/api.ts';
import { fakeServer } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const broken = { menu: false, screen: false };

const goTo = (path: string) =>
  act(() => {
    location.hash = `#${path}`;
  });

beforeEach(() => {
  broken.menu = false;
  broken.screen = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(requestMenu, 'RequestMenu').mockImplementation(() => {
    if (broken.menu) throw new Error('The menu is broken');
    return <span>Request menu</span>;
  });
  vi.spyOn(referral, 'Component').mockImplementation(() => {
    if (broken.screen) throw new Error('The screen is broken');
    return <h1>Refer to friend(s)</h1>;
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('a crash', () => {
  it('of the top bar leaves the screen, and the bar can be tried again', async () => {
    broken.menu = true;
    fakeServer();
    renderApp('/refer-friend', 'token');
    expect(await screen.findByRole('heading', { name: 'Refer to friend(s)' })).toBeDefined();
    expect(screen.getByText(/The top bar could not be shown. The rest of the page still works./)).toBeDefined();
    broken.menu = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Request menu')).toBeDefined();
  });

  it('of a screen leaves the top bar, and the next screen opens', async () => {
    broken.screen = true;
    fakeServer().answers(listOwnSessions, []);
    renderApp('/refer-friend', 'token');
    expect(await screen.findByRole('heading', { name: 'This screen could not be shown' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Account of analyst@pellucid.example' })).toBeDefined();
    goTo('/settings');
    expect(await screen.findByRole('heading', { name: 'Settings of analyst' })).toBeDefined();
  });
});

describe('a server that cannot be reached', () => {
  it('is told once, for five seconds, however many calls fail', async () => {
    fakeServer();
    renderApp('/refer-friend', 'token');
    await screen.findByRole('heading', { name: 'Refer to friend(s)' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    const fail = () => call(getRoleMessagesOfCompany, { params: { id: '1' } }).catch(() => undefined);
    await act(async () => void (await Promise.all([fail(), fail(), fail()])));
    expect(await screen.findAllByText('Server not reachable')).toHaveLength(1);
    const shown = () => document.querySelectorAll('.ant-message-notice:not([class*="-leave"])').length;
    await act(() => vi.advanceTimersByTimeAsync(3200));
    expect(shown()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(shown()).toBe(0));
  });
});

describe('a navigation', () => {
  it('moves the focus to the heading of the screen, so that Tab goes on there', async () => {
    fakeServer().answers(listOwnSessions, []);
    renderApp('/refer-friend', 'token');
    await screen.findByRole('heading', { name: 'Refer to friend(s)' });
    expect(document.activeElement).toBe(document.body);
    goTo('/settings');
    const heading = await screen.findByRole('heading', { name: 'Settings of analyst' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});
