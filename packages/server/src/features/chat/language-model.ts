import type { LanguageModel } from '@pellucid/assistant';
import { z } from 'zod';
import { limitedText } from '../../base/limited-text.ts';

/** A server with the chat completions of OpenAI, at `baseUrl` such as `http://127.0.0.1:11434/v1`. */
export interface LanguageModelServer {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
}

/** The answer of the rules waits no longer than this for what a model has to say. */
const TIMEOUT_MS = 15_000;
/** Far more than a query needs. */
const MAX_ANSWER_BYTES = 262_144;
const MAX_TOKENS = 2_000;

const Completion = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string() }) }))
    .min(1),
});

/** A language model server did not answer as it should; the message holds nothing that it said. */
export class LanguageModelFailed extends Error {}

/** Speaks to one model of a server. Redirects are not followed, and an answer that was cut off is none. */
export function createLanguageModel(server: LanguageModelServer, timeoutMs = TIMEOUT_MS): LanguageModel {
  const url = `${server.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  return {
    name: server.model,
    async complete(messages, signal) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...(server.apiKey !== undefined && { Authorization: `Bearer ${server.apiKey}` }),
        },
        body: JSON.stringify({ model: server.model, messages, temperature: 0, max_tokens: MAX_TOKENS, stream: false }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new LanguageModelFailed(`status ${answer.status}`);
      }
      return contentOf(await limitedText(answer, MAX_ANSWER_BYTES));
    },
  };
}

function contentOf(text: string): string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new LanguageModelFailed('no JSON in the answer');
  }
  const [choice] = Completion.safeParse(json).data?.choices ?? [];
  if (choice === undefined) throw new LanguageModelFailed('no completion in the answer');
  if (choice.finish_reason === 'length') throw new LanguageModelFailed('an answer that was cut off');
  return choice.message.content;
}
