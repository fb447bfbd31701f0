import type { FilterField } from '@pellucid/contract';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleBoard } from '../testing/board-on-screen.tsx';
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
  expect(screen.getByTitle('Recipient: Recipient 3 (Town 1015)').textContent).toContain('Recipient 3 (Town 1015)');
});

const FILTERS: FilterField[] = [
  { field: 'state', control: 'list' },
  { field: 'amount', control: 'range' },
  { field: 'specialty', control: 'tree' },
  { field: 'city', control: 'search' },
];

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
  expect(screen.getByTitle('Amount: from $10,000.00')).toBeTruthy();
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
  expect(screen.getByTitle('City: not Reno, Ames')).toBeTruthy();
  fireEvent.click(screen.getByText('Contains'));
  const text = screen.getByLabelText('City contains');
  fireEvent.change(text, { target: { value: ' y ' } });
  fireEvent.submit(text);
  expect(board.viewer.filters()).toEqual([{ field: 'city', op: 'contains', value: 'y' }]);
  board.viewer.undo();
  await screen.findByTitle('City: not Reno, Ames');
  expect(screen.queryByLabelText('City contains')).toBeNull();
});

it('specialties are a tree whose levels are chosen with all below them', async () => {
  await showFilter('Specialty');
  fireEvent.click(await screen.findByLabelText('Unfold Physicians'));
  fireEvent.click(screen.getByText('Internal Medicine'));
  expect(board.viewer.filters()).toEqual([
    { field: 'specialty', op: 'startsWith', value: 'Physicians|Internal Medicine' },
  ]);
  expect(screen.getByTitle('Specialty: all of Physicians › Internal Medicine')).toBeTruthy();
});
