import {
  authenticate,
  createViewerToken,
  getAccount,
  listMails,
  listOwnSessions,
  PROBLEM_TYPE,
  saveAccount,
  signOut,
} from '@pellucid/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call, sessionEnds } from '../lib/api.ts';
import { readCookie, writeCookie } from '../lib/cookies.ts';
import * as reload from '../lib/reload.ts';
import { readSession } from '../lib/session.ts';
import { readToken, TOKEN_KEY } from '../lib/token.ts';
import { ANALYST, fakeServer } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { KEEP_ALIVE_SECONDS } from './idleness.ts';

const reloadPage = vi.spyOn(reload, 'reloadPage').mockReturnValue();
beforeEach(() => void reloadPage.mockClear());

const RIVAL = { ...ANALYST, id: 7, login: 'rival', firstName: 'Rhea', email: 'rival@pellucid.example' };
const asked = (api: ReturnType<typeof fakeServer>, id: string) =>
  api.requests.filter(({ endpoint }) => endpoint === id).length;

async function openSettings(api = fakeServer()) {
  api.answers(listOwnSessions, []);
  renderApp('/settings', 'token');
  await screen.findByRole('heading', { name: 'Settings of analyst' });
  return api;
}

async function signInOverThePage(password = 'Sunshine#2026') {
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(dialog.getByRole('button', { name: 'PROCEED' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('somebody who works without making a call', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  const work = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute++) {
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      fireEvent.keyDown(document.body, { key: 'a' });
    }
    await act(() => vi.advanceTimersByTimeAsync(6_000));
  };

  it('keeps the session of the server, with a call every five minutes', async () => {
    const api = await openSettings();
    const before = asked(api, getAccount.id);
    await work(40);
    expect(readSession().status).toBe('signed-in');
    const calls = asked(api, getAccount.id) - before;
    expect(calls).toBeGreaterThanOrEqual(6);
    expect(calls).toBeLessThanOrEqual((40 * 60) / KEEP_ALIVE_SECONDS);
  });

  it('makes none while nobody is there', async () => {
    const api = await openSettings();
    const before = asked(api, getAccount.id);
    await act(() => vi.advanceTimersByTimeAsync(25 * 60_000));
    expect(asked(api, getAccount.id)).toBe(before);
  });

  it('gets the sign-in over the page when the server has ended the session, and keeps what was typed', async () => {
    const api = await openSettings();
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Anna' } });
    api.refuses(getAccount, 401);
    await work(6);
    expect(await screen.findByText(/Your session has ended/)).toBeDefined();
    api.answers(getAccount, ANALYST);
    await signInOverThePage();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Anna');
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('the sign-in over an open page', () => {
  it('loads the page anew for another person, with nothing of the first one left but the new token', async () => {
    const api = await openSettings();
    localStorage.setItem('companiesFilter_1', 'x');
    act(() => sessionEnds.emit());
    api.answers(getAccount, RIVAL);
    await signInOverThePage();
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(Object.keys(localStorage)).toEqual([TOKEN_KEY]);
    expect(readToken()).toBe('fresh');
  });

  it('ends the earlier session when a change asked for a fresh sign-in', async () => {
    const api = await openSettings();
    api.refuses(saveAccount, 403, { type: PROBLEM_TYPE.signInAgain });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/sign in again for this change/)).toBeDefined();
    await signInOverThePage();
    await waitFor(() => expect(asked(api, signOut.id)).toBe(1));
    const ended = api.requests.find(({ endpoint }) => endpoint === signOut.id);
    expect(ended?.headers.get('Authorization')).toBe('Bearer token');
    expect(readToken()).toBe('fresh');
  });

  it('closes when the sign-in happens in another tab', async () => {
    await openSettings();
    act(() => sessionEnds.emit());
    await screen.findByRole('dialog');
    localStorage.setItem(TOKEN_KEY, 'other');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: 'other' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readSession().status).toBe('signed-in');
  });
});

describe('another tab', () => {
  const changeToken = (token: string) => {
    localStorage.setItem(TOKEN_KEY, token);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token })));
  };

  it('where another person signs in loads this one anew', async () => {
    const api = await openSettings();
    api.answers(getAccount, RIVAL);
    changeToken('of-rival');
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  });

  it('where the same person signs in changes nothing here', async () => {
    const api = await openSettings();
    const before = asked(api, getAccount.id);
    changeToken('newer');
    await waitFor(() => expect(asked(api, getAccount.id)).toBe(before + 1));
    expect(reloadPage).not.toHaveBeenCalled();
    expect(readSession().status).toBe('signed-in');
  });

  it('that lost the session they share brings the sign-in over this one, where nothing typed is lost', async () => {
    await openSettings();
    fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Anna' } });
    localStorage.removeItem(TOKEN_KEY);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null })));
    expect(await screen.findByText(/Your session has ended/)).toBeDefined();
    changeToken('newer');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Anna');
  });

  it('that signs out ends the session of this one on the server too, and leaves its cookie alone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = await openSettings();
    writeCookie('tab-logout', 'true');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined();
    expect(asked(api, signOut.id)).toBe(1);
  });

  it('may have begun a new session while a call with the earlier token was refused', async () => {
    const api = await openSettings();
    let answer = () => {};
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise<Response>((resolve) => {
          answer = () => resolve(new Response('{}', { status: 401 }));
        }),
    );
    const late = call(listMails, { query: { page: 0, size: 10 } }).catch(() => undefined);
    localStorage.setItem(TOKEN_KEY, 'newer');
    answer();
    await late;
    expect(readSession().status).toBe('signed-in');
    expect(readToken()).toBe('newer');
    expect(api).toBeDefined();
  });
});

describe('cookies of a session', () => {
  it('are set when it begins and cleared when it ends', async () => {
    const api = fakeServer().answers(createViewerToken, { ticket: '1', ticket1: '2', ticket2: '3' });
    writeCookie('tab-logout', 'true');
    renderApp('/login');
    fireEvent.change(await screen.findByLabelText('Email or username'), { target: { value: 'analyst' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Sunshine#2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'PROCEED' }));
    await screen.findByRole('heading', { name: 'Welcome, Ana' });
    const names = ['ticket', 'ticket1', 'ticket2', 'user-group', 'tab-logout', 'stop-interval'];
    expect(names.map(readCookie)).toEqual(['1', '2', '3', 'Analysts', 'false', 'false']);
    expect(asked(api, authenticate.id)).toBe(1);

    fireEvent.click(screen.getByRole('button', { name: /Account of/ }));
    fireEvent.click(await screen.findByText('Logout'));
    await screen.findByRole('heading', { level: 1, name: /See every payment/ });
    expect(names.slice(0, 5).map(readCookie)).toEqual([null, null, null, null, 'true']);
  });

  it('of the analytics server are asked for again when a remembered sign-in outlived them', async () => {
    const api = await openSettings();
    expect(asked(api, createViewerToken.id)).toBe(1);
    expect(readCookie('user-group')).toBe('Analysts');
  });
});
