import type { Mark } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { BOARD } from '../testing/fake-boards.ts';
import { onlyMarked } from './mark-conditions.ts';

function only(id: string, mark: Omit<Mark, 'tile'>) {
  const tile = BOARD.pages.flatMap(({ tiles }) => tiles).find((each) => each.id === id);
  if (tile === undefined) throw new Error(`no tile ${id}`);
  return onlyMarked(tile, { tile: id, ...mark });
}

it('says a mark as filters: one value, several, none, and both of a combination', () => {
  expect(only('natures', { field: 'nature', values: ['a'] })).toEqual([{ field: 'nature', op: 'eq', value: 'a' }]);
  expect(only('natures', { field: 'nature', values: ['a', null] })).toEqual([
    { field: 'nature', op: 'in', value: ['a', null] },
  ]);
  expect(only('natures', { field: 'nature', values: [null] })).toEqual([{ field: 'nature', op: 'isEmpty' }]);
  const series = { field: 'program_year', value: 2024 };
  expect(only('split', { field: 'nature', values: ['a'], series })).toEqual([
    { field: 'nature', op: 'eq', value: 'a' },
    { field: 'program_year', op: 'eq', value: 2024 },
  ]);
});

it('says periods next to each other as one range, and nothing where there is a gap or no date', () => {
  const months = (...values: (string | null)[]) => only('months', { field: 'date', values });
  expect(months('2024-02-01', '2024-01-01')).toEqual([
    { field: 'date', op: 'between', value: ['2024-01-01', '2024-02-29'] },
  ]);
  expect(months('2024-01-01', '2024-03-01')).toBeNull();
  expect(months('2024-01-01', null)).toBeNull();
  expect(months(null)).toEqual([{ field: 'date', op: 'isEmpty' }]);
});
