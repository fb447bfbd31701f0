import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 7, [1, 2, 3, 4, 5]],
  [4, 7, [2, 3, 4, 5, 6]],
  [7, 7, [3, 4, 5, 6, 7]],
])('around page %i of %i are %j', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown);
});
