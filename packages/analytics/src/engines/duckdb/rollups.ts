import type { DuckDBConnection } from '@duckdb/node-api';
import type { Model, Rollup, Source } from '../../model/model.ts';
import { duckdbDialect } from '../../sql/dialects/duckdb.ts';
import { rollupSelect, widerRollup } from '../../sql/rollup.ts';

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
  // Widest first: narrower ones are computed from them.
  for (const rollup of source.rollups.toReversed()) {
    if (made.get(rollup.relation) === declarationOf(source, rollup) && rollup.columns.includes('program_year')) {
      await refreshYears(connection, source, rollup, programYears);
    } else {
      await makeAnew(connection, source, rollup);
    }
  }
}

/**
 * Brings the roll-ups of a file in line with the model: makes those that are missing or were declared otherwise, drops those
 * that the model no longer has. Answers the names of those it made.
 */
export async function ensureRollups(connection: DuckDBConnection, model: Model): Promise<string[]> {
  await connection.run('BEGIN');
  try {
    const made = await madeRollups(connection);
    const changed: string[] = [];
    for (const source of model.sources.values()) {
      for (const rollup of source.rollups.toReversed()) {
        const isCurrent = made.get(rollup.relation) === declarationOf(source, rollup);
        made.delete(rollup.relation);
        if (isCurrent) continue;
        await makeAnew(connection, source, rollup);
        changed.push(rollup.name);
      }
    }
    for (const relation of made.keys()) {
      await connection.run(`DROP TABLE IF EXISTS ${id(relation)}`);
      await connection.run('DELETE FROM rollup_state WHERE relation = $1', [relation]);
    }
    await connection.run('COMMIT');
    return changed;
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

/** The statement itself is the declaration: whatever would change the rows changes it. */
function declarationOf(source: Source, rollup: Rollup): string {
  return rollupSelect(source, rollup, duckdbDialect);
}

async function makeAnew(connection: DuckDBConnection, source: Source, rollup: Rollup): Promise<void> {
  const select = rollupSelect(source, rollup, duckdbDialect, widerRollup(source, rollup));
  await connection.run(`CREATE OR REPLACE TABLE ${id(rollup.relation)} AS ${select}`);
  await connection.run('INSERT OR REPLACE INTO rollup_state VALUES ($1, $2)', [
    rollup.relation,
    declarationOf(source, rollup),
  ]);
}

async function refreshYears(
  connection: DuckDBConnection,
  source: Source,
  rollup: Rollup,
  programYears: readonly number[],
): Promise<void> {
  if (programYears.length === 0) return;
  const years = programYears.map((year) => Math.trunc(year)).join(', ');
  const wider = widerRollup(source, rollup);
  const from = wider?.columns.includes('program_year') ? wider : undefined;
  const select = rollupSelect(source, rollup, duckdbDialect, from, `program_year IN (${years})`);
  await connection.run(`DELETE FROM ${id(rollup.relation)} WHERE program_year IN (${years})`);
  await connection.run(`INSERT INTO ${id(rollup.relation)} ${select}`);
}
