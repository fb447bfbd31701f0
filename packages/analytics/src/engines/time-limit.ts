import { QueryRefused } from '../scope/query-refused.ts';

/** A signal that is aborted by the caller's or when the time is up. `end` lets go of the caller's signal and the clock. */
export function timeLimit(signal: AbortSignal | undefined, milliseconds: number): { signal: AbortSignal; end(): void } {
  const limit = new AbortController();
  const stop = (): void => limit.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const clock = setTimeout(stop, milliseconds);
  return {
    signal: limit.signal,
    end() {
      clearTimeout(clock);
      signal?.removeEventListener('abort', stop);
    },
  };
}

/** The outcome of work, or a rejection as soon as the signal is aborted. */
export function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** Why a statement was stopped: its caller called it off, or else its time was up. */
export function stopped(signal: AbortSignal | undefined, timeLimitMs: number): QueryRefused {
  if (signal?.aborted) return new QueryRefused('cancelled', 'The question was called off.');
  const seconds = timeLimitMs / 1000;
  return new QueryRefused(
    'timeout',
    `The question took longer than ${seconds} seconds and was stopped. Ask for fewer rows: choose a year, a company or a state.`,
  );
}
