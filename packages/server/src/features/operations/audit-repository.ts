import { and, asc, count, desc, eq, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
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

/** How far a search is counted and paged: nobody turns five hundred pages, and counting more costs more than reading. */
export const MAX_COUNTED_ROWS = 10_000;

export interface AuditPage {
  rows: AuditRow[];
  /** How many rows pass; at most `MAX_COUNTED_ROWS` where `more` do. */
  total: number;
  more: boolean;
}

/**
 * A page of the trail and how many rows pass in all. The trail counts its rows itself, without gaps: so the whole of it
 * is counted and paged by number, however long it is. What is searched or sorted otherwise is counted and paged as far as
 * `MAX_COUNTED_ROWS`, in the order of an index.
 */
export async function listAuditRows(
  db: Db,
  filter: AuditFilter,
  { page, size, order, ascending }: { page: number; size: number; order: AuditOrder; ascending: boolean },
): Promise<AuditPage> {
  const direction = ascending ? asc : desc;
  const where = conditionsOf(filter);
  const query = db.select().from(auditEvent);
  if (where === undefined && order === 'time') {
    const total = await countAuditRows(db);
    const first = page * size;
    const [lowest, highest] = ascending ? [first + 1, first + size] : [total - first - size + 1, total - first];
    const within = and(gte(auditEvent.seq, lowest), lte(auditEvent.seq, highest));
    return { rows: await query.where(within).orderBy(direction(auditEvent.seq)), total, more: false };
  }
  const { at, seq, actor, action } = auditEvent;
  // In an order that indexes have, so that counting ends early whatever the planner expects.
  const passing = db
    .select({ seq })
    .from(auditEvent)
    .where(where)
    .orderBy(desc(at), desc(seq))
    .limit(MAX_COUNTED_ROWS + 1);
  const [counted] = await db.select({ rows: count() }).from(passing.as('passing'));
  const found = counted?.rows ?? 0;
  const total = Math.min(found, MAX_COUNTED_ROWS);
  const offset = page * size;
  const orders = [...{ user: [actor], action: [action], time: [] }[order], at, seq].map((column) => direction(column));
  const limit = Math.min(size, total - offset);
  const rows =
    limit <= 0
      ? []
      : await query
          .where(where)
          .orderBy(...orders)
          .limit(limit)
          .offset(offset);
  return { rows, total, more: found > total };
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

/**
 * Lets the database look at what the trail holds now, so that it takes the right index for each search. A PostgreSQL server
 * does so by itself, later; the embedded one never does.
 */
export async function analyzeAuditTable(db: Db): Promise<void> {
  await db.execute(sql`ANALYZE audit_event (at, actor, action, entity, entity_id)`);
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

/**
 * The rows that pass, up to the row `last`, read in chunks: the whole trail in its own order, a search of it in the order of
 * time, as its indexes are. Both are the same unless the clock was set back.
 */
export async function* readAuditRows(db: Db, filter: AuditFilter, last: number): AsyncGenerator<AuditRow[]> {
  const CHUNK = 1_000;
  const { at, seq } = auditEvent;
  const where = conditionsOf(filter);
  let after: AuditRow | undefined;
  for (;;) {
    const beyond =
      after && (where ? sql`(${at}, ${seq}) > (${after.at.toISOString()}, ${after.seq})` : gt(seq, after.seq));
    const rows: AuditRow[] = await db
      .select()
      .from(auditEvent)
      .where(and(where, beyond, lte(seq, last)))
      .orderBy(...(where ? [asc(at)] : []), asc(seq))
      .limit(CHUNK);
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK) return;
    after = rows.at(-1);
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
