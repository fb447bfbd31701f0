import { expect, it } from 'vitest';
import { effectOf } from './server-errors.ts';

it.each([
  ['ErrorOpen Access is denied to the analysis', 'log-out-and-reload'],
  ['ACCESS_DENIED access is denied', 'log-out-and-reload'],
  ['ErrorInternal The server answered 403 (Forbidden)', 'reload'],
  ['ErrorInternal 401 Unauthorized', 'reload'],
  ['ErrorFiltering No such value', 'filter-failed'],
  ['ErrorInternal 14033 rows', 'tell'],
  ['INTERNAL_ERROR', 'tell'],
])('an error asks for something by its text: %s', (text, effect) => {
  expect(effectOf(text)).toBe(effect);
});
