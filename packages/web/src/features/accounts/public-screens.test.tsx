import {
  activate,
  finishPasswordReset,
  PASSWORD_RULE,
  RESET_REFUSAL,
  register,
  requestPasswordReset,
  resendActivation,
  verifyResetKey,
} from '@pellucid/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const GOOD = 'Sunshine#2026';
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const page = () => document.body.textContent ?? '';

async function openRegistration() {
  renderApp('/register');
  await screen.findByRole('button', { name: 'REGISTER' });
}

function fillRegistration(email = 'ana@example.com', password = GOOD, confirmation = password) {
  type('Email', email);
  type('New password', password);
  type('New password confirmation', confirmation);
}

describe('registration', () => {
  it('sends what the specification says and asks to check the mail', async () => {
    const api = fakeServer().answers(register, undefined);
    await openRegistration();
    await waitFor(() => expect(document.title).toBe('Registration'));
    expect(screen.getByRole('link', { name: 'LOG IN' }).getAttribute('href')).toBe('#/login');
    fillRegistration();
    expect(screen.getByText('strong')).toBeDefined();
    press('REGISTER');
    expect(await screen.findByRole('heading', { name: 'Please check your email' })).toBeDefined();
    expect(api.requests.find(({ endpoint }) => endpoint === 'register')?.body).toEqual({
      email: 'ana@example.com',
      password: GOOD,
      langKey: 'en',
    });
  });

  it('says what is wrong with a field once it is dirty, and all of it when it is sent', async () => {
    const api = fakeServer();
    await openRegistration();
    expect(screen.queryByText('Your email is required')).toBeNull();
    press('REGISTER');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByText('3 fields need your attention.')).toBeDefined();
    expect(page()).toContain('Your email is required');
    type('Email', 'a@b');
    expect(page()).toContain('Your email is required to be at least 5 characters');
    type('Email', 'Ana@example.com');
    expect(page()).toContain('Your email is invalid');
    type('Email', `${'a'.repeat(95)}@b.com`);
    expect(page()).toContain('Your email cannot be longer than 100 characters');
    fillRegistration('ana@example.com', 'sunshine', 'rain');
    expect(page()).toContain(PASSWORD_RULE);
    expect(page()).toContain('The password and its confirmation do not match!');
    press('REGISTER');
    expect(api.requests.some(({ endpoint }) => endpoint === 'register')).toBe(false);
    expect(screen.getByLabelText('Email').getAttribute('maxlength')).toBe('99');
    expect(screen.getByLabelText('New password').getAttribute('maxlength')).toBe('50');
  });
});

describe('activation', () => {
  it('says that the account is active, with a link to sign in, and asks once', async () => {
    const api = fakeServer().answers(activate, { resetKey: 'k3y' });
    renderApp('/activate?key=abc');
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('#/login');
    expect(screen.getByRole('link', { name: 'Choose another password' }).getAttribute('href')).toBe(
      '#/reset/finish?key=k3y',
    );
    expect(api.requests.filter(({ url }) => url === 'api/activate?key=abc')).toHaveLength(1);
  });

  it('advises to register when the key is refused, and sends the mail again', async () => {
    const api = fakeServer().refuses(activate, 400).answers(resendActivation, undefined);
    renderApp('/activate?key=old');
    const advice = 'Your user could not be activated. Please use the registration form to sign up.';
    expect((await screen.findByRole('alert')).textContent).toBe(advice);
    type('Email or username', 'ana@example.com');
    press('Send the activation link again');
    expect(await screen.findByText(/a new link is on its way/)).toBeDefined();
    expect(api.requests.at(-1)).toMatchObject({ endpoint: 'resendActivation', body: 'ana@example.com' });
  });
});

describe('forgot password', () => {
  const open = async () => {
    renderApp('/reset/request');
    await screen.findByLabelText('USERNAME or EMAIL');
  };

  it('checks the name, sends it as text, and says so for three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = fakeServer().answers(requestPasswordReset, undefined);
    await open();
    press('SUBMIT');
    expect(page()).toContain('Your username is required.');
    type('USERNAME or EMAIL', 'ana');
    expect(page()).toContain('Your username is required to be at least 5 characters.');
    type('USERNAME or EMAIL', 'analyst');
    press('SUBMIT');
    const words = 'The information regarding password reset has been sent to your email.';
    expect(await screen.findByText(words)).toBeDefined();
    expect(api.requests.at(-1)?.body).toBe('analyst');
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('opens no sign-in when the answer is a 401', async () => {
    fakeServer().refuses(requestPasswordReset, 401, { detail: RESET_REFUSAL.unknown });
    await open();
    type('USERNAME or EMAIL', 'nobody');
    press('SUBMIT');
    await screen.findByRole('alert');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('reset finish', () => {
  const fill = async (confirmation = GOOD) => {
    renderApp('/reset/finish?key=abc');
    await screen.findByRole('button', { name: 'RESET PASSWORD' });
    type('New password', GOOD);
    type('Confirm Password', confirmation);
  };

  it('sets the password and goes to login after 1.5 seconds, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = fakeServer().answers(verifyResetKey, undefined).answers(finishPasswordReset, undefined);
    await fill('Sunshine#2025');
    expect(page()).toContain('Password and Confirm Password must match');
    type('Confirm Password', GOOD);
    press('RESET PASSWORD');
    expect(await screen.findByText('Password has been updated')).toBeDefined();
    expect(api.requests.at(-1)?.body).toEqual({ key: 'abc', newPassword: GOOD });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(location.hash).toBe('#/reset/finish?key=abc');
    await act(() => vi.advanceTimersByTimeAsync(600));
    await waitFor(() => expect(location.hash).toBe('#/login'));
  });

  it('leads to a new link when its key is refused, and says for good why', async () => {
    fakeServer().refuses(verifyResetKey, 400);
    renderApp('/reset/finish?key=old');
    expect((await screen.findByRole('link', { name: 'Request a new link' })).getAttribute('href')).toBe(
      '#/reset/request',
    );
    expect(page()).toContain('This link does not work any more.');
  });
});

it.each(['/register', '/activate?key=abc', '/reset/request', '/reset/finish?key=abc'])(
  'leads from %s home when a token is stored',
  async (route) => {
    fakeServer();
    renderApp(route, 'token');
    expect(await screen.findByRole('heading', { name: 'Welcome, Ana' })).toBeDefined();
  },
);
