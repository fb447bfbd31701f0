import type { Cell, Query, QueryInput } from '@pellucid/contract';
import type { Engine, RunningStatement } from '../engines/engine.ts';
import { columnsOf } from '../plan/measures.ts';
import type { Plan } from '../plan/plan.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import type { Scope } from '../scope/scope.ts';
import type { RowStream, RunOptions } from './analytics.ts';
import { type Auditor, askerOf } from './audit.ts';
import type { Concurrency } from './concurrency.ts';
import { parseQuery } from './parse-query.ts';
import type { QueryDeps } from './run-query.ts';
import type { RunningWork } from './running-work.ts';

interface StreamDeps extends QueryDeps {
  engine: Engine;
  concurrency: Concurrency;
  running: RunningWork;
  auditor: Auditor;
  headRows: number;
}

/** All rows of a question as they are read. The audit has two lines: that it was put, and how far it was read. */
export async function streamQuery(
  { engine, concurrency, running, snapshots, planned, limits, auditor, rollupUse, headRows }: StreamDeps,
  input: QueryInput,
  scope: Scope,
  options: RunOptions,
): Promise<RowStream> {
  const started = performance.now();
  const line = { ...askerOf(scope), what: 'stream' as const, source: input.source, question: input };
  const { plan, statements, words, dataVersion } = await auditor.audited(
    line,
    async () => {
      const query = parseQuery(input);
      const current = await snapshots.read();
      const { baseOnly = false } = options;
      const plan = (part: Query) => planned(part, scope, current, { baseOnly, unlimited: true });
      await limits.checkQuery(query, scope, current, true);
      const question = plan(query);
      return { ...question, statements: partsOf(query, question.plan, headRows).map((part) => plan(part).statement) };
    },
    ({ plan: { answeredBy } }) => ({ answeredBy, rows: 0 }),
  );
  rollupUse.count(plan);
  const cancelled = new AbortController();
  async function* read(): AsyncGenerator<Cell[][]> {
    const part = running.begin('export', scope, input.source, options.signal);
    const { signal, watch } = part;
    signal.addEventListener('abort', () => cancelled.abort(), { once: true });
    try {
      const leave = await concurrency.enter('export', scope, signal);
      try {
        const onBegin = (statement: RunningStatement) => watch(() => statement);
        yield* limited(engine.stream(statements, { signal, onBegin }), plan.limit, part.sent);
      } finally {
        leave();
      }
    } finally {
      part.end();
    }
  }
  const chunks = audited(read(), (rows, outcome) => {
    const milliseconds = performance.now() - started;
    auditor.write({ ...line, answeredBy: plan.answeredBy, rows, milliseconds, outcome });
  });
  return { columns: columnsOf(plan), words, dataVersion, chunks, cancelled: cancelled.signal };
}

/**
 * All records in an order would come after the last of them was sorted: the first few, which are found at once, are asked for
 * apart. An order of records has no ties.
 */
function partsOf(query: Query, { shape, limit }: Plan, headRows: number): Query[] {
  if (shape !== 'records' || limit !== null || query.orderBy.length === 0) return [query];
  // A plan reads one row more than its limit.
  return [
    { ...query, limit: headRows - 1 },
    { ...query, offset: query.offset + headRows },
  ];
}

/** A plan reads one row more than its limit, to tell whether there are more. */
async function* limited(
  chunks: AsyncIterable<Cell[][]>,
  limit: number | null,
  sent: (rows: number) => void,
): AsyncGenerator<Cell[][]> {
  let left = limit ?? Number.POSITIVE_INFINITY;
  for await (const chunk of chunks) {
    const rows = chunk.slice(0, left);
    left -= rows.length;
    sent(rows.length);
    if (rows.length > 0) yield rows;
  }
}

async function* audited(
  chunks: AsyncIterable<Cell[][]>,
  write: (rows: number, outcome: string) => void,
): AsyncGenerator<Cell[][]> {
  let sent = 0;
  let outcome = 'cancelled';
  try {
    for await (const rows of chunks) {
      sent += rows.length;
      yield rows;
    }
    outcome = 'answered';
  } catch (error) {
    outcome = error instanceof QueryRefused ? error.code : 'failed';
    throw error;
  } finally {
    write(sent, outcome);
  }
}
