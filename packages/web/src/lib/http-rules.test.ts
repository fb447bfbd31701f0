import { describe, expect, it } from 'vitest';
import { alertOf, endsSession, errorOf, isBroadcast } from './http-rules.ts';

// docs/promises/accounts.md#lost-sessions
describe('a 401 ends the session', () => {
  const dashboard = 'http://host/#/dashboard/3';
  it.each([
    ['any other call', 'api/boards/x/run', dashboard, true],
    ['the account call', 'api/account', dashboard, false],
    ['a call below the account', 'api/account/token', dashboard, false],
    ['the sign-in itself', 'api/authenticate', 'http://host/#/login', false],
    ['any call of the reset request page', 'api/boards/x', 'http://host/#/reset/request', false],
    ['the menu on an open page', 'api/page-infos/mainMenu/true', dashboard, false],
    ['the menu on the password page', 'api/page-infos/mainMenu/true', 'http://host/#/password', true],
    ['the menu on the settings page', 'api/page-infos/mainMenu/true', 'http://host/#/settings', true],
  ])('%s', (_, url, page, ends) => {
    expect(endsSession(url, page)).toBe(ends);
  });
});

describe('an error is broadcast', () => {
  it.each([
    ['a failure of the server', 500, 'api/x', 'broken', true],
    ['an unreachable server', 0, 'api/x', 'Server not reachable', true],
    ['a lost session', 401, 'api/x', 'Unauthorized', true],
    ['a 401 of the account', 401, 'api/account', 'Unauthorized', false],
    ['a 401 without a message', 401, 'api/x', '', false],
  ])('%s', (_, status, url, message, broadcast) => {
    expect(isBroadcast(status, url, message)).toBe(broadcast);
  });
});

describe('alertOf', () => {
  it('finds the header by the end of its name', () => {
    expect(alertOf(new Headers({ 'X-pellucidApp-alert': 'Saved' }))).toBe('Saved');
    expect(alertOf(new Headers({ 'X-other-app-alert': 'Saved' }))).toBe('Saved');
    expect(alertOf(new Headers({ 'X-pellucidApp-error': 'No' }))).toBeNull();
  });
});

describe('errorOf', () => {
  it('finds the words of the header, and takes a key for none', () => {
    expect(errorOf(new Headers({ 'X-pellucidApp-error': 'That year is closed' }))).toBe('That year is closed');
    expect(errorOf(new Headers({ 'X-pellucidApp-error': 'error.idexists' }))).toBeNull();
    expect(errorOf(new Headers({ 'X-pellucidApp-alert': 'Saved' }))).toBeNull();
  });
});
