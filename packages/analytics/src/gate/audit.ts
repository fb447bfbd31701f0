import { QueryRefused } from '../scope/query-refused.ts';
import { companyOf, type Scope } from '../scope/scope.ts';

/** One line of the audit trail of the gate: who asked what, and what came of it. */
export interface AuditLine {
  readonly who: string;
  /** The company whose private rows the asker sees, where they have one or have chosen one. */
  readonly company: number | null;
  readonly what: 'run' | 'stream' | 'search' | 'check';
  readonly source: string;
  /** The question as it was asked. */
  readonly question: unknown;
  readonly answeredBy: string | null;
  readonly rows: number;
  readonly milliseconds: number;
  /** `answered`, or the code of the refusal, or `failed`. */
  readonly outcome: string;
}

/** Who asks, as a line of the audit trail says it. */
export function askerOf(scope: Scope): Pick<AuditLine, 'who' | 'company'> {
  return { who: whoIs(scope), company: companyOf(scope) };
}

/** The person or part of the server behind a scope. */
export function whoIs(scope: Scope): string {
  return scope.kind === 'user' ? scope.login : `(${scope.kind})`;
}

type Told = Pick<AuditLine, 'answeredBy' | 'rows'>;

/** Answers a function that calls work and writes its audit line, whatever comes of it. */
export function auditor(onAudit: ((line: AuditLine) => void) | undefined) {
  return async function audited<T>(
    line: Pick<AuditLine, 'who' | 'company' | 'what' | 'source' | 'question'>,
    work: () => Promise<T>,
    told: (result: T) => Told,
  ): Promise<T> {
    const started = performance.now();
    const write = (rest: Told & Pick<AuditLine, 'outcome'>): void =>
      onAudit?.({ ...line, ...rest, milliseconds: performance.now() - started });
    try {
      const result = await work();
      write({ ...told(result), outcome: 'answered' });
      return result;
    } catch (error) {
      write({ answeredBy: null, rows: 0, outcome: error instanceof QueryRefused ? error.code : 'failed' });
      throw error;
    }
  };
}
