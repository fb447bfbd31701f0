import type { Condition } from '@pellucid/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleBoard } from '../testing/board-on-screen.tsx';
import { OPENING } from '../testing/fake-boards.ts';

const board = sampleBoard();
const FOUR = '?tab=overview&f.program_year.in=2020~2021~2022~2023&f.company=Acme&m.natures.nature=Education~Gift';

afterEach(() => vi.restoreAllMocks());

/** A row as wide as told, of children of 100 pixels each. */
function withRoom(room: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
}

async function show(state: string) {
  await board.open(state);
  board.show({ toolBar: true, filterPanel: true });
  return screen.getByRole('region', { name: 'Filters and marks' });
}

function shownIn(bar: HTMLElement) {
  return [...bar.querySelectorAll('[data-shown="true"], .board-chip-more')].map(({ textContent }) => textContent);
}

it('what has no room is in a list, where each is told in full and taken away with the keyboard', async () => {
  withRoom(320);
  const bar = await show(FOUR);
  expect(shownIn(bar)).toEqual(['Program year 2020, 2021, 2022 and 1 more', 'Company Acme', '+2']);
  const user = userEvent.setup();
  within(bar).getByRole('button', { name: '2 more: show all filters and marks' }).focus();
  await user.keyboard('{Enter}');
  const list = screen.getByRole('dialog', { name: 'Filters and marks' });
  expect(within(list).getByText('2020, 2021, 2022, 2023')).toBeTruthy();
  const remove = () => within(list).getAllByRole('button', { name: /^Remove/ });
  expect(remove()).toHaveLength(4);
  within(list).getByRole('button', { name: 'Remove mark Nature of payment: Education' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(remove()).toHaveLength(3));
  expect(board.viewer.markings()).toMatchObject([{ values: ['Gift'] }]);
  expect(document.activeElement).toBe(remove()[2]);
  await user.click(within(list).getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(board.viewer.filters()).toEqual([]);
});

it('where not even one chip has room, the way to the list says how many there are', async () => {
  withRoom(100);
  const bar = await show(FOUR);
  expect(shownIn(bar)).toEqual(['4 filters and marks']);
});

it('does not say "all" of a field that is filtered or marked', async () => {
  const bar = await show('?tab=overview');
  expect(bar.textContent).toContain('Company all');
  act(() => board.viewer.act({ type: 'mark', tile: 'companies', field: 'company', value: 'Acme', add: false }));
  await waitFor(() => expect(bar.textContent).toContain('Company Acme'));
  expect(bar.textContent).not.toContain('Company all');
});

it('what the board is about stands behind what is chosen, is not to be taken away, and says why', async () => {
  const where: Condition[] = [{ field: 'nature', op: 'eq', value: 'Food and Beverage' }];
  board.server.opening = { ...OPENING, board: { ...OPENING.board, where } };
  const bar = await show('?tab=overview&f.program_year=2023');
  expect(shownIn(bar)).toEqual([
    'Open Payments, general payments',
    'Company all',
    'Program year 2023',
    'Nature of payment Food and Beverage',
  ]);
  const chip = within(bar).getByTitle(/^Nature of payment: Food and Beverage .*cannot be taken away/);
  expect(chip.parentElement?.querySelector('button')).toBeNull();
  await userEvent.setup().click(within(bar).getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(bar.textContent).not.toContain('2023'));
  expect(bar.textContent).toContain('Nature of payment Food and Beverage');
  expect(within(bar).queryByRole('button', { name: 'Clear all' })).toBeNull();
});

it('a chip says what a filter does and what a mark does, and so does the list of all', async () => {
  withRoom(320);
  const bar = await show(FOUR);
  expect(within(bar).getByTitle(/^Company: Acme A filter: other records are left out of every tile/)).toBeTruthy();
  expect(within(bar).getAllByTitle(/ A mark: its tile keeps showing the others too/)).toHaveLength(2);
  await userEvent.setup().click(within(bar).getByRole('button', { name: /^2 more/ }));
  const list = screen.getByRole('dialog', { name: 'Filters and marks' });
  expect(list.textContent).toMatch(/A filter: .* A mark: /);
});
