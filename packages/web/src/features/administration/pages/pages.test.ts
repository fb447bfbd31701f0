import { ICON_REFUSAL } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { readIcon } from './icon-file.ts';
import { type PreviewPage, previewTree } from './menu-of-group.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const PNG = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));

it('takes a picture by its content, not by its name or declared type', async () => {
  const png = new File([PNG], 'icon.gif', { type: 'image/gif' });
  expect(await readIcon(png)).toEqual({ path: 'image/png', data: PIXEL });
  const half = new File([PNG.slice(0, -4)], 'icon.png', { type: 'image/png' });
  expect(await readIcon(half)).toEqual({ message: ICON_REFUSAL.type });
  const fake = new File(['<svg onload="x()">'], 'icon.png', { type: 'image/png' });
  expect(await readIcon(fake)).toEqual({ message: ICON_REFUSAL.type });
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
  expect(await readIcon(large)).toEqual({ message: ICON_REFUSAL.size });
});

it('nests the menu by position and text, and leaves out what stands under a page that is not there', () => {
  const page = (id: number, menu: string, position: number, parentId: number | null): PreviewPage => ({
    id,
    menu,
    position,
    parentId,
    icon: null,
  });
  const tree = previewTree([
    page(1, 'b', 2, null),
    page(2, 'a', 2, null),
    page(3, 'first', 1, null),
    page(4, 'under b', 1, 1),
    page(5, 'lost', 1, 99),
  ]);
  expect(tree.map(({ menu }) => menu)).toEqual(['first', 'a', 'b']);
  expect(tree[2]?.subPages.map(({ menu }) => menu)).toEqual(['under b']);
});
