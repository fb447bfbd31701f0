import {
  deletePowerUserDashboard,
  getCurrentParameters,
  getCurrentReportingYear,
  getJobStatus,
  type PageView,
} from '@pellucid/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createHashRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { restoreSession } from '../../lib/session.ts';
import { storeToken } from '../../lib/token.ts';
import { pageView } from '../../testing/dashboards.ts';
import { ANALYST, type FakeApi, fakeServer } from '../../testing/fake-api.ts';
import { drainNotices } from '../../ui/notices.ts';
import type { AnalyticsViewer, ViewerEvent } from '../../viewer/analytics-viewer.ts';
import { DashboardHeader } from './dashboard-header.tsx';

const PROCESSING = 'Data upload and edits are restricted momentarily for data processing';

/** A viewer of which only the tabs are asked. */
function tabs() {
  let active = 'summary';
  const listeners = new Set<(event: ViewerEvent) => void>();
  const viewer = {
    pages: () => [
      { id: 'summary', title: 'Summary' },
      { id: 'details', title: 'Details' },
    ],
    activePage: () => active,
    on: (listener: (event: ViewerEvent) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as AnalyticsViewer;
  const activate = (page: string) => {
    active = page;
    for (const listener of listeners) listener({ type: 'page-activated', page });
  };
  return { viewer, activate };
}

const calls = (api: FakeApi) => api.requests.map(({ endpoint, url }) => `${endpoint} ${url}`);

function show(more: Partial<PageView>, { api = fakeServer(), viewer = tabs().viewer } = {}) {
  location.hash = '#/';
  const onRefresh = vi.fn();
  const header = (
    <DashboardHeader
      page={pageView(null, more)}
      viewer={viewer}
      onRefresh={onRefresh}
      onScreenshot={async () => undefined}
    />
  );
  const router = createHashRouter([
    { path: '/', element: header },
    { path: '*', element: null },
  ]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { api, onRefresh };
}
/** A server at which a power user is signed in. */
async function powerUser(): Promise<FakeApi> {
  const api = fakeServer({ ...ANALYST, authorities: ['ROLE_USER', 'ROLE_POWER_USER'] });
  storeToken('token', true);
  await restoreSession();
  return api;
}
const button = (name: string) => screen.findByRole('button', { name });

describe('the notes under the title', () => {
  it('say of aggregate spend which data it consists of', () => {
    show({ pageType: 'Agg Spend' });
    expect(screen.getByText('(This dashboard consists of Reportable and Action Required data)')).toBeDefined();
  });

  it('say of pages with a sub-header of the company "source data only"', async () => {
    const parameter = { name: 'CUSTOM_SUB_HEADER', value: 'true', pageType: 'Agg Spend', menu: 'Meals' };
    const api = fakeServer().answers(getCurrentParameters, [parameter]);
    show({ pageType: 'Agg Spend', menu: 'Meals' }, { api });
    expect(await screen.findByText('source data only')).toBeDefined();
    expect(screen.queryByText(/Reportable and Action Required/)).toBeNull();
  });

  it('say before submission which reporting year the data are of', async () => {
    const api = fakeServer().answers(getCurrentReportingYear, { id: 1, reportingYear: 2023, years: [2023] });
    show({ pageType: 'Pre Submission' }, { api });
    const note = await screen.findByText(/^Dashboards are reflecting/);
    expect(note.textContent).toBe('Dashboards are reflecting reportable data for reporting year 2023');
  });

  it('are none on other pages', () => {
    show({});
    expect(document.querySelector('.dashboard-note')).toBeNull();
  });
});

describe('the actions of a page', () => {
  it('refresh the dashboard', async () => {
    const { onRefresh } = show({});
    fireEvent.click(await button('Refresh'));
    expect(onRefresh).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: /Delete|Reporting|Job/ })).toBeNull();
  });

  it('lead from aggregate spend to the change of the reporting year', async () => {
    show({ pageType: 'Agg Spend' });
    fireEvent.click(await button('Change Reporting Year'));
    await waitFor(() => expect(location.hash).toBe('#/change-reporting-year'));
  });

  it('open the upload in a new window, on Details alone', async () => {
    const { viewer, activate } = tabs();
    show({ pageType: 'Pre Submission', pageName: 'Validation Errors' }, { viewer });
    expect(screen.queryByRole('link', { name: 'Upload' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Upload Edit File' })).toBeDefined();
    act(() => activate('details'));
    const link = screen.getByRole('link', { name: 'Upload' });
    expect(link.getAttribute('href')).toBe('#/source-file-transaction-audit-log/transaction');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('delete what a power user built, once it is asked, and lead home', async () => {
    const api = await powerUser();
    api.answers(deletePowerUserDashboard, undefined);
    show({ id: 31, pageType: 'Power User dashboard' }, { api });
    fireEvent.click(await button('Delete this Dashboard'));
    expect(calls(api).filter((call) => call.startsWith('deletePower'))).toEqual([]);
    fireEvent.click(await button('Delete'));
    await waitFor(() => expect(location.hash).toBe('#/home'));
    expect(calls(api)).toContain('deletePowerUserDashboard api/page-infos/power-user-dashboard/31');
  });

  it('leave a dashboard that could not be deleted on screen', async () => {
    const api = await powerUser();
    api.refuses(deletePowerUserDashboard, 404);
    show({ id: 31, pageType: 'Power User dashboard' }, { api });
    fireEvent.click(await button('Delete this Dashboard'));
    fireEvent.click(await button('Delete'));
    await waitFor(() => expect(calls(api).some((call) => call.startsWith('deletePower'))).toBe(true));
    await waitFor(() => expect(drainNotices()).toEqual([{ form: 'alert', kind: 'error', text: 'Not found' }]));
    expect(location.hash).toBe('#/');
  });
});

describe('the job status', () => {
  const spins = () => screen.getByRole('button', { name: 'Job Status' }).getAttribute('aria-busy');

  it('turns its icon for one second and tells what is processed as a notification', async () => {
    vi.useFakeTimers();
    const job = { name: 'import', startedAt: '2026-11-22T12:00:00Z' };
    show({ pageType: 'Agg Spend' }, { api: fakeServer().answers(getJobStatus, { running: true, jobs: [job] }) });
    expect(spins()).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(spins()).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(spins()).toBe('false');
    expect(drainNotices()).toEqual([{ form: 'popup', kind: 'info', title: 'Data processing', text: PROCESSING }]);
  });

  it('says nothing where nothing is processed, until somebody asks', async () => {
    vi.useFakeTimers();
    show({ pageType: 'Agg Spend' }, { api: fakeServer().answers(getJobStatus, { running: false, jobs: [] }) });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(drainNotices()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Job Status' }));
    expect(spins()).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(drainNotices()).toMatchObject([{ form: 'popup', kind: 'success' }]);
  });

  it('says why it could not be told, once somebody asks', async () => {
    vi.useFakeTimers();
    show({ pageType: 'Agg Spend' }, { api: fakeServer().refuses(getJobStatus, 404) });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(drainNotices()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Job Status' }));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(drainNotices()).toEqual([{ form: 'alert', kind: 'error', text: 'Not found' }]);
  });
});
