import { openBoard, type Tile } from '@pellucid/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../lib/api.ts';
import type { ViewerEvent } from '../analytics-viewer.ts';
import { BOARD, FakeServer, OPENING, resultOf } from '../testing/fake-boards.ts';
import { filterRequest } from '../testing/viewer-contract.ts';
import { NativeViewer } from './native-viewer.ts';
import { conditionText, filterLabel } from './wording.ts';

const OVERVIEW = BOARD.pages[0]?.tiles.map(({ id }) => id) ?? [];
const companyFilter = (value: string) => filterRequest({ field: 'company', value, includeEmpty: true });
const REQUEST = { path: BOARD.id, state: null, filters: [], page: null };

let server: FakeServer;
let viewer: NativeViewer;
let events: ViewerEvent[];

beforeEach(() => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  viewer = new NativeViewer((boardId) => call(openBoard, { params: { boardId } }));
  events = [];
  viewer.on((event) => events.push(event));
});
afterEach(() => {
  viewer.dispose();
  vi.unstubAllGlobals();
});

/** Milliseconds, far above what it takes: nothing is measured. */
const PATIENCE = 15_000;
const settled = () => vi.waitFor(() => expect(viewer.phase).toBe('ready'), PATIENCE);
const mark = (value: string, add = false) => viewer.act({ type: 'mark', tile: 'natures', field: 'nature', value, add });
const asked = () => server.runs.map(({ body }) => body.tiles ?? 'all');

it('asks once for all tiles of the visible page, with defaults and link resolved before', async () => {
  server.opening = { ...OPENING, defaultFilters: [{ field: 'program_year', op: 'eq', value: 2024 }] };
  await viewer.open({ ...REQUEST, filters: [companyFilter('2024')] });
  expect(server.requests.map(({ path }) => path)).toEqual(['api/boards/sample-board', 'api/boards/sample-board/run']);
  expect(server.runs[0]?.body).toMatchObject({
    page: 'overview',
    filters: [
      { field: 'program_year', op: 'eq', value: 2024 },
      { field: 'company', op: 'eq', value: '2024' },
    ],
  });
  expect(Object.keys(viewer.getSnapshot().tiles).sort()).toEqual([...OVERVIEW].sort());
  expect(events.map(({ type }) => type)).toEqual(['state-changed', 'page-activated', 'ready']);
});

it("a link's state wins over defaults and over what was chosen before", async () => {
  await viewer.open({ ...REQUEST, state: '?menu=x&tab=recipients&f.company=Acme', page: 'overview' });
  expect(server.runs).toHaveLength(1);
  expect(server.runs[0]?.body).toMatchObject({
    page: 'recipients',
    filters: [{ field: 'company', op: 'eq', value: 'Acme' }],
  });
});

it('who may see one year only gets it, whatever the link says', async () => {
  server.opening = {
    ...OPENING,
    oneYearOnly: true,
    defaultFilters: [{ field: 'program_year', op: 'eq', value: 2024 }],
  };
  await viewer.open({ ...REQUEST, state: '?tab=overview' });
  expect(viewer.filters()).toEqual([{ field: 'program_year', op: 'eq', value: 2024 }]);
});

it('a mark asks for the other tiles only, and filters them', async () => {
  await viewer.open(REQUEST);
  const before = viewer.getSnapshot().tiles;
  mark('Consulting Fee');
  expect(viewer.getSnapshot().tiles.natures?.loading).toBe(false);
  expect(viewer.getSnapshot().tiles.total).toMatchObject({ loading: true, result: before.total?.result });
  await settled();
  expect(asked()).toEqual(['all', OVERVIEW.filter((id) => id !== 'natures')]);
  const clicked = before.natures?.result?.rows.find(([nature]) => nature === 'Consulting Fee');
  expect(viewer.getSnapshot().tiles.total?.result?.rows[0]?.[0]).toBe(clicked?.[1]);
});

it('a newer question ends the older one, whose late answer changes nothing', async () => {
  await viewer.open(REQUEST);
  const doors: (() => void)[] = [];
  server.gate = () => new Promise((open) => doors.push(open));
  mark('Consulting Fee');
  mark('Education');
  expect(server.runs[1]?.signal?.aborted).toBe(true);
  expect(server.runs[2]?.signal?.aborted).toBe(false);
  for (const open of doors.reverse()) open();
  await settled();
  const total = BOARD.pages[0]?.tiles[0];
  if (total === undefined) throw new Error('The board has no first tile');
  const { view } = viewer.getSnapshot();
  expect(view?.marks[0]?.values).toEqual(['Education']);
  if (view !== null) expect(viewer.getSnapshot().tiles.total?.result?.rows).toEqual(resultOf(total, view).rows);
});

it('undo and the browser back show what was there without asking again', async () => {
  await viewer.open(REQUEST);
  const start = viewer.state();
  mark('Consulting Fee');
  await settled();
  viewer.undo();
  expect(viewer.phase).toBe('ready');
  expect(viewer.markings()).toEqual([]);
  viewer.redo();
  viewer.showState(`?menu=a&${start}`);
  expect(viewer.markings()).toEqual([]);
  expect(viewer.getSnapshot().canRedo).toBe(true);
  expect(server.runs).toHaveLength(2);
});

