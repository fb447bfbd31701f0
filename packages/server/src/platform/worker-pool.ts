import { Worker } from 'node:worker_threads';
import { Overloaded } from '../base/overloaded.ts';

interface Job {
  task: unknown;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export interface WorkerPoolOptions {
  /** The script of the threads: it answers each message with `{ result }` or `{ error }`. */
  script: URL | string;
  threads: number;
  /** Tasks that may wait for a thread; more are refused, because their answer would come too late. */
  maxWaiting: number;
}

/**
 * Runs tasks in threads of their own, apart from the pool that Node shares with the file system and the warehouse, where a
 * task would wait behind every long query. Threads are made when they are needed, and keep the process alive only while they work.
 *
 * Errors: Overloaded when too many tasks wait already.
 */
export function createWorkerPool({ script, threads, maxWaiting }: WorkerPoolOptions) {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  let running = 0;

  function start(job: Job): void {
    const worker = idle.pop() ?? new Worker(script, { execArgv: [] });
    running += 1;
    worker.ref();
    const settle = (reusable: boolean, done: () => void) => {
      // Not all listeners: Node has some of its own on a worker, without which it gets no message any more.
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      running -= 1;
      if (reusable) {
        worker.unref();
        idle.push(worker);
      } else void worker.terminate();
      done();
      const next = waiting.shift();
      if (next) start(next);
    };
    worker.once('message', ({ result, error }: { result?: unknown; error?: string }) =>
      settle(true, () => (error === undefined ? job.resolve(result) : job.reject(new Error(error)))),
    );
    worker.once('error', (error: Error) => settle(false, () => job.reject(error)));
    worker.once('exit', (code) => settle(false, () => job.reject(new Error(`The thread ended with code ${code}`))));
    worker.postMessage(job.task);
  }

  return {
    run(task: unknown): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const job = { task, resolve, reject };
        if (running < threads) start(job);
        else if (waiting.length < maxWaiting) waiting.push(job);
        else reject(new Overloaded(1));
      });
    },
  };
}
