import { HEAVY_ROWS, type QueryCheck, type QueryInput } from '@pellucid/contract';
import type { Plan } from '../plan/plan.ts';
import { QueryRefused } from '../scope/query-refused.ts';
import type { Scope } from '../scope/scope.ts';
import { parseQuery } from './parse-query.ts';
import type { QueryDeps } from './run-query.ts';
import type { Snapshot } from './snapshot.ts';
import type { TableRows } from './table-rows.ts';
import { tablesOf } from './tables-of.ts';

/** Checks a question as `run` does, short of answering it. Throws QueryRefused as it does. */
export function createChecker({
  snapshots,
  planned,
  limits,
  model,
  coverageOf,
  tableRows,
}: QueryDeps & { tableRows: TableRows }) {
  async function rowsIn(table: string, sourceName: string, scope: Scope, at: Snapshot): Promise<number> {
    const source = model.sources.get(sourceName);
    // How many rows other owners have is theirs to know.
    if (source?.visibility.kind === 'private') return (await coverageOf(source, scope, at)).records;
    return tableRows.of(table, sourceName, at);
  }

  async function costOf(plan: Plan, scope: Scope, at: Snapshot) {
    const tables = [...tablesOf(plan)].map(([table, source]) => rowsIn(table, source, scope, at));
    const rows = (await Promise.all(tables)).reduce((sum, one) => sum + one, 0);
    return { rows, class: rows >= HEAVY_ROWS ? ('heavy' as const) : ('small' as const) };
  }

  return async function check(input: QueryInput, scope: Scope): Promise<Extract<QueryCheck, { ok: true }>> {
    const query = parseQuery(input);
    const at = await snapshots.read();
    const { plan, words } = planned(query, scope, at);
    await limits.checkQuery(query, scope, at);
    return { ok: true, answeredBy: plan.answeredBy, words: [...words], cost: await costOf(plan, scope, at) };
  };
}

/** A refusal for good, as what a check answers; what may go better the next time is thrown again. */
export function problemOf(error: unknown): QueryCheck {
  if (!(error instanceof QueryRefused)) throw error;
  const { code, message, field = null } = error;
  if (code !== 'invalid' && code !== 'freemium' && code !== 'forbidden') throw error;
  return { ok: false, problem: { code, message, field } };
}
