import { type Account, getVerifiedDashboards, type PageView, setVerifiedDashboard } from '@pellucid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import * as reload from '../../../lib/reload.ts';
import { restoreSession } from '../../../lib/session.ts';
import { storeToken } from '../../../lib/token.ts';
import { pageView } from '../../../testing/dashboards.ts';
import { ANALYST, type FakeApi, fakeServer } from '../../../testing/fake-api.ts';
import { drainNotices } from '../../../ui/notices.ts';
import { Certification } from './certification.tsx';

let reloadPage: Mock;
beforeEach(() => {
  reloadPage = vi.spyOn(reload, 'reloadPage').mockReturnValue(undefined);
});
afterEach(() => reloadPage.mockRestore());

const COMPLIANCE: Account = { ...ANALYST, authorities: ['ROLE_USER', 'ROLE_COMPLIANCE'] };
const PAGE = { pageType: 'Pre Submission', menu: 'Federal Certification Process' } as const;
const SUMMARY = { id: 4, dashboard: 'Executive Summary', verified: 'true' };
const ERRORS = { id: 9, dashboard: 'Validation Errors', verified: 'false' };

const answering = (account: Account): FakeApi => fakeServer(account).answers(getVerifiedDashboards, [SUMMARY, ERRORS]);

async function show(more: Partial<PageView>, account: Account, api = answering(account)) {
  storeToken('token', true);
  await restoreSession();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Certification page={pageView(null, more)} />
    </QueryClientProvider>,
  );
  return api;
}
const sent = (api: FakeApi) =>
  api.requests.filter(({ endpoint }) => endpoint === setVerifiedDashboard.id).map(({ url }) => url);
const checkbox = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('sends what a checkbox says as text and loads the page anew', async () => {
  const api = answering(COMPLIANCE).answers(setVerifiedDashboard, { ...ERRORS, verified: 'true' });
  await show(PAGE, COMPLIANCE, api);
  expect((await checkbox('Verify Executive Summary')).checked).toBe(true);
  fireEvent.click(await checkbox('Verify Validation Errors'));
  fireEvent.click(await checkbox('Verify Executive Summary'));
  expect(sent(api)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  expect(sent(api)).toEqual([
    'api/page-infos/setVerifiedDashboards/9/true',
    'api/page-infos/setVerifiedDashboards/4/false',
  ]);
});

it('keeps the choice and the page when the server refuses', async () => {
  const api = await show(PAGE, COMPLIANCE);
  api.refuses(setVerifiedDashboard, 404);
  fireEvent.click(await checkbox('Verify Validation Errors'));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  const submit = screen.getByRole('button', { name: /Submit/ });
  await waitFor(() => expect(submit.className).not.toContain('ant-btn-loading'));
  expect((await checkbox('Verify Validation Errors')).checked).toBe(true);
  expect(reloadPage).not.toHaveBeenCalled();
  expect(drainNotices()).toEqual([{ form: 'alert', kind: 'error', text: 'Not found' }]);
});

it('lets nobody verify who may not', async () => {
  await show(PAGE, ANALYST);
  expect((await checkbox('Verify Validation Errors')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

it('shows on the menu how many dashboards are verified, without the checkboxes', async () => {
  await show({ ...PAGE, menu: 'Snapshot', parentMenu: { id: 1, menu: PAGE.menu } }, COMPLIANCE);
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('50');
  expect(screen.getByText('1 of 2 dashboards verified')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('says why it could not be read', async () => {
  await show(PAGE, COMPLIANCE, fakeServer(COMPLIANCE).refuses(getVerifiedDashboards, 404));
  await waitFor(() => expect(drainNotices()).toEqual([{ form: 'alert', kind: 'error', text: 'Not found' }]));
});

it('is not on other pages', async () => {
  const api = await show({ pageType: 'Pre Submission', menu: 'Executive Summary' }, COMPLIANCE);
  expect(screen.queryByRole('region', { name: 'Verified dashboards' })).toBeNull();
  expect(api.requests.map(({ endpoint }) => endpoint)).not.toContain(getVerifiedDashboards.id);
});
