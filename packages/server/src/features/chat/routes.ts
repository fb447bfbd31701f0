import type { Server } from '../../base/server.ts';
import { type AnswerRoutesDeps, answerRoutes } from './answer-routes.ts';
import { sampleQuestionRoute } from './sample-questions.ts';
import { sessionRoutes } from './session-routes.ts';

/** The assistant: questions in plain English, answered from the query gate, and the conversations that they make. */
export function chatRoutes(server: Server, deps: AnswerRoutesDeps): void {
  answerRoutes(server, deps);
  sessionRoutes(server, deps);
  sampleQuestionRoute(server, deps);
}
