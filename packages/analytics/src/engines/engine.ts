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

/** Who runs statements: one folder for each engine, and nothing outside knows which one it is. */
export interface Engine {
  readonly dialect: Dialect;
  /** All rows of a statement. Throws QueryRefused (`timeout`, `cancelled`) when it was stopped. */
  run(statement: Statement, options?: EngineOptions): Promise<Cell[][]>;
  /** Rows as they are read, in chunks, each under the time limit. Ending the iteration ends the statement. */
  stream(statement: Statement, options?: EngineOptions): AsyncGenerator<Cell[][], void, undefined>;
  close(): void;
}
