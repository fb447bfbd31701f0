import { Readable } from 'node:stream';
import type { ChatEvent } from '@pellucid/contract';

/** So often is something sent, in milliseconds: proxies cut connections that say nothing. */
export const KEEP_ALIVE_MS = 15_000;

const KEEP_ALIVE = ': keep-alive\n\n';

/** Events as they go over the wire, no faster than they are read; when the reader goes away the events are called off. */
export function eventStream(events: AsyncGenerator<ChatEvent>, keepAliveMs = KEEP_ALIVE_MS): Readable {
  return Readable.from(frames(events, keepAliveMs), { highWaterMark: 1 });
}

async function* frames(events: AsyncGenerator<ChatEvent>, keepAliveMs: number): AsyncGenerator<string> {
  try {
    for (let next = events.next(); ; ) {
      const step = await within(next, keepAliveMs);
      if (step === undefined) {
        yield KEEP_ALIVE;
        continue;
      }
      if (step.done) return;
      yield `data: ${JSON.stringify(step.value)}\n\n`;
      next = events.next();
    }
  } finally {
    await events.return(undefined);
  }
}

/** What a promise resolves to, or undefined when it takes longer. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
