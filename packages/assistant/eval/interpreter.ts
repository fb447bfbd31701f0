import type { QueryInput } from '@pellucid/contract';

/** What an interpreter says of a question, as far as it is scored. */
export type Interpretation =
  | { kind: 'answer'; query: QueryInput; more?: readonly QueryInput[]; context?: unknown }
  | { kind: 'ask'; text: string; choices: readonly { label: string }[] }
  | { kind: 'refuse'; reason: string; text: string };

/** Reads a question over one set of data; `context` is what the answer before gave, `unanswered` the question before, where it had none. */
export type Interpret = (question: string, context: unknown, unanswered?: string) => Promise<Interpretation>;

/** The rows that a query gives through the gate. */
export type Run = (query: QueryInput) => Promise<{ rows: (string | number | boolean | null)[][] }>;
