import { QueryRefused } from '../scope/query-refused.ts';
import type { Scope } from '../scope/scope.ts';

/** What one user may have under way. The tiles of a board are asked in one request, which counts as one question. */
const MAX_UNDER_WAY = { question: 4, export: 2 } as const;
/** The next one waits this long, in milliseconds, and no more than so many of a user wait. */
const MAX_WAIT_MS = 5_000;
const MAX_WAITING = 100;

export type Work = keyof typeof MAX_UNDER_WAY;

interface UserWork {
  /** Requests under way, and how many questions of each. */
  readonly running: Map<object, number>;
  readonly waiting: (() => void)[];
}

/** Keeps one user from taking the engine from all others. */
export interface Concurrency {
  /**
   * Waits for a place and answers the function that gives it back. Questions with one signal are of one request.
   *
   * @throws QueryRefused `busy` when there is none for a while, `cancelled` when the signal is aborted.
   */
  enter(work: Work, scope: Scope, signal?: AbortSignal): Promise<() => void>;
}

export function createConcurrency(maxWaitMs = MAX_WAIT_MS): Concurrency {
  const users = new Map<string, UserWork>();

  return {
    async enter(work, scope, signal) {
      if (scope.kind !== 'user') return () => undefined;
      const key = `${work} ${scope.login}`;
      const user = users.get(key) ?? { running: new Map(), waiting: [] };
      users.set(key, user);
      const request = signal ?? {};
      const deadline = performance.now() + maxWaitMs;
      while (!user.running.has(request) && user.running.size >= MAX_UNDER_WAY[work]) {
        await placeFor(user, work, deadline - performance.now(), signal);
      }
      user.running.set(request, (user.running.get(request) ?? 0) + 1);
      return () => {
        const left = (user.running.get(request) ?? 1) - 1;
        if (left > 0) user.running.set(request, left);
        else user.running.delete(request);
        if (user.running.size + user.waiting.length === 0) users.delete(key);
        // All of them: the first one may be of a request whose other questions wait as well.
        for (const retry of [...user.waiting]) retry();
      };
    },
  };
}

/** Resolves when a place may be free. */
function placeFor({ waiting }: UserWork, work: Work, maxWaitMs: number, signal?: AbortSignal): Promise<void> {
  if (waiting.length >= MAX_WAITING) return Promise.reject(busy(work));
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      const index = waiting.indexOf(retry);
      if (index >= 0) waiting.splice(index, 1);
      outcome();
    };
    const retry = settle(resolve);
    const cancel = settle(() => reject(new QueryRefused('cancelled', 'The question was called off.')));
    const timer = setTimeout(
      settle(() => reject(busy(work))),
      maxWaitMs,
    );
    waiting.push(retry);
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel, { once: true });
  });
}

function busy(work: Work): QueryRefused {
  const message = `You have ${MAX_UNDER_WAY[work]} ${work}s under way already: wait until one has ended, then try again.`;
  return new QueryRefused('busy', message);
}
