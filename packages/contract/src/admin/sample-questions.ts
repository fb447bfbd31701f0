import { z } from 'zod';
import { MAX_QUESTION_LENGTH } from '../chat/chat-question.ts';
import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';

/** A question that the assistant offers before anything was asked. */
export const sampleQuestionDef = defineEntity({
  name: 'sampleQuestion',
  path: 'sample-questions',
  screen: 'admin/sample-question',
  noun: { one: 'sample question', many: 'sample questions' },
  read: ['ROLE_AS_ADMIN'],
  write: ['ROLE_AS_ADMIN'],
  fields: {
    title: { type: 'string', label: 'Title', required: true, maxLength: 100 },
    displayText: { type: 'string', label: 'Display text', required: true, maxLength: 255 },
    question: { type: 'text', label: 'Question', required: true, maxLength: MAX_QUESTION_LENGTH },
    position: { type: 'integer', label: 'Position', min: 1, max: 200, clamp: true, default: 1 },
    isActive: { type: 'boolean', label: 'Is active', default: true },
  },
  labelField: 'title',
  columns: ['title', 'displayText', 'position', 'isActive'],
  search: ['title'],
});
export type SampleQuestion = RecordOf<typeof sampleQuestionDef>;
export const sampleQuestionCalls = entityEndpoints(sampleQuestionDef);

export const getSampleQuestions = endpoint({
  id: 'getSampleQuestions',
  summary: 'Questions that the assistant offers and that the rights of the caller answer, by position',
  tag: sampleQuestionDef.path,
  method: 'GET',
  path: 'api/chat-bots/sample-question',
  access: ['ROLE_USER'],
  response: z.array(
    z.object({ id: z.int(), title: z.string(), displayText: z.string(), question: z.string(), position: z.int() }),
  ),
});
