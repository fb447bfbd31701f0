import { NewPassword } from '@pellucid/contract';
import { describe, expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const NAMES = ['Pellucid', 'ada', 'ada.newcomer@northwind.example'];

// docs/promises/accounts.md#passwords
/** All of these have a digit, a lower-case and an upper-case letter and a symbol. */
describe('a password that is tried first', () => {
  test.each([
    'Password1!',
    'P@ssw0rd',
    'Pa$$w0rd123',
    '!Passw0rd!',
    'MyPassword1!',
    'Welcome2026!',
    'We1come#1',
    'Letme1n!!',
    'Qwerty#123',
    'Iloveyou1!',
    'Summer2026!',
    'Admin@123',
    'Test#1234',
    'Sunshine#2026',
    'Superman2026!',
    '1Qaz2wsx!',
    'Abcd-1234',
    'Aaaaa11111!!',
    'Pellucid#1',
    'Pe11ucid#1',
    'Newcomer#1',
    'AdaNewcomer#1',
    'Northwind!2026',
    'Tr7-northwind-Qz9!kW',
  ])('is %s', (password) => {
    expect(NewPassword.safeParse(password).success).toBe(true);
    expect(isGuessable(password, NAMES)).toBe(true);
  });
});

test.each(['Clear#Water1', 'Moonrise#2026', 'Given#Password1', 'glover%Boots7', 'Xk7#mQz9!pLw', 'Ада#вода2026x'])(
  '%s is not',
  (password) => {
    expect(isGuessable(password, NAMES)).toBe(false);
  },
);
