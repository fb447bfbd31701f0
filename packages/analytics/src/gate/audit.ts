import type { Model } from '../model/model.ts';
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
  /** The private sources that it names, those of questions within it included. */
  readonly privateSources: readonly string[];
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

type Asked = Pick<AuditLine, 'who' | 'company' | 'what' | 'source' | 'question'>;
type Told = Pick<AuditLine, 'answeredBy' | 'rows'>;

export type Auditor = ReturnType<typeof createAuditor>;

/** Writes the audit lines of the gate to whoever listens. */
export function createAuditor(model: Model) {
  const listeners: ((line: AuditLine) => void)[] = [];
  /** Pages that are given again tell of the same questions each time. */
  const known = new WeakMap<object, readonly string[]>();

  function privateSourcesOf(question: unknown): readonly string[] {
    if (typeof question !== 'object' || question === null) return [];
    const sources = known.get(question) ?? privateSourcesIn(question, model);
    known.set(question, sources);
    return sources;
  }

  function write(line: Omit<AuditLine, 'privateSources'>): void {
    const privateSources = listeners.length > 0 ? privateSourcesOf(line.question) : [];
    for (const listener of listeners) listener({ ...line, privateSources });
  }

  return {
    write,
    listen: (listener: (line: AuditLine) => void) => void listeners.push(listener),

    /** Does work and writes its line, whatever comes of it. */
    async audited<T>(line: Asked, work: () => Promise<T>, told: (result: T) => Told): Promise<T> {
      const started = performance.now();
      const finish = (rest: Told & Pick<AuditLine, 'outcome'>) =>
        write({ ...line, ...rest, milliseconds: performance.now() - started });
      try {
        const result = await work();
        finish({ ...told(result), outcome: 'answered' });
        return result;
      } catch (error) {
        finish({ answeredBy: null, rows: 0, outcome: error instanceof QueryRefused ? error.code : 'failed' });
        throw error;
      }
    },
  };
}

/** A question that was refused has no plan: what it names is read from itself. */
function privateSourcesIn(question: unknown, model: Model): string[] {
  const named = new Set<string>();
  JSON.stringify(question, (key, value) => {
    if (key === 'source' && typeof value === 'string') named.add(value);
    return value;
  });
  return [...named].filter((name) => model.sources.get(name)?.visibility.kind === 'private');
}
