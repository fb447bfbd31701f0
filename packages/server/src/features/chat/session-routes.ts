import {
  deleteChatSession,
  getChatSession,
  listChatSessions,
  rateChatAnswer,
  renameChatSession,
} from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';
import { pageHeaders } from '../../crud/page-headers.ts';
import { mount, requireCaller, type Server } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import type { Db } from '../../platform/db/database.ts';
import { rateAnswer } from './questions-repository.ts';
import { deleteSession, findSession, renameSession, sessionsOf, turnsOf } from './sessions-repository.ts';

/** Conversations of the caller; those of others are not there. */
export function sessionRoutes(server: Server, { db, clock }: { db: Db; clock: Clock }): void {
  const gone = () => notFound('There is no such conversation of yours');

  mount(server, listChatSessions, async ({ query }, context) => {
    const { sessions, total } = await sessionsOf(db, requireCaller(context).userId, query);
    context.reply.headers(pageHeaders(context.request.url, query, total));
    return sessions;
  });

  mount(server, getChatSession, async ({ params: { id } }, context) => {
    const session = await findSession(db, requireCaller(context).userId, id);
    if (!session) throw gone();
    return { ...session, questions: await turnsOf(db, id) };
  });

  mount(server, renameChatSession, async ({ params: { id }, body }, context) => {
    const session = await renameSession(db, requireCaller(context).userId, id, body.title);
    if (!session) throw gone();
    return session;
  });

  mount(server, deleteChatSession, async ({ params: { id } }, context) => {
    if (!(await deleteSession(db, requireCaller(context).userId, id))) throw gone();
  });

  mount(server, rateChatAnswer, async ({ params: { id }, body }, context) => {
    const user = requireCaller(context).userId;
    if (!(await rateAnswer(db, { user, id, ...body, at: clock() })))
      throw notFound('There is no such question of yours');
  });
}
