import type { Pool } from 'pg';

/** A table of the application and the columns that it is given; it computes the others itself. */
interface Table {
  name: string;
  columns: string;
  /** It was there when the contents were kept. */
  known: boolean;
}

const TABLES = `
  SELECT format('%I', table_name) AS name, string_agg(format('%I', column_name), ', ') AS columns,
    to_regclass('kept.' || format('%I', table_name)) IS NOT NULL AS known
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
  GROUP BY table_name`;
const SEQUENCES = `SELECT format('%I', sequencename) AS name FROM pg_sequences WHERE schemaname = 'public'`;

/** Copies what every table holds and where every sequence is into a schema of its own. */
export async function keepContents(pool: Pool): Promise<void> {
  await pool.query(
    'CREATE SCHEMA kept; CREATE TABLE kept."sequence positions" (name text, last bigint, called boolean)',
  );
  for (const { name, columns } of (await pool.query<Table>(TABLES)).rows) {
    await pool.query(`CREATE TABLE kept.${name} AS SELECT ${columns} FROM public.${name}`);
  }
  for (const { name } of (await pool.query<{ name: string }>(SEQUENCES)).rows) {
    await pool.query(
      `INSERT INTO kept."sequence positions" SELECT '${name}', last_value, is_called FROM public.${name}`,
    );
  }
}

/**
 * Puts back what `keepContents` kept; tables that a suite has made go. Triggers and foreign keys do not look on: the trail refuses to be changed, and tables
 * come in any order.
 */
export async function restoreContents(pool: Pool): Promise<void> {
  for (const left of ['ROLLBACK', 'DISCARD ALL']) await pool.query(left);
  const { rows } = await pool.query<Table>(TABLES);
  const refilled = rows.map(({ name, columns, known }) =>
    known
      ? `DELETE FROM public.${name};
         INSERT INTO public.${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM kept.${name};`
      : `DROP TABLE public.${name} CASCADE;`,
  );
  await pool.query(`
    BEGIN; SET LOCAL session_replication_role = replica;
    ${refilled.join('\n')}
    SELECT setval('public.' || name, last, called) FROM kept."sequence positions";
    COMMIT`);
}
