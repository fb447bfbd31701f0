import type { MenuEntry } from '@pellucid/contract';

/** A page as the menu needs it, with the page above it. */
export type MenuRow = Omit<MenuEntry, 'subPages'> & { parentId: number | null };

/**
 * Nests rows under their parents, keeping their order. A page whose parent is not among the rows (deleted, or not for
 * this group) is left out with everything under it, as is a ring of pages that no top entry leads to.
 */
export function menuTree(rows: readonly MenuRow[]): MenuEntry[] {
  const entries = new Map(rows.map(({ parentId: _, ...row }) => [row.id, { ...row, subPages: [] as MenuEntry[] }]));
  const top: MenuEntry[] = [];
  for (const { id, parentId } of rows) {
    const entry = entries.get(id);
    const siblings = parentId === null ? top : entries.get(parentId)?.subPages;
    if (entry) siblings?.push(entry);
  }
  return top;
}
