/** Runs work when fewer than `places` others run; who comes later waits in line. Rejects when aborted meanwhile. */
export function createSemaphore(places: number) {
  const line: (() => void)[] = [];
  let running = 0;

  function place(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        line.splice(line.indexOf(take), 1);
        reject(signal?.reason);
      };
      const take = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      line.push(take);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return async function limited<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    if (running < places) running++;
    else await place(signal);
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}
