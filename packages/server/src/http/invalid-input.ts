import { type FieldError, likelyIssue } from '@pellucid/contract';
import type { z } from 'zod';
import { HttpProblem, invalidFields } from './problems.ts';

/** Parameters, query or body that the endpoint's schema refuses. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';

  constructor(
    readonly part: string,
    readonly objectName: string,
    readonly issues: readonly z.core.$ZodIssue[],
  ) {
    super('Invalid input');
  }
}

/** Names a constraint as JHipster clients know it: NotNull, Size, Email, Pattern, Min, Max … */
function constraintOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'NotNull' : 'typeMismatch';
    case 'too_small':
      return sized(issue.origin) ? 'Size' : 'Min';
    case 'too_big':
      return sized(issue.origin) ? 'Size' : 'Max';
    case 'invalid_format':
      return issue.format === 'email' ? 'Email' : 'Pattern';
    case 'unrecognized_keys':
      return 'Unknown';
    case 'custom':
      return typeof issue.params?.code === 'string' ? issue.params.code : 'Invalid';
    default:
      return issue.input === undefined || issue.input === null ? 'NotNull' : 'Invalid';
  }
}

function sized(origin: string): boolean {
  return origin === 'string' || origin === 'array' || origin === 'set';
}

function fieldErrors({ issues, objectName }: InvalidInput): FieldError[] {
  return issues.map(likelyIssue).flatMap((issue) => {
    const message = constraintOf(issue);
    if (issue.code !== 'unrecognized_keys') return [{ objectName, field: pathText(issue.path), message }];
    return issue.keys.map((key) => ({ objectName, field: pathText([...issue.path, key]), message }));
  });
}

function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('');
}

/** A body's problem names its fields; one of the path or query is a "Constraint Violation", as JHipster tells them apart. */
export function problemOf(invalid: InvalidInput): HttpProblem {
  const problem = invalidFields(fieldErrors(invalid));
  return invalid.part === 'body' ? problem : new HttpProblem(400, { ...problem.parts, title: 'Constraint Violation' });
}
