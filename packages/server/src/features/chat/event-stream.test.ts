import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ChatEvent } from '@pellucid/contract';
import { expect, it } from 'vitest';
import { eventStream } from './event-stream.ts';

const text = (said: string): ChatEvent => ({ type: 'text', data: { text: said } });

it('writes each event as a frame of one line, and ends with the last', async () => {
  async function* events() {
    yield text('one\n\ndata: two');
    yield text('three');
  }
  expect(await eventStream(events()).toArray()).toEqual([
    'data: {"type":"text","data":{"text":"one\\n\\ndata: two"}}\n\n',
    'data: {"type":"text","data":{"text":"three"}}\n\n',
  ]);
});

it('keeps the connection open with comments while there is nothing to say', async () => {
  let answer = () => {};
  async function* events() {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    yield text('at last');
  }
  const frames: string[] = [];
  for await (const frame of eventStream(events(), 1)) {
    if (frames.push(frame) === 3) answer();
  }
  expect(frames.slice(0, 3)).toEqual(Array(3).fill(': keep-alive\n\n'));
  expect(frames.at(-1)).toContain('at last');
});

it('asks for no more events than are read', async () => {
  let made = 0;
  async function* events() {
    for (; made < 10_000; made += 1) yield text('x'.repeat(1_000));
  }
  const stream = eventStream(events());
  stream.read(0);
  await once(stream, 'readable');
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect(made).toBeLessThan(5);
  stream.destroy();
});

it('calls the events off when its reader goes away', async () => {
  let isCalledOff = false;
  async function* events() {
    try {
      for (;;) yield text('on and on');
    } finally {
      isCalledOff = true;
    }
  }
  for await (const _ of eventStream(events())) break;
  await expect.poll(() => isCalledOff).toBe(true);
});