it('a link to the records of one tile lists those again, and not of a tile that is gone', async () => {
  await viewer.open(REQUEST);
  viewer.showDetails(true, 'natures');
  const state = viewer.state();
  expect(state).toContain('rows.natures=1');
  viewer.showDetails(false);
  viewer.showState(state);
  expect(viewer.getSnapshot()).toMatchObject({ detailsOpen: true, detailsTile: 'natures' });
  await viewer.open({ ...REQUEST, state });
  expect(viewer.getSnapshot()).toMatchObject({ detailsOpen: true, detailsTile: 'natures' });
  await viewer.open({ ...REQUEST, state: state.replace('natures', 'gone') });
  expect(viewer.getSnapshot()).toMatchObject({ detailsOpen: true, detailsTile: null });
});

it('asks for the name of somebody who is marked by id on another page', async () => {
  await viewer.open({ ...REQUEST, state: 'tab=overview&m.people.recipient_id=1003' });
  await vi.waitFor(() => expect(viewer.getSnapshot().tiles.people?.result).toBeTruthy(), PATIENCE);
  expect(server.runs.map(({ body }) => [body.page, body.tiles])).toEqual([
    ['overview', undefined],
    ['recipients', ['people']],
  ]);
  viewer.clearMarkings();
  await settled();
  expect(server.runs).toHaveLength(3);
});

it('asks for the name of somebody who is filtered by id, as a link has it', async () => {
  await viewer.open({ ...REQUEST, state: "tab=overview&f.recipient_id=!'1003" });
  await vi.waitFor(() => expect(viewer.getSnapshot().opening?.names).toBeTruthy(), PATIENCE);
  const { opening, view } = viewer.getSnapshot();
  const [filter] = view?.filters ?? [];
  if (!opening || !filter) throw new Error('The view has no filter');
  expect(filter).toEqual({ field: 'recipient_id', op: 'eq', value: '1003' });
  expect([filterLabel(opening, filter.field), conditionText(opening, filter)]).toEqual([
    'Recipient',
    'Recipient 3 (Town 1003)',
  ]);
  const asked = server.requests.filter(({ path }) => path.includes('/values'));
  expect(asked.map(({ body }) => body.values)).toEqual([['1003']]);
});

it('only the visible page asks', async () => {
  await viewer.open(REQUEST);
  viewer.activatePage('recipients');
  await settled();
  expect(server.runs.map(({ body }) => body.page)).toEqual(['overview', 'recipients']);
  viewer.activatePage('overview');
  expect(viewer.phase).toBe('ready');
  expect(server.runs).toHaveLength(2);
});

it('a tile that fails says so alone and can be asked again', async () => {
  server.problems = { months: 'Too slow' };
  await viewer.open(REQUEST);
  expect(viewer.getSnapshot().tiles.months?.problem?.title).toBe('Too slow');
  expect(viewer.getSnapshot().tiles.natures?.problem).toBeNull();
  server.problems = {};
  await viewer.refresh();
  expect(asked()).toEqual(['all', ['months']]);
  expect(viewer.getSnapshot().tiles.months?.result).not.toBeNull();
});

it('cancel stops the request, and the tiles say that they were stopped', async () => {
  await viewer.open(REQUEST);
  server.gate = () => new Promise(() => undefined);
  mark('Education');
  viewer.cancel();
  expect(server.runs[1]?.signal?.aborted).toBe(true);
  expect(viewer.phase).toBe('ready');
  expect(viewer.getSnapshot().tiles.total?.problem?.title).toBe('Stopped');
  expect(viewer.getSnapshot().tiles.natures?.problem).toBeNull();
});

it('a lost session is an event of its own', async () => {
  await viewer.open(REQUEST);
  vi.stubGlobal('fetch', async () => new Response('', { status: 401 }));
  mark('Education');
  await vi.waitFor(() => expect(events.at(-1)).toEqual({ type: 'session-expired' }), PATIENCE);
  expect(viewer.phase).toBe('expired');
  expect(viewer.getSnapshot().tiles.natures?.result).not.toBeNull();
});

it('tells when the filters leave nothing, until they change', async () => {
  await viewer.open({ ...REQUEST, filters: [companyFilter('Nobody')] });
  const failures = () => events.filter(({ type }) => type === 'filter-failed').length;
  expect(failures()).toBe(1);
  viewer.act({ type: 'filter', field: 'company', condition: null });
  await settled();
  expect(failures()).toBe(1);
  // From what is known already, too.
  viewer.undo();
  expect(failures()).toBe(2);
});

it('tells that the filters leave nothing although a tile that ignores them has figures', async () => {
  const ignoring = (tile: Tile): Tile => (tile.id === 'companies' ? { ...tile, ignores: ['company'] } : tile);
  const pages = BOARD.pages.map((page) => ({ ...page, tiles: page.tiles.map(ignoring) }));
  server.opening = { ...OPENING, board: { ...BOARD, pages } };
  await viewer.open({ ...REQUEST, filters: [companyFilter('Nobody')] });
  expect(viewer.getSnapshot().tiles.companies?.result?.rows).toHaveLength(4);
  expect(events.map(({ type }) => type)).toContain('filter-failed');
});
