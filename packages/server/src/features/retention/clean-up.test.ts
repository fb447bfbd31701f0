import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTITIES } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registryOf } from '../../crud/registry.ts';
import type { Database } from '../../platform/db/database.ts';
import { onEachDatabase } from '../../testing/index.ts';
import { type CleanUp, createCleanUp } from './clean-up.ts';
import { removeDeadSocketFolders } from './folders.ts';
import { removeRows } from './repository.ts';
import { ROW_RETENTION } from './retention.ts';

const DAY_MS = 24 * 3_600_000;
const registry = registryOf(ENTITIES.map(({ definition }) => definition));

// Without an app, whose own clean-up begins in the background and would take some of these rows first.
onEachDatabase(({ open }) => {
  let now = new Date();
  let database: Database;
  let db: Database['db'];
  let dataDir: string;
  let cleanUp: CleanUp;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    dataDir = await mkdtemp(join(tmpdir(), 'clean-up-'));
    cleanUp = createCleanUp({ db, registry, clock: () => now, dataDir, log: pino({ level: 'silent' }) });
    await cleanUp.runIfDue();
  });
  afterAll(async () => {
    await cleanUp.stop();
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const count = async (table: string, where: string) =>
    Number((await db.execute(sql.raw(`SELECT count(*) AS n FROM ${table} WHERE ${where}`))).rows[0]?.n);

  test('removes by the next night what is older than it is kept, and nothing younger', async () => {
    const user = sql.raw(`(SELECT id FROM app_user WHERE login = 'analyst')`);
    for (const [name, days] of [
      ['old', 91],
      ['new', 2],
    ] as const) {
      const at = ago(days);
      await db.execute(sql`INSERT INTO session (id, user_id, created_at, last_seen_at, expires_at, remembered, address, user_agent)
        VALUES (${name}, ${user}, ${at}, ${at}, ${at}, false, '::1', '')`);
      await db.execute(sql`INSERT INTO account_key (key_hash, user_id, purpose, created_at, expires_at)
        VALUES (${name.padEnd(64, '0')}, ${user}, 'reset', ${at}, ${at})`);
      for (const status of ['sent', 'waiting']) {
        await db.execute(sql`INSERT INTO mail (kind, recipient, subject, body, status, created_at)
          VALUES ('reset', ${`${name}@example.org`}, '', '', ${status}, ${at})`);
      }
      await db.execute(sql`INSERT INTO app_user (login, email, password_hash, awaits_activation, created_date)
        VALUES (${`${name}-visitor`}, ${`${name}-visitor@example.org`}, '', true, ${at})`);
      await mkdir(join(dataDir, 'outbox'), { recursive: true });
      await writeFile(join(dataDir, 'outbox', `${name}.eml`), '');
      await utimes(join(dataDir, 'outbox', `${name}.eml`), new Date(at), new Date(at));
    }
    await db.execute(sql`INSERT INTO app_user (login, email, password_hash, awaits_activation, activated, created_date)
      VALUES ('by-hand', 'by-hand@example.org', '', true, true, ${ago(91)})`);

    await db.execute(sql`INSERT INTO assigned_roles (authority, users_id)
      SELECT 'ROLE_COMPLIANCE', id FROM app_user WHERE login = 'old-visitor'`);

    await cleanUp.runIfDue();
    expect(await count('session', `id = 'old'`), 'not before the night').toBe(1);
    now = new Date(now.getTime() + DAY_MS);
    await cleanUp.runIfDue();
    expect(await count('session', `id IN ('old', 'new')`)).toBe(1);
    expect(await count('account_key', `key_hash LIKE 'old%' OR key_hash LIKE 'new%'`)).toBe(1);
    expect(await count('mail', `recipient = 'old@example.org'`), 'waiting mail stays').toBe(1);
    expect(await count('mail', `recipient = 'new@example.org'`)).toBe(2);
    expect(await count('app_user', `login IN ('old-visitor', 'new-visitor', 'by-hand')`)).toBe(2);
    expect(await readdir(join(dataDir, 'outbox'))).toEqual(['new.eml']);
    const { rows } = await db.execute(sql`SELECT action, reason FROM audit_event WHERE actor = 'system'
      AND action IN ('user.delete', 'assignedRoles.delete') ORDER BY seq`);
    expect(rows, 'what goes with an account is told before it').toEqual([
      { action: 'assignedRoles.delete', reason: 'never activated' },
      { action: 'user.delete', reason: 'never activated' },
    ]);
  });

  test('keeps of each owner the newest only, however many there are', async () => {
    const searches = ROW_RETENTION.find(({ table }) => table === 'recent_search');
    if (!searches) throw new Error('Recent searches are not in the table');
    await db.execute(sql`INSERT INTO recent_search (user_id, page_info_id, queried, searched_at)
      SELECT u.id, (SELECT min(id) FROM page_info), 'q' || n, ${ago(0)}::timestamptz + n * interval '1 second'
      FROM app_user u, generate_series(1, 5) AS n WHERE u.login IN ('analyst', 'rival')`);
    expect(await removeRows(db, { ...searches, max: 2 }, new Date(0))).toBe(6);
    expect(await count('recent_search', `queried IN ('q4', 'q5')`)).toBe(4);
  });
});

test('folders of sockets that nobody listens at are removed, a day after', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'sockets-'));
  for (const name of ['db-dead', 'db-young', 'other']) await mkdir(join(parent, name));
  const old = new Date(Date.now() - 2 * DAY_MS);
  for (const name of ['db-dead', 'other']) await utimes(join(parent, name), old, old);
  const before = new Date(Date.now() - DAY_MS);
  expect(await removeDeadSocketFolders(parent, { prefix: 'db-', socket: 'socket', before })).toBe(1);
  expect((await readdir(parent)).sort()).toEqual(['db-young', 'other']);
  await rm(parent, { recursive: true });
});
