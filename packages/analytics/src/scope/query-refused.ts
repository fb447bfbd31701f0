/** Why the gate refused: a wrong question, a limit of the tier, a right that the caller lacks, too many, too slow, called off. */
export type RefusalCode = 'invalid' | 'freemium' | 'forbidden' | 'busy' | 'timeout' | 'cancelled';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  invalid: 400,
  freemium: 403,
  forbidden: 403,
  busy: 429,
  timeout: 503,
  cancelled: 499,
};

/** A question that the gate does not answer; `message` is for people and says what to change. */
export class QueryRefused extends Error {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    message: string,
    /** The offending part of the query, where there is one: `where[1].field`. */
    readonly field?: string,
  ) {
    super(message);
    this.name = 'QueryRefused';
    this.status = STATUS[code];
  }
}
