import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ViewerSwitches } from '../analytics-viewer.ts';
import { sampleBoard } from '../testing/board-on-screen.tsx';
import { recordsOf } from '../testing/fake-boards.ts';

const board = sampleBoard();
beforeEach(() => board.open());

/** The board with the keyboard on the first item of a tile. */
function showAt(title: string, parts: Partial<ViewerSwitches> = { detailsPanel: true }) {
  board.show({ undoRedo: true, ...parts });
  const tile = screen.getByRole('article', { name: title });
  within(tile).getByRole('listbox').focus();
  return { user: userEvent.setup(), tile };
}

const largest = () => String(board.viewer.getSnapshot().tiles.natures?.result?.rows[0]?.[0]);
const item = (name: RegExp | string) => screen.findByRole('menuitem', { name });

it('a click marks and opens nothing', async () => {
  const { user } = showAt('Tile natures');
  await user.keyboard('{Enter}');
  expect(board.viewer.markings()).toEqual([{ tile: 'natures', field: 'nature', values: [largest()] }]);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('by the menu key: how many records the item has, and opens them', async () => {
  const { user } = showAt('Tile natures');
  await user.keyboard('{ContextMenu}');
  const nature = { field: 'nature', op: 'eq' as const, value: largest() };
  await user.click(await item(`See ${recordsOf([nature], []).length} records`));
  expect(board.viewer.markings()).toEqual([{ tile: 'natures', field: 'nature', values: [largest()] }]);
  expect(await screen.findByRole('heading', { name: 'Records of Tile natures' })).toBeTruthy();
});

it('says nothing of records to who may not read them', async () => {
  const { user } = showAt('Tile natures', { detailsPanel: false });
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await item(/^Only/);
  expect(screen.queryByRole('menuitem', { name: /record/ })).toBeNull();
});

it('only this and exclude filter the whole board, each with one undo', async () => {
  const { user } = showAt('Tile natures');
  const nature = largest();
  await user.keyboard('{ContextMenu}');
  await user.click(await item(`Only ${nature}`));
  expect(board.viewer.filters()).toEqual([{ field: 'nature', op: 'eq', value: nature }]);
  board.viewer.undo();
  expect(board.viewer.filters()).toEqual([]);
  await user.keyboard('{ContextMenu}');
  await user.click(await item(`Exclude ${nature}`));
  expect(board.viewer.filters()).toEqual([{ field: 'nature', op: 'notIn', value: [nature] }]);
});

it('breaks a tile out by another dimension, and shows it as it was again', async () => {
  const { user, tile } = showAt('Tile natures');
  const nature = largest();
  await user.keyboard('{ContextMenu}');
  await user.click(await item('Company'));
  expect(board.server.runs.at(-1)?.body).toMatchObject({
    breakOuts: [{ tile: 'natures', by: 'company' }],
    filters: [{ field: 'nature', op: 'eq', value: nature }],
  });
  expect(board.viewer.state()).toContain('by.natures=company');
  await within(tile).findByRole('option', { name: /^Helix & Sons/ });
  await user.click(within(tile).getByRole('button', { name: 'Show Tile natures as it was' }));
  expect(board.viewer.state()).not.toContain('by.');
  await within(tile).findByRole('option', { name: new RegExp(`^${nature}`) });
});

it('is about all that is marked where the item is among it, also from the button of the tile', async () => {
  const { user, tile } = showAt('Tile natures');
  await user.keyboard('{Enter}{ArrowDown}{Control>}{Enter}{/Control}');
  await user.click(within(tile).getByRole('button', { name: 'Menu of the mark in Tile natures' }));
  await user.click(await item('Only 2 values'));
  expect(board.viewer.filters()).toEqual([{ field: 'nature', op: 'in', value: expect.any(Array) }]);
  expect(board.viewer.markings()).toEqual([]);
});

it('Shift and arrows choose periods, Enter marks them in one step, Escape leaves it', async () => {
  const { user } = showAt('Tile months');
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Escape}{Enter}');
  expect(board.viewer.markings()[0]?.values).toHaveLength(1);
  board.viewer.undo();
  await user.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(screen.getByText('Jan 2021 – Sep 2021: Enter marks them')).toBeTruthy();
  await user.keyboard('{Enter}');
  // Months without records are between them too.
  expect(board.viewer.markings()).toEqual([
    { tile: 'months', field: 'date', values: Array.from({ length: 9 }, (_, month) => `2021-0${month + 1}-01`) },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove mark Date: Jan 2021 – Sep 2021' }));
  expect(board.viewer.markings()).toEqual([]);
  board.viewer.undo();
  board.viewer.undo();
  expect(board.viewer.markings()).toEqual([]);
});

it('a tile has the page to itself until Escape, also after a reload', async () => {
  const { user, tile } = showAt('Tile natures');
  await user.click(within(tile).getByRole('button', { name: 'Menu of Tile natures' }));
  await user.click(await item('Maximise'));
  expect(tile.dataset.maximised).toBe('true');
  const state = board.viewer.state();
  expect(state).toContain('max=natures');
  await user.click(within(tile).getByRole('heading'));
  await user.keyboard('{Escape}');
  expect(tile.dataset.maximised).toBe('false');
  await board.open(state);
  expect(board.viewer.getSnapshot().maximised).toBe('natures');
});
