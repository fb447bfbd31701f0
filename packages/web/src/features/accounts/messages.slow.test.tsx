import {
  activate,
  authenticate,
  changePassword,
  type Endpoint,
  finishPasswordReset,
  GUESSABLE_PASSWORD,
  listOwnSessions,
  PASSWORD_RULE,
  PROBLEM_TYPE,
  type Problem,
  RESET_REFUSAL,
  register,
  requestPasswordReset,
  resendActivation,
  saveAccount,
  verifyResetKey,
} from '@pellucid/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

/** How long an alert of an account screen stays. */
const ALERT_MS = 3000;
const GOOD = 'Sunshine#2026';

interface Screen {
  route: string;
  token?: string;
  /** What is filled in to send the form; a situation overrides single fields. */
  good: Record<string, string>;
  /** The button that sends. */
  press?: string;
}

const SCREENS = {
  login: { route: '/login', good: { 'Email or username': 'analyst', Password: GOOD }, press: 'PROCEED' },
  'login dialog': { route: '/settings', good: { 'Email or username': 'analyst', Password: GOOD }, press: 'PROCEED' },
  register: {
    route: '/register',
    good: { Email: 'ana@example.com', 'New password': GOOD, 'New password confirmation': GOOD },
    press: 'REGISTER',
  },
  activate: { route: '/activate?key=abc', good: {} },
  'activation mail': {
    route: '/activate',
    good: { 'Email or username': 'ana@example.com' },
    press: 'Send the activation link again',
  },
  'forgot password': { route: '/reset/request', good: { 'USERNAME or EMAIL': 'analyst' }, press: 'SUBMIT' },
  'reset finish': {
    route: '/reset/finish?key=abc',
    good: { 'New password': GOOD, 'Confirm Password': GOOD },
    press: 'RESET PASSWORD',
  },
  'reset finish, opened': { route: '/reset/finish?key=abc', good: {} },
  'change password': {
    route: '/password',
    token: 'token',
    good: { 'New password': GOOD, 'Confirm password': GOOD },
    press: 'UPDATE',
  },
  settings: { route: '/settings', token: 'token', good: { 'First name': 'Anna' }, press: 'Save' },
} satisfies Record<string, Screen>;

type ScreenName = keyof typeof SCREENS;

const answers = (endpoint: Endpoint) => ({ endpoint, status: 0, problem: {} as Partial<Problem> });
const refuses = (endpoint: Endpoint, status: number, problem: Partial<Problem> = {}) => ({ endpoint, status, problem });

/**
 * The messages of docs/promises/accounts.md#messages: the screen, the situation that causes it, the words, and where they are:
 * an alert or a status in the page, which goes after 3 s, or what stays on the page, or a toast at its top.
 */
type Place = 'alert' | 'status' | 'stays' | 'toast';
const USED = 'Email is already in use! Please choose another one.';
const RULES = 'At least one uppercase letter';
const EXPIRED = 'Your link must have been expired, please regenerate the request.';
const UNKNOWN = 'User not found, please enter correct USERNAME or EMAIL';
const DEACTIVATED = 'User currently deactivated, please contact Administrator';
const DISABLED = 'User is Disabled! Please contact your Administrator.';
const INCORRECT = 'Incorrect username, email or password.';
const BANNER = 'Failed to Log In! Please check your credentials and try again.';
const GENERIC = 'An error has occurred! Please try again later.';
const NOT_REGISTERED = 'Registration failed! Please try again later.';
const COMMON = { type: PROBLEM_TYPE.guessablePassword, title: 'Incorrect password' };
const notImage = (message: string) => ({ fieldErrors: [{ objectName: 'user', field: 'image', message }] });

