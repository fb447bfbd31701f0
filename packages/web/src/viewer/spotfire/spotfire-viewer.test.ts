import { createViewerToken } from '@pellucid/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie } from '../../lib/cookies.ts';
import { restoreSession } from '../../lib/session.ts';
import { storeToken } from '../../lib/token.ts';
import { type FakeApi, fakeServer } from '../../testing/fake-api.ts';
import type { FilterRequest, ViewerEvent } from '../analytics-viewer.ts';
import { FakeWebPlayer } from '../testing/fake-web-player.ts';
import { filterRequest } from '../testing/viewer-contract.ts';
import { SpotfireViewer } from './spotfire-viewer.ts';
import type { Customization } from './web-player.ts';

const ROOT = 'https://spotfire.example/spotfire/wp/';
const CUSTOMIZATION = { showToolBar: true } as Customization;
const company = (value: string | null): FilterRequest => ({
  ...filterRequest({ field: 'company', value, includeEmpty: true }),
  table: 'open_payment_view',
  schemes: ['Company_Filter'],
  markings: ['company_pie', 'company_physician'],
});

let api: FakeApi;
let player: FakeWebPlayer;
let viewer: SpotfireViewer;
let events: ViewerEvent[];
const told = (type: ViewerEvent['type']) => events.filter((event) => event.type === type);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const openings = () => player.names.filter((name) => name === 'createApplication').length;

beforeEach(async () => {
  api = fakeServer();
  storeToken('token', true);
  await restoreSession();
  vi.useFakeTimers();
  player = new FakeWebPlayer();
  viewer = new SpotfireViewer(ROOT, async () => player);
  events = [];
  viewer.on((event) => events.push(event));
});
afterEach(() => viewer.dispose());

async function open(filters: FilterRequest[] = []): Promise<void> {
  void viewer.open({ path: '/Customer/Spend', state: null, filters, page: 'Details' });
  viewer.attach({ elementId: 'analysis', customization: CUSTOMIZATION, loginElement: () => null });
  await pass(0);
}

describe('opening', () => {
  it('waits for its place, then opens the path with the switches of the page and the page to begin with', async () => {
    void viewer.open({ path: '/Customer/Spend', state: null, filters: [], page: 'Details' });
    await pass(60_000);
    expect(player.calls).toEqual([]);
    await open();
    expect(player.calls[0]).toEqual(['createApplication', ROOT, CUSTOMIZATION, '/Customer/Spend', '', false, '7.14']);
    expect(player.calls).toContainEqual(['openDocument', 'Details']);
    expect(viewer.pages()).toEqual([
      { id: '0', title: 'Summary' },
      { id: '1', title: 'Details' },
    ]);
  });

  it.each([
    [
      'refuses with a reason of its own',
      () => void Object.assign(player, { status: 'INTERNAL_ERROR' }),
      'INTERNAL_ERROR',
    ],
    [
      'never answers',
      () => void player.silent.add('createApplication'),
      'Open the player: The analytics server did not answer in time',
    ],
    [
      'fails the document',
      () => void player.failures.set('openDocument', () => ['ErrorOpen', 'Busy']),
      'Open the analysis: ErrorOpen Busy',
    ],
  ])('tells of a server that %s, and can be tried again', async (_, break_, title) => {
    break_();
    await open();
    await pass(120_000);
    expect(viewer.phase).toBe('failed');
    expect(told('error')).toMatchObject([{ problem: { title } }]);
    player.status = 'OK';
    player.silent.clear();
    player.failures.clear();
    await viewer.reload();
    expect(viewer.phase).toBe('ready');
  });
});

