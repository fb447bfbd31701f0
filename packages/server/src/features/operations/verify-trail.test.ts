import type { AuditAction } from '@pellucid/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from '../../platform/audit/audit-trail.ts';
import type { Database } from '../../platform/db/database.ts';
import { buildTestApp, embedded, onEachDatabase } from '../../testing/index.ts';
import { CONTROL_TOKEN } from '../../testing/test-app.ts';
import { verifyTrail } from './verify-trail.ts';

onEachDatabase((database) => {
  let opened: Database;
  beforeAll(async () => {
    opened = await database.open();
  });
  afterAll(() => opened.close());

  const record = (action: AuditAction) =>
    opened.db.transaction((tx) =>
      recordAudit(
        tx,
        { actor: 'ann', action, entity: 'user', entityId: 7, old: { a: 1, b: [2] }, new: { a: 2 } },
        new Date(),
      ),
    );

  /** Changes the trail as someone can who owns the database, looks, and undoes it. */
  async function tampered(statement: string, hash?: string) {
    const { pool } = opened;
    await pool.query('DROP TABLE IF EXISTS kept');
    await pool.query('CREATE TABLE kept AS SELECT * FROM audit_event');
    const trigger = (state: string) => pool.query(`ALTER TABLE audit_event ${state} TRIGGER audit_event_append_only`);
    await trigger('DISABLE');
    await pool.query(statement);
    const found = await verifyTrail(opened.db, hash);
    await pool.query('DELETE FROM audit_event');
    await pool.query('INSERT INTO audit_event SELECT * FROM kept');
    await trigger('ENABLE');
    return found;
  }

  test('an empty trail and one that nobody touched are intact, and say their last hash', async () => {
    expect(await verifyTrail(opened.db)).toEqual({ rows: 0, lastHash: null, fault: null, contains: true });
    for (const action of ['a.create', 'a.update', 'a.delete', 'a.undelete'] as const) await record(action);
    const state = await verifyTrail(opened.db);
    expect(state).toMatchObject({ rows: 4, fault: null, lastHash: expect.stringMatching(/^[\da-f]{64}$/) });
    expect((await verifyTrail(opened.db, state.lastHash ?? '')).contains).toBe(true);
    expect((await verifyTrail(opened.db, 'f'.repeat(64))).contains).toBe(false);
  });

  test.each([
    ['who did it', `UPDATE audit_event SET actor = 'bob' WHERE seq = 2`, 2],
    ['what it was before', `UPDATE audit_event SET old = '{"a": 1, "b": [3]}' WHERE seq = 2`, 2],
    ['when', `UPDATE audit_event SET at = at + interval '1 millisecond' WHERE seq = 3`, 3],
    ['why', `UPDATE audit_event SET reason = 'because' WHERE seq = 1`, 1],
    ['a row, taken out', 'DELETE FROM audit_event WHERE seq = 2', 3],
    [
      'a row, taken out and the gap closed',
      'DELETE FROM audit_event WHERE seq = 2; UPDATE audit_event SET seq = seq + 100 WHERE seq > 2; UPDATE audit_event SET seq = seq - 101 WHERE seq > 100',
      2,
    ],
    ['the first row', 'DELETE FROM audit_event WHERE seq = 1', 2],
    [
      'the order',
      'UPDATE audit_event SET seq = 9 WHERE seq = 2; UPDATE audit_event SET seq = 2 WHERE seq = 3; UPDATE audit_event SET seq = 3 WHERE seq = 9',
      2,
    ],
  ])('shows where the trail was altered: %s', async (_, statement, row) => {
    expect((await tampered(statement)).fault).toMatchObject({ id: row });
    expect((await verifyTrail(opened.db)).fault).toBeNull();
  });

  test('an end that was cut off holds together, but lacks the hash that was noted before', async () => {
    const { lastHash } = await verifyTrail(opened.db);
    const cut = await tampered('DELETE FROM audit_event WHERE seq > 2', lastHash ?? '');
    expect(cut).toMatchObject({ rows: 2, fault: null, contains: false });
  });
});

test('the command asks the running server, and nobody else can: 404, administrators too', async () => {
  const app = await buildTestApp({ database: embedded });
  const ask = (headers: Record<string, string>) => app.as('admin').post('/control/verify-audit', {}, headers);
  expect((await ask({})).status).toBe(404);
  expect((await ask({ 'x-pellucid-control': 'guess' })).status).toBe(404);
  const { status, body } = await ask({ 'x-pellucid-control': CONTROL_TOKEN });
  expect({ status, body }).toMatchObject({ status: 200, body: { rows: 1, fault: null, contains: true } });
  await app.close();
});
