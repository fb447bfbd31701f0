import {
  changePassword,
  changePasswordOf,
  endOwnSession,
  getAccount,
  getUserByLogin,
  listOwnSessions,
  type OwnSession,
  PROBLEM_TYPE,
  SAME_PASSWORD,
  saveAccount,
} from '@pellucid/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ANALYST, fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const GOOD = 'Sunshine#2027';
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const page = () => document.body.textContent ?? '';
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('change password', () => {
  const open = async (route = '/password') => {
    renderApp(route, 'token');
    await screen.findByRole('button', { name: 'UPDATE' });
  };
  const fill = (confirmation = GOOD) => {
    type('New password', GOOD);
    type('Confirm password', confirmation);
  };

  it('sends the address and the new password, and says so for three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = fakeServer().answers(changePassword, undefined);
    await open();
    expect([typed('Username'), typed('Email')]).toEqual(['analyst', 'analyst@pellucid.example']);
    fill('Sunshine#2028');
    expect(page()).toContain('Password and Confirm password must match');
    fill();
    press('UPDATE');
    expect(await screen.findByText('Password changed')).toBeDefined();
    expect(api.requests.find(({ endpoint }) => endpoint === 'changePassword')?.body).toEqual({
      userEmail: 'analyst@pellucid.example',
      newPassword: GOOD,
    });
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(screen.queryByText('Password changed')).toBeNull();
  });

  it('says that it failed and keeps what was typed', async () => {
    fakeServer().refuses(changePassword, 500);
    await open();
    fill();
    press('UPDATE');
    expect(await screen.findByText('An error has occurred! The password could not be changed.')).toBeDefined();
    expect(typed('New password')).toBe(GOOD);
  });

  it.each([
    [403, { type: PROBLEM_TYPE.signInAgain }, /sign in again for this change/],
    [401, {}, /Your session has ended/],
  ])('brings the sign-in over the form after a %i %o and keeps what was typed', async (status, problem, words) => {
    fakeServer().refuses(changePassword, status, problem);
    await open();
    fill();
    press('UPDATE');
    expect(await screen.findByText(words)).toBeDefined();
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Sunshine#2026' } });
    fireEvent.click(dialog.getByRole('button', { name: 'PROCEED' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(typed('New password')).toBe(GOOD);
  });

  it('is the only screen for someone whose password an administrator has set', async () => {
    const api = fakeServer({ ...ANALYST, mustChangePassword: true }).answers(changePassword, undefined);
    await open('/home');
    expect(page()).toContain('Choose your own to go on.');
    fill();
    api.answers(getAccount, ANALYST);
    press('UPDATE');
    await waitFor(() => expect(page()).not.toContain('Choose your own to go on.'));
  });

  it('says that the password that an administrator has set is not to be chosen again', async () => {
    fakeServer({ ...ANALYST, mustChangePassword: true }).refuses(changePassword, 400, { detail: SAME_PASSWORD });
    await open();
    fill();
    press('UPDATE');
    expect(await screen.findByText(SAME_PASSWORD)).toBeDefined();
  });

  it("sets another user's for an administrator, and for nobody else", async () => {
    const other = { ...ANALYST, id: 9, login: 'ben', email: 'ben@pellucid.example' };
    const api = fakeServer({ ...ANALYST, authorities: ['ROLE_USER', 'ROLE_ADMIN'] })
      .answers(getUserByLogin, other)
      .answers(changePasswordOf, undefined);
    await open('/password/ben');
    expect(typed('Email')).toBe('ben@pellucid.example');
    fill();
    press('UPDATE');
    expect(await screen.findByText('Password changed')).toBeDefined();
    expect(api.requests.find(({ endpoint }) => endpoint === 'changePasswordOf')?.url).toBe(
      'api/account/change-password/ben',
    );
  });

  it('shows the 403 screen to others at the address of an administrator', async () => {
    fakeServer();
    renderApp('/password/ben', 'token');
    expect(await screen.findByText('You are not authorized to access this page.')).toBeDefined();
  });
});

describe('settings', () => {
  const session = (id: string, current: boolean): OwnSession => ({
    id,
    current,
    createdAt: '2026-03-01T08:00:00.000Z',
    lastSeenAt: '2026-03-01T09:00:00.000Z',
    expiresAt: '2026-03-02T08:00:00.000Z',
    remembered: true,
    address: '192.0.2.1',
    userAgent: current ? 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' : 'curl/8.5',
  });
  const open = async () => {
    renderApp('/settings', 'token');
    await screen.findByRole('heading', { name: 'Settings of analyst' });
  };

  it('saves names and address, and cannot be saved while a field is wrong', async () => {
    const api = fakeServer().answers(saveAccount, undefined).answers(listOwnSessions, []);
    await open();
    type('First name', '');
    expect(page()).toContain('Your first name is required');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    type('First name', 'Anna');
    press('Save');
    expect(await screen.findByText('Settings saved!')).toBeDefined();
    expect(api.requests.find(({ endpoint }) => endpoint === 'saveAccount')?.body).toEqual({
      firstName: 'Anna',
      lastName: 'Reyes',
      email: 'analyst@pellucid.example',
    });
  });

  it('says that the address is taken and keeps what was typed', async () => {
    fakeServer().refuses(saveAccount, 400, { type: PROBLEM_TYPE.emailAlreadyUsed }).answers(listOwnSessions, []);
    await open();
    type('Email', 'ben@pellucid.example');
    press('Save');
    expect(await screen.findByText('Email is already in use! Please choose another one.')).toBeDefined();
    expect(typed('Email')).toBe('ben@pellucid.example');
  });

  it('sends a picture and refuses what is none', async () => {
    const api = fakeServer().answers(saveAccount, undefined).answers(listOwnSessions, []);
    await open();
    const choose = (file: File) => fireEvent.change(screen.getByLabelText('Picture'), { target: { files: [file] } });
    choose(new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
    expect(page()).toContain('Please choose a PNG or JPEG picture');
    choose(new File(['x'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByRole('img', { name: 'How you look to others' })).toBeDefined();
    press('Save');
    await screen.findByText('Settings saved!');
    expect(api.requests.find(({ endpoint }) => endpoint === 'saveAccount')?.body).toMatchObject({
      image: 'data:image/png;base64,eA==',
    });
  });

  it('lists the own sessions and ends one', async () => {
    const api = fakeServer()
      .answers(listOwnSessions, [session('one', true), session('two', false)])
      .answers(endOwnSession, undefined);
    await open();
    expect(await screen.findByText('Chrome on Windows')).toBeDefined();
    expect(screen.getAllByText('This session')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /End this session: curl/ }));
    expect(await screen.findByText('The session has ended.')).toBeDefined();
    expect(api.requests.some(({ url }) => url === 'api/account/sessions/two')).toBe(true);
  });
});
