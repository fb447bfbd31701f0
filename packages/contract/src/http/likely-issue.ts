import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Of a value that fits none of several shapes, what is wrong with it as the shape that it comes closest to: the one in which
 * the first thing wrong lies deepest, and the fewest things are.
 */
export function likelyIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const shapes = issue.errors.map((errors) => errors.map(likelyIssue)).filter((errors) => errors.length > 0);
  const [closest] = shapes.toSorted((one, other) => depth(other) - depth(one) || one.length - other.length);
  const first = closest?.[0];
  return first ? { ...first, path: [...issue.path, ...first.path] } : issue;
}

function depth(issues: readonly Issue[]): number {
  return Math.min(...issues.map(({ path }) => path.length));
}
