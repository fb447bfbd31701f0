import { authenticate, createViewerToken, getAccount, signOut } from '@pellucid/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../../platform/audit/audit-trail.ts';
import { appUser, auditEvent, userAuthority } from '../../platform/db/tables.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { buildTestApp, onEachDatabase, type TestApp } from '../../testing/index.ts';

const PASSWORD = 'Sunshine#2026';

onEachDatabase((database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ database });
  });
  afterAll(() => app.close());

  let lastAddress = 0;
  /** An address that the throttle has not met. */
  const newAddress = () => `10.1.0.${++lastAddress}`;

  const signIn = (username: string, password = PASSWORD, address = newAddress(), rememberMe = false) =>
    app.anonymous.send({
      method: 'POST',
      url: `/${authenticate.path}`,
      payload: { username, password, rememberMe },
      remoteAddress: address,
    });

  const newToken = async (login: string, rememberMe = false): Promise<string> =>
    (await signIn(login, PASSWORD, newAddress(), rememberMe)).body.id_token;

  const statusWith = async (token: string) =>
    (await app.anonymous.get(`/${getAccount.path}`, { authorization: `Bearer ${token}` })).status;

  describe('signing in', () => {
    test('a wrong password and an unknown name are one and the same 401', async () => {
      const wrong = await signIn('analyst', 'not-the-password');
      const unknown = await signIn('nobody', 'not-the-password');
      expect(wrong.status).toBe(401);
      expect(wrong.body).toEqual({
        type: 'https://www.jhipster.tech/problem/problem-with-message',
        title: 'Unauthorized',
        status: 401,
        detail: 'Bad credentials',
        path: '/api/authenticate',
        message: 'error.http.401',
      });
      expect(unknown.body).toEqual(wrong.body);
      expect(wrong.headers.authorization).toBeUndefined();
    });

    test('a wrong password and an unknown name take as long', { retry: 2 }, async () => {
      const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const time = async (kind: 'known' | 'unknown', name: string) => {
        const began = performance.now();
        expect((await signIn(name, 'not-the-password')).status).toBe(401);
        took[kind].push(performance.now() - began);
      };
      for (let n = 0; n < 15; n += 1) {
        await time('known', 'entityadmin');
        await time('unknown', `stranger${n}`);
      }
      const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
      const ratio = median(took.known) / median(took.unknown);
      // Without the decoy an unknown name is answered several times sooner; the bound leaves room for a busy machine.
      expect(ratio).toBeGreaterThan(0.6);
      expect(ratio).toBeLessThan(1.7);
    });

    test('a disabled user is told so only after the right password: 403, else 401', async () => {
      await app.database.db.update(appUser).set({ activated: false }).where(eq(appUser.login, 'free'));
      expect((await signIn('free', 'not-the-password')).body.detail).toBe('Bad credentials');
      const disabled = await signIn('free');
      expect(disabled).toMatchObject({
        status: 403,
        body: { detail: 'User is Disabled! Please contact your Administrator.' },
      });
      expect(disabled.headers.authorization).toBeUndefined();
      await app.database.db.update(appUser).set({ activated: true }).where(eq(appUser.login, 'free'));
    });

    test('a body that does not fit names its fields as JHipster does: 400', async () => {
      const answer = await app.anonymous.post(`/${authenticate.path}`, { password: 'abc' });
      expect(answer.status).toBe(400);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.body).toMatchObject({
        type: 'https://www.jhipster.tech/problem/constraint-violation',
        title: 'Method argument not valid',
        message: 'error.validation',
        fieldErrors: [
          { objectName: 'loginVM', field: 'username', message: 'NotNull' },
          { objectName: 'loginVM', field: 'password', message: 'Size' },
        ],
      });
    });

    test('login and e-mail address sign in, in any case; the token is in header and body', async () => {
      for (const name of ['analyst', ' ANALYST@Pellucid.Example ']) {
        const answer = await signIn(name);
        expect(answer.status).toBe(200);
        expect(answer.headers.authorization).toBe(`Bearer ${answer.body.id_token}`);
        expect(await statusWith(answer.body.id_token)).toBe(200);
      }
      // Passwords are compared exactly.
      expect((await signIn('analyst', PASSWORD.toLowerCase())).status).toBe(401);
    });
  });

  describe('guessing', () => {
    test('makes the guesser wait longer and longer, and nobody else', async () => {
      const guesser = newAddress();
      const guess = () => signIn('rival', 'a-guess', guesser);
      const statuses = [];
      for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await guess()).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const wait = Number((await guess()).headers['retry-after']);
      // The right password does not help who has to wait: else the answer would tell that it is right.
      expect((await signIn('rival', PASSWORD, guesser)).status).toBe(429);
      expect((await signIn('RIVAL@pellucid.example', 'a-guess', guesser)).status).toBe(429);
      expect((await signIn('rival')).status).toBe(200);

      app.clock.advance(wait);
      expect((await guess()).status).toBe(401);
      expect(Number((await guess()).headers['retry-after'])).toBeGreaterThan(wait);
      app.clock.advance(1_000);
      expect((await signIn('rival', PASSWORD, guesser)).status).toBe(200);
    });

    test('from very many addresses stops strangers, not the owner at a familiar address', async () => {
      const home = newAddress();
      expect((await signIn('compliance', PASSWORD, home)).status).toBe(200);
      for (let attempt = 0; attempt < 50; attempt += 1) await signIn('compliance', 'a-guess', `10.2.0.${attempt}`);
      expect((await signIn('compliance', PASSWORD, '10.3.0.1')).status).toBe(429);
      expect((await signIn('compliance', PASSWORD, home)).status).toBe(200);
    });

    test('of many accounts from one address stops that address', async () => {
      const sprayer = newAddress();
      for (let attempt = 0; attempt < 100; attempt += 1) await signIn(`user${attempt}`, 'a-guess', sprayer);
      expect((await signIn('analyst', PASSWORD, sprayer)).status).toBe(429);
      expect((await signIn('analyst')).status).toBe(200);
    });
  });

  describe('guessing in a burst', () => {
    const burst = (count: number, guess: (n: number) => ReturnType<typeof signIn>) =>
      Promise.all(Array.from({ length: count }, (_, n) => guess(n)));
    const tally = (answers: { status: number }[]) =>
      [401, 429].map((status) => answers.filter((answer) => answer.status === status).length);

    test('of one account gets as many tries as one after another', async () => {
      const guesser = newAddress();
      expect(tally(await burst(30, () => signIn('rival', 'a-guess', guesser)))).toEqual([5, 25]);
    });

    test('of many accounts from one address too; who is known there still gets in, a stranger does not', async () => {
      const office = newAddress();
      expect((await signIn('analyst', PASSWORD, office)).status).toBe(200);
      expect(tally(await burst(130, (n) => signIn(`nobody${n}`, 'a-guess', office)))).toEqual([100, 30]);
      expect((await signIn('analyst', PASSWORD, office)).status).toBe(200);
      expect((await signIn('entityadmin', PASSWORD, office)).status).toBe(429);
    });

    test('from one IPv6 network is from one address', async () => {
      const answers = await burst(30, (n) => signIn('rival', 'a-guess', `2001:db8:7:7::${n + 1}`));
      expect(tally(answers)).toEqual([5, 25]);
    });

    test('of which no time is left to look at a password counts no attempt: 503 with Retry-After', async () => {
      const home = newAddress();
      let isBusy = true;
      const checkAgainAndAgain = async () => {
        while (isBusy) await hashPassword('of somebody else');
      };
      // More than may wait: the ones too many end at once, and each of the others is back in line as soon as it is done.
      const others = Promise.all(Array.from({ length: 200 }, () => checkAgainAndAgain().catch(() => 'too many')));
      const refused = await burst(6, () => signIn('free', 'a-guess', home));
      isBusy = false;
      expect(await others).toContain('too many');
      for (const { status, headers } of refused)
        expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
      expect((await signIn('free', PASSWORD, home)).status).toBe(200);
    });

    test('that has to wait for the database too long is put off: 503, no error', async () => {
      const { options } = app.database.pool;
      const { connectionTimeoutMillis: timeout, max } = options;
      const busy = await Promise.all(Array.from({ length: max }, () => app.database.pool.connect()));
      options.connectionTimeoutMillis = 20;
      const { status, headers } = await signIn('analyst');
      for (const connection of busy) connection.release();
      options.connectionTimeoutMillis = timeout;
      expect({ status, isToldWhen: Number(headers['retry-after']) > 0 }).toEqual({ status: 503, isToldWhen: true });
    });

    test('waits no longer when the clock is set back', async () => {
      const guesser = newAddress();
      await burst(6, () => signIn('rival', 'a-guess', guesser));
      app.clock.advance(-3_600);
      const wait = Number((await signIn('rival', 'a-guess', guesser)).headers['retry-after']);
      expect(wait).toBeLessThanOrEqual(2);
      app.clock.advance(3_600);
    });
  });

  describe('a device on which somebody has signed in', () => {
    const onDevice = (username: string, cookie: string | undefined, address: string, password = PASSWORD) =>
      app.anonymous.send({
        method: 'POST',
        url: `/${authenticate.path}`,
        payload: { username, password },
        remoteAddress: address,
        headers: { ...(cookie && { cookie }) },
      });
    const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';')[0];
    /** An address that strangers wait at, and where somebody has guessed at this account. */
    async function blamed(account: string): Promise<string> {
      const address = newAddress();
      for (let n = 0; n < 6; n += 1) await signIn(account, 'a-guess', address);
      await Promise.all(Array.from({ length: 100 }, (_, n) => signIn(`guest${n}`, 'a-guess', address)));
      return address;
    }

    test('is known by a cookie that no script reads and that opens nothing', async () => {
      const answer = await signIn('analyst');
      expect(String(answer.headers['set-cookie'])).toMatch(
        /^known-device=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      expect((await signIn('analyst', 'a-guess')).headers['set-cookie']).toBeUndefined();
      const cookie = cookieOf(answer);
      expect((await app.anonymous.get(`/${getAccount.path}`, { cookie: String(cookie) })).status).toBe(401);
      const token = cookie?.slice('known-device='.length) ?? '';
      expect(await statusWith(token)).toBe(401);
    });

    test('lets its owner in at a blamed address, nobody else and no guesser', async () => {
      const cookie = cookieOf(await signIn('analyst'));
      const cafe = await blamed('analyst');
      expect((await onDevice('analyst', undefined, cafe)).status).toBe(429);
      expect((await onDevice('rival', cookie, cafe)).status, 'another account').toBe(429);
      expect((await onDevice('analyst', `${cookie}x`, cafe)).status, 'a forged cookie').toBe(429);
      const token = String((await signIn('analyst')).headers.authorization).slice('Bearer '.length);
      expect((await onDevice('analyst', `known-device=${token}`, cafe)).status, 'the token of a session').toBe(429);
      expect((await onDevice('analyst', cookie, cafe)).status).toBe(200);

      const guesses = [];
      for (let n = 0; n < 6; n += 1) guesses.push((await onDevice('analyst', cookie, cafe, 'a-guess')).status);
      expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
      // From another address it is the same device.
      expect((await onDevice('analyst', cookie, newAddress())).status).toBe(429);
    });

    test('is a stranger again after 90 days', async () => {
      const cookie = cookieOf(await signIn('compliance'));
      app.clock.advance(91 * 24 * 3_600);
      const cafe = await blamed('compliance');
      expect((await onDevice('compliance', cookie, cafe)).status).toBe(429);
    });
  });

  describe('a session', () => {
    test('is needed: 401 without, with a forged and with an altered token', async () => {
      const [header, payload, signature] = (await newToken('analyst')).split('.');
      const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
      for (const token of ['', 'x.y.z', `${header}.${payload}.${signature?.slice(2)}AA`, `${unsigned}.${payload}.`]) {
        expect(await statusWith(token)).toBe(401);
      }
      for (const { method, path } of [getAccount, createViewerToken, signOut]) {
        expect((await app.anonymous.send({ method, url: `/${path}` })).status).toBe(401);
      }
    });

    test('says who the caller is', async () => {
      const token = await newToken('analyst');
      const { body } = await app.anonymous.get('/api/account', { authorization: `Bearer ${token}` });
      expect(body).toMatchObject({
        login: 'analyst',
        email: 'analyst@pellucid.example',
        activated: true,
        authorities: ['ROLE_USER'],
        company: { tier: 'UNLIMITED' },
      });
      expect(JSON.stringify(body)).not.toContain('argon2');
      expect((await app.as('analyst').post('/api/account/token')).body).toEqual({});
      // A JHipster client asks for the login alone, with and without a sign-in.
      const who = await app.as('analyst').get('/api/authenticate');
      expect(who).toMatchObject({ status: 200, text: 'analyst' });
      expect(who.headers['content-type']).toMatch(/^text\/plain/);
      for (const headers of [{}, { authorization: 'Bearer x.y.z' }]) {
        expect(await app.anonymous.get('/api/authenticate', headers)).toMatchObject({ status: 200, text: '' });
      }
    });

    test('ends at sign-out, from the next request on, and no other does', async () => {
      const [token, other] = [await newToken('analyst'), await newToken('analyst')];
      const answer = await app.anonymous.post('/api/account/sign-out', undefined, { authorization: `Bearer ${token}` });
      expect(answer).toMatchObject({ status: 204, text: '' });
      expect(await statusWith(token)).toBe(401);
      expect(await statusWith(other)).toBe(200);
    });

    test('ends after 1800 s without a request, and lives on with them', async () => {
      const [idle, busy] = [await newToken('analyst'), await newToken('analyst')];
      for (let minutes = 0; minutes < 40; minutes += 20) {
        app.clock.advance(20 * 60 - 1);
        expect(await statusWith(busy)).toBe(200);
      }
      expect(await statusWith(idle)).toBe(401);
      app.clock.advance(1_801);
      expect(await statusWith(busy)).toBe(401);
    });

    test('ends at its absolute end however busy it is; a remembered one lives longer', async () => {
      const [plain, remembered] = [await newToken('analyst'), await newToken('analyst', true)];
      for (let quarters = 0; quarters < 4 * 13; quarters += 1) {
        app.clock.advance(900);
        await Promise.all([statusWith(plain), statusWith(remembered)]);
      }
      expect(await statusWith(plain)).toBe(401);
      expect(await statusWith(remembered)).toBe(200);
    });

    test('follows what its user may: a new role holds, a disabled user is out', async () => {
      const token = await newToken('poweruser');
      const { db } = app.database;
      expect(await statusWith(token)).toBe(200);
      const [user] = await db.select().from(appUser).where(eq(appUser.login, 'poweruser'));
      await db.delete(userAuthority).where(eq(userAuthority.userId, user?.id ?? 0));
      await db.update(appUser).set({ activated: false }).where(eq(appUser.login, 'poweruser'));
      app.clock.advance(1);
      expect(await statusWith(token)).toBe(401);
    });
  });

  test('the audit trail tells every sign-in, holds together by its hashes, and cannot be changed', async () => {
    await signIn('analyst', 'Tr0ub4dor&3', '10.9.9.9');
    await signIn('Tr0ub4dor&3', 'analyst', '10.9.9.9');
    const rows = await app.database.db.select().from(auditEvent).orderBy(auditEvent.seq);
    expect(rows.slice(-2)).toMatchObject([
      { actor: 'analyst', action: 'sign-in-failed', address: '10.9.9.9' },
      { actor: 'anonymous', action: 'sign-in-failed', address: '10.9.9.9' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Tr0ub4dor');
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['sign-in', 'sign-in-failed', 'sign-in-disabled', 'sign-out']),
    );
    rows.forEach((row, index) => {
      expect(row.hash).toBe(hashOf(row));
      expect(row.previousHash).toBe(rows[index - 1]?.hash ?? '0'.repeat(64));
    });
    const attack = (sql: string) => expect(app.database.pool.query(sql)).rejects.toThrow('append-only');
    await attack(`UPDATE audit_event SET actor = 'someone else'`);
    await attack('DELETE FROM audit_event WHERE seq = 1');
    await attack('TRUNCATE audit_event');
  });
});
