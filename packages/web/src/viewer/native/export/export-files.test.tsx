import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toSvg } from 'html-to-image';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreSession } from '../../../lib/session.ts';
import { clearToken, storeToken } from '../../../lib/token.ts';
import { fakeServer } from '../../../testing/fake-api.ts';
import { sampleBoard } from '../../testing/board-on-screen.tsx';
import { BOARD } from '../../testing/fake-boards.ts';

const PARTS = { toolBar: true, exportFile: true, exportVisualization: true };

const board = sampleBoard();
let saved: Blob[];
beforeEach(async () => {
  saved = [];
  fakeServer();
  storeToken('token', true);
  await restoreSession();
  vi.stubGlobal('fetch', board.server.fetch);
  const createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:file';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL() {} }));
  await board.open('?tab=overview&f.program_year=2024');
});
afterEach(() => {
  clearToken();
  vi.restoreAllMocks();
});

async function openDialog(kind: string) {
  board.show(PARTS);
  fireEvent.click(screen.getByText('Export'));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByText(kind));
  await waitFor(() => expect(dialog.textContent).toContain('Program year: 2024'));
  return dialog;
}

it('tiles: all of the tab in one file, which says its filters, totals, date and link', async () => {
  const dialog = await openDialog('Tiles of this tab');
  const total = board.viewer.getSnapshot().tiles.total?.result?.rows[0];
  fireEvent.click(within(dialog).getByText('Export'));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]?.text();
  expect(text).toContain('# Sample board – Overview');
  expect(text).toContain('# Filters: Program year: 2024');
  expect(text).toContain('# Data as of: June 30, 2026');
  expect(text).toContain(`# Link: ${location.href}`);
  expect(text).toMatch(/# Made by Ana Reyes \(analyst\) on \w+ \d+, \d{4} at \d+:\d\d [AP]M \S+"\r\n/);
  expect(text).toMatch(new RegExp(`"?# Records: ${total?.[1]} records, Total spend \\$`));
  expect(text).toContain(`\r\n# Tile total\r\nTotal spend,Records\r\n${total?.[0]},${total?.[1]}\r\n`);
  for (const { title } of BOARD.pages[0]?.tiles ?? []) expect(text).toContain(`# ${title}\r\n`);
});

it('tiles: a mark is told with the tile that it does not narrow, in the dialog and in the file', async () => {
  board.viewer.act({ type: 'mark', tile: 'natures', field: 'nature', value: 'Education', add: false });
  const dialog = await openDialog('Tiles of this tab');
  const told = 'Nature of payment: Education (not in “Tile natures”, where it is marked)';
  expect(dialog.textContent).toContain(told);
  await waitFor(() => expect(within(dialog).queryByText(/still being calculated/)).toBeNull());
  fireEvent.click(within(dialog).getByText('Export'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain(`# Marks: ${told}`);
});

it('picture: PNG or SVG of the tab, with the same lines below it, or none', async () => {
  let drawn: { element: HTMLElement; text: string | null } | undefined;
  vi.mocked(toSvg).mockImplementationOnce(async (element) => {
    drawn = { element, text: element.textContent };
    return 'data:image/svg+xml,picture';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const dialog = await openDialog('Picture or PDF');
  fireEvent.click(within(dialog).getByText('SVG'));
  fireEvent.click(within(dialog).getByText('Export'));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect(drawn?.element.querySelector('h1')?.textContent).toBe('Sample board');
  expect(drawn?.element.querySelector('.board')).not.toBeNull();
  expect(drawn?.text).toContain('FiltersProgram year: 2024');
  expect(drawn?.text).toContain('Made by Ana Reyes (analyst) on ');
  // The heading says what the board's own bars say on the screen; buttons are no part of it, and the screen is as before.
  expect(drawn?.element.querySelector('.board-scope, .board-bar, [data-screen-only]')).toBeNull();
  expect(document.querySelector('.picture-host')).toBeNull();
  const link = clicked.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toMatch(/^sample-board_overview_2024_\d{4}-\d\d-\d\d\.svg$/);
  expect(link.href).toBe('data:image/svg+xml,picture');
});

it('offers no pictures where the page has none', async () => {
  board.show({ ...PARTS, exportVisualization: false });
  fireEvent.click(screen.getByText('Export'));
  await screen.findByRole('dialog', { name: 'Export records' });
  expect(screen.queryByText('Picture or PDF')).toBeNull();
});
