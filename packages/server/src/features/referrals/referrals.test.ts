import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  const refer = (emails: unknown, message: unknown = 'Have a look', login = 'analyst') =>
    app.as(login).post('/api/refer-friend', { emails, message });

  test('needs a sign-in (401) and one to ten addresses (400)', async () => {
    expect((await app.anonymous.post('/api/refer-friend', { emails: ['a@b.example'] })).status).toBe(401);
    const tooMany = Array.from({ length: 11 }, (_, n) => `friend${n}@example.org`);
    for (const emails of [
      undefined,
      [],
      tooMany,
      'a@b.example',
      ['no-address'],
      ['Ann<a@b.example>'],
      ['a@b.example,c@d.example'],
      ['a@b.example\r\nBcc: c@d.example'],
      [null],
    ]) {
      expect((await refer(emails)).status).toBe(400);
    }
    expect((await refer(['a@b.example'], 'x'.repeat(1_001))).status).toBe(400);
    expect((await refer(['a@b.example'], 'nul\0')).status).toBe(400);
  });

  test('mails each friend once, with what was written as text', async () => {
    const message = 'Look at this.\r\nBcc: all@victim.example\n<script>alert(1)</script>';
    expect((await refer(['Friend@Example.org', 'friend@example.org', 'other@example.org'], message)).status).toBe(200);
    const mail = await app.mailTo('friend@example.org');
    expect(mail.subject).toBe('analyst@pellucid.example recommends Pellucid');
    expect(mail.body).toContain(message);
    await app.mailTo('other@example.org');
    expect(app.mails).toEqual([]);
  });

  test('is held to twenty friends a day for each user, and five mails an hour to one address', async () => {
    const friends = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => `f${from + n}@example.org`);
    expect((await refer(friends(0, 10), '', 'rival')).status).toBe(200);
    expect((await refer(friends(10, 9), '', 'rival')).status).toBe(200);
    expect((await refer(friends(20, 2), '', 'rival')).status).toBe(429);
    expect((await refer(friends(20, 1), '', 'rival')).status).toBe(200);
    for (const login of ['free', 'compliance', 'poweruser', 'entityadmin', 'asadmin', 'admin']) {
      expect((await refer(['target@example.org'], '', login)).status).toBe(200);
    }
    for (let n = 0; n < 5; n += 1) await app.mailTo('target@example.org');
    expect(app.mails.filter(({ recipient }) => recipient === 'target@example.org')).toEqual([]);
  });
});
