import { and, asc, desc, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { auditEvent } from '../../platform/db/tables.ts';

export type AuditRow = typeof auditEvent.$inferSelect;

/** Which rows of the trail; all conditions hold together. `from` is inclusive, `before` is not. */
export interface AuditFilter {
  from?: Date | undefined;
  before?: Date | undefined;
  user?: string | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  action?: string | undefined;
}

export type AuditOrder = 'time' | 'user' | 'action';

function conditionsOf({ from, before, user, entity, entityId, action }: AuditFilter): SQL | undefined {
  return and(
    from && gte(auditEvent.at, from),
    before && lt(auditEvent.at, before),
    user === undefined ? undefined : eq(auditEvent.actor, user.toLowerCase()),
    entity === undefined ? undefined : eq(auditEvent.entity, entity),
    entityId === undefined ? undefined : eq(auditEvent.entityId, entityId),
    action === undefined ? undefined : eq(auditEvent.action, action),
  );
}

/**
 * A page of the trail and how many rows pass in all. The trail counts its rows itself, without gaps: so the whole of it
 * is counted and paged by number, however long it is.
 */
export async function listAuditRows(
  db: Db,
  filter: AuditFilter,
  { page, size, order, ascending }: { page: number; size: number; order: AuditOrder; ascending: boolean },
): Promise<{ rows: AuditRow[]; total: number }> {
  const direction = ascending ? asc : desc;
  const where = conditionsOf(filter);
  const query = db.select().from(auditEvent);
  if (where === undefined && order === 'time') {
    const total = await countAuditRows(db);
    const first = page * size;
    const [lowest, highest] = ascending ? [first + 1, first + size] : [total - first - size + 1, total - first];
    const within = and(gte(auditEvent.seq, lowest), lte(auditEvent.seq, highest));
    return { rows: await query.where(within).orderBy(direction(auditEvent.seq)), total };
  }
  const total = where === undefined ? await countAuditRows(db) : await db.$count(auditEvent, where);
  const first = {
    user: auditEvent.actor,
    action: auditEvent.action,
    time: filter.from || filter.before ? auditEvent.at : undefined,
  }[order];
  const orders = [...(first ? [direction(first)] : []), direction(auditEvent.seq)];
  const rows = await query
    .where(where)
    .orderBy(...orders)
    .limit(size)
    .offset(page * size);
  return { rows, total };
}

/** Rows in the trail: the number of its last. */
export async function countAuditRows(db: Db): Promise<number> {
  const [last] = await db.select({ seq: auditEvent.seq }).from(auditEvent).orderBy(desc(auditEvent.seq)).limit(1);
  return last?.seq ?? 0;
}

export async function findAuditRow(db: Db, seq: number): Promise<AuditRow | undefined> {
  const [row] = await db.select().from(auditEvent).where(eq(auditEvent.seq, seq));
  return row;
}

/** The last row of an action. */
export async function lastAuditRow(db: Db, action: string): Promise<AuditRow | undefined> {
  const [row] = await db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.action, action))
    .orderBy(desc(auditEvent.seq))
    .limit(1);
  return row;
}

/** The rows that pass, in the order of the trail, up to the row `last`, read in chunks. */
export async function* readAuditRows(db: Db, filter: AuditFilter, last: number): AsyncGenerator<AuditRow[]> {
  const CHUNK = 1_000;
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(auditEvent)
      .where(and(conditionsOf(filter), gt(auditEvent.seq, after), lte(auditEvent.seq, last)))
      .orderBy(asc(auditEvent.seq))
      .limit(CHUNK);
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK) return;
    after = rows.at(-1)?.seq ?? last;
  }
}

/** The different values of a column, found by jumping from one to the next in its index: the trail may be long. */
async function distinct(db: Db, column: 'action' | 'entity'): Promise<string[]> {
  const name = sql.identifier(column);
  const { rows } = await db.execute<{ value: string | null }>(sql`
    WITH RECURSIVE term AS (
      (SELECT ${name} AS value FROM audit_event WHERE ${name} IS NOT NULL ORDER BY ${name} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${name} FROM audit_event WHERE ${name} > term.value ORDER BY ${name} LIMIT 1)
      FROM term WHERE term.value IS NOT NULL
    )
    SELECT value FROM term WHERE value IS NOT NULL`);
  return rows.flatMap(({ value }) => (value === null ? [] : [value]));
}

export async function auditTerms(db: Db): Promise<{ actions: string[]; entities: string[] }> {
  return { actions: await distinct(db, 'action'), entities: await distinct(db, 'entity') };
}