const CALLS: [ScreenName, ReturnType<typeof refuses>, string, Place][] = [
  ['login', refuses(authenticate, 403), DISABLED, 'alert'],
  ['login', refuses(authenticate, 403), DISABLED, 'toast'],
  ['login', refuses(authenticate, 401), BANNER, 'alert'],
  ['login', refuses(authenticate, 401), INCORRECT, 'toast'],
  ['login', refuses(authenticate, 500), BANNER, 'alert'],
  ['login', refuses(authenticate, 429), INCORRECT, 'toast'],
  ['login dialog', refuses(authenticate, 403), DISABLED, 'alert'],
  ['login dialog', refuses(authenticate, 401), INCORRECT, 'alert'],
  ['register', refuses(register, 400, { type: PROBLEM_TYPE.loginAlreadyUsed }), USED, 'alert'],
  ['register', refuses(register, 400, { type: PROBLEM_TYPE.emailAlreadyUsed }), USED, 'alert'],
  ['register', refuses(register, 400, { title: 'Incorrect password' }), RULES, 'stays'],
  ['register', refuses(register, 400, { title: 'Method argument not valid' }), RULES, 'stays'],
  ['register', refuses(register, 400), NOT_REGISTERED, 'alert'],
  ['register', refuses(register, 500), NOT_REGISTERED, 'alert'],
  ['register', answers(register), 'Please check your email', 'stays'],
  [
    'activate',
    refuses(activate, 400),
    'Your user could not be activated. Please use the registration form to sign up.',
    'stays',
  ],
  ['activate', answers(activate), 'Your account is active. You can sign in now.', 'stays'],
  ['activation mail', refuses(resendActivation, 500), GENERIC, 'alert'],
  ['forgot password', refuses(requestPasswordReset, 400, { detail: RESET_REFUSAL.unknown }), UNKNOWN, 'alert'],
  ['forgot password', refuses(requestPasswordReset, 401, { detail: RESET_REFUSAL.unknown }), UNKNOWN, 'alert'],
  ['forgot password', refuses(requestPasswordReset, 400, { detail: RESET_REFUSAL.deactivated }), DEACTIVATED, 'alert'],
  ['forgot password', refuses(requestPasswordReset, 401, { detail: RESET_REFUSAL.deactivated }), DEACTIVATED, 'alert'],
  ['forgot password', refuses(requestPasswordReset, 500, { detail: RESET_REFUSAL.unknown }), GENERIC, 'alert'],
  [
    'forgot password',
    answers(requestPasswordReset),
    'The information regarding password reset has been sent to your email.',
    'status',
  ],
  ['reset finish, opened', refuses(verifyResetKey, 400), EXPIRED, 'alert'],
  ['reset finish', refuses(finishPasswordReset, 400), EXPIRED, 'alert'],
  ['reset finish', refuses(finishPasswordReset, 500), EXPIRED, 'alert'],
  ['register', refuses(register, 400, COMMON), GUESSABLE_PASSWORD, 'stays'],
  ['reset finish', refuses(finishPasswordReset, 400, COMMON), GUESSABLE_PASSWORD, 'stays'],
  ['change password', refuses(changePassword, 400, COMMON), GUESSABLE_PASSWORD, 'stays'],
  ['change password', refuses(changePassword, 400, COMMON), 'Not a common word or your own name, not met', 'stays'],
  [
    'change password',
    refuses(changePassword, 400),
    'An error has occurred! The password could not be changed.',
    'alert',
  ],
  ['change password', answers(changePassword), 'Password changed', 'status'],
  ['settings', answers(saveAccount), 'Settings saved!', 'status'],
  ['settings', refuses(saveAccount, 500), GENERIC, 'alert'],
  ['settings', refuses(saveAccount, 400, { type: PROBLEM_TYPE.emailAlreadyUsed }), USED, 'alert'],
  ['settings', refuses(saveAccount, 400, notImage('Image')), 'Please choose a PNG or JPEG picture', 'alert'],
  ['settings', refuses(saveAccount, 400, notImage('Image')), 'Please choose a PNG or JPEG picture', 'stays'],
  ['settings', refuses(saveAccount, 413), 'Please choose a picture of at most 2 MB', 'stays'],
];

