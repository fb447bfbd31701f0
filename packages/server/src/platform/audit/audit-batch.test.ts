import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { embedded } from '../../testing/databases.ts';
import type { Db } from '../db/database.ts';
import { auditEvent } from '../db/tables.ts';
import { createAuditBatch } from './audit-batch.ts';

const log = pino({ level: 'silent' });
const clock = () => new Date();
const event = (n: number) => ({ actor: 'ann', action: 'private-data.ask' as const, entity: 'company', entityId: n });

test('what waits when the server ends is written, in its order and in one go', async () => {
  const opened = await embedded.open();
  try {
    const before = await opened.db.$count(auditEvent);
    const transactions = vi.spyOn(opened.db, 'transaction');
    const batch = createAuditBatch({ db: opened.db, clock, log });
    for (let n = 1; n <= 200; n++) batch.add(event(n));
    await batch.stop();
    expect(transactions).toHaveBeenCalledTimes(1);
    const rows = await opened.db.select().from(auditEvent).orderBy(auditEvent.seq).offset(before);
    expect(rows.map(({ entityId }) => Number(entityId))).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
  } finally {
    await opened.close();
  }
});

const transaction = vi.fn();
const db = { transaction } as unknown as Db;
beforeEach(() => {
  vi.useFakeTimers();
  transaction.mockReset();
});
afterEach(() => void vi.useRealTimers());

test('what a database does not take is tried again, with what came meanwhile', async () => {
  transaction.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(undefined);
  const failed = vi.spyOn(log, 'error');
  const batch = createAuditBatch({ db, clock, log });
  batch.add(event(1));
  await vi.advanceTimersByTimeAsync(250);
  expect([transaction.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
  batch.add(event(2));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(transaction).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(transaction).toHaveBeenCalledTimes(2);
  await batch.stop();
  expect(transaction).toHaveBeenCalledTimes(2);
});

test('what is given up is in the log', async () => {
  transaction.mockRejectedValue(new Error('gone'));
  const failed = vi.spyOn(log, 'error');
  failed.mockClear();
  const batch = createAuditBatch({ db, clock, log });
  batch.add(event(7));
  await batch.stop();
  expect(failed).toHaveBeenLastCalledWith({ event: event(7) }, 'not in the audit trail: the server ended');
});
