import { and, asc, count, desc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import type { MailText } from './letter.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const mail = pgTable('mail', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  kind: varchar('kind', { length: 40 }).notNull(),
  recipient: varchar('recipient', { length: 254 }).notNull(),
  subject: varchar('subject', { length: 200 }).notNull(),
  body: text('body').notNull(),
  status: varchar('status', { length: 10, enum: ['waiting', 'sent', 'failed'] })
    .notNull()
    .default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at'),
  lastError: varchar('last_error', { length: 500 }),
  createdAt: moment('created_at').notNull(),
  usefulUntil: moment('useful_until'),
  sentAt: moment('sent_at'),
});

export type StoredMail = typeof mail.$inferSelect;

/** Queues a mail in the transaction of the change that causes it: both happen or neither. */
export async function queueMail(tx: Db, recipient: string, text: MailText, now: Date): Promise<void> {
  const { usefulHours, ...values } = text;
  const usefulUntil = usefulHours === undefined ? null : new Date(now.getTime() + usefulHours * 3_600_000);
  await tx.insert(mail).values({ ...values, recipient, usefulUntil, createdAt: now, nextAttemptAt: now });
}

/**
 * Takes the mail that is due the longest and counts the attempt; nobody else gets it before `lease`. So servers that share
 * a database do not send twice, and a mail whose sender was killed is tried again.
 */
export async function claimDueMail(db: Db, now: Date, lease: Date): Promise<StoredMail | undefined> {
  const due = db
    .select({ id: mail.id })
    .from(mail)
    .where(and(eq(mail.status, 'waiting'), lte(mail.nextAttemptAt, now)))
    .orderBy(asc(mail.nextAttemptAt), asc(mail.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: lease })
    .where(sql`${mail.id} = (${due})`)
    .returning();
  return claimed;
}

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  const set = { status: 'sent', sentAt: now, nextAttemptAt: null, lastError: null, body: '' } as const;
  await db.update(mail).set(set).where(eq(mail.id, id));
}

/** Not sent: tried again at `next`, or given up when there is no next time. */
export async function markFailed(db: Db, id: number, reason: string, next: Date | null): Promise<void> {
  const status = next ? 'waiting' : 'failed';
  const set = { status, nextAttemptAt: next, lastError: reason.slice(0, 500) } as const;
  await db.update(mail).set(set).where(eq(mail.id, id));
}

/** One page of the mails, newest first, without their words: those may hold keys. */
export async function listMails(db: Db, of: { status?: StoredMail['status'] | undefined; page: number; size: number }) {
  const where: SQL | undefined = of.status && eq(mail.status, of.status);
  const { body: _, ...columns } = getTableColumns(mail);
  const rows = await db
    .select(columns)
    .from(mail)
    .where(where)
    .orderBy(desc(mail.id))
    .limit(of.size)
    .offset(of.page * of.size);
  const [total] = await db.select({ n: count() }).from(mail).where(where);
  return { rows, total: total?.n ?? 0 };
}

export type ListedMail = Omit<StoredMail, 'body'>;

export async function findMail(tx: Db, id: number): Promise<StoredMail | undefined> {
  const [found] = await tx.select().from(mail).where(eq(mail.id, id)).for('update');
  return found;
}

/** Puts a mail back among those that are due, with all its attempts. */
export async function requeueMail(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(mail)
    .set({ status: 'waiting', attempts: 0, nextAttemptAt: now, lastError: null })
    .where(eq(mail.id, id));
}

/** How many mails of a kind went to an address, or were to go there, since then. */
export async function countRecentMails(
  tx: Db,
  recipient: string,
  kind: MailText['kind'],
  since: Date,
): Promise<number> {
  const [found] = await tx
    .select({ n: count() })
    .from(mail)
    .where(and(eq(mail.recipient, recipient), eq(mail.kind, kind), gte(mail.createdAt, since)));
  return found?.n ?? 0;
}
