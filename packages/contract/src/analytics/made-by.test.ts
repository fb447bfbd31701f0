import { expect, it } from 'vitest';
import { accountName, madeBy, TimeZone } from './made-by.ts';

const AT = new Date('2026-07-01T03:04:00Z');

it('says the name of the account, and day and time in a zone that it names', () => {
  expect(madeBy('Ana Reyes (analyst)', AT, 'America/New_York')).toBe(
    'Made by Ana Reyes (analyst) on June 30, 2026 at 11:04 PM EDT',
  );
  expect(madeBy('analyst', AT, 'UTC')).toBe('Made by analyst on July 1, 2026 at 3:04 AM UTC');
});

it('an account without names is known by its login', () => {
  expect(accountName({ firstName: 'Ana', lastName: 'Reyes', login: 'analyst' })).toBe('Ana Reyes (analyst)');
  expect(accountName({ firstName: null, lastName: ' ', login: 'analyst' })).toBe('analyst');
});

it('knows time zones from other texts', () => {
  expect(TimeZone.safeParse('Europe/Vienna').success).toBe(true);
  expect(TimeZone.safeParse('Mars/Olympus').success).toBe(false);
});
