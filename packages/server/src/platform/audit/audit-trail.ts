import { createHash } from 'node:crypto';
import type { AuditAction } from '@pellucid/contract';
import { desc, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { auditEvent } from '../db/tables.ts';

export interface AuditEvent {
  /** Login of who acted; `anonymous` when it is not known, `system` for the server itself. */
  actor: string;
  action: AuditAction;
  entity?: string;
  entityId?: string | number;
  old?: unknown;
  new?: unknown;
  /** Why, where a person gave a reason. */
  reason?: string;
  address?: string;
  requestId?: string;
}

/** Writers of the trail take turns: each row needs the hash of the one before it. The number is arbitrary but fixed. */
const LOCK = 7_150_422;

export const FIRST_HASH = '0'.repeat(64);

/** Rows of one statement: each has a dozen parameters, of which a statement takes 65,535. */
const ROWS_AT_ONCE = 500;

export type AuditRow = typeof auditEvent.$inferSelect;

/**
 * Adds events to the audit trail, in their order. Call it inside the transaction that makes the change, last, because other
 * writers of the trail wait until that transaction ends: the change and its record stand or fall together. A change of many
 * records hands over all its events at once: that is one statement for hundreds of them.
 */
export async function recordAudit(tx: Db, events: AuditEvent | readonly AuditEvent[], at: Date): Promise<void> {
  const all = [events].flat();
  if (all.length === 0) return;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
  const [last] = await tx
    .select({ seq: auditEvent.seq, hash: auditEvent.hash })
    .from(auditEvent)
    .orderBy(desc(auditEvent.seq))
    .limit(1);
  const rows: AuditRow[] = [];
  for (const event of all) rows.push(rowAfter(rows.at(-1) ?? last, event, at));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(auditEvent).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

/** The row of an event, chained to the row before it. */
function rowAfter(last: Pick<AuditRow, 'seq' | 'hash'> | undefined, event: AuditEvent, at: Date): AuditRow {
  const row = {
    seq: (last?.seq ?? 0) + 1,
    at,
    actor: stored(event.actor.slice(0, 50)),
    action: event.action,
    entity: event.entity ?? null,
    entityId: event.entityId === undefined ? null : String(event.entityId),
    old: asJson(event.old),
    new: asJson(event.new),
    reason: event.reason === undefined ? null : stored(event.reason.slice(0, 500)),
    address: event.address?.slice(0, 64) ?? null,
    requestId: event.requestId?.slice(0, 64) ?? null,
    previousHash: last?.hash ?? FIRST_HASH,
  };
  return { ...row, hash: hashOf(row) };
}

/** The fingerprint of a row: everything it says and the fingerprint of the row before it. */
export function hashOf(row: Omit<AuditRow, 'hash'>): string {
  const { seq, at, actor, action, entity, entityId, old, new: now, reason, address, requestId, previousHash } = row;
  const content = [
    seq,
    at.toISOString(),
    actor,
    action,
    entity,
    entityId,
    old,
    now,
    reason,
    address,
    requestId,
    previousHash,
  ];
  return createHash('sha256')
    .update(JSON.stringify(content.map(sorted)))
    .digest('hex');
}

/** Half a character (a text cut in two has one) and NUL as the database keeps them; it refuses both within JSON. */
const stored = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\0', '\uFFFD');

/** What a value is after a trip through the database: dates are text, undefined is left out. */
function asJson(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return JSON.parse(JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? stored(inner) : inner)));
}

/** Keys in one order: the database does not keep the order of keys in a JSON value. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
