import { type Context, contextToKeep, type Interpretation, keptContext } from '@pellucid/assistant';
import { type Filter, MAX_QUESTION_LENGTH } from '@pellucid/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { BoardContext } from './board-context.ts';

/** A question with what it was read as. */
export interface NewTurn {
  readonly user: number;
  readonly session: string;
  readonly question: string;
  readonly filters: readonly Filter[];
  readonly board: BoardContext | undefined;
  readonly read: Interpretation;
  readonly allowsExample: boolean;
  readonly at: Date;
}

const MAX_TITLE_LENGTH = 80;

/** Keeps a question in its session, which begins with the first one; answers its id. */
export async function keepTurn(db: Db, turn: NewTurn): Promise<number> {
  const { user, session, filters, board, read, allowsExample } = turn;
  const at = sql`${turn.at.toISOString()}::timestamptz`;
  // What is longer was refused as a question.
  const question = cut(turn.question, MAX_QUESTION_LENGTH);
  const title = cut(question.replace(/\s+/g, ' '), MAX_TITLE_LENGTH);
  const [context, query] =
    read.kind === 'answer' ? [read.context && contextToKeep(read.context), JSON.stringify(read.query)] : [null, null];
  return db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO chat_session (id, user_id, title, created_at, updated_at)
      VALUES (${session}, ${user}, ${title}, ${at}, ${at}) ON CONFLICT (id) DO UPDATE SET updated_at = ${at}`);
    const { rows } = await tx.execute<{ id: number }>(sql`INSERT INTO chat_question
      (session_id, question, filters, board, kind, context, query, allows_example, asked_at)
      VALUES (${session}, ${question}, ${JSON.stringify(filters)}, ${board ? JSON.stringify(board) : null},
        ${read.kind}, ${context ?? null}, ${query}, ${allowsExample}, ${at})
      RETURNING id`);
    return Number(rows[0]?.id);
  });
}

/** Letters are whole: half of a pair could not be kept. */
function cut(text: string, length: number): string {
  const letters = [...text];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text;
}

/** What a question goes on from, and whether there is something that another version kept, which this one does not understand. */
export interface KeptContext {
  readonly context: Context | undefined;
  readonly isOutdated: boolean;
}

/** What the next question of a session goes on from, and the last one where it had no answer; with `before`, as it was for that question. */
export async function contextOf(
  db: Db,
  session: string,
  before?: number,
): Promise<KeptContext & { readonly unanswered: string | undefined }> {
  const earlier: SQL = before === undefined ? sql`true` : sql`id < ${before}`;
  const { rows } = await db.execute<{ context: string }>(sql`SELECT context FROM chat_question
    WHERE session_id = ${session} AND context IS NOT NULL AND ${earlier} ORDER BY id DESC LIMIT 1`);
  const [last] = (
    await db.execute<{ kind: Interpretation['kind']; question: string }>(
      sql`SELECT kind, question FROM chat_question WHERE session_id = ${session} AND ${earlier} ORDER BY id DESC LIMIT 1`,
    )
  ).rows;
  const unanswered = last?.kind === 'refuse' ? last.question : undefined;
  return { ...understood(rows[0]?.context ?? null), unanswered };
}

function understood(kept: string | null): KeptContext {
  const context = kept === null ? undefined : keptContext(kept);
  return { context, isOutdated: kept !== null && context === undefined };
}

/** The board that a session is within: that of its last question. */
export async function boardOfSession(db: Db, session: string): Promise<BoardContext | undefined> {
  const { rows } = await db.execute<{ board: string | null }>(
    sql`SELECT board FROM chat_question WHERE session_id = ${session} ORDER BY id DESC LIMIT 1`,
  );
  return rows[0]?.board ? JSON.parse(rows[0].board) : undefined;
}

export interface KeptQuestion {
  readonly session: string;
  readonly question: string;
  readonly filters: Filter[];
  readonly board: BoardContext | undefined;
  /** What it was read as. */
  readonly own: KeptContext;
}

type Row = { session: string; question: string; filters: string; board: string | null; context: string | null };

/** A question of a user; null when there is none with that id. */
export async function findQuestion(db: Db, user: number, id: number): Promise<KeptQuestion | null> {
  const { rows } = await db.execute<Row>(sql`
    SELECT q.session_id AS session, q.question, q.filters, q.board, q.context FROM chat_question q
    JOIN chat_session s ON s.id = q.session_id WHERE q.id = ${id} AND s.user_id = ${user}`);
  const [row] = rows;
  if (!row) return null;
  const { session, question, filters, board, context } = row;
  const beside = { filters: JSON.parse(filters), board: board === null ? undefined : JSON.parse(board) };
  return { session, question, ...beside, own: understood(context) };
}

/** Notes whether an answer helped, and keeps the question as an example or no longer; false when there is no such question. */
export async function rateAnswer(
  db: Db,
  { user, id, helpful, reason, at }: { user: number; id: number; helpful: boolean; reason: string; at: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`UPDATE chat_question q SET helpful = ${helpful}, reason = ${reason}
      FROM chat_session s WHERE q.id = ${id} AND s.id = q.session_id AND s.user_id = ${user}`);
    if ((rowCount ?? 0) === 0) return false;
    await tx.execute(sql`DELETE FROM chat_example WHERE question_id = ${id}`);
    if (helpful)
      await tx.execute(sql`INSERT INTO chat_example (question_id, question, query, kept_at)
        SELECT id, question, query, ${at.toISOString()}::timestamptz FROM chat_question
        WHERE id = ${id} AND allows_example AND query IS NOT NULL`);
    return true;
  });
}
