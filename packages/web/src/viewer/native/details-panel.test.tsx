import { openBoard } from '@pellucid/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../lib/api.ts';
import { exactMoney } from '../../lib/format.ts';
import { BOARD, FakeServer } from '../testing/fake-boards.ts';
import { NativeSurface } from './native-surface.tsx';
import { NativeViewer } from './native-viewer.ts';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const EVERYTHING = {
  statusBar: true,
  toolBar: true,
  pageNavigation: true,
  filterPanel: true,
  exportFile: true,
  exportVisualization: true,
  undoRedo: true,
  detailsPanel: true,
  heading: true,
  title: '',
};

let server: FakeServer;
let viewer: NativeViewer;

beforeEach(async () => {
  server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener() {}, removeListener() {}, addEventListener() {} }));
  viewer = new NativeViewer((boardId) => call(openBoard, { params: { boardId } }));
  await viewer.open({ path: BOARD.id, state: null, filters: [], page: null });
});
afterEach(() => vi.unstubAllGlobals());

function show(switches = EVERYTHING) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NativeSurface viewer={viewer} switches={switches} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('the records behind a mark add up to the figure that was clicked, over all their pages', async () => {
  const user = show();
  const tile = screen.getByRole('article', { name: 'Tile natures' });
  const option = within(tile).getAllByRole('option')[0];
  within(tile).getByRole('listbox').focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Records' }));
  const panel = await screen.findByRole('region', { name: 'Records' });
  const row = viewer.getSnapshot().tiles.natures?.result?.rows[0];
  const figure = exactMoney(String(row?.[1]));
  expect(option?.textContent).toContain(figure);
  expect(await within(panel).findByText(figure)).toBeTruthy();
  expect(panel.querySelector('.board-details-sums')?.textContent).toMatch(new RegExp(`^${row?.[2]} records`));

  // Adds up what the pages show, cent by cent.
  let cents = 0n;
  for (;;) {
    for (const cell of panel.querySelectorAll('tbody td[data-frozen="end"]')) {
      const amount = cell.textContent ?? '';
      cents += BigInt(amount.replaceAll(/[$,.]/g, ''));
    }
    const next = panel.querySelector<HTMLButtonElement>('[title="Next page"]');
    if (next === null || next.ariaDisabled === 'true') break;
    const before = server.requests.length;
    await user.click(next);
    await waitFor(() => expect(server.requests.length).toBeGreaterThan(before));
    await waitFor(() => expect(panel.querySelector('[data-loading="true"]')).toBeNull());
  }
  expect(exactMoney(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)).toBe(figure);
});

it('begins with the newest records, and holds date, recipient and amount while the others scroll', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Records' }));
  const panel = await screen.findByRole('region', { name: 'Records' });
  const date = await within(panel).findByRole('columnheader', { name: /^Date/ });
  expect(date.getAttribute('aria-sort')).toBe('descending');
  const asked = () => server.requests.findLast(({ path }) => path.endsWith('/details'))?.body;
  expect(asked()).toMatchObject({ orderBy: [{ field: 'date', direction: 'desc' }] });
  await user.click(within(date).getByRole('button'));
  await waitFor(() => expect(asked()).toMatchObject({ orderBy: [{ field: 'date', direction: 'asc' }] }));
  const held = [...panel.querySelectorAll('th[data-frozen]')].map((head) => head.textContent?.replace(/ [↑↓]/, ''));
  expect(held).toEqual(['Date', 'Recipient', 'Total spend']);
});

