import type {
  CacheMetrics,
  Cell,
  Column,
  Filter,
  ModelDescription,
  QueryCheck,
  QueryInput,
  QueryResult,
  RollupMetrics,
  RunningQuestion,
  SlowQuestion,
} from '@pellucid/contract';
import type { Scope } from '../scope/scope.ts';
import type { AuditLine } from './audit.ts';
import type { AnswerCell } from './records-of.ts';
import type { FoundLabel, NamedId } from './search-labels.ts';

export interface RunOptions {
  /** Stops the query inside the engine. */
  signal?: AbortSignal;
  /** Adds the SQL text to the result, with its values in it; ClickHouse names their places instead. */
  explain?: boolean;
  /** Skips roll-ups: the answer of the base table, for the tests and benchmarks that hold roll-ups to it. */
  baseOnly?: boolean;
  /** Skips the result cache. */
  noCache?: boolean;
}

/** Rows of a result as they are read, in chunks of at most a few thousand. */
export interface RowStream {
  columns: Column[];
  /** The question in short sentences, as `QueryResult` has them. */
  words: readonly string[];
  dataVersion: string;
  chunks: AsyncIterable<Cell[][]>;
  /** Aborted when it is called off: who reads slowly need not be waited for. */
  cancelled: AbortSignal;
}

/** Asks a question of a page, in the scope of who asks for the page. */
export type Ask = (query: QueryInput) => Promise<QueryResult>;

/** What makes a page another: `of` by identity, the definition of a board say, and `asked` as text. */
export interface PageQuestion {
  of: object;
  asked: string;
}

/** A page made of answers; one that is not whole, because a question failed say, is not kept. */
export interface MadePage<T> {
  page: T;
  isWhole: boolean;
}

/** A page, and how many of its questions were answered by giving it again. */
export interface RememberedPage<T> {
  page: T;
  repeats: number;
}

/**
 * The query gate: the only door to spend data. Row policy, tier limits, roll-up choice, caching, cancellation, row caps
 * and the audit line are here and nowhere else. Errors are `QueryRefused` (the caller's fault or limit, with an HTTP
 * status and a text for people) or engine failures.
 */
export interface Analytics {
  run(query: QueryInput, scope: Scope, options?: RunOptions): Promise<QueryResult>;
  /**
   * A page made of the answers to questions that are asked with `ask`, frozen and given again as it was made as long as nothing that the
   * asker may see has changed; each of its questions is written into the audit trail then too.
   */
  remembered<T extends object>(
    question: PageQuestion,
    scope: Scope,
    make: (ask: Ask) => Promise<MadePage<T>>,
    options?: Pick<RunOptions, 'signal'>,
  ): Promise<RememberedPage<T>>;
  /** Whether `run` would answer, and what it would cost: a question that it would refuse is an answer here. */
  check(query: QueryInput, scope: Scope, options?: Pick<RunOptions, 'signal'>): Promise<QueryCheck>;
  /** All rows, without the row cap of `run`: exports. */
  stream(query: QueryInput, scope: Scope, options?: RunOptions): Promise<RowStream>;
  /**
   * Values of a dimension that match a text, best match first, forgiving a typo; also by a former name, and ids by the name of what
   * they stand for. Read from lookup tables only.
   */
  search(
    request: { source: string; field: string; text: string; limit?: number },
    scope: Scope,
    options?: RunOptions,
  ): Promise<FoundLabel[]>;
  /** How people know values of a dimension that are ids; none where its values are names themselves, or unknown. */
  namesOf(
    request: { source: string; field: string; values: readonly Cell[] },
    scope: Scope,
    options?: RunOptions,
  ): Promise<NamedId[]>;
  /** What a user has had under way for more than a second, oldest first. */
  running(scope: Scope): Promise<RunningQuestion[]>;
  /** Calls off what a user has under way; false where nothing of theirs has that id. */
  cancel(id: string, scope: Scope): boolean;
  /** What holds for the records of the question's source that are behind one figure of its answer. */
  recordsOf(query: QueryInput, cell: AnswerCell): Filter[];
  /**
   * Waits for one of the places that a user has for exports, and answers the function that gives it back: for exports of what
   * is no spend data; `stream` has its own.
   *
   * @throws QueryRefused `busy` when there is none for a while.
   */
  enterExport(scope: Scope, signal?: AbortSignal): Promise<() => void>;
  /** What this scope can ask. */
  describe(scope: Scope): Promise<ModelDescription>;
  /** Changes whenever what a scope may see does; without one, whenever what is public does. */
  dataVersion(scope?: Scope): Promise<string>;
  /** This process changed the data: the next question is answered from what it is now. */
  dataChanged(): void;
  /** Tells of every question from now on, answered or not. */
  onAudit(listener: (line: AuditLine) => void): void;
  /** What became of the answers that are kept. */
  cacheMetrics(): CacheMetrics;
  /** The roll-ups, how far they are made, and how often each has answered. */
  rollups(): RollupMetrics[];
  /** Kinds of questions that were slow because no roll-up answers them. */
  slowQuestions(): SlowQuestion[];
}
