import { type Cell, type Column, QUERY_LIMIT, Query, type QueryInput } from '@pellucid/contract';
import type { Engine } from '../engines/engine.ts';
import type { Model } from '../model/model.ts';
import type { DataFacts } from '../plan/plan.ts';
import { planQuery } from '../plan/plan-query.ts';
import { statementOf } from '../sql/statement-of.ts';
import type { Analytics } from './analytics.ts';
import { readDataFacts } from './data-facts.ts';
import { QueryRefused } from './query-refused.ts';

export interface GateOptions {
  engine: Engine;
  model: Model;
}

/** The gate over an engine. */
export function createGate({ engine, model }: GateOptions): Analytics {
  let facts: { version: string; value: Promise<DataFacts> } | undefined;

  async function dataVersion(): Promise<string> {
    const [row] = await engine.run({
      text: 'SELECT CAST(data_version AS VARCHAR) FROM warehouse_state',
      parameters: [],
      columns: [],
    });
    return String(row?.[0] ?? '0');
  }

  function factsOf(version: string): Promise<DataFacts> {
    if (facts?.version !== version) facts = { version, value: readDataFacts(model, engine) };
    return facts.value;
  }

  return {
    async run(input, scope, options = {}) {
      const started = performance.now();
      const query = parsed(input);
      const version = await dataVersion();
      const plan = planQuery(query, scope, model, await factsOf(version), options);
      const statement = statementOf(plan, engine.dialect);
      const found = await engine.run(statement, { signal: options.signal });
      const truncated = plan.limit !== null && found.length > plan.limit;
      const rows = truncated ? found.slice(0, plan.limit ?? QUERY_LIMIT.rows) : found;
      return {
        columns: [...statement.columns] satisfies Column[],
        rows: rows satisfies Cell[][],
        rowCount: rows.length,
        truncated,
        dataVersion: version,
        elapsedMs: performance.now() - started,
        answeredBy: plan.answeredBy,
        cached: false,
        ...(options.explain ? { sql: statement.text } : {}),
      };
    },
    stream: () => Promise.reject(new Error('not yet')),
    search: () => Promise.reject(new Error('not yet')),
    describe: () => Promise.reject(new Error('not yet')),
    dataVersion,
  };
}

function parsed(input: QueryInput): Query {
  const result = Query.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const place = issue?.path.map(String).join('.') ?? '';
  throw new QueryRefused('invalid', `${place}: ${issue?.message ?? 'not a query'}`, place);
}
