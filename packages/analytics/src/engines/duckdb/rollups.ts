import type { DuckDBConnection } from '@duckdb/node-api';
import type { Model, Rollup, Source } from '../../model/model.ts';
import type { DataFacts } from '../../plan/plan.ts';
import { planRollup } from '../../plan/plan-rollup.ts';
import { duckdbDialect } from '../../sql/dialects/duckdb.ts';
import { factsOf, factsStatement } from '../../sql/facts.ts';
import { rollupSelect } from '../../sql/rollup.ts';

const id = duckdbDialect.identifier;

/** Which declaration each roll-up in the file was made of. */
const STATE_TABLE =
  'CREATE TABLE IF NOT EXISTS rollup_state (relation VARCHAR PRIMARY KEY, declaration VARCHAR NOT NULL)';

/**
 * Recomputes the roll-ups of a source for the program years whose facts changed, inside the caller's transaction. Roll-ups
 * that are missing, or were declared otherwise when they were made, are made anew.
 */
export async function refreshRollups(
  connection: DuckDBConnection,
  model: Model,
  sourceName: string,
  programYears: readonly number[],
): Promise<void> {
  const source = model.sources.get(sourceName);
  if (!source) throw new Error(`The model has no source ${sourceName}`);
  const made = await madeRollups(connection);
  const facts = await readFacts(connection, model);
  // Widest first: narrower ones are computed from them.
  for (const rollup of source.rollups.toReversed()) {
    if (
      made.get(rollup.relation) === declarationOf(source, rollup) &&
      rollup.columns.some(({ column }) => column === 'program_year')
    ) {
      await refreshYears(connection, source, rollup, facts, programYears);
    } else {
      await makeAnew(connection, source, rollup, facts);
    }
  }
}

/**
 * Brings the roll-ups of a file in line with the model: makes those that are missing or were declared otherwise, drops those
 * that the model no longer has. Each in a transaction of its own: over many records they take minutes, and a process that is
 * ended meanwhile keeps those that are made. Answers the names of those it made.
 */
export async function ensureRollups(connection: DuckDBConnection, model: Model): Promise<string[]> {
  const made = await madeRollups(connection);
  const facts = await readFacts(connection, model);
  const changed: string[] = [];
  for (const source of model.sources.values()) {
    for (const rollup of source.rollups.toReversed()) {
      const isCurrent = made.get(rollup.relation) === declarationOf(source, rollup);
      made.delete(rollup.relation);
      if (isCurrent) continue;
      await inTransaction(connection, () => makeAnew(connection, source, rollup, facts));
      changed.push(rollup.name);
    }
  }
  for (const relation of made.keys()) {
    await inTransaction(connection, async () => {
      await connection.run(`DROP TABLE IF EXISTS ${id(relation)}`);
      await connection.run('DELETE FROM rollup_state WHERE relation = $1', [relation]);
    });
  }
  return changed;
}

async function inTransaction(connection: DuckDBConnection, work: () => Promise<void>): Promise<void> {
  await connection.run('BEGIN');
  try {
    await work();
    await connection.run('COMMIT');
  } catch (error) {
    await connection.run('ROLLBACK');
    throw error;
  }
}

async function madeRollups(connection: DuckDBConnection): Promise<Map<string, string>> {
  await connection.run(STATE_TABLE);
  const reader = await connection.runAndReadAll('SELECT relation, declaration FROM rollup_state');
  return new Map(reader.getRows().map(([relation, declaration]) => [String(relation), String(declaration)]));
}

async function readFacts(connection: DuckDBConnection, model: Model): Promise<DataFacts> {
  const reader = await connection.runAndReadAll(factsStatement(model, duckdbDialect).text);
  return factsOf(model, reader.getRows()[0]);
}

/** As computed from the base table: whatever would change the rows of a roll-up changes this text. */
function declarationOf(source: Source, rollup: Rollup): string {
  const alone = { ...source, rollups: [rollup] };
  const { text, parameters } = rollupSelect(planRollup(alone, rollup, { uniqueLabels: new Set() }), duckdbDialect);
  return [text, ...parameters].join('\n');
}

async function makeAnew(connection: DuckDBConnection, source: Source, rollup: Rollup, facts: DataFacts): Promise<void> {
  const { text, parameters } = rollupSelect(planRollup(source, rollup, facts), duckdbDialect);
  await connection.run(`CREATE OR REPLACE TABLE ${id(rollup.relation)} AS ${text}`, [...parameters]);
  await connection.run('INSERT OR REPLACE INTO rollup_state VALUES ($1, $2)', [
    rollup.relation,
    declarationOf(source, rollup),
  ]);
}

async function refreshYears(
  connection: DuckDBConnection,
  source: Source,
  rollup: Rollup,
  facts: DataFacts,
  programYears: readonly number[],
): Promise<void> {
  if (programYears.length === 0) return;
  const values = programYears.map((year) => ({ type: 'integer', text: String(Math.trunc(year)) }) as const);
  const ofYears = { column: 'program_year', test: { kind: 'in', values, empty: false, negated: false } } as const;
  const { text, parameters } = rollupSelect(planRollup(source, rollup, facts), duckdbDialect, [ofYears]);
  const years = values.map((value) => value.text).join(', ');
  await connection.run(`DELETE FROM ${id(rollup.relation)} WHERE program_year IN (${years})`);
  await connection.run(`INSERT INTO ${id(rollup.relation)} ${text}`, [...parameters]);
}