it('export asks first: how many records, of what, in which format and under which name', async () => {
  const user = show();
  viewer.act({ type: 'filter', field: 'program_year', condition: { field: 'program_year', op: 'eq', value: 2024 } });
  viewer.act({ type: 'mark', tile: 'natures', field: 'nature', value: 'Education', add: false });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog');
  const save = await within(dialog).findByRole('button', { name: /^Export \d+ records$/ });
  expect(server.requests.filter(({ path }) => path.includes('/export'))).toEqual([]);
  expect(dialog.textContent).toContain('Program year: 2024');
  expect(dialog.textContent).toContain('Nature of payment: Education');
  expect(dialog.textContent).toMatch(/The file has all \d+ records, Total spend \$/);
  const whole = dialog.textContent ?? '';
  await user.click(within(dialog).getByRole('radio', { name: 'Excel (XLSX)' }));
  const name = within(dialog).getByRole('textbox', { name: 'File name' });
  await user.clear(name);
  expect(save).toHaveProperty('disabled', true);
  await user.type(name, 'education');
  fireEvent.click(within(dialog).getByText('The first'));
  const begin = within(dialog).getByLabelText<HTMLInputElement>('How many rows').value;
  expect(Number(begin)).toBeLessThan(Number(/all (\d+) records/.exec(whole)?.[1]));
  fireEvent.change(within(dialog).getByLabelText('How many rows'), { target: { value: '10' } });
  expect(dialog.textContent).toMatch(
    /The file has the first 10 records in the order of the list.* All together are \d+ records/,
  );
  expect(save.textContent).toBe('Export 10 records');
  await user.click(save);
  await waitFor(() =>
    expect(server.requests.findLast(({ path }) => path.includes('/export'))?.path).toContain('format=xlsx'),
  );
  expect(server.requests.findLast(({ path }) => path.includes('/export'))?.body).toMatchObject({
    limit: 10,
    link: location.href,
  });
});

it('has one bar for what is filtered and marked, which is there when nothing is', async () => {
  show();
  const bar = screen.getByRole('region', { name: 'Filters and marks' });
  const always = 'Open Payments, general paymentsProgram year allCompany all';
  expect(bar.textContent).toBe(`${always}AskCopy link`);
  viewer.act({ type: 'mark', tile: 'natures', field: 'nature', value: 'Education', add: false });
  await waitFor(() => expect(bar.textContent).toBe(`${always}Nature of payment EducationClear allAskCopy link`));
  const restricting = [...bar.querySelectorAll('[data-chip="restricts"]')].map(({ textContent }) => textContent);
  expect(restricting).toEqual(['Nature of payment Education']);
  expect(screen.getByRole('region', { name: 'Filters and marks' })).toBe(bar);
});

it('a chip of the scope opens its filter, and the link of the view is copied', async () => {
  const user = show();
  const bar = screen.getByRole('region', { name: 'Filters and marks' });
  fireEvent.click(within(bar).getByLabelText('Company: all. Edit this filter'));
  expect(await screen.findByLabelText('Search Company')).toBeTruthy();
  expect(screen.queryByLabelText('Search Recipient')).toBeNull();
  await user.click(within(bar).getByText('Copy link'));
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

it('without a filter panel the scope is told, and nothing of it is a button', () => {
  show({ ...EVERYTHING, filterPanel: false });
  const bar = screen.getByRole('region', { name: 'Filters and marks' });
  expect(bar.textContent).toContain('Company all');
  expect(within(bar).queryByLabelText(/Edit this filter/)).toBeNull();
});

it('pictures of the page leave out what is for the screen alone, but for what chips say', () => {
  show();
  const drawn = [...document.querySelectorAll('.board button')].filter(
    (button) => button.closest('[data-screen-only], [role="tab"], .board-tile-body, .board-chip-text') === null,
  );
  expect(drawn).toEqual([]);
  expect(document.querySelector('.board-progress')?.closest('[data-screen-only]')).not.toBeNull();
});

it('chips take away one thing each, "Clear all" everything at once, Ctrl+Z brings it back', async () => {
  const user = show();
  viewer.act({
    type: 'filter',
    field: 'program_year',
    condition: { field: 'program_year', op: 'in', value: [2023, 2024] },
  });
  viewer.act({ type: 'mark', tile: 'natures', field: 'nature', value: 'Education', add: false });
  const chips = await screen.findByRole('region', { name: 'Filters and marks' });
  expect(chips.textContent).toContain('2023, 2024');
  await user.click(within(chips).getByRole('button', { name: 'Remove mark Nature of payment: Education' }));
  expect(viewer.markings()).toEqual([]);
  await user.click(within(chips).getByRole('button', { name: 'Clear all' }));
  expect(viewer.filters()).toEqual([]);
  expect(server.runs.at(-1)?.body.filters ?? []).not.toContain(2023);
  screen.getByRole('tab', { selected: true }).focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(viewer.filters()).toHaveLength(1);
});

it('what a page switches off is not there', () => {
  show({ ...EVERYTHING, toolBar: false, pageNavigation: false, statusBar: false });
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByText(/^Data as of/)).toBeNull();
});
