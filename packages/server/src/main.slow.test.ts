import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { connect as connectDatabase } from './platform/db/database.ts';
import { openEmbedded } from './platform/db/embedded.ts';
import { refusePublishedAccounts } from './seeds/published-accounts.ts';
import { withDatabase } from './testing/global-setup.ts';
import { useProcesses } from './testing/processes.ts';
import { signInBurst } from './testing/sign-in-burst.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pellucid-start-'));
});
const processes = useProcesses();
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (program: string, settings: Record<string, string>, words: string[] = []) =>
  processes.run(program, { DATA_DIR: folder, ...settings }, words);
const start = () => processes.serve({ DATA_DIR: folder, TRUSTED_PROXIES: '127.0.0.1' });
/** What a start that must fail says. */
const refusal = (settings: Record<string, string>) => processes.finished('main', { DATA_DIR: folder, ...settings });

const signIn = (origin: string, password: string) =>
  fetch(`${origin}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'boss', password }),
  });

/** Files that a server may open which is attacked with more connections than that. */
const OPEN_FILES = 512;

const SIGN_INS = 300;
/** Milliseconds after which whoever watches the server takes it for dead. */
const LIVENESS_TIMEOUT_MS = 1_000;

async function connected(origin: string): Promise<Socket> {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

// Every start is a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

describe('a start that cannot succeed ends with one line and code 1', () => {
  test('wrong settings, each told', async () => {
    expect(await refusal({ NODE_ENV: 'Production', PORT: 'x', SMTP_URL: 'mail' })).toEqual({
      code: 1,
      lines: [
        'NODE_ENV: must be development, test or production',
        'PORT: must be a whole number from 0 to 65535',
        'SMTP_URL: must be an address such as smtp://user:password@host:587',
      ],
    });
  });

  test('a port in use, at once', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, lines } = await refusal({ PORT: String(port) });
    other.close();
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [`PORT: ${port} is in use. End the program that uses it, or set PORT to another one.`],
    });
  });

  test('a database that cannot be reached', async () => {
    const { code, lines } = await refusal({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
    expect({ code, count: lines.length }).toEqual({ code: 1, count: 1 });
    expect(lines[0]).toMatch(/^DATABASE_URL: the database cannot be reached .*Check the address/);
    expect(lines[0]).not.toContain('secret');
  });

  test('accounts that everyone knows the password of, until the command closes them', async () => {
    const data = join(folder, 'was-a-demonstration');
    await cp(inject('templates').embeddedFolder, join(data, 'database'), { recursive: true });
    const { code, lines } = await refusal({ DATA_DIR: data });
    expect({ code, count: lines.length }).toEqual({ code: 1, count: 1 });
    expect(lines[0]).toMatch(/published password: admin, .*Run `npm run disable-demo-accounts`/);

    const command = await processes.finished('disable-demo-accounts', { DATA_DIR: data });
    expect({ code: command.code, line: command.lines[0] }).toEqual({
      code: 0,
      line: expect.stringMatching(/^Nobody can sign in any more as admin, analyst, /),
    });
    const database = await openEmbedded(join(data, 'database'));
    await expect(refusePublishedAccounts(database.db)).resolves.toBeUndefined();
    await database.close();
  });

  test('the same accounts in a database that servers share', async () => {
    const { adminUrl, template } = inject('templates').postgres;
    const admin = await connectDatabase({ target: { url: adminUrl } });
    const name = `pellucid_was_a_demonstration_${process.pid}`;
    await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    const shared = { DATA_DIR: join(folder, 'shared'), DATABASE_URL: withDatabase(adminUrl, name) };
    const { code, lines } = await refusal(shared);
    expect({ code, count: lines.length }).toEqual({ code: 1, count: 1 });
    expect(lines[0]).toMatch(/published password: admin, .*Run `npm run disable-demo-accounts`/);

    expect((await processes.finished('disable-demo-accounts', shared)).code).toBe(0);
    const database = await connectDatabase({ target: { url: shared.DATABASE_URL } });
    await expect(refusePublishedAccounts(database.db)).resolves.toBeUndefined();
    await database.close();
    await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
  });

  test('a data folder that cannot be made, and files that are not there', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    expect((await refusal({ DATA_DIR: join(file, 'data') })).lines[0]).toMatch(
      /^DATA_DIR: .* cannot be made \(ENOTDIR\)/,
    );
    const { code, lines } = await refusal({ OPEN_PAYMENTS_FILES: join(folder, 'missing-*.csv') });
    expect({ code, line: lines[0] }).toEqual({
      code: 1,
      line: `OPEN_PAYMENTS_FILES: no file is called ${join(folder, 'missing-*.csv')}. Check the path.`,
    });
  });
});

test('one server on a folder; it survives kill -9 with its data, silent connections and bursts of sign-ins, and ends cleanly when asked', async () => {
  const first = await start();
  const announced = join(folder, 'server.json');
  expect((await stat(announced)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);

  const second = await refusal({});
  expect({ code: second.code, count: second.lines.length }).toEqual({ code: 1, count: 1 });
  expect(second.lines[0]).toContain(`is in use by another process (${first.child.pid})`);

  const created = run('create-admin', {}, ['--login', 'Boss', '--email', 'boss@example.org']);
  created.child.stdin?.end('Good#Morning1\n');
  expect({ code: await created.code, says: created.output().trim() }).toEqual({
    code: 0,
    says: 'boss can sign in as an administrator now.',
  });
  const { id_token: token } = (await (await signIn(first.origin, 'Good#Morning1')).json()) as {
    id_token: string;
  };

  const fromMany = await signInBurst(first.origin, SIGN_INS, (n) => ({
    username: n % 2 === 0 ? 'boss' : `nobody${n}`,
    password: 'Moonshine#2026',
    address: `10.1.${n >> 8}.${n & 255}`,
  }));
  expect([...fromMany.statuses.keys()].filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  // 50 on the account, and so many of nobody's as can be checked in time.
  expect(fromMany.statuses.get(401)).toBeLessThanOrEqual(SIGN_INS / 2 + 50);
  expect(fromMany).toMatchObject({ withoutRetryAfter: 0 });
  expect(fromMany.longestLiveness).toBeLessThan(LIVENESS_TIMEOUT_MS);
  const fromOne = await signInBurst(first.origin, SIGN_INS, () => ({
    username: 'nobody',
    password: 'Moonshine#2026',
    address: '10.2.0.1',
  }));
  // Five, and one more after each wait that ends meanwhile.
  expect(fromOne.statuses.get(401)).toBeLessThanOrEqual(8);
  expect([...fromOne.statuses.keys()].sort()).toEqual([401, 429]);
  expect(fromOne).toMatchObject({ withoutRetryAfter: 0 });
  expect(fromOne.longestLiveness).toBeLessThan(LIVENESS_TIMEOUT_MS);

  first.child.kill('SIGKILL');
  await first.code;
  const again = await processes.serve({ DATA_DIR: folder }, OPEN_FILES);
  // The key of the tokens and the session are kept: nobody is signed out by a restart.
  const account = await fetch(`${again.origin}/api/account`, { headers: { authorization: `Bearer ${token}` } });
  expect(await account.json()).toMatchObject({ login: 'boss', authorities: ['ROLE_ADMIN', 'ROLE_USER'] });
  expect(JSON.parse(await readFile(announced, 'utf8'))).toMatchObject({ pid: again.child.pid, origin: again.origin });

  const silent = await Promise.all(Array.from({ length: 2 * OPEN_FILES }, () => connected(again.origin)));
  const answer = await fetch(`${again.origin}/management/health`);
  expect(answer.status, 'while strangers hold connections').toBe(200);
  for (const socket of silent) socket.destroy();

  again.child.kill('SIGTERM');
  expect(await again.code).toBe(0);
  expect(existsSync(announced)).toBe(false);
});

test('without a server the command opens the folder itself, and refuses what does not fit', async () => {
  const data = join(folder, 'another');
  const weak = run('create-admin', { DATA_DIR: data }, ['--login', 'boss', '--email', 'boss@example.org']);
  weak.child.stdin?.end('weak\n');
  expect(await weak.code).toBe(1);
  expect(weak.output()).toMatch(/^password: Use at least 8 characters/);
  const demo = run('create-admin', { DATA_DIR: data, NODE_ENV: 'development' });
  expect(await demo.code).toBe(1);
  expect(demo.output()).toContain('Demo mode has its own administrator');
});
