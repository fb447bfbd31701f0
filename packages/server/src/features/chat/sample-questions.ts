import type { Analytics } from '@pellucid/analytics';
import { gatePort, interpret } from '@pellucid/assistant';
import { getSampleQuestions } from '@pellucid/contract';
import { sql } from 'drizzle-orm';
import { mount, type Server, scopeOf } from '../../http/mount.ts';
import type { Db } from '../../platform/db/database.ts';
import { refusedByGate } from './refused-by-gate.ts';

/** The questions that the assistant offers: the active ones, without those that the rights of who asks refuse. */
export function sampleQuestionRoute(server: Server, { db, analytics }: { db: Db; analytics: Analytics }): void {
  mount(server, getSampleQuestions, async (_, context) => {
    const data = gatePort(analytics, scopeOf(context));
    const active = await activeQuestions(db);
    const read = await Promise.all(
      active.map(({ question }) => interpret(question, undefined, data).catch(refusedByGate)),
    );
    return active.filter((_, at) => {
      const one = read[at];
      return one?.kind !== 'refuse' || one.reason !== 'not-allowed';
    });
  });
}

interface SampleQuestion extends Record<string, unknown> {
  id: number;
  title: string;
  displayText: string;
  question: string;
  position: number;
}

async function activeQuestions(db: Db): Promise<SampleQuestion[]> {
  const { rows } = await db.execute<SampleQuestion>(sql`SELECT id, title, display_text AS "displayText", question,
    position FROM sample_question WHERE is_active ORDER BY position, id`);
  return rows;
}
