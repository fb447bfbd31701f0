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

function open() {
  fakeServer(ANALYST).answers(boardFieldValues, { values: COMPANIES, truncated: false });
  const onPick = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CompanySearch opening={OPENING} field="company" picked={[]} filters={[]} onPick={onPick} />
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
