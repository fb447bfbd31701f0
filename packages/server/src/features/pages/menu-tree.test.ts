import { expect, it } from 'vitest';
import { type MenuRow, menuTree } from './menu-tree.ts';

const row = (id: number, parentId: number | null): MenuRow => ({
  id,
  parentId,
  menu: `Menu ${id}`,
  pageName: null,
  pageType: 'Standard',
  pageUrl: '',
  isMenu: true,
  position: 1,
  icon: null,
});

it('nests to any depth, keeps the order, and leaves out what hangs under nothing', () => {
  const rows = [row(4, 2), row(2, 1), row(1, null), row(3, 1), row(9, 8), row(6, 7), row(7, 6), row(5, null)];
  const ids = (entries: ReturnType<typeof menuTree>): unknown[] =>
    entries.map(({ id, subPages }) => (subPages.length > 0 ? [id, ids(subPages)] : id));
  expect(ids(menuTree(rows))).toEqual([[1, [[2, [4]], 3]], 5]);
});
