/** Where errors go that nobody waits for. */
export interface ErrorLog {
  error(facts: object, message: string): void;
}

/**
 * Does something again and again, and returns how to stop it. What goes wrong is logged and does not keep it from the next
 * time: an error in a timer would otherwise end the process. It does not keep the process alive.
 */
export function every(milliseconds: number, work: () => unknown, log: ErrorLog): () => void {
  const timer = setInterval(async () => {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'work that is done regularly failed');
    }
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}
