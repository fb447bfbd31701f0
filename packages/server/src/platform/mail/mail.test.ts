import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetMail } from '../../features/accounts/account-mails.ts';
import { referralMail } from '../../features/referrals/referral-mail.ts';
import { onEachDatabase } from '../../testing/index.ts';
import type { Database } from '../db/database.ts';
import { createDispatcher, type Dispatcher, RETRY_AFTER } from './dispatcher.ts';
import { claimDueMail, mail, queueMail } from './repository.ts';
import { type MailTransport, outboxTransport, smtpTransport } from './transport.ts';

const SENDER = { productName: 'Pellucid', publicUrl: 'https://portal.example' };
const FROM = { name: 'Pellucid', host: 'portal.example' };

/** A real mail server that keeps what it takes; `refuse` makes it say no, with this code, to every recipient. */
class TestMailServer {
  readonly taken: { from: string; to: string[]; text: string }[] = [];
  refuse: number | undefined;
  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_, __, done) =>
      this.refuse ? done(Object.assign(new Error('No'), { responseCode: this.refuse })) : done(),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        this.taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: `${Buffer.concat(chunks)}` });
        done();
      });
    },
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  close = () => new Promise<void>((resolve) => this.server.close(() => resolve()));
}

onEachDatabase((kind) => {
  let database: Database;
  let server: TestMailServer;
  let url: string;
  let now: Date;
  let dispatcher: Dispatcher;

  const using = (transport: MailTransport) =>
    createDispatcher({ db: database.db, transport, clock: () => now, log: pino({ level: 'silent' }) });
  const queue = (recipient = 'ann@example.org') =>
    queueMail(database.db, recipient, resetMail(SENDER, 'ann', 'k3y'), now);
  const newest = async () => (await database.db.select().from(mail).orderBy(desc(mail.id)).limit(1))[0];
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };

  beforeAll(async () => {
    database = await kind.open();
    server = new TestMailServer();
    url = await server.listen();
    dispatcher = using(smtpTransport(`${url}?from=portal@sender.example`, FROM));
  });
  beforeEach(() => {
    now = new Date('2026-03-01T08:00:00Z');
    server.refuse = undefined;
    server.taken.length = 0;
  });
  afterAll(async () => {
    await dispatcher.stop();
    await server.close();
    await database.close();
  });

  test('a queued mail reaches a mail server once, and the key in it does not stay behind', async () => {
    await queue();
    await Promise.all([dispatcher.sendDue(), dispatcher.sendDue()]);
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatchObject({ from: 'portal@sender.example', to: ['ann@example.org'] });
    expect(server.taken[0]?.text).toContain('Subject: Reset your Pellucid password');
    expect(server.taken[0]?.text.replace(/=\r\n/g, '')).toMatch(
      /https:\/\/portal\.example\/#\/reset\/finish\?key=(3D)?k3y/,
    );
    expect(await newest()).toMatchObject({ status: 'sent', attempts: 1, body: '', lastError: null });
  });

  test('what is rolled back is not sent', async () => {
    const undone = database.db.transaction(async (tx) => {
      await queueMail(tx, 'ann@example.org', resetMail(SENDER, 'ann', 'k3y'), now);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await dispatcher.sendDue();
    expect(server.taken).toEqual([]);
  });

  describe('a server that says no', () => {
    test('for now is asked again later, and then it gets the mail', async () => {
      await queue();
      server.refuse = 451;
      await dispatcher.sendDue();
      expect(await newest()).toMatchObject({
        status: 'waiting',
        attempts: 1,
        lastError: expect.stringContaining('No'),
      });
      server.refuse = undefined;
      await dispatcher.sendDue();
      expect(server.taken).toEqual([]);
      pass(RETRY_AFTER[0] ?? 0);
      await dispatcher.sendDue();
      expect(server.taken).toHaveLength(1);
      expect(await newest()).toMatchObject({ status: 'sent', attempts: 2 });
    });

    test('every time is given up, with its reason', async () => {
      await queue();
      server.refuse = 451;
      await dispatcher.sendDue();
      for (const wait of RETRY_AFTER) {
        expect(await newest()).toMatchObject({ status: 'waiting' });
        pass(wait);
        await dispatcher.sendDue();
      }
      expect(await newest()).toMatchObject({
        status: 'failed',
        attempts: RETRY_AFTER.length + 1,
        nextAttemptAt: null,
        lastError: expect.stringContaining('451'),
      });
    });

    test('because it knows no such person is not asked again', async () => {
      await queue('nobody@example.org');
      server.refuse = 550;
      await dispatcher.sendDue();
      expect(await newest()).toMatchObject({ status: 'failed', attempts: 1 });
    });

    test('until the key in the mail is dead is given up then', async () => {
      await queue();
      server.refuse = 451;
      pass(24 * 3_600 - 10);
      await dispatcher.sendDue();
      expect(await newest()).toMatchObject({ status: 'failed', attempts: 1 });
    });
  });

  test('a server that is away does not stop the mails behind the first', async () => {
    const away = using(smtpTransport('smtp://127.0.0.1:1', FROM));
    await queue('one@example.org');
    await queue('two@example.org');
    await away.sendDue();
    const rows = await database.db.select().from(mail).orderBy(desc(mail.id)).limit(2);
    for (const row of rows)
      expect(row).toMatchObject({ status: 'waiting', lastError: expect.stringContaining('ECONN') });
    await away.stop();
  });

  test('a mail whose sender was killed in the middle is tried again', async () => {
    await queue('late@example.org');
    expect((await claimDueMail(database.db, now, new Date(now.getTime() + 300_000)))?.recipient).toBe(
      'late@example.org',
    );
    await dispatcher.sendDue();
    expect(server.taken).toEqual([]);
    pass(300);
    await dispatcher.sendDue();
    expect(server.taken.map(({ to }) => to)).toContainEqual(['late@example.org']);
  });

  test('names and addresses cannot write headers or recipients of their own', async () => {
    const recommendation = referralMail(
      SENDER,
      'Eve\r\nBcc: all@victim.example',
      'Hello\r\n.\r\nMAIL FROM:<x@y.example>',
    );
    await queueMail(database.db, 'ann@example.org', recommendation, now);
    await queueMail(database.db, 'ann@example.org, all@victim.example', recommendation, now);
    await queueMail(database.db, 'ann@example.org>\r\nRCPT TO:<all@victim.example', recommendation, now);
    await dispatcher.sendDue();
    for (const { to, text } of server.taken) {
      expect(to).toHaveLength(1);
      expect(text.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    }
    expect(server.taken.flatMap(({ to }) => to)).not.toContain('all@victim.example');
    expect(server.taken.length).toBeGreaterThan(0);
  });

  test('without a mail server each mail is a file that only its owner reads', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pellucid-outbox-'));
    const outbox = using(outboxTransport(join(folder, 'outbox'), FROM));
    await queue('file@example.org');
    await outbox.sendDue();
    const [name, ...others] = await readdir(join(folder, 'outbox'));
    expect(name).toMatch(/^\d{6,}\.eml$/);
    expect(others).toEqual([]);
    const file = join(folder, 'outbox', name ?? '');
    expect(await readFile(file, 'utf8')).toContain('To: file@example.org');
    expect((await stat(file)).mode & 0o077).toBe(0);
    await outbox.stop();
    await rm(folder, { recursive: true });
  });
});
