import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailTransport, OutgoingMail } from '../../platform/mail/transport.ts';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

onEachDatabase((database) => {
  let app: TestApp;
  let refusal: string | undefined;
  const sent: OutgoingMail[] = [];
  /** A mail server that knows no recipient while `refusal` is set. */
  const mailTransport: MailTransport = {
    sends: true,
    async deliver(mail) {
      if (refusal) throw Object.assign(new Error(refusal), { responseCode: 550, command: 'RCPT TO' });
      sent.push(mail);
      return 'taken';
    },
    close: () => undefined,
  };
  beforeAll(async () => {
    app = await buildTestApp({ database, mailTransport });
  });
  beforeEach(() => {
    refusal = undefined;
    sent.length = 0;
  });
  afterAll(() => app.close());

  const admin = () => app.as('admin');
  const register = (email: string) => app.anonymous.post('/api/register', { email, password: 'Moonrise#2026' });
  const newest = async () => (await admin().get('/api/mails?size=1')).body[0];
  const hasStatus = (status: string) => expect.poll(async () => (await newest()).status).toBe(status);

  test('are for administrators: 401, 403; 400 for what is no status or id', async () => {
    for (const call of [
      { method: 'GET', url: '/api/mails' },
      { method: 'POST', url: '/api/mails/1/resend' },
    ] as const) {
      expect((await app.anonymous.send(call)).status).toBe(401);
      for (const login of ['analyst', 'entityadmin', 'asadmin'])
        expect((await app.as(login).send(call)).status).toBe(403);
    }
    expect((await admin().get('/api/mails?status=lost')).status).toBe(400);
    for (const id of ['x', '0', '1.5', '99999999999999999999']) {
      expect((await admin().post(`/api/mails/${id}/resend`)).status).toBe(400);
    }
    expect((await admin().post('/api/mails/999999/resend')).status).toBe(404);
  });

  test('that failed show why, keep their key to themselves, and are sent again', async () => {
    refusal = 'mailbox unavailable';
    // The failed mail does not undo what it was about.
    expect((await register('fails@example.org')).status).toBe(201);
    await hasStatus('failed');
    const failed = await newest();
    expect(failed).toMatchObject({
      kind: 'activation',
      recipient: 'fails@example.org',
      lastError: 'mailbox unavailable',
    });
    expect(JSON.stringify(failed)).not.toContain('key=');
    const listed = await admin().get('/api/mails?status=failed');
    expect(listed.headers).toMatchObject({ 'x-total-count': '1', link: expect.stringContaining('rel="last"') });

    refusal = undefined;
    const again = await admin().post(`/api/mails/${failed.id}/resend`);
    expect(again.status).toBe(200);
    expect(again.headers['x-pellucidapp-alert']).toBe('The mail is sent again');
    await hasStatus('sent');
    const key = /key=(\S+)/.exec(sent[0]?.body ?? '')?.[1];
    expect((await app.anonymous.get(`/api/activate?key=${key}`)).status).toBe(200);
    expect((await admin().post(`/api/mails/${failed.id}/resend`)).status).toBe(409);
    expect((await admin().get('/api/mails?status=failed')).headers['x-total-count']).toBe('0');
  });

  test('whose link has expired are not sent again: 409', async () => {
    refusal = 'mailbox unavailable';
    await register('expired@example.org');
    await hasStatus('failed');
    const { id } = await newest();
    app.clock.advance(24 * 3_600);
    const admin = await app.signIn('admin');
    expect((await admin.post(`/api/mails/${id}/resend`)).body).toMatchObject({
      status: 409,
      detail: expect.stringContaining('expired'),
    });
  });
});
