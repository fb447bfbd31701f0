import type { Cell, QueryInput } from '@pellucid/contract';
import type { Engine, RunningStatement } from '../engines/engine.ts';
import { columnsOf } from '../plan/measures.ts';
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
}

/** All rows of a question as they are read. The audit has two lines: that it was put, and how far it was read. */
export async function streamQuery(
  { engine, concurrency, running, snapshots, planned, limits, auditor, rollupUse }: StreamDeps,
  input: QueryInput,
  scope: Scope,
  options: RunOptions,
): Promise<RowStream> {
  const started = performance.now();
  const line = { ...askerOf(scope), what: 'stream' as const, source: input.source, question: input };
  const { plan, statement, words, dataVersion } = await auditor.audited(
    line,
    async () => {
      const query = parseQuery(input);
      const current = await snapshots.read();
      const question = planned(query, scope, current, { baseOnly: options.baseOnly ?? false, unlimited: true });
      await limits.checkQuery(query, scope, current, true);
      return question;
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
        yield* limited(engine.stream(statement, { signal, onBegin }), plan.limit, part.sent);
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
