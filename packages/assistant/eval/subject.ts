import { type Context, gatePort, interpret } from '@pellucid/assistant';
import type { Interpret } from './interpreter.ts';
import { judgeConversation, type Subject, type Verdict } from './judge.ts';
import type { Conversation } from './questions.ts';
import type { World } from './worlds.ts';

const SYSTEM = { kind: 'system' } as const;

/** The interpreter of the package, over the gate. */
export function subjectOf({ analytics, expected }: World): Subject {
  const port = gatePort(analytics, SYSTEM);
  const ask: Interpret = (question, context, unanswered) =>
    interpret(question, context as Context | undefined, port, { unanswered });
  return { interpret: ask, run: (query) => analytics.run(query, SYSTEM, { noCache: true }), expected };
}

export async function judgeAll(conversations: readonly Conversation[], subject: Subject): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  // One after the other, so that times are those of a question alone.
  for (const conversation of conversations) verdicts.push(...(await judgeConversation(conversation, subject)));
  return verdicts;
}
