import { beforeEach, expect, it, vi } from 'vitest';
import { CallFailure, CallQueue } from './call-queue.ts';

let calls: CallQueue;
beforeEach(() => {
  vi.useFakeTimers();
  calls = new CallQueue();
});
const flush = () => vi.advanceTimersByTimeAsync(0);

it('makes one call at a time, in their order', async () => {
  const made: string[] = [];
  const answer: Record<string, () => void> = {};
  for (const name of ['first', 'second'])
    void calls.add(name, 1000, (done) => {
      made.push(name);
      answer[name] = () => done(name);
    });
  await flush();
  expect(made).toEqual(['first']);
  answer.first?.();
  await flush();
  expect(made).toEqual(['first', 'second']);
});

it('ends a call without an answer at its time-out, goes on, and takes no later answer for another call', async () => {
  let late: (answer: string) => void = () => undefined;
  const first = calls.add<string>('first', 1000, (done) => {
    late = done;
  });
  const refused = expect(first).rejects.toThrow('first: The analytics server did not answer in time');
  await vi.advanceTimersByTimeAsync(1000);
  await refused;
  let answer: (answer: string) => void = () => undefined;
  const second = calls.add<string>('second', 1000, (done) => {
    answer = done;
  });
  await flush();
  late('too late');
  answer('in time');
  expect(await second).toBe('in time');
});

it('gives an error to the call that is under way', async () => {
  const failed = calls.add('first', 1000, () => undefined);
  const refused = expect(failed).rejects.toThrow(CallFailure);
  await flush();
  calls.failCurrent('ErrorMarking no such marking');
  await refused;
  calls.failCurrent('nobody waits');
  expect(await calls.add('second', 1000, (done) => done(2))).toBe(2);
});

it('fails what waits once the analysis is closed', async () => {
  const both = [calls.add('first', 1000, () => undefined), calls.add('second', 1000, () => undefined)];
  const refused = Promise.all(both.map((call) => expect(call).rejects.toThrow('The analysis was closed')));
  await flush();
  calls.end();
  await refused;
});
