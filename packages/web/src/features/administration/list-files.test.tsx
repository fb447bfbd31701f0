import { companyCalls, userCalls } from '@pellucid/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ACME, ADMIN, compileEntityScreens } from '../../testing/administration.ts';
import { type FakeApi, fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

compileEntityScreens();

let api: FakeApi;
/** Files that were saved: their names. */
let saved: string[];
beforeEach(() => {
  api = fakeServer(ADMIN)
    .answers(companyCalls.list, [ACME], { 'X-Total-Count': '300' })
    .answers(userCalls.list, [], { 'X-Total-Count': '0' });
  saved = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download !== '') saved.push(this.download);
  });
});

const queryOf = (endpoint: string) => {
  const url = api.requests.findLast((request) => request.endpoint === endpoint)?.url ?? '';
  return Object.fromEntries(new URLSearchParams(url.split('?')[1]));
};

it('saves every record that matches as a file, in the order on screen', async () => {
  api.answers(companyCalls.export, undefined);
  renderApp('/admin/company?page=2&sort=companyName%2Cdesc&companyName.contains=ac', 'token');
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel, all fields' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^companies_\d{4}-\d\d-\d\d\.xlsx$/)]));
  expect(queryOf(companyCalls.export.id)).toEqual({
    format: 'xlsx',
    columns: 'all',
    sort: 'companyName,desc',
    'companyName.contains': 'ac',
  });
});

it('lets a long export be called off, without a message and without a file', async () => {
  const answer = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.startsWith('api/companies/export')) return answer(url, init);
    return new Promise((_, refuse) => {
      init.signal?.addEventListener('abort', () => refuse(init.signal?.reason));
    });
  });
  renderApp('/admin/company', 'token');
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV, columns of this list' }));
  await userEvent.click(await screen.findByRole('button', { name: /Cancel export/ }));
  await screen.findByRole('button', { name: 'Export' });
  expect(saved).toEqual([]);
  expect(screen.queryByText(/Something went wrong|Server not reachable/)).toBeNull();
});

it('says when an export fails', async () => {
  api.refuses(companyCalls.export, 503, { detail: 'The database is busy' });
  renderApp('/admin/company', 'token');
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV, all fields' }));
  expect(await screen.findByText(/The database is busy|error\.http\.503/)).toBeDefined();
  expect(saved).toEqual([]);
});

it('searches users in all that names them, and companies by their name alone', async () => {
  const { unmount } = renderApp('/users', 'token');
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Search by login, e-mail, first name, or last name' }),
    'ana reyes',
  );
  await waitFor(() => expect(queryOf(userCalls.list.id)['search.contains']).toBe('ana reyes'));
  unmount();
  renderApp('/admin/company', 'token');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by company name' }), ' acme ');
  await waitFor(() => expect(queryOf(companyCalls.list.id)['companyName.contains']).toBe('acme'));
});
