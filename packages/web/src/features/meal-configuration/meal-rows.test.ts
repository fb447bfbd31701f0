import { expect, test } from 'vitest';
import { differ, errorsOf, rowsOf, withEmptyRow } from './meal-rows.ts';

const limit = (mealType: string, value = '110.00') => ({ city: null, mealCategory: 'Dinner', mealType, value });

test('a limit needs a category, a meal and an amount, and no meal has two', () => {
  const rows = rowsOf([limit('In office'), limit(' IN OFFICE'), limit('Restaurant', '1.234')]);
  expect([...errorsOf(withEmptyRow(rows))]).toEqual([
    [1, { mealType: 'This meal has a limit already' }],
    [2, { value: 'An amount in dollars, with at most two decimals' }],
    [
      3,
      {
        mealCategory: 'A category of one line is needed',
        mealType: 'A meal type of one line is needed',
        value: 'An amount in dollars, with at most two decimals',
      },
    ],
  ]);
  expect(errorsOf(rows.slice(0, 1)).size).toBe(0);
});

test('a row is told apart from those before it, and makes a difference', () => {
  const stored = [limit('In office'), limit('Restaurant')];
  const rows = rowsOf(stored);
  expect(differ(rows, stored)).toBe(false);
  const more = withEmptyRow(rows.slice(1));
  expect(more.map(({ key }) => key)).toEqual([1, 2]);
  expect(differ(more, stored)).toBe(true);
  expect(withEmptyRow([])).toMatchObject([{ key: 0 }]);
});
