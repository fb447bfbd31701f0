import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readCookie } from '../../lib/cookies.ts';
import { TOKEN_KEY } from '../../lib/token.ts';
import { fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const proceed = () => userEvent.click(screen.getByRole('button', { name: 'PROCEED' }));

it('signs in, remembers by default, opens the viewer session and goes home', async () => {
  const api = fakeServer();
  renderApp('/login');
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('Analytics - Login'));
  expect(screen.getByRole('link', { name: 'Forgot/Reset Password' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'SIGN UP' }).getAttribute('href')).toBe('#/register');

  await userEvent.click(await screen.findByRole('button', { name: 'analyst' }));
  await proceed();
  expect(await screen.findByRole('heading', { name: 'Welcome, Ana' })).toBeDefined();
  expect(localStorage.getItem(TOKEN_KEY)).toBe('fresh');
  expect([readCookie('ticket'), readCookie('ticket1'), readCookie('user-group')]).toEqual(['one', 'two', 'Analysts']);
  expect(api.requests.find(({ endpoint }) => endpoint === 'authenticate')?.body).toEqual({
    username: 'analyst',
    password: 'Sunshine#2026',
    rememberMe: true,
  });
});

it('keeps the token for the browser session only when remember-me is off', async () => {
  fakeServer();
  renderApp('/login');
  await userEvent.type(await screen.findByLabelText('Email or username'), 'analyst');
  await userEvent.type(screen.getByLabelText('Password'), 'Sunshine#2026');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await proceed();
  await screen.findByRole('heading', { name: 'Welcome, Ana' });
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(sessionStorage.getItem(TOKEN_KEY)).toBe('fresh');
});

it('leads home at once when a token is stored, and clears everything at sign-out', async () => {
  fakeServer();
  renderApp('/login', 'token');
  await screen.findByRole('heading', { name: 'Welcome, Ana' });
  localStorage.setItem('companiesFilter_1', 'x');
  await userEvent.click(screen.getByRole('button', { name: /Account of analyst/ }));
  await userEvent.click(await screen.findByText('Logout'));
  expect(await screen.findByRole('heading', { level: 1, name: /See every payment/ })).toBeDefined();
  expect(localStorage.length).toBe(0);
  expect(readCookie('tab-logout')).toBe('true');
  expect(readCookie('user-group')).toBeNull();
});
