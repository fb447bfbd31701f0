import { ICON_REFUSAL } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { readIcon } from './icon-file.ts';
import { draftPage } from './menu-preview-queries.ts';

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

it('sends the preview what is typed, as it would be saved', () => {
  const values = { menu: 'Spend', position: 900, parentMenu: { id: 4 }, icon: { name: 'state' }, userGroupList: [] };
  const typed = { page: '7', menu: 'Spend', position: 200, parent: '4', icon: 'state', theirs: 'false' };
  expect(draftPage(7, values, false)).toEqual(typed);
  expect(draftPage(0, { menu: '', position: null, parentMenu: null, icon: null }, true)).toEqual({
    page: '0',
    menu: '',
    position: 1,
    theirs: 'true',
  });
});
