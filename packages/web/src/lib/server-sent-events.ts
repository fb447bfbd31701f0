import type { Endpoint, EndpointCall } from '@pellucid/contract';
import { createParser } from 'eventsource-parser';
import { type CallOptions, send } from './api.ts';

/** The server writes a comment every 15 s; a connection that is silent for so long is dead. */
export const SILENCE_MS = 45_000;
/** What some servers write as the data of their last event. */
const DONE = '[DONE]';

/** The connection stayed open, but nothing came any more. */
export class SilentStream extends Error {
  override name = 'SilentStream';
}

/**
 * Calls an endpoint that answers with server-sent events, and yields the data of each as it comes. It ends with the body, or
 * with an event `[DONE]`. Leaving the loop early closes the connection, as the signal of the options does.
 *
 * The browser's own EventSource can neither POST nor send a token.
 *
 * @throws ApiProblem as every call does; SilentStream; what the connection or the signal failed with.
 */
export async function* serverSentEvents<E extends Endpoint>(
  endpoint: E,
  input: EndpointCall<E>,
  options: CallOptions = {},
): AsyncGenerator<string, void, undefined> {
  const response = await (send as (...call: unknown[]) => Promise<Response>)(endpoint, input, options);
  if (response.body !== null) yield* eventsIn(response.body);
}

/** The data of each event of a body. What stands after the last blank line is no event. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const arrived: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => arrived.push(data) });
  // A letter of several bytes may be cut by a chunk.
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let next = await inTime(reader); !next.done; next = await inTime(reader)) {
      parser.feed(decoder.decode(next.value, { stream: true }));
      for (const data of arrived.splice(0)) {
        if (data.trim() === DONE) return;
        yield data;
      }
    }
  } finally {
    // One that has failed already fails again.
    void reader.cancel().catch(() => undefined);
  }
}

async function inTime<T>(reader: ReadableStreamDefaultReader<T>): Promise<ReadableStreamReadResult<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilentStream(`Nothing came for ${SILENCE_MS / 1000} s`)), SILENCE_MS);
  });
  return Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
}
