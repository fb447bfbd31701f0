import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogs } from './logs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function makeLogs(level: string) {
  const written: string[] = [];
  const logs = createLogs({
    level,
    clean: (line) => line,
    clock: () => new Date(),
    write: (line) => written.push(JSON.parse(line).msg),
  });
  const kept = () => logs.ring.tail({ after: 0, level: 'TRACE', limit: 100 }).lines.map(({ message }) => message);
  return { logs, written, kept };
}

test('what is kept begins at INFO, what is written at LOG_LEVEL', () => {
  const { logs, written, kept } = makeLogs('warn');
  logs.logger('gate').info('asked');
  logs.logger('gate').warn('slow');
  logs.logger('gate').debug('plan');
  expect(written).toEqual(['slow']);
  expect(kept()).toEqual(['asked', 'slow']);
});

test('a changed level holds for children made before and after it, until its time is over', () => {
  const { logs, written } = makeLogs('warn');
  logs.setLevel('http', 'DEBUG', { minutes: 2, by: 'admin' });
  logs.logger('http').child({ reqId: 1 }).debug('first');
  logs.logger('gate').debug('of another logger');
  vi.advanceTimersByTime(2 * 60_000 - 1);
  logs.logger('http').debug('second');
  vi.advanceTimersByTime(1);
  logs.logger('http').debug('too late');
  expect(written).toEqual(['first', 'second']);
  expect(logs.states().http).toMatchObject({ configuredLevel: null, effectiveLevel: 'INFO' });
});

test('ROOT speaks for those that have no level of their own', () => {
  const { logs } = makeLogs('info');
  logs.setLevel('ROOT', 'TRACE', { minutes: 1, by: 'admin' });
  logs.setLevel('mail', 'ERROR', { minutes: 5, by: 'admin' });
  expect(logs.states()).toMatchObject({ http: { effectiveLevel: 'TRACE' }, mail: { effectiveLevel: 'ERROR' } });
  vi.advanceTimersByTime(60_000);
  expect(logs.states()).toMatchObject({ http: { effectiveLevel: 'INFO' }, mail: { effectiveLevel: 'ERROR' } });
});

test('silence writes and keeps nothing; the ring forgets the oldest', () => {
  const silent = makeLogs('silent');
  silent.logs.logger('http').error('unheard');
  expect([silent.written, silent.kept()]).toEqual([[], []]);
  const { logs } = makeLogs('info');
  for (let line = 1; line <= 2_500; line++) logs.logger('http').info(`line ${line}`);
  const { lines, first, last } = logs.ring.tail({ after: 0, level: 'TRACE', limit: 2 });
  expect([first, last, lines.map(({ message }) => message)]).toEqual([501, 2_500, ['line 2499', 'line 2500']]);
});
