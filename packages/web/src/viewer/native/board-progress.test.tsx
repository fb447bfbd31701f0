import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleBoard } from '../testing/board-on-screen.tsx';

const board = sampleBoard();
/** Requests are not answered any more. */
const stall = () => {
  board.server.gate = () => new Promise(() => undefined);
};

it('tiles that take longer than a second say so, and stop when they are told to', async () => {
  await board.open();
  board.show({ pageNavigation: true });
  stall();
  fireEvent.click(screen.getByRole('tab', { name: 'Recipients' }));
  expect(screen.queryByText('Still calculating …')).toBeNull();
  await screen.findByText('Still calculating …');
  const signal = board.server.runs.at(-1)?.signal;
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(true);
  await screen.findAllByText('Stopped before it was finished.', { exact: false });
  expect(screen.queryByText('Still calculating …')).toBeNull();
});

it('a list of records that takes longer says so too, and can be asked for again once it is stopped', async () => {
  await board.open();
  board.show({ detailsPanel: true, toolBar: true });
  stall();
  fireEvent.click(screen.getByRole('button', { name: 'Records' }));
  const panel = await screen.findByRole('region', { name: 'Records' });
  await within(panel).findByText('Still reading the records …');
  const asked = board.server.requests.at(-1);
  expect([asked?.path, asked?.signal?.aborted]).toEqual(['api/boards/sample-board/details', false]);
  fireEvent.click(within(panel).getByRole('button', { name: 'Cancel' }));
  expect(asked?.signal?.aborted).toBe(true);
  await within(panel).findByText('Stopped before the records were read.');
  board.server.gate = null;
  fireEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
  await within(panel).findByRole('columnheader', { name: 'Nature of payment' });
});

it('records of other filters are not shown in place of those that were stopped', async () => {
  await board.open('?tab=overview&rows=1');
  board.show({ detailsPanel: true });
  const panel = await screen.findByRole('region', { name: 'Records' });
  await within(panel).findByRole('columnheader', { name: 'Nature of payment' });
  stall();
  fireEvent.click(within(panel).getByRole('button', { name: 'Total spend' }));
  fireEvent.click(await within(panel).findByRole('button', { name: 'Cancel' }));
  await within(panel).findByText('Stopped before the records were read.');
  expect(within(panel).queryByRole('columnheader')).toBeNull();
});
