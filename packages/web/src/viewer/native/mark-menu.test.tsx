import { openBoard } from '@pellucid/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../lib/api.ts';
import { BOARD, FakeServer, recordsOf } from '../testing/fake-boards.ts';
import { NativeSurface } from './native-surface.tsx';
import { NativeViewer } from './native-viewer.ts';

const SWITCHES = {
  title: '',
  heading: false,
  toolBar: false,
  pageNavigation: false,
  undoRedo: true,
  filterPanel: false,
  detailsPanel: true,
  exportFile: false,
  exportVisualization: false,
  statusBar: false,
};

let server: FakeServer;
let viewer: NativeViewer;
beforeEach(async () => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  viewer = new NativeViewer((boardId) => call(openBoard, { params: { boardId } }));
  await viewer.open({ path: BOARD.id, state: null, filters: [], page: null });
});
afterEach(() => {
  viewer.dispose();
  vi.unstubAllGlobals();
});

/** The board with the keyboard on the first item of a tile. */
function showAt(title: string, switches = SWITCHES) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NativeSurface viewer={viewer} switches={switches} />
    </QueryClientProvider>,
  );
  const tile = screen.getByRole('article', { name: title });
  within(tile).getByRole('listbox').focus();
  return { user: userEvent.setup(), tile };
}

const largest = () => String(viewer.getSnapshot().tiles.natures?.result?.rows[0]?.[0]);
const item = (name: RegExp | string) => screen.findByRole('menuitem', { name });

it('a click marks and opens nothing', async () => {
  const { user } = showAt('Tile natures');
  await user.keyboard('{Enter}');
  expect(viewer.markings()).toEqual([{ tile: 'natures', field: 'nature', values: [largest()] }]);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('by the menu key: how many records the item has, and opens them', async () => {
  const { user } = showAt('Tile natures');
  await user.keyboard('{ContextMenu}');
  const nature = { field: 'nature', op: 'eq' as const, value: largest() };
  await user.click(await item(`See ${recordsOf([nature], []).length} records`));
  expect(viewer.markings()).toEqual([{ tile: 'natures', field: 'nature', values: [largest()] }]);
  expect(await screen.findByRole('heading', { name: 'Records of Tile natures' })).toBeTruthy();
});

it('says nothing of records to who may not read them', async () => {
  const { user } = showAt('Tile natures', { ...SWITCHES, detailsPanel: false });
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await item(/^Only/);
  expect(screen.queryByRole('menuitem', { name: /record/ })).toBeNull();
});

it('only this and exclude filter the whole board, each with one undo', async () => {
  const { user } = showAt('Tile natures');
  const nature = largest();
  await user.keyboard('{ContextMenu}');
  await user.click(await item(`Only ${nature}`));
  expect(viewer.filters()).toEqual([{ field: 'nature', op: 'eq', value: nature }]);
  viewer.undo();
  expect(viewer.filters()).toEqual([]);
  await user.keyboard('{ContextMenu}');
  await user.click(await item(`Exclude ${nature}`));
  expect(viewer.filters()).toEqual([{ field: 'nature', op: 'notIn', value: [nature] }]);
});

it('breaks a tile out by another dimension, and shows it as it was again', async () => {
  const { user, tile } = showAt('Tile natures');
  const nature = largest();
  await user.keyboard('{ContextMenu}');
  await user.click(await item('Company'));
  expect(server.runs.at(-1)?.body).toMatchObject({
    breakOuts: [{ tile: 'natures', by: 'company' }],
    filters: [{ field: 'nature', op: 'eq', value: nature }],
  });
  expect(viewer.state()).toContain('by.natures=company');
  await within(tile).findByRole('option', { name: /^Helix & Sons/ });
  await user.click(within(tile).getByRole('button', { name: 'Show Tile natures as it was' }));
  expect(viewer.state()).not.toContain('by.');
  await within(tile).findByRole('option', { name: new RegExp(`^${nature}`) });
});

it('is about all that is marked where the item is among it, also from the button of the tile', async () => {
  const { user, tile } = showAt('Tile natures');
  await user.keyboard('{Enter}{ArrowDown}{Control>}{Enter}{/Control}');
  await user.click(within(tile).getByRole('button', { name: 'Menu of the mark in Tile natures' }));
  await user.click(await item('Only 2 values'));
  expect(viewer.filters()).toEqual([{ field: 'nature', op: 'in', value: expect.any(Array) }]);
  expect(viewer.markings()).toEqual([]);
});

it('Shift and arrows choose periods, Enter marks them in one step, Escape leaves it', async () => {
  const { user } = showAt('Tile months');
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Escape}{Enter}');
  expect(viewer.markings()[0]?.values).toHaveLength(1);
  viewer.undo();
  await user.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(screen.getByText('Jan 2021 – Sep 2021: Enter marks them')).toBeTruthy();
  await user.keyboard('{Enter}');
  // Months without records are between them too.
  expect(viewer.markings()).toEqual([
    { tile: 'months', field: 'date', values: Array.from({ length: 9 }, (_, month) => `2021-0${month + 1}-01`) },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove mark Date: Jan 2021 – Sep 2021' }));
  expect(viewer.markings()).toEqual([]);
  viewer.undo();
  viewer.undo();
  expect(viewer.markings()).toEqual([]);
});

it('a tile has the page to itself until Escape, also after a reload', async () => {
  const { user, tile } = showAt('Tile natures');
  await user.click(within(tile).getByRole('button', { name: 'Menu of Tile natures' }));
  await user.click(await item('Maximise'));
  expect(tile.dataset.maximised).toBe('true');
  const state = viewer.state();
  expect(state).toContain('max=natures');
  await user.click(within(tile).getByRole('heading'));
  await user.keyboard('{Escape}');
  expect(tile.dataset.maximised).toBe('false');
  await viewer.open({ path: BOARD.id, state, filters: [], page: null });
  expect(viewer.getSnapshot().maximised).toBe('natures');
});
