import { authenticate, getMainMenu } from '@pellucid/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { call, sessionEnds } from '../lib/api.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import { IDLE_SECONDS, readSession } from '../lib/session.ts';
import { readToken } from '../lib/token.ts';
import { ANALYST, fakeServer } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const NOT_AUTHORIZED = 'You are not authorized to access this page.';

async function signInAs(username: string) {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email or username'), username);
  await user.type(screen.getByLabelText('Password'), 'Sunshine#2026');
  await user.click(screen.getByRole('button', { name: 'PROCEED' }));
}

// docs/promises/navigation.md#guard
describe('a route that needs a sign-in', () => {
  it('leads a stranger to accessdenied with the dialog, and back after the sign-in', async () => {
    fakeServer();
    renderApp('/nop-mapping?from=test');
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeDefined();
    expect(await screen.findByText(NOT_AUTHORIZED)).toBeDefined();
    expect(location.hash).toBe('#/accessdenied');
    await signInAs('analyst');
    expect(await screen.findByRole('heading', { name: 'NoP Mapping' })).toBeDefined();
    expect(location.hash).toBe('#/nop-mapping?from=test');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // docs/promises/navigation.md#error-screen
  it('shows the 403 screen to those who lack the authority', async () => {
    fakeServer({ ...ANALYST, authorities: [] });
    renderApp('/nop-mapping', 'token');
    expect(await screen.findByText(NOT_AUTHORIZED)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.hash).toBe('#/error');
  });

  it('forgets a token that the server refuses', async () => {
    const api = fakeServer();
    const { getAccount } = await import('@pellucid/contract');
    api.refuses(getAccount, 401);
    renderApp('/nop-mapping', 'stale');
    expect(await screen.findByText(NOT_AUTHORIZED)).toBeDefined();
    expect(readToken()).toBeNull();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Your session has ended');
  });
});

describe('a session that ends under an open screen', () => {
  it('brings the sign-in over it and keeps what was typed', async () => {
    const api = fakeServer();
    renderApp('/nop-mapping', 'token');
    const search = await screen.findByLabelText<HTMLInputElement>('Search the guidelines');
    await userEvent.type(search, 'meal');

    act(() => sessionEnds.emit());
    expect(await screen.findByText(/Your session has ended/)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Search the guidelines').value).toBe('meal');

    await userEvent.type(screen.getByLabelText('Password'), 'Sunshine#2026');
    await userEvent.click(screen.getByRole('button', { name: 'PROCEED' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Search the guidelines').value).toBe('meal');
    expect(api.requests.find(({ endpoint }) => endpoint === authenticate.id)?.body).toMatchObject({
      username: 'analyst',
    });
  });

  it('is not ended by a 401 of the menu', async () => {
    fakeServer().refuses(getMainMenu, 401);
    renderApp('/home', 'token');
    await screen.findByRole('heading', { name: /Welcome/ });
    await call(getMainMenu, { params: { value: 'true' } }).catch(() => undefined);
    expect(readSession().status).toBe('signed-in');
  });
});

describe('a tab signs out', () => {
  it('within two seconds of another tab', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeServer();
    renderApp('/home', 'token');
    await screen.findByRole('heading', { name: /Welcome/ });
    writeCookie('tab-logout', 'true');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined();
    expect(location.hash).toBe('#/login');
    expect(readToken()).toBeNull();
    expect(screen.getByText('You were signed out here because you logged out in another tab.')).toBeDefined();
  });

  it('stays when the stop cookie says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeServer();
    renderApp('/home', 'token');
    await screen.findByRole('heading', { name: /Welcome/ });
    writeCookie('stop-interval', 'true');
    writeCookie('tab-logout', 'true');
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(readSession().status).toBe('signed-in');
  });

  it('when nobody touched it for 1800 seconds, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = fakeServer();
    renderApp('/home', 'token');
    await screen.findByRole('heading', { name: /Welcome/ });
    await act(() => vi.advanceTimersByTimeAsync((IDLE_SECONDS - 60) * 1000));
    expect(readSession().status).toBe('signed-in');
    await act(() => vi.advanceTimersByTimeAsync(66_000));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined();
    expect(api.requests.at(-1)?.endpoint ?? '').not.toBe('');
    expect(api.requests.some(({ endpoint }) => endpoint === 'signOut')).toBe(true);
    expect(readCookie('tab-logout')).toBe('true');
    expect(screen.getByText('You were signed out after 30 minutes without activity.')).toBeDefined();
  });

  it('for the reason that another tab had, when nobody touched that one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeServer();
    renderApp('/home', 'token');
    await screen.findByRole('heading', { name: /Welcome/ });
    writeCookie('sign-out-reason', 'idle');
    writeCookie('tab-logout', 'true');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByText('You were signed out after 30 minutes without activity.')).toBeDefined();
  });
});

// docs/promises/navigation.md#routes
it('leads an unknown path to the 404 screen, titled as the product', async () => {
  fakeServer();
  renderApp('/nowhere/at/all');
  expect(await screen.findByRole('heading', { name: 'Error Page!' })).toBeDefined();
  expect(screen.getByText('The page asked was not found.')).toBeDefined();
  expect(location.hash).toBe('#/404');
  expect(document.title).toBe('Pellucid');
});
