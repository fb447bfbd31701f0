import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postgres } from '../../testing/databases.ts';
import { connect, type Database } from './database.ts';

const HEARD_MS = 10_000;

let own: Database;
let other: Database;
let heard: (number | null)[];
const said: string[] = [];
const log = { info: (_: object, text: string) => said.push(text), warn: (_: object, text: string) => said.push(text) };

beforeAll(async () => {
  own = await postgres.open();
  other = await connect({ target: { url: String(own.pool.options.connectionString) } });
  own.changes.subscribe('caller', (id) => heard.push(id));
  heard = [];
});
afterAll(async () => {
  await other.close();
  await own.close();
});

const renamePowerUser = async ({ pool }: Database): Promise<number> => {
  const text = "UPDATE app_user SET first_name = first_name || '.' WHERE login = 'poweruser' RETURNING id";
  return (await pool.query(text)).rows[0].id;
};

test('before it listens, not every change is heard', () => {
  expect(own.changes.isComplete()).toBe(false);
});

test('what another process changes is heard', async () => {
  await own.changeListener?.start(log);
  expect(own.changes.isComplete()).toBe(true);
  heard = [];
  const id = await renamePowerUser(other);
  await vi.waitFor(() => expect(heard).toContain(id), { timeout: HEARD_MS });
});

test('what this process changes is heard before the change is answered', async () => {
  heard = [];
  const id = await renamePowerUser(own);
  expect(heard).toContain(id);
});

test('while the connection is lost not every change is heard; it comes back by itself', async () => {
  heard = [];
  await other.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pellucid changes'",
  );
  await vi.waitFor(() => expect(own.changes.isComplete()).toBe(false), { timeout: HEARD_MS, interval: 5 });
  expect(heard).toContain(null);
  await vi.waitFor(() => expect(own.changes.isComplete()).toBe(true), { timeout: HEARD_MS });
  heard = [];
  const id = await renamePowerUser(other);
  await vi.waitFor(() => expect(heard).toContain(id), { timeout: HEARD_MS });
  expect(said).toEqual([
    'changes by other servers are heard',
    'changes by other servers are not heard; who asks is read from the database each time',
    'changes by other servers are heard',
  ]);
});

test('behind a pooler, which keeps changes to itself, not every change is heard', async () => {
  const pooled = await postgres.open();
  // A pooler answers with another process than the one that was connected to.
  await pooled.pool.query(`CREATE FUNCTION public.pg_backend_pid() RETURNS integer LANGUAGE sql AS 'SELECT 1';
    DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database()); END $$`);
  await pooled.changeListener?.start(log);
  expect(pooled.changes.isComplete()).toBe(false);
  await pooled.close();
});
