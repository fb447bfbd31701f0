import type { ChatSession, ChatTurn } from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

type Row<T> = T & Record<string, unknown>;

const COLUMNS = sql`s.id, s.title, s.created_at AS "createdAt", s.updated_at AS "updatedAt"`;

const toSession = ({ id, title, createdAt, updatedAt }: ChatSession): ChatSession => ({
  id,
  title,
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
});

/** Those of a user whose title or questions have a text in them, the one used last first, and how many there are. */
export async function sessionsOf(
  db: Db,
  user: number,
  { query, page, size }: { query: string; page: number; size: number },
): Promise<{ sessions: ChatSession[]; total: number }> {
  const has = (column: SQL) => sql`strpos(lower(${column}), lower(${query})) > 0`;
  const found = sql`FROM chat_session s WHERE s.user_id = ${user} AND (${has(sql`s.title`)} OR EXISTS (
    SELECT 1 FROM chat_question q WHERE q.session_id = s.id AND ${has(sql`q.question`)}))`;
  const { rows } = await db.execute<Row<ChatSession>>(
    sql`SELECT ${COLUMNS} ${found} ORDER BY s.updated_at DESC, s.id LIMIT ${size} OFFSET ${page * size}`,
  );
  const counted = await db.execute<{ total: number }>(sql`SELECT count(*) AS total ${found}`);
  return { sessions: rows.map(toSession), total: Number(counted.rows[0]?.total ?? 0) };
}

/** A session of a user; null when it has ended or is someone else's. */
export async function findSession(db: Db, user: number, id: string): Promise<ChatSession | null> {
  const { rows } = await db.execute<Row<ChatSession>>(
    sql`SELECT ${COLUMNS} FROM chat_session s WHERE s.id = ${id} AND s.user_id = ${user}`,
  );
  return rows[0] ? toSession(rows[0]) : null;
}

/** The questions of a session, the first one first. */
export async function turnsOf(db: Db, session: string): Promise<ChatTurn[]> {
  const { rows } = await db.execute<Row<ChatTurn>>(sql`SELECT id, question, asked_at AS "askedAt", kind, helpful
    FROM chat_question WHERE session_id = ${session} ORDER BY id`);
  return rows.map(({ id, question, askedAt, kind, helpful }) => ({
    id: Number(id),
    question,
    askedAt: new Date(askedAt).toISOString(),
    kind,
    helpful,
  }));
}

/** Null when there is none of that user. */
export async function renameSession(db: Db, user: number, id: string, title: string): Promise<ChatSession | null> {
  const { rows } = await db.execute<Row<ChatSession>>(
    sql`UPDATE chat_session s SET title = ${title} WHERE s.id = ${id} AND s.user_id = ${user} RETURNING ${COLUMNS}`,
  );
  return rows[0] ? toSession(rows[0]) : null;
}

/** Whether there was one of that user. */
export async function deleteSession(db: Db, user: number, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM chat_session WHERE id = ${id} AND user_id = ${user}`);
  return (rowCount ?? 0) > 0;
}
