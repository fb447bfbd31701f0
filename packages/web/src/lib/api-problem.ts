import { PROBLEM_TYPE, Problem } from '@pellucid/contract';
import { errorOf } from './http-rules.ts';

export const UNREACHABLE = 'Server not reachable';

/** What a failed call throws. `problem.status` is 0 when the server could not be reached. */
export class ApiProblem extends Error {
  readonly problem: Problem;
  /** What the application's own error header says; it goes before everything that the body says. */
  readonly said: string | null;

  constructor(problem: Problem, said: string | null = null) {
    super(said ?? problem.detail ?? problem.title);
    this.name = 'ApiProblem';
    this.problem = problem;
    this.said = said;
  }

  get status(): number {
    return this.problem.status;
  }
}

/** The problem of a call that never got an answer. */
export function unreachable(path: string): ApiProblem {
  return new ApiProblem({
    type: PROBLEM_TYPE.withMessage,
    title: UNREACHABLE,
    status: 0,
    path,
    message: 'error.server.not.reachable',
  });
}

/** Reads the problem of a failed answer; a proxy's HTML page becomes a problem of the same status. */
export async function problemOf(response: Response, path: string): Promise<ApiProblem> {
  const parsed = Problem.safeParse(await response.json().catch(() => null));
  const said = response.status === 400 ? errorOf(response.headers) : null;
  if (parsed.success) return new ApiProblem(parsed.data, said);
  return new ApiProblem(
    {
      type: PROBLEM_TYPE.withMessage,
      title: response.statusText || `The server answered with status ${response.status}`,
      status: response.status,
      path,
      message: `error.http.${response.status}`,
    },
    said,
  );
}
