import type { QueryInput } from '@pellucid/contract';
import type { DataPort } from '../port/data-port.ts';
import { candidateValues } from './candidate-values.ts';
import { instructionsFor, repairFor } from './instructions.ts';
import type { LanguageModel } from './language-model.ts';
import { readReply } from './read-reply.ts';

/** A query that a language model read a question as and the gate has checked, with the gate's words for it. */
export interface ModelQuery {
  readonly query: QueryInput;
  readonly words: readonly string[];
}

/** A reply that cannot be used is sent back once. */
const MAX_REPLIES = 2;

/**
 * Asks a language model for the query of a question. Nothing comes back where it refuses, and where its second reply is no query
 * that the gate would answer to who asks. Rejects as the model does.
 */
export async function modelQuery(
  question: string,
  languageModel: LanguageModel,
  data: DataPort,
  signal: AbortSignal,
): Promise<ModelQuery | undefined> {
  const model = await data.describe();
  const latest = await data.latestDate(model.sources[0]?.name ?? 'general');
  const messages = instructionsFor(question, model, await candidateValues(question, data), latest);
  for (let replies = 1; replies <= MAX_REPLIES; replies++) {
    const text = await languageModel.complete(messages, signal);
    const reply = readReply(text);
    if (reply.kind === 'refused') return undefined;
    const problem = reply.kind === 'invalid' ? reply.problem : undefined;
    if (reply.kind === 'query') {
      const checked = await data.check(reply.query);
      if (checked.ok) return { query: reply.query, words: checked.words };
      messages.push(...repairFor(text, checked.problem.message));
    }
    if (problem !== undefined) messages.push(...repairFor(text, problem));
  }
  return undefined;
}
