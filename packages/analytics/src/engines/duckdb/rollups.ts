import type { DuckDBConnection } from '@duckdb/node-api';
import type { Model, Rollup, Source } from '../../model/model.ts';
import { type DataFacts, NO_FACTS, type PlannedFilter } from '../../plan/plan.ts';
import { planRollup } from '../../plan/plan-rollup.ts';
import { withSingleValues } from '../../plan/single-values.ts';
import { duckdbDialect } from '../../sql/dialects/duckdb.ts';
import { factsStatement, uniqueLabelsOf } from '../../sql/facts.ts';
import { rollupSelect } from '../../sql/rollup.ts';
import type { Statement } from '../../sql/statement.ts';

const id = duckdbDialect.identifier;

/** A roll-up as it is in the file. */
export interface MadeRollup {
  readonly declaration: string;
  readonly rows: number | null;
  /** How long it took to write it the last time. */
  readonly seconds: number | null;
}

/**
 * Recomputes the roll-ups of a source for the program years whose facts changed, inside the caller's transaction. Roll-ups
 * that are missing, or were declared otherwise when they were made, are made anew. `onDone` is told how many are done.
 */
export async function refreshRollups(
  connection: DuckDBConnection,
  model: Model,
  sourceName: string,
  programYears: readonly number[],
  onDone?: (done: number, count: number) => void,
): Promise<void> {
  const source = model.sources.get(sourceName);
  if (!source) throw new Error(`The model has no source ${sourceName}`);
  const made = await madeRollups(connection);
  const facts = await readFacts(connection, model);
  // Widest first: narrower ones are computed from them.
  for (const [index, rollup] of source.rollups.toReversed().entries()) {
    onDone?.(index, source.rollups.length);
    if (isCurrent(made, source, rollup) && rollup.columns.some(({ column }) => column === 'program_year')) {
      await refreshYears(connection, source, rollup, facts, programYears);
    } else {
      await makeAnew(connection, source, rollup, facts);
    }
  }
}

export interface EnsureOptions {
  /** Aborted, one that fails is the last. */
  signal?: AbortSignal;
  onBegin?(rollup: Rollup): void;
  /** A roll-up is there for everybody, or could not be made. */
  onEnd?(rollup: Rollup): Promise<void>;
}

/**
 * Brings the roll-ups of a file in line with the model: makes those that are missing or were declared otherwise, drops those
 * that the model no longer has. Each in a transaction of its own: over many records they take minutes, and a process that is
 * ended meanwhile keeps those that are made. Answers the names of those it made.
 *
 * @throws AggregateError when all are tried, of those that could not be made.
 */
export async function ensureRollups(
  connection: DuckDBConnection,
  model: Model,
  { signal, onBegin, onEnd }: EnsureOptions = {},
): Promise<string[]> {
  const made = await madeRollups(connection);
  const facts = await readFacts(connection, model);
  const changed: string[] = [];
  const errors: unknown[] = [];
  const declared = new Set(
    [...model.sources.values()].flatMap(({ rollups }) => rollups.map(({ relation }) => relation)),
  );
  for (const relation of [...made.keys()].filter((one) => !declared.has(one))) {
    await inTransaction(connection, async () => {
      await connection.run(`DROP TABLE IF EXISTS ${id(relation)}`);
      await connection.run('DELETE FROM rollup_state WHERE relation = $1', [relation]);
    });
  }
  for (const source of model.sources.values()) {
    for (const rollup of source.rollups.toReversed()) {
      if (isCurrent(made, source, rollup)) continue;
      onBegin?.(rollup);
      try {
        await inTransaction(connection, () => makeAnew(connection, source, rollup, facts));
        changed.push(rollup.name);
      } catch (error) {
        if (signal?.aborted) throw error;
        errors.push(error);
      }
      await onEnd?.(rollup);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} roll-ups could not be made: ${errors[0]}`);
  return changed;
}

/** Whether a roll-up is in the file as the model declares it today. */
export function isCurrent(made: ReadonlyMap<string, MadeRollup>, source: Source, rollup: Rollup): boolean {
  return made.get(rollup.relation)?.declaration === declarationOf(source, rollup);
}

/** The roll-ups of a file, by their tables. */
export async function madeRollups(connection: DuckDBConnection): Promise<Map<string, MadeRollup>> {
  const reader = await connection.runAndReadAll(
    'SELECT relation, declaration, row_count::DOUBLE, seconds FROM rollup_state',
  );
  const figure = (value: unknown) => (typeof value === 'number' ? value : null);
  return new Map(
    reader.getRows().map(([relation, declaration, rows, seconds]) => {
      return [String(relation), { declaration: String(declaration), rows: figure(rows), seconds: figure(seconds) }];
    }),
  );
}

async function inTransaction(connection: DuckDBConnection, work: () => Promise<void>): Promise<void> {
  await connection.run('BEGIN');
  try {
    await work();
    await connection.run('COMMIT');
  } catch (error) {
    // Where the work was interrupted, so may this be; the end of the connection does the same.
    await connection.run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function readFacts(connection: DuckDBConnection, model: Model): Promise<DataFacts> {
  const reader = await connection.runAndReadAll(factsStatement(model, duckdbDialect).text);
  return { ...NO_FACTS, uniqueLabels: uniqueLabelsOf(model, reader.getRows()[0]) };
}

const declarations = new WeakMap<Rollup, string>();

/** As computed from the base table: whatever would change the rows of a roll-up changes this text. */
function declarationOf(source: Source, rollup: Rollup): string {
  const known = declarations.get(rollup);
  if (known !== undefined) return known;
  const alone = { ...source, rollups: [rollup] };
  const { text, parameters } = rollupSelect(planRollup(alone, rollup, NO_FACTS), duckdbDialect);
  const declaration = [text, ...parameters].join('\n');
  declarations.set(rollup, declaration);
  return declaration;
}

/** How its rows are computed: the quickest way to those that are declared. */
function selectOf(source: Source, rollup: Rollup, facts: DataFacts, only: readonly PlannedFilter[] = []): Statement {
  const plan = planRollup(source, rollup, facts);
  return rollupSelect({ ...plan, figures: withSingleValues(plan.figures, plan, facts) }, duckdbDialect, only);
}

async function makeAnew(connection: DuckDBConnection, source: Source, rollup: Rollup, facts: DataFacts): Promise<void> {
  const { text, parameters } = selectOf(source, rollup, facts);
  await noted(connection, source, rollup, async () => {
    await connection.run(`CREATE OR REPLACE TABLE ${id(rollup.relation)} AS ${text}`, [...parameters]);
  });
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
  const { text, parameters } = selectOf(source, rollup, facts, [ofYears]);
  const years = values.map((value) => value.text).join(', ');
  await noted(connection, source, rollup, async () => {
    await connection.run(`DELETE FROM ${id(rollup.relation)} WHERE program_year IN (${years})`);
    await connection.run(`INSERT INTO ${id(rollup.relation)} ${text}`, [...parameters]);
  });
}

/** Writes a roll-up, and down what it is now. */
async function noted(
  connection: DuckDBConnection,
  source: Source,
  rollup: Rollup,
  write: () => Promise<void>,
): Promise<void> {
  const started = performance.now();
  await write();
  const seconds = (performance.now() - started) / 1000;
  await connection.run(
    `INSERT OR REPLACE INTO rollup_state SELECT $1, $2, (SELECT count(*) FROM ${id(rollup.relation)}), $3`,
    [rollup.relation, declarationOf(source, rollup), seconds],
  );
}
