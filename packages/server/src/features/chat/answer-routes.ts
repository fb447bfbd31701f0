import { randomUUID } from 'node:crypto';
import { type Analytics, type Model, QueryRefused } from '@pellucid/analytics';
import type { Interpretation } from '@pellucid/assistant';
import {
  answerChatQuestion,
  askAssistant,
  CHAT_ERROR_TEXT,
  type ChatEvent,
  ChatQuestion,
  type Query,
} from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { notedProblem } from '../../http/errors.ts';
import { type HandlerContext, mount, requireCaller, type Server, scopeOf } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Asking, answerEvents, type Wanted } from './answer-events.ts';
import { boardContext, type ConditionsOfView, type ViewOfQuery } from './board-context.ts';
import { boardAfter, type Edit } from './edited-answer.ts';
import { eventStream } from './event-stream.ts';
import { createLanguageModel, type LanguageModelServer } from './language-model.ts';
import { boardOfSession, contextOf, findQuestion, type KeptQuestion, keepTurn } from './questions-repository.ts';
import { createSecondReader } from './second-reader.ts';
import { findSession } from './sessions-repository.ts';
import { createStreamLimit } from './stream-limit.ts';

export interface AnswerRoutesDeps {
  model: Model;
  analytics: Analytics;
  conditionsOf: ConditionsOfView;
  viewOf: ViewOfQuery;
  ownCompanyOf(source: string, context: HandlerContext): Promise<string | null>;
  db: Db;
  clock: Clock;
  /** A server whose model reads questions beside the rules. */
  languageModel?: LanguageModelServer | undefined;
  /** How often a stream that has nothing to say says so, in milliseconds. */
  keepAliveMs?: number;
}

/** Answers of the assistant as streams: to a new question, and again to one that was kept. */
export function answerRoutes(server: Server, deps: AnswerRoutesDeps): void {
  const { db, clock, model, analytics, languageModel, keepAliveMs } = deps;
  const limit = createStreamLimit();
  const secondReader = languageModel && createSecondReader(createLanguageModel(languageModel), server.log);

  /** What is wrong with the request is told before the stream begins; all else within it. */
  async function answer(context: HandlerContext, prepare: () => Promise<Asking>): Promise<void> {
    const caller = requireCaller(context);
    const leave = limit.enter(caller.userId);
    try {
      const boardOf = (query: Query) => deps.viewOf(query, caller);
      const ownCompany = () => deps.ownCompanyOf('general', context);
      const asker = { scope: scopeOf(context), signal: context.signal, ownCompany };
      const gate = { model, analytics, ...asker, secondReader, boardOf };
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
    const { question, filters, board: from, edit, session_id: named, auto_train: allowsExample, ...wanted } = body;
    await answer(context, async () => {
      if (named != null && !(await findSession(db, user, named)))
        throw notFound('There is no such conversation of yours');
      if (edit) return editing(edit, wanted, context);
      const session = named ?? randomUUID();
      const board = from ? boardContext(await deps.conditionsOf(from, context)) : await boardOfSession(db, session);
      const turn = { user, session, question, filters, board, allowsExample };
      const keep = (read: Interpretation) => keepTurn(db, { ...turn, read, at: clock() });
      return { ...turn, wanted, ...(await contextOf(db, session)), keep };
    });
  });

  /** A kept question, asked anew with a part of its reading said otherwise; what cannot be read so is not kept. */
  async function editing(edit: Edit, wanted: Wanted, context: HandlerContext): Promise<Asking> {
    const user = requireCaller(context).userId;
    const { own, ...kept } = await keptQuestion(user, edit.question_id);
    const board = await boardAfter(kept.board, edit, { model, analytics, scope: scopeOf(context) });
    const turn = { ...kept, board };
    return {
      ...turn,
      wanted,
      edit,
      context: own.context,
      isOutdated: false,
      keep: async (read) =>
        read.kind === 'answer'
          ? keepTurn(db, { ...turn, user, read, allowsExample: false, at: clock() })
          : edit.question_id,
    };
  }

  async function keptQuestion(user: number, id: number): Promise<KeptQuestion> {
    const kept = await findQuestion(db, user, id);
    if (!kept) throw notFound('There is no such question of yours');
    return kept;
  }

  mount(server, answerChatQuestion, async ({ params: { id } }, context) => {
    const user = requireCaller(context).userId;
    await answer(context, async () => {
      const { own, ...kept } = await keptQuestion(user, id);
      const wanted = ChatQuestion.parse({ question: kept.question });
      const asking = { ...kept, wanted, keep: async () => id };
      if (own.context?.isEdited) return { ...asking, ...own, isReread: true };
      return { ...asking, ...(await contextOf(db, kept.session, id)) };
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
