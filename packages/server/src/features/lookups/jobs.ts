import type { Job } from '@pellucid/contract';
import type { Clock } from '../../base/clock.ts';

/** The jobs that run in this server now. */
export interface Jobs {
  running(): Job[];
  /** The same work, which counts as a job of that name while it runs. */
  watched<A extends unknown[], R>(name: string, work: (...input: A) => Promise<R>): (...input: A) => Promise<R>;
}

export function createJobs(clock: Clock): Jobs {
  const jobs = new Set<Job>();
  return {
    running: () => [...jobs],
    watched(name, work) {
      return async (...input) => {
        const job = { name, startedAt: clock().toISOString() };
        jobs.add(job);
        try {
          return await work(...input);
        } finally {
          jobs.delete(job);
        }
      };
    },
  };
}
