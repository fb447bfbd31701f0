import { describe, expect, it, vi } from 'vitest';
import { eventsIn, SILENCE_MS, SilentStream } from './server-sent-events.ts';

const utf8 = new TextEncoder();

/** A body that arrives in these chunks; without an end it stays open. */
function bodyOf(chunks: readonly (string | Uint8Array)[], { ends = true } = {}) {
  const cancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? utf8.encode(chunk) : chunk);
      if (ends) controller.close();
    },
    cancel: cancelled,
  });
  return { body, cancelled };
}

async function all(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const events: string[] = [];
  for await (const data of eventsIn(body)) events.push(data);
  return events;
}

/** The bytes of a text one by one: every letter of more than one byte is cut, and so is every line end. */
const bytewise = (text: string) => Array.from(utf8.encode(text), (byte) => Uint8Array.of(byte));

describe('the data of each event', () => {
  it.each([
    ['one chunk with several events', ['data: a\n\ndata: b\n\n'], ['a', 'b']],
    ['an event in several chunks', ['da', 'ta: {"te', 'xt":1}\n', '\n'], ['{"text":1}']],
    ['letters of several bytes, byte by byte', bytewise('data: Zoë – 東京 💊\r\n\r\n'), ['Zoë – 東京 💊']],
    ['data of several lines', ['data: a\ndata: b\n\n'], ['a\nb']],
    ['a byte order mark', ['\uFEFFdata: a\n\n'], ['a']],
    ['comments that keep the connection', [': keep-alive\n\n', 'data: a\n\n', ': keep-alive\n\n'], ['a']],
    ['fields that nobody asked for', ['id: 7\nevent: x\nretry: 10\ndata: a\n\n'], ['a']],
    ['what comes after the last event', ['data: a\n\ndata: [DONE]\n\ndata: b\n\n'], ['a']],
    ['an event that the connection was cut in', ['data: a\n\ndata: b'], ['a']],
    ['nothing at all', [], []],
  ])('%s', async (_, chunks, events) => {
    expect(await all(bodyOf(chunks).body)).toEqual(events);
  });

  it('closes the connection when the reader leaves', async () => {
    const { body, cancelled } = bodyOf(['data: a\n\ndata: b\n\n'], { ends: false });
    for await (const data of eventsIn(body)) if (data === 'a') break;
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('fails when nothing comes for long, and any byte is a sign of life', async () => {
    vi.useFakeTimers();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const failed = expect(all(readable)).rejects.toThrow(SilentStream);
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    await writer.write(utf8.encode(': keep-alive\n\n'));
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
  });
});
