import type { Authority } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** Changes that could leave nobody with ROLE_ADMIN take turns; the number is arbitrary but fixed. */
const LOCK = 7_150_427;

/**
 * Whether someone else than these users can administer the product: active, and known to be able to sign in. Two changes at
 * once are asked one after the other, until the end of their transactions.
 */
export async function hasOtherAdministrator(tx: Db, userIds: readonly number[]): Promise<boolean> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
  const { rows } = await tx.execute(sql`SELECT 1 FROM app_user u JOIN user_authority a ON a.user_id = u.id
    WHERE a.authority = 'ROLE_ADMIN' AND u.activated AND u.confirmed AND NOT u.id = ANY (${sql.param([...userIds])}::bigint[]) LIMIT 1`);
  return rows.length > 0;
}

/** What kind of name another user has already taken, as a login or as an e-mail address. */
export async function takenName(
  tx: Db,
  { login, email }: { login: string; email: string },
  except: number,
): Promise<'login' | 'email' | null> {
  const { rows } = await tx.execute<{ taken: 'login' | 'email' }>(sql`
    SELECT CASE WHEN ${login} IN (u.login, u.email) THEN 'login' ELSE 'email' END AS taken FROM app_user u
    WHERE (u.login IN (${login}, ${email}) OR u.email IN (${login}, ${email})) AND u.id <> ${except} LIMIT 1`);
  return rows[0]?.taken ?? null;
}

export async function userIdOf(db: Db, login: string): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`SELECT id FROM app_user WHERE login = ${login}`);
  return rows[0]?.id ?? null;
}

/** The authorities that users have by their group, or would have. */
export async function authoritiesOfGroup(tx: Db, userGroup: number): Promise<Authority[]> {
  const { rows } = await tx.execute<{ authority: Authority }>(
    sql`SELECT authority FROM assigned_roles WHERE user_group_id = ${userGroup}`,
  );
  return rows.map(({ authority }) => authority);
}

/** Everything that one of the users may do, by whatever way. */
export async function effectiveAuthorities(tx: Db, userIds: readonly number[]): Promise<Authority[]> {
  const { rows } = await tx.execute<{ authority: Authority }>(
    sql`SELECT DISTINCT authority FROM effective_authority WHERE user_id = ANY (${sql.param([...userIds])}::bigint[])`,
  );
  return rows.map(({ authority }) => authority);
}

/** Everything that one or another member of a group may do, by whatever way. */
export async function authoritiesOfMembers(tx: Db, userGroup: number): Promise<Authority[]> {
  const { rows } = await tx.execute<{ authority: Authority }>(sql`SELECT DISTINCT e.authority
    FROM app_user u JOIN effective_authority e ON e.user_id = u.id WHERE u.user_group_id = ${userGroup}`);
  return rows.map(({ authority }) => authority);
}

export async function companyOfGroup(tx: Db, userGroup: number): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number | null }>(
    sql`SELECT company_id AS id FROM user_group WHERE id = ${userGroup}`,
  );
  return rows[0]?.id ?? null;
}

export interface UserEvent extends Record<string, unknown> {
  seq: number;
  at: Date;
  actor: string;
  action: string;
  old: Record<string, unknown> | null;
  new: Record<string, unknown> | null;
  reason: string | null;
}

/** What the audit trail says of a user, newest first. */
export async function eventsOf(db: Db, userId: number, { page, size }: { page: number; size: number }) {
  const ofUser = sql`entity = 'user' AND entity_id = ${String(userId)}`;
  const { rows } = await db.execute<UserEvent>(sql`SELECT seq, at, actor, action, old, new, reason FROM audit_event
    WHERE ${ofUser} ORDER BY seq DESC LIMIT ${size} OFFSET ${page * size}`);
  const { rows: counted } = await db.execute(sql`SELECT count(*) AS n FROM audit_event WHERE ${ofUser}`);
  return { events: rows, total: Number(counted[0]?.n) };
}
