import type { Cell } from '@pellucid/contract';
import type { Dialect } from '../sql/dialect.ts';
import type { Statement } from '../sql/statement.ts';

export interface EngineOptions {
  /** Stops the statement inside the engine. */
  signal?: AbortSignal | undefined;
  /** Who asked, so that one user's statements do not hold up the others'; the server's own have no user. */
  user?: string | undefined;
  lane?: Lane | undefined;
  /** Told when the statement has left the line and begins. */
  onBegin?: ((statement: RunningStatement) => void) | undefined;
}

/** A statement that the engine works on. */
export interface RunningStatement {
  /** How far it is, from 0 to 1; null where the engine cannot tell, or has ended it. */
  progress(): Promise<number | null>;
}

/** Heavy statements have a part of the connections, so that small ones never wait for them alone. */
export type Lane = 'small' | 'heavy';

/** Time for the first chunk of a later statement of a stream, in milliseconds: 50 million records are sorted in some minutes. */
export const SORT_LIMIT_MS = 600_000;

/** Who runs statements: one folder for each engine, and nothing outside knows which one it is. */
export interface Engine {
  readonly dialect: Dialect;
  /** All rows of a statement. Throws QueryRefused (`timeout`, `cancelled`) when it was stopped. */
  run(statement: Statement, options?: EngineOptions): Promise<Cell[][]>;
  /**
   * Rows of statements as they are read, one statement after the other (of the same data where the engine has transactions), in
   * chunks. Each chunk is under the time limit, but for the first of a later statement, which may have to sort everything:
   * `SORT_LIMIT_MS`. Ending the iteration ends the statement.
   */
  stream(statements: readonly Statement[], options?: EngineOptions): AsyncGenerator<Cell[][], void, undefined>;
  close(): void;
}
