import { z } from 'zod';
import { IdParams } from '../entity/endpoints.ts';
import { STORABLE } from '../entity/schemas.ts';
import { endpoint } from '../http/endpoint.ts';
import { PAGING } from '../http/page.ts';

const tag = 'chat';
const access = ['ROLE_USER'] as const;

/** A conversation with the assistant; it is its user's alone. */
export const ChatSession = z.object({
  id: z.uuid(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ChatSession = z.infer<typeof ChatSession>;

/** A question of a conversation. Its answer is not kept: the figures are asked again, by what the reader may see then. */
export const ChatTurn = z.object({
  id: z.int(),
  question: z.string(),
  askedAt: z.iso.datetime(),
  kind: z.enum(['answer', 'ask', 'refuse']),
  helpful: z.boolean().nullable(),
});
export type ChatTurn = z.infer<typeof ChatTurn>;

const SessionParams = z.object({ id: z.uuid() });
const title = z.string().trim().min(1).max(200).regex(STORABLE);

export const listChatSessions = endpoint({
  id: 'listChatSessions',
  summary: "The caller's conversations, the one used last first; `query` is looked for in titles and questions",
  tag,
  method: 'GET',
  path: 'api/chat-sessions',
  access,
  query: z.object({ ...PAGING, query: z.string().trim().max(200).default('') }),
  response: z.array(ChatSession),
});

export const getChatSession = endpoint({
  id: 'getChatSession',
  summary: 'A conversation of the caller with its questions, the first one first',
  tag,
  method: 'GET',
  path: 'api/chat-sessions/{id}',
  access,
  params: SessionParams,
  response: ChatSession.extend({ questions: z.array(ChatTurn) }),
});

export const renameChatSession = endpoint({
  id: 'renameChatSession',
  summary: 'Name a conversation of the caller',
  tag,
  method: 'PUT',
  path: 'api/chat-sessions/{id}',
  access,
  params: SessionParams,
  body: z.strictObject({ title }),
  response: ChatSession,
});

export const deleteChatSession = endpoint({
  id: 'deleteChatSession',
  summary: 'Delete a conversation of the caller with its questions',
  tag,
  method: 'DELETE',
  path: 'api/chat-sessions/{id}',
  access,
  status: 204,
  params: SessionParams,
});

export const answerChatQuestion = endpoint({
  id: 'answerChatQuestion',
  summary:
    'The answer to a kept question of the caller, from the data of today; the events of `askAssistant` without SQL',
  tag,
  method: 'POST',
  path: 'api/chat-questions/{id}/answer',
  access,
  takesCompany: true,
  params: IdParams,
  stream: 'text/event-stream',
});

export const rateChatAnswer = endpoint({
  id: 'rateChatAnswer',
  summary: 'Say whether an answer helped, and why not',
  description:
    'A thumbs-up keeps the question as an example where it was asked with `auto_train`; a thumbs-down takes it away.',
  tag,
  method: 'POST',
  path: 'api/chat-questions/{id}/feedback',
  access,
  status: 204,
  params: IdParams,
  body: z.strictObject({ helpful: z.boolean(), reason: z.string().trim().max(1_000).regex(STORABLE).default('') }),
});
