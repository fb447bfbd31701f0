import { fileURLToPath } from 'node:url';
import { parseStrictYaml } from '@pellucid/analytics';
import { expect, it } from 'vitest';
import { MenuCatalogue, readMenuCatalogue } from './menu-catalogue.ts';

it('reads the shipped menu: six free pages of Industry and none elsewhere', async () => {
  const file = fileURLToPath(new URL('../../../../../catalogue/menu.yml', import.meta.url));
  const { menu } = await readMenuCatalogue(file);
  const free = menu.map((entry) => ('pages' in entry ? entry.pages.filter((page) => page.free).length : 0));
  expect(menu.map((entry) => entry.menu)).toEqual(['Industry', 'Explore', 'Monitor', 'User Guide']);
  expect(free).toEqual([6, 0, 0, 0]);
});

it('names file and line of a switch that pages do not have', () => {
  const text = 'show:\n  - showToolBar\n  - showEverything\nmenu: []\n';
  expect(() => parseStrictYaml('menu.yml', text, MenuCatalogue)).toThrow('menu.yml:3');
});
