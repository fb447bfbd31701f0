import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { chipOf, sampleBoard } from '../testing/board-on-screen.tsx';
import { PAYMENTS } from '../testing/fake-boards.ts';

const board = sampleBoard();

async function showRecords(link = '?tab=overview&rows=1') {
  await board.open(link);
  board.show({ detailsPanel: true, exportFile: true });
  const panel = await screen.findByRole('region', { name: 'Records' });
  await waitFor(() => expect(heads(panel)).not.toEqual([]));
  return { panel, user: userEvent.setup() };
}

const heads = (panel: HTMLElement) =>
  [...panel.querySelectorAll('th')].map(({ textContent }) => textContent?.replace(/ [↑↓]$/, ''));
/** The button of a row, from 1, that opens it. */
const opener = (panel: HTMLElement, row: number) =>
  panel.querySelector<HTMLElement>(`tbody tr:nth-child(${row}) button`) ?? panel;

it('columns are chosen, kept in the link with the order, and asked for', async () => {
  const { panel, user } = await showRecords();
  await user.click(within(panel).getByRole('button', { name: 'Columns' }));
  const list = await screen.findByRole('group', { name: 'Columns of the records' });
  await user.click(within(list).getByRole('checkbox', { name: 'Nature of payment' }));
  await user.type(within(list).getByRole('textbox'), 'year');
  await user.click(within(list).getByRole('checkbox', { name: 'Program year' }));
  await waitFor(() =>
    expect(heads(panel)).toEqual(['Date', 'Recipient', 'Company', 'State', 'Total spend', 'Program year']),
  );
  fireEvent.click(within(panel).getByText('Total spend', { selector: 'th button' }));
  expect(board.viewer.state()).toBe(
    'tab=overview&rows=1&sort=-total_amount&columns=date~recipient~company~state~total_amount~program_year',
  );
  fireEvent.click(within(list).getByText('Columns of this dashboard'));
  await waitFor(() => expect(heads(panel)).toContain('Nature of payment'));
});

it('a link brings order and columns back, and the export has the same columns', async () => {
  const { panel, user } = await showRecords('?tab=overview&rows=1&sort=company&columns=company~total_amount');
  expect(heads(panel)).toEqual(['Company', 'Total spend']);
  const asked = () => board.server.requests.findLast(({ path }) => path.endsWith('/details'))?.body;
  expect(asked()).toMatchObject({ orderBy: [{ field: 'company', direction: 'asc' }] });
  await user.click(within(panel).getByRole('button', { name: 'Export records' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: /^Export \d+ records$/ }));
  await waitFor(() =>
    expect(board.server.requests.findLast(({ path }) => path.includes('/export'))?.body).toMatchObject({
      columns: ['company', 'total_amount'],
    }),
  );
});

it('a row opens all its fields, arrow keys lead to its neighbours, over the edge of the page too', async () => {
  const { panel, user } = await showRecords();
  const rows = within(panel).getAllByRole('row');
  within(rows[50] ?? panel)
    .getByRole('button', { name: /open the record$/ })
    .focus();
  await user.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'Record 50 of 360' });
  const company = () => within(sheet).getByText('Company', { selector: 'dt' }).nextElementSibling?.textContent;
  await waitFor(() => expect(company()).toBe(String(PAYMENTS[49]?.company)));
  expect(within(sheet).getByText('Program year')).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('dialog', { name: 'Record 51 of 360' });
  await waitFor(() => expect(within(sheet).getByText('R50')).toBeTruthy());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await screen.findByRole('dialog', { name: 'Record 49 of 360' });
  await waitFor(() => expect(within(sheet).getByText('R48')).toBeTruthy());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('filters to a value of a record, to a person by id and not by name', async () => {
  const { panel, user } = await showRecords();
  await user.click(opener(panel, 4));
  const sheet = await screen.findByRole('dialog', { name: 'Record 4 of 360' });
  expect(within(sheet).queryByRole('button', { name: 'Filter to this State' })).toBeNull();
  await user.click(await within(sheet).findByRole('button', { name: 'Filter to this Recipient' }));
  expect(board.viewer.filters()).toEqual([{ field: 'recipient_id', op: 'eq', value: '1003' }]);
  expect(await screen.findByTitle(chipOf('Recipient: Recipient 3'))).toBeTruthy();
});
