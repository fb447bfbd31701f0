import { listMails, type Mail, resendMail } from '@pellucid/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ANALYST, fakeServer } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const ADMIN = { ...ANALYST, authorities: ['ROLE_USER' as const, 'ROLE_ADMIN' as const] };
const mail = (id: number, more: Partial<Mail>): Mail => ({
  id,
  kind: 'reset',
  recipient: `p${id}@example.com`,
  subject: `Subject ${id}`,
  status: 'sent',
  attempts: 1,
  nextAttemptAt: null,
  lastError: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  usefulUntil: null,
  sentAt: '2026-03-01T08:00:01.000Z',
  ...more,
});
const FAILED = mail(3, { status: 'failed', attempts: 8, lastError: 'connect ECONNREFUSED', sentAt: null });
const EXPIRED = mail(2, { status: 'failed', usefulUntil: '2026-03-02T08:00:00.000Z', sentAt: null });
const WAITING = mail(4, { status: 'waiting', attempts: 2, nextAttemptAt: '2026-03-01T08:05:00.000Z', sentAt: null });

const row = async (subject: string) => within((await screen.findByText(subject)).closest('tr') as HTMLElement);

describe('the mails of the product', () => {
  it('are for administrators only', async () => {
    const api = fakeServer().answers(listMails, []);
    renderApp('/admin/mails', 'token');
    expect(await screen.findByText('You are not authorized to access this page.')).toBeDefined();
    expect(api.requests.some(({ endpoint }) => endpoint === 'listMails')).toBe(false);
  });

  it('are listed with their state, and only what is of use can be sent again', async () => {
    fakeServer(ADMIN).answers(listMails, [WAITING, FAILED, EXPIRED, mail(1, {})], { 'X-Total-Count': '4' });
    renderApp('/admin/mails', 'token');
    const failed = await row('Subject 3');
    expect(failed.getByText('Given up after 8 tries')).toBeDefined();
    expect(failed.getByText('connect ECONNREFUSED')).toBeDefined();
    expect((await row('Subject 4')).getByText(/^2 tries, next try 2026-03-01/)).toBeDefined();
    expect((await row('Subject 2')).getByText(/Its link has expired/)).toBeDefined();
    const offered = screen.getAllByRole('button', { name: /Send again/ });
    expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Send again: Subject 4, to p4@example.com',
      'Send again: Subject 3, to p3@example.com',
    ]);
  });

  it('are sent again, told by the server, and the list is read anew', async () => {
    const api = fakeServer(ADMIN)
      .answers(listMails, [FAILED], { 'X-Total-Count': '1' })
      .answers(resendMail, undefined, { 'X-pellucidApp-alert': 'The mail is sent again' });
    renderApp('/admin/mails', 'token');
    const again = await screen.findByRole('button', { name: /Send again/ });
    api.answers(listMails, [{ ...FAILED, status: 'sent' }], { 'X-Total-Count': '1' });
    await userEvent.click(again);
    expect(await screen.findByText('The mail is sent again')).toBeDefined();
    expect(api.requests.some(({ url }) => url === 'api/mails/3/resend')).toBe(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull());
  });

  it('are filtered by state, in the address too', async () => {
    const api = fakeServer(ADMIN).answers(listMails, []);
    renderApp('/admin/mails', 'token');
    expect(await screen.findByText(/No mail was sent yet/)).toBeDefined();
    await userEvent.click(screen.getByText('Failed'));
    expect(await screen.findByText('No mail has failed.')).toBeDefined();
    expect(api.requests.at(-1)?.url).toBe('api/mails?status=failed&page=0&size=10');
    expect(location.hash).toBe('#/admin/mails?status=failed');
  });

  it('say why they could not be loaded and try again', async () => {
    const api = fakeServer(ADMIN).refuses(listMails, 500, { detail: 'The database is away' });
    renderApp('/admin/mails', 'token');
    expect(await screen.findByText('The mails could not be loaded: The database is away')).toBeDefined();
    api.answers(listMails, [mail(1, {})], { 'X-Total-Count': '1' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Subject 1')).toBeDefined();
  });
});