describe('the poll of 1.5 seconds', () => {
  it('clears the markings of the page, then sets the filter', async () => {
    await open();
    viewer.applyFilters(company('Acme'));
    await pass(1499);
    expect(player.names).not.toContain('setFilter');
    await pass(1);
    const column = {
      filteringSchemeName: 'Company_Filter',
      dataTableName: 'open_payment_view',
      dataColumnName: 'company',
    };
    const calls = player.calls.filter(([name]) => name === 'setMarking' || name === 'setFilter');
    expect(calls).toEqual([
      ['setMarking', 'company_pie', 'open_payment_view', '1', 'clear'],
      ['setMarking', 'company_physician', 'open_payment_view', '1', 'clear'],
      ['setFilter', { ...column, filterSettings: { values: ['Acme'], includeEmpty: true } }, 'replace'],
    ]);
    viewer.applyFilters(company(null));
    await pass(1500);
    expect(player.calls.findLast(([name]) => name === 'setFilter')).toEqual([
      'setFilter',
      { ...column, filterSettings: { includeEmpty: true } },
      'add all',
    ]);
  });

  it('sets only the last of two choices, and nothing again', async () => {
    await open();
    viewer.applyFilters(company('Acme'));
    viewer.applyFilters(company('Zeta'));
    await pass(15_000);
    expect(player.names.filter((name) => name === 'setFilter')).toHaveLength(1);
  });

  it('finds out which page is active', async () => {
    await open();
    player.page = 1;
    await pass(1500);
    expect(viewer.activePage()).toBe('1');
    expect(events.at(-1)).toEqual({ type: 'page-activated', page: '1' });
  });

  it('goes on after a call without an answer', async () => {
    await open();
    player.silent.add('getMarkingNames');
    viewer.clearMarkings();
    await pass(30_000);
    expect(told('error')).toHaveLength(1);
    viewer.applyFilters(company('Acme'));
    await pass(1500);
    expect(player.names).toContain('setFilter');
  });

  it('finds out scheme, table and markings where the page does not say them', async () => {
    await open();
    viewer.applyFilters(filterRequest({ field: 'company', value: 'Acme', includeEmpty: false }));
    await pass(1500);
    expect(player.calls).toContainEqual(['setMarking', 'Marking', 'payments', '1', 'clear']);
    expect(player.calls.findLast(([name]) => name === 'setFilter')?.[1]).toMatchObject({
      filteringSchemeName: 'Scheme',
      dataTableName: 'payments',
    });
  });
});

describe('errors of the server', () => {
  it('that say "access is denied" log out, open a new session and reload the analysis with its filters', async () => {
    await open([company('Acme')]);
    await pass(1500);
    api.answers(createViewerToken, { ticket: 'renewed' });
    player.calls.length = 0;
    player.raise('ErrorInternal', 'Access is denied');
    await pass(0);
    expect(player.names.slice(0, 3)).toEqual(['logout', 'close', 'createApplication']);
    expect(readCookie('ticket')).toBe('renewed');
    expect(localStorage.getItem('viewer-logout')).not.toBeNull();
    await pass(1500);
    expect(player.names.filter((name) => name === 'setFilter')).toHaveLength(1);
    await pass(60_000);
    expect(openings()).toBe(1);
  });

  it('that come twice count once, and what an analysis says that was given up counts no more', async () => {
    await open();
    player.raise('ErrorInternal', 'Access is denied');
    player.raise('ErrorInternal', 'Access is denied');
    await pass(0);
    // The stand-in tells its listeners of both analyses.
    player.raise('ErrorBookmark', 'Gone');
    expect(openings()).toBe(2);
    expect(told('error')).toHaveLength(1);
  });

  it('that say 403 reload the analysis and leave the session alone', async () => {
    await open();
    player.raise('ErrorInternal', 'The server answered 403');
    await pass(0);
    expect(openings()).toBe(2);
    expect(player.names).not.toContain('logout');
    expect(localStorage.getItem('viewer-logout')).toBeNull();
  });

  it('do not reload for ever', async () => {
    player.status = 'ACCESS_DENIED';
    await open();
    await pass(60_000);
    expect(openings()).toBe(4);
    expect(viewer.phase).toBe('failed');
  });

  it('that say ErrorFiltering tell that the filter failed, and nothing else', async () => {
    await open();
    player.raise('ErrorFiltering', 'No such value');
    expect(told('filter-failed')).toHaveLength(1);
    expect(told('error')).toEqual([]);
  });

  it('of another kind are told and leave the analysis open', async () => {
    await open();
    player.raise('ErrorBookmark', 'Gone');
    expect(told('error')).toMatchObject([{ problem: { title: 'ErrorBookmark Gone' } }]);
    expect(viewer.phase).toBe('ready');
  });
});

it('reloads once when another tab was logged out', async () => {
  await open();
  localStorage.setItem('viewer-logout', 'true');
  await pass(2000);
  expect(openings()).toBe(2);
  await pass(20_000);
  expect(openings()).toBe(2);
});

it('shows pages, and hands the export to the server', async () => {
  await open();
  viewer.activatePage('1');
  viewer.exportToPdf();
  await pass(0);
  expect(player.calls).toContainEqual(['setActivePage', 1]);
  expect(player.names).toContain('exportToPdf');
});

it('ends its polls and its analysis when it is disposed of', async () => {
  await open();
  viewer.dispose();
  const before = player.calls.length;
  await pass(60_000);
  expect(player.calls).toHaveLength(before);
  expect(player.names.at(-1)).toBe('close');
});
