import type { QueryInput, QueryResult } from '@pellucid/contract';
import type { Plan } from '../plan/plan.ts';
import type { Scope } from '../scope/scope.ts';
import type { Ask, MadePage, PageQuestion, RememberedPage } from './analytics.ts';
import { BoundedMemory } from './bounded-memory.ts';
import { pageKeyOf, versionOf } from './cache-key.ts';
import type { DataVersions } from './data-versions.ts';
import { sizeOf } from './result-cache.ts';

/** A question that a page is made of, and what is told of it each time that the page is given. */
export interface Answered {
  readonly query: QueryInput;
  readonly result: QueryResult;
  readonly plan: Plan;
}

interface Entry {
  readonly of: object;
  readonly page: object;
  readonly answered: readonly Answered[];
}

/** Asks, and tells what was answered. */
type Run = (query: QueryInput, onAnswered: (answered: Answered) => void) => Promise<QueryResult>;

interface PagesDeps {
  maxBytes: number;
  dataVersion(scope: Scope): Promise<string>;
  /** Told of every question of a page that is given again. */
  onRepeated(answered: Answered, scope: Scope): void;
}

/** What an answer holds beside its rows, and an entry beside its page, in bytes. */
const OVERHEAD_BYTES = 2_000;
/** Rows, their text and its bytes. */
const COPIES = 3;

/**
 * Pages made of several answers, kept as they were made. A page is kept once all of its answers came from memory, so that it says
 * so of each of them, and as long as nothing that its asker may see has changed.
 */
export class RememberedPages {
  private readonly pages: BoundedMemory<Entry>;
  /** How many questions were answered by pages that were given again. */
  repeats = 0;

  constructor(private readonly deps: PagesDeps) {
    this.pages = new BoundedMemory(deps.maxBytes);
  }

  async get<T extends object>(
    { of, asked: question }: PageQuestion,
    scope: Scope,
    run: Run,
    make: (ask: Ask) => Promise<MadePage<T>>,
  ): Promise<RememberedPage<T>> {
    const version = await this.deps.dataVersion(scope);
    const key = pageKeyOf(question, scope, version);
    const known = this.pages.get(key);
    if (known?.of === of) return { page: this.repeated(known, scope) as T, repeats: known.answered.length };

    const answered: Answered[] = [];
    let asked = 0;
    const { page, isWhole } = await make((query) => {
      asked += 1;
      return run(query, (one) => answered.push(one));
    });
    const isFromMemory = answered.length === asked && answered.every(({ result }) => result.cached);
    if (isWhole && isFromMemory && (await this.deps.dataVersion(scope)) === version) {
      // Frozen, it is written as text once (docs/decisions/270-pages-are-kept-as-they-were-written.md).
      this.pages.set(key, { of, page: Object.freeze(page), answered }, bytesOf(key, answered));
    }
    return { page, repeats: 0 };
  }

  forgetOutdated(versions: DataVersions): void {
    this.pages.retain((key) => versions.areCurrent(versionOf(key)));
  }

  private repeated({ page, answered }: Entry, scope: Scope): object {
    this.repeats += answered.length;
    for (const one of answered) this.deps.onRepeated(one, scope);
    return page;
  }
}

function bytesOf(key: string, answered: readonly Answered[]): number {
  const rows = answered.reduce((sum, { result }) => sum + sizeOf(result.rows) * COPIES + OVERHEAD_BYTES, 0);
  return rows + key.length * 2;
}
