import type { FilterField } from '@pellucid/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { chipOf, sampleBoard } from '../testing/board-on-screen.tsx';
import { BOARD, OPENING } from '../testing/fake-boards.ts';

const board = sampleBoard();

it('offers people of one name as so many choices, and says which of them is chosen', async () => {
  await board.open();
  board.show({ toolBar: true, filterPanel: true });
  fireEvent.click(screen.getByText('Filters'));
  fireEvent.click(screen.getByText('Recipient'));
  expect(await screen.findAllByText('Recipient 3')).toHaveLength(3);
  fireEvent.click(screen.getByText('Town 1015'));
  expect(board.viewer.filters()).toEqual([{ field: 'recipient_id', op: 'eq', value: '1015' }]);
  expect(screen.getByTitle(chipOf('Recipient: Recipient 3 (Town 1015)')).textContent).toContain(
    'Recipient 3 (Town 1015)',
  );
});

it('what is chosen stands first in a long list, and stays where it is ticked', async () => {
  await board.open('?tab=overview&f.recipient_id=!%271029');
  board.show({ toolBar: true, filterPanel: true });
  fireEvent.click(screen.getByText('Filters'));
  await screen.findAllByText('Recipient 3');
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(ticked().indexOf(true)).toBe(0);
  fireEvent.click(screen.getByText('Town 1015'));
  await waitFor(() => expect(ticked().filter((on) => on)).toHaveLength(2));
  expect(ticked()[1]).toBe(false);
});

it('Escape closes the filters and gives the focus back to what opened them', async () => {
  const wide = {
    matches: true,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  };
  vi.stubGlobal('matchMedia', () => wide);
  await board.open();
  board.show({ toolBar: true, filterPanel: true });
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Filters' });
  await user.click(opener);
  expect(screen.getByRole('complementary', { name: 'Filters' })).toBeTruthy();
  screen.getByText('Recipient').closest('summary')?.focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  expect(document.activeElement).toBe(opener);
  vi.unstubAllGlobals();
});

const FILTERS: FilterField[] = [
  { field: 'state', control: 'list' },
  { field: 'amount', control: 'range' },
  { field: 'date', control: 'range' },
  { field: 'specialty', control: 'tree' },
  { field: 'city', control: 'search' },
];

it('dates: the quarters of the newest year, or of the one that is filtered or asked for, are ready to press', async () => {
  await showFilter('Date');
  const pressed = () => {
    const quarters = within(screen.getByRole('group', { name: /^Quarters of/ }));
    return quarters.queryAllByRole('button', { pressed: true }).map(({ ariaLabel }) => ariaLabel);
  };
  fireEvent.click(await screen.findByRole('button', { name: 'Q2 2024' }));
  const quarter = { field: 'date', op: 'between', value: ['2024-04-01', '2024-06-30'] };
  expect(board.viewer.filters()).toEqual([quarter]);
  expect(pressed()).toEqual(['Q2 2024']);
  expect(screen.getByLabelText('From')).toHaveProperty('value', '2024-04-01');
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox', { name: 'Quarters of' }));
  await user.click(await screen.findByTitle('2022'));
  expect(pressed()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'All of 2022' }));
  expect(board.viewer.filters()).toEqual([{ ...quarter, value: ['2022-01-01', '2022-12-31'] }]);
  fireEvent.click(screen.getByRole('button', { name: 'All of 2022' }));
  expect(board.viewer.filters()).toEqual([]);
});

it('dates: only years that the program year leaves are offered', async () => {
  await showFilter('Date', '?tab=overview&f.program_year=2022');
  fireEvent.click(await screen.findByRole('button', { name: 'Q4 2022' }));
  expect(board.viewer.filters().at(-1)?.value).toEqual(['2022-10-01', '2022-12-31']);
});

