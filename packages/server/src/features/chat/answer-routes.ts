import { randomUUID } from 'node:crypto';
import { type Analytics, QueryRefused } from '@pellucid/analytics';
import { answerChatQuestion, askAssistant, CHAT_ERROR_TEXT, type ChatEvent, ChatQuestion } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { notedProblem } from '../../http/errors.ts';
import { type HandlerContext, mount, requireCaller, type Server, scopeOf } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Asking, answerEvents } from './answer-events.ts';
import { eventStream } from './event-stream.ts';
import { createLanguageModel, type LanguageModelServer } from './language-model.ts';
import { contextOf, findQuestion, keepTurn } from './questions-repository.ts';
import { createSecondReader } from './second-reader.ts';
import { findSession } from './sessions-repository.ts';
import { createStreamLimit } from './stream-limit.ts';

export interface AnswerRoutesDeps {
  db: Db;
  clock: Clock;
  analytics: Analytics;
  /** A server whose model reads questions beside the rules. */
  languageModel?: LanguageModelServer | undefined;
  /** How often a stream that has nothing to say says so, in milliseconds. */
  keepAliveMs?: number;
}

/** Answers of the assistant as streams: to a new question, and again to one that was kept. */
export function answerRoutes(server: Server, deps: AnswerRoutesDeps): void {
  const { db, clock, analytics, languageModel, keepAliveMs } = deps;
  const limit = createStreamLimit();
  const secondReader = languageModel && createSecondReader(createLanguageModel(languageModel), server.log);

  /** What is wrong with the request is told before the stream begins; all else within it. */
  async function answer(context: HandlerContext, prepare: () => Promise<Asking>): Promise<void> {
    const leave = limit.enter(requireCaller(context).userId);
    try {
      const gate = { analytics, scope: scopeOf(context), signal: context.signal, secondReader };
      const stream = eventStream(withErrors(answerEvents(gate, await prepare()), context), keepAliveMs);
      stream.once('close', leave);
      context.reply.headers({ 'Cache-Control': 'no-cache, no-transform', 'X-Accel-Buffering': 'no' }).send(stream);
    } catch (error) {
      leave();
      throw error;
    }
  }

  mount(server, askAssistant, async ({ body }, context) => {
    const user = requireCaller(context).userId;
    const { question, filters, session_id: named, auto_train: allowsExample, ...wanted } = body;
    await answer(context, async () => {
      if (named != null && !(await findSession(db, user, named)))
        throw notFound('There is no such conversation of yours');
      const session = named ?? randomUUID();
      return {
        question,
        filters,
        wanted,
        session,
        context: await contextOf(db, session),
        keep: (read) => keepTurn(db, { user, session, question, filters, read, allowsExample, at: clock() }),
      };
    });
  });

  mount(server, answerChatQuestion, async ({ params: { id } }, context) => {
    const user = requireCaller(context).userId;
    await answer(context, async () => {
      const kept = await findQuestion(db, user, id);
      if (!kept) throw notFound('There is no such question of yours');
      const wanted = ChatQuestion.parse({ question: kept.question });
      return { ...kept, wanted, context: await contextOf(db, kept.session, id), keep: async () => id };
    });
  });
}

/** What goes wrong while an answer is under way ends it with an event: its status has left already. */
async function* withErrors(
  events: AsyncGenerator<ChatEvent>,
  { request, signal }: HandlerContext,
): AsyncGenerator<ChatEvent> {
  try {
    yield* events;
  } catch (error) {
    if (signal.aborted) return;
    notedProblem(request, error instanceof Error ? error : new Error(String(error)));
    const code = error instanceof QueryRefused ? error.code : 'failed';
    yield { type: 'error', data: { code, message: CHAT_ERROR_TEXT } };
  }
}
