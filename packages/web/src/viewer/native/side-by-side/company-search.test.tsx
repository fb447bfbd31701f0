import { boardFieldValues } from '@pellucid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { ANALYST, fakeServer } from '../../../testing/fake-api.ts';
import type { NamedOpening } from '../viewer-snapshot.ts';
import { CompanySearch } from './company-search.tsx';

const OPENING = { board: { id: 'competitors' }, dataVersion: '1' } as unknown as NamedOpening;
const COMPANIES = ['Kelvanta, Inc.', 'Kelvin Labs, LLC'].map((value) => ({ value, records: 10 }));

function open(picked: readonly string[] = []) {
  fakeServer(ANALYST).answers(boardFieldValues, { values: COMPANIES, truncated: false });
  const onPick = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CompanySearch opening={OPENING} field="company" picked={picked} filters={[]} onPick={onPick} />
    </QueryClientProvider>,
  );
  return { onPick, field: screen.getByLabelText<HTMLInputElement>('Add a company') };
}

it('Enter takes the best match, also before the matches of what was typed are there', async () => {
  const { onPick, field } = open();
  await userEvent.click(field);
  await screen.findAllByText('Kelvin Labs, LLC');
  await userEvent.type(field, 'Kelv{Enter}');
  await waitFor(() => expect(onPick.mock.calls).toEqual([['Kelvanta, Inc.']]));
  expect(field.value).toBe('');
});

it('Enter in an empty field, and one that was typed over, take nothing', async () => {
  const { onPick, field } = open();
  await userEvent.click(field);
  await userEvent.keyboard('Kelv{Enter}x');
  fireEvent.blur(field);
  await waitFor(() => expect(field.value).toBe(''));
  expect(onPick).not.toHaveBeenCalled();
});

it('says of a company that it is compared already, and of one that is not known that it is not found', async () => {
  const names = COMPANIES.map(({ value }) => value);
  const { field } = open(names);
  await userEvent.type(field, 'Kelv');
  await screen.findByText('Kelvanta, Inc. is compared already');
  fakeServer(ANALYST).answers(boardFieldValues, { values: [], truncated: false });
  await userEvent.type(field, 'zzz');
  await screen.findByText('No Result Found');
});
