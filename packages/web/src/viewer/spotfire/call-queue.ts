/** A call to the analytics server did not answer in time, or the server told an error while it was under way. */
export class CallFailure extends Error {}

/** Runs a call; `done` ends it with its answer. */
export type ServerCall<T> = (done: (answer: T) => void) => void;

/**
 * Calls to a server that answers by callbacks and tells errors without saying of which call: one at a time, so that an error
 * belongs to the one that is under way, and each with a time-out.
 */
export class CallQueue {
  private last: Promise<unknown> = Promise.resolve();
  private failUnderWay: ((reason: string) => void) | null = null;
  private ended = false;

  /** Rejects with a CallFailure; later calls run all the same. */
  add<T>(name: string, timeoutMs: number, call: ServerCall<T>): Promise<T> {
    const result = this.last.then(() => this.run(name, timeoutMs, call));
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Fails the call that is under way; an error that nobody waits for is nobody's. */
  failCurrent(reason: string): void {
    this.failUnderWay?.(reason);
  }

  /** Fails the call under way and all that wait. */
  end(): void {
    this.ended = true;
    this.failCurrent('The analysis was closed');
  }

  private run<T>(name: string, timeoutMs: number, call: ServerCall<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let isSettled = false;
      const settle = (how: () => void) => {
        // An answer may come after its time-out, when another call is under way.
        if (isSettled) return;
        isSettled = true;
        clearTimeout(timer);
        this.failUnderWay = null;
        how();
      };
      const fail = (reason: string) => settle(() => reject(new CallFailure(`${name}: ${reason}`)));
      const timer = setTimeout(() => fail('The analytics server did not answer in time'), timeoutMs);
      this.failUnderWay = fail;
      if (this.ended) return fail('The analysis was closed');
      try {
        call((answer) => settle(() => resolve(answer)));
      } catch (cause) {
        fail(String(cause));
      }
    });
  }
}
