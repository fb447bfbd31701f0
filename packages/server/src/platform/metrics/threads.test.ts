import { expect, test } from 'vitest';
import { threadIds } from './threads.ts';

test('the main thread comes first, the others by number, though names are listed by their letters', () => {
  expect(threadIds(['10001', '10002', '9999', '9998'], 9998)).toEqual([9998, 9999, 10001, 10002]);
});
