import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { shippedFile } from '../../base/shipped-file.ts';
import { StartupError } from '../../base/startup-error.ts';

export const MIGRATIONS_FOLDER = shippedFile('src/migrations');

/** Servers that start together on one database take turns; the number is arbitrary but fixed. */
const LOCK = 7_150_421;

/**
 * Runs the SQL files of a folder in the order of their names, each once and in a transaction of its own, and returns the
 * names of those that ran. A file must not change after it ran: its fingerprint is kept.
 *
 * Errors: StartupError naming the file that failed or was changed; what ran before it stays.
 */
export async function migrate(pool: pg.Pool, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, sha256 char(64) NOT NULL, ran_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('SELECT name, sha256 FROM schema_migration');
    const ran = new Map(rows.map((row) => [row.name, row.sha256]));
    const fresh: string[] = [];
    for (const name of names) {
      const sql = await readFile(join(folder, name), 'utf8');
      const sha256 = createHash('sha256').update(sql).digest('hex');
      const known = ran.get(name);
      if (known === sha256) continue;
      if (known)
        throw new StartupError(`Migration ${name} was changed after it ran; restore the file and add a new one.`);
      await runOne(client, name, sql, sha256);
      fresh.push(name);
    }
    return fresh;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

async function runOne(client: pg.PoolClient, name: string, sql: string, sha256: string): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO schema_migration (name, sha256) VALUES ($1, $2)', [name, sha256]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(`Migration ${name} failed and was undone: ${why}`);
  }
}