async function showFilter(label: string, state: string | null = null) {
  board.server.opening = {
    ...OPENING,
    board: { ...BOARD, filters: FILTERS },
    fields: [
      ...OPENING.fields,
      { name: 'amount', label: 'Amount', type: 'money' },
      { name: 'specialty', label: 'Specialty', type: 'text' },
      { name: 'city', label: 'City', type: 'text' },
    ],
  };
  await board.open(state);
  board.show({ toolBar: true, filterPanel: true });
  fireEvent.click(screen.getByText('Filters'));
  fireEvent.click(screen.getByText(label, { selector: 'summary span' }));
}

it('amounts: how many there are of each size, presets, and a band as a range', async () => {
  await showFilter('Amount');
  fireEvent.click(await screen.findByTitle('$100 to under $200: 7 records'));
  expect(board.viewer.filters()).toEqual([{ field: 'amount', op: 'between', value: ['100', '199.99'] }]);
  fireEvent.click(screen.getByLabelText('From $10,000'));
  expect(board.viewer.filters()).toEqual([{ field: 'amount', op: 'gte', value: '10000' }]);
  expect(screen.getByLabelText('From $10,000').ariaPressed).toBe('true');
  expect(screen.getByTitle(chipOf('Amount: from $10,000.00'))).toBeTruthy();
  fireEvent.click(screen.getByLabelText('From $10,000'));
  expect(board.viewer.filters()).toEqual([]);
});

it('amounts by the keyboard: bands are reached, read with their records, and chosen', async () => {
  await showFilter('Amount');
  const list = await screen.findByRole('listbox', {
    name: /^Records by amount, 3 bands; the most: under \$100: 90 records$/,
  });
  list.focus();
  const user = userEvent.setup();
  await user.keyboard('{ArrowRight}');
  const active = document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('$100 to under $200: 7 records');
  await user.keyboard('{Enter}');
  expect(board.viewer.filters()).toEqual([{ field: 'amount', op: 'between', value: ['100', '199.99'] }]);
  expect(active?.ariaSelected).toBe('true');
});

it('counts of amounts follow the other filters', async () => {
  await showFilter('State', '?tab=overview&f.state=CA&f.amount.gte=125');
  await screen.findByTitle('$100 to under $200: 7 records');
  expect(board.server.requests.find(({ path }) => path.endsWith('/amounts'))?.body.filters).toEqual([
    { field: 'state', op: 'eq', value: 'CA' },
  ]);
});

it('values are chosen, left out, or contain a text', async () => {
  await showFilter('City');
  fireEvent.click(await screen.findByText('Reno'));
  expect(board.viewer.filters()).toEqual([{ field: 'city', op: 'eq', value: 'Reno' }]);
  fireEvent.click(screen.getByText('Is not'));
  expect(board.viewer.filters()).toEqual([{ field: 'city', op: 'notIn', value: ['Reno'] }]);
  fireEvent.click(await screen.findByText('Ames'));
  expect(board.viewer.filters()).toEqual([{ field: 'city', op: 'notIn', value: ['Reno', 'Ames'] }]);
  expect(screen.getByTitle(chipOf('City: not Reno, Ames'))).toBeTruthy();
  fireEvent.click(screen.getByText('Contains'));
  const text = screen.getByLabelText('City contains');
  fireEvent.change(text, { target: { value: ' y ' } });
  fireEvent.submit(text);
  expect(board.viewer.filters()).toEqual([{ field: 'city', op: 'contains', value: 'y' }]);
  board.viewer.undo();
  await screen.findByTitle(chipOf('City: not Reno, Ames'));
  await waitFor(() => expect(screen.queryByLabelText('City contains')).toBeNull());
});

it('specialties are a tree whose levels are chosen with all below them', async () => {
  await showFilter('Specialty');
  fireEvent.click(await screen.findByLabelText('Unfold Physicians'));
  fireEvent.click(screen.getByText('Internal Medicine'));
  expect(board.viewer.filters()).toEqual([
    { field: 'specialty', op: 'startsWith', value: 'Physicians|Internal Medicine' },
  ]);
  expect(screen.getByTitle(chipOf('Specialty: all of Physicians › Internal Medicine'))).toBeTruthy();
});
