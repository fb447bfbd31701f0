import type { Scope } from './scope.ts';

/** One line of the audit trail of the gate: who asked what, and what came of it. */
export interface AuditLine {
  readonly who: string;
  readonly what: 'run' | 'stream' | 'search';
  readonly source: string;
  /** The question as it was asked. */
  readonly question: unknown;
  readonly answeredBy: string | null;
  readonly rows: number;
  readonly milliseconds: number;
  /** `answered`, or the code of the refusal, or `failed`. */
  readonly outcome: string;
}

/** The person or part of the server behind a scope. */
export function whoIs(scope: Scope): string {
  return scope.kind === 'user' ? scope.login : `(${scope.kind})`;
}