/** What a field says of a value. */
const FIELDS: [ScreenName, string, string, string][] = [
  ['register', 'Email', '', 'Your email is required'],
  ['register', 'Email', 'a@b', 'Your email is required to be at least 5 characters'],
  ['register', 'Email', 'Ana@example.com', 'Your email is invalid'],
  ['register', 'Email', `${'a'.repeat(95)}@b.com`, 'Your email cannot be longer than 100 characters'],
  ['register', 'New password', 'sunshine', PASSWORD_RULE],
  ['register', 'New password', 'Good-Example-77x', GUESSABLE_PASSWORD],
  ['register', 'New password confirmation', 'rain', 'The password and its confirmation do not match!'],
  ['forgot password', 'USERNAME or EMAIL', '', 'Your username is required.'],
  ['forgot password', 'USERNAME or EMAIL', 'free', 'Your username is required to be at least 5 characters.'],
  ['reset finish', 'New password', 'Sunshine2026', PASSWORD_RULE],
  ['reset finish', 'Confirm Password', 'Sunshine#2027', 'Password and Confirm Password must match'],
  ['change password', 'New password', 'Sun#1', PASSWORD_RULE],
  ['change password', 'Confirm password', 'Sunshine#2027', 'Password and Confirm password must match'],
  ['settings', 'First name', '', 'Your first name is required'],
  ['settings', 'Last name', 'x'.repeat(51), 'Your last name cannot be longer than 50 characters'],
  ['settings', 'Email', 'a@b', 'Your email needs 5 to 254 characters'],
  ['settings', 'Email', 'somebody', 'Your email is invalid'],
];

function situationOf({ endpoint, status, problem }: ReturnType<typeof refuses>): string {
  return `${endpoint.id} ${status === 0 ? 'succeeds' : `is refused: ${status} ${JSON.stringify(problem)}`}`;
}

const wait = globalThis.setTimeout;
/** Lets the clock that alerts go by stand still but for a few milliseconds, however slow the machine is. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 400 && !isSo(); turn++) {
    await act(async () => {
      await new Promise((resolve) => wait(resolve, 5));
      await vi.advanceTimersByTimeAsync(1);
    });
  }
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open(name: ScreenName) {
  const { route, token, press }: Screen = SCREENS[name];
  renderApp(route, token);
  if (press !== undefined) await screen.findByRole('button', { name: press });
}

function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function isShown(words: string, place: Place): boolean {
  if (place === 'toast') return document.querySelector('.ant-message')?.textContent?.includes(words) === true;
  if (place === 'stays') return document.querySelector('#content')?.textContent?.includes(words) === true;
  const scope = within(screen.queryByRole('dialog') ?? document.body);
  // A toast of the same words is an alert too, and goes by an animation of its own.
  const shown = scope.queryAllByRole(place).filter((element) => element.closest('.ant-message') === null);
  return shown.some(({ textContent }) => textContent === words);
}

describe('the messages of the account screens', () => {
  const rows = CALLS.map(([name, call, words, place]) => ({ name, call, situation: situationOf(call), words, place }));
  it.each(rows)('$name, $situation: "$words" ($place)', async ({ name, call, words, place }) => {
    const { endpoint, status, problem } = call;
    const { good, press }: Screen = SCREENS[name];
    const api = fakeServer().answers(verifyResetKey, undefined).answers(listOwnSessions, []);
    if (status === 0) api.answers(endpoint, (endpoint === activate ? { resetKey: 'k3y' } : undefined) as never);
    else api.refuses(endpoint, status, problem);
    // Screens that act on arrival do so under the halted clock.
    if (press === undefined) {
      vi.useFakeTimers();
      renderApp(SCREENS[name].route);
    } else {
      await open(name);
      vi.useFakeTimers();
      fill(good);
      fireEvent.click(screen.getByRole('button', { name: press }));
    }
    await until(() => isShown(words, place));
    expect(isShown(words, place)).toBe(true);

    if (place === 'toast') return;
    await pass(ALERT_MS - 400);
    expect(isShown(words, place)).toBe(true);
    await pass(400);
    await until(() => isShown(words, place) === (place === 'stays'));
    expect(isShown(words, place)).toBe(place === 'stays');
    // Whatever was refused, nothing that was typed is lost.
    if (status !== 0 && press !== undefined)
      for (const [label, value] of Object.entries(good))
        expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
  });

  it.each(FIELDS)('%s, %s "%s": %s', async (name, label, value, words) => {
    fakeServer().answers(verifyResetKey, undefined).answers(listOwnSessions, []);
    await open(name);
    fill({ ...SCREENS[name].good, [label]: '-', ...(value === '' ? {} : { [label]: '' }) });
    fill({ [label]: value });
    const input = screen.getByLabelText(label);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(words);
  });
});
