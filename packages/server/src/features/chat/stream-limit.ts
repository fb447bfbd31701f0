import { HttpProblem } from '../../http/problems.ts';

/** Answers that one user may have under way: as many questions as the query gate answers one user at once. */
export const MAX_STREAMS_PER_USER = 4;

const RETRY_SECONDS = 5;

export interface StreamLimit {
  /**
   * Takes a place and answers the function that gives it back.
   *
   * @throws HttpProblem 429 when the user has as many answers under way as they may.
   */
  enter(user: number): () => void;
}

/** Keeps one user from taking the assistant from all others. */
export function createStreamLimit(): StreamLimit {
  const underWay = new Map<number, number>();
  return {
    enter(user) {
      const count = underWay.get(user) ?? 0;
      if (count >= MAX_STREAMS_PER_USER) throw tooMany();
      underWay.set(user, count + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = (underWay.get(user) ?? 1) - 1;
        if (left > 0) underWay.set(user, left);
        else underWay.delete(user);
      };
    },
  };
}

function tooMany(): HttpProblem {
  return new HttpProblem(429, {
    detail: `You have ${MAX_STREAMS_PER_USER} answers under way already: wait until one has ended, then try again.`,
    headers: { 'Retry-After': String(RETRY_SECONDS) },
  });
}
