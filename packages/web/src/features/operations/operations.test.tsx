import {
  type Audit,
  getAuditTerms,
  getAuditVerification,
  getHealth,
  getProfileInfo,
  listAudits,
} from '@pellucid/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ANALYST, fakeServer, PROFILE } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const ADMIN = { ...ANALYST, authorities: ['ROLE_USER' as const, 'ROLE_ADMIN' as const] };
const AT = '2026-03-01T08:00:00.000Z';

describe('health', () => {
  it('shows its table when the server says with 503 that it is down', async () => {
    fakeServer(ADMIN);
    const others = fetch;
    const part = { status: 'DOWN', details: { error: 'the file is gone' }, since: AT, critical: true };
    const body = JSON.stringify({ status: 'DOWN', since: AT, components: { warehouse: part }, changes: [] });
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
      url === getHealth.path ? new Response(body, { status: 503 }) : others(url, init),
    );
    renderApp('/admin/health', 'token');
    expect(await screen.findByText('The server cannot serve: Warehouse')).toBeDefined();
    const row = within((await screen.findByText('the file is gone')).closest('tr') as HTMLElement);
    expect(row.getByText('DOWN')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says in one place that the server refuses, and tries again when asked', async () => {
    const api = fakeServer(ADMIN).refuses(getHealth, 500, { detail: 'The database is away' });
    renderApp('/admin/health', 'token');
    expect(await screen.findAllByText(/The database is away/)).toHaveLength(1);
    api.answers(getHealth, { status: 'UP', since: AT, components: {}, changes: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All parts work')).toBeDefined();
  });
});

it('leads from the index of the API reference to its parts', async () => {
  const call = (tag: string) => ({ get: { tags: [tag], summary: `All ${tag}`, responses: {} } });
  const openApi = {
    info: { title: 'Pellucid', version: '1' },
    paths: { '/api/users': call('users'), '/api/z': call('zones') },
  };
  fakeServer(ADMIN).answers(getProfileInfo, { ...PROFILE, swaggerEnabled: true });
  const others = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === 'api-docs/json' ? new Response(JSON.stringify(openApi)) : others(url, init),
  );
  renderApp('/admin/docs', 'token');
  const index = within(await screen.findByRole('navigation', { name: 'Parts of the API' }));
  await userEvent.click(index.getByRole('button', { name: 'zones 1' }));
  expect(document.activeElement?.textContent).toBe('zones 1');
});

describe('audits', () => {
  const audit: Audit = {
    id: 7,
    timestamp: AT,
    principal: 'admin',
    type: 'company.update',
    action: 'company.update',
    entity: 'company',
    entityId: '1',
    old: { companyName: 'Old name', tier: 'FREE' },
    new: { companyName: 'New name', tier: 'FREE' },
    entityLabel: 'Company',
    recordName: 'Acme',
    changes: [{ field: 'companyName', label: 'Company name', old: 'Old name', new: 'New name' }],
    reason: null,
    data: {},
    hash: 'abc',
  };
  const never = { state: 'never' as const, startedAt: null, finishedAt: null, startedBy: null };
  const serve = () =>
    fakeServer(ADMIN)
      .answers(listAudits, [audit], { 'X-Total-Count': '41' })
      .answers(getAuditTerms, { actions: ['company.update', 'sign-in-failed'], entities: ['company', 'pageInfo'] })
      .answers(getAuditVerification, { ...never, rows: 0, total: 0, intact: null, fault: null, lastHash: null });

  it('show old and new values of what changed', async () => {
    serve();
    renderApp('/admin/audits', 'token');
    expect(await screen.findByText('1–20 of 41')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Expand row' }));
    expect((await screen.findByText('Old name')).tagName).toBe('DEL');
    expect(screen.getByText('New name').tagName).toBe('INS');
    expect(screen.getByRole('rowheader', { name: 'Company name' })).toBeDefined();
    expect(screen.queryByRole('rowheader', { name: /tier/i })).toBeNull();
    expect(screen.getByText('Company changed')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Company Acme' }).getAttribute('href')).toBe('#/admin/company/1/view');
  });

  it('are searched by what stands in the address, and the address follows the search', async () => {
    const api = serve();
    renderApp('/admin/audits?entity=company&page=1', 'token');
    await screen.findByText('21–40 of 41');
    const asked = () => api.requests.filter(({ endpoint }) => endpoint === 'listAudits').at(-1)?.url;
    expect(asked()).toBe('management/audits?entity=company&page=1&size=20&sort=timestamp%2Cdesc');
    await userEvent.type(screen.getByLabelText('User (login)'), 'admin{Enter}');
    await waitFor(() => expect(asked()).toContain('user=admin&entity=company&page=0'));
    expect(location.hash).toBe('#/admin/audits?entity=company&user=admin');
  });

  it('are searched by actions and kinds of records in words', async () => {
    serve();
    renderApp('/admin/audits', 'token');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Action' }), 'failed');
    await userEvent.click(await screen.findByText('Sign-in failed'));
    await waitFor(() => expect(location.hash).toBe('#/admin/audits?action=sign-in-failed'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Entity' }));
    expect(await screen.findByTitle('Page')).toBeDefined();
  });
});
