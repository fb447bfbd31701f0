import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/index.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

onEachDatabase((kind) => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await kind.open();
    folder = await mkdtemp(join(tmpdir(), 'pellucid-migrations-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const tables = async () =>
    (await database.pool.query(`SELECT tablename FROM pg_tables WHERE tablename LIKE 'fruit%' ORDER BY 1`)).rows.map(
      (row) => row.tablename,
    );

  test('those of the product ran already, and run once', async () => {
    expect(await migrate(database.pool)).toEqual([]);
  });

  test('a file runs whole or not at all; what ran stays and what failed runs again when it is mended', async () => {
    await writeFile(join(folder, '900_a.sql'), 'CREATE TABLE fruit_a (id int); INSERT INTO fruit_a VALUES (1);');
    await writeFile(join(folder, '901_b.sql'), 'CREATE TABLE fruit_b (id int); SELECT nonsense;');
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      /^Migration 901_b.sql failed and was undone: .*nonsense/,
    );
    expect(await tables()).toEqual(['fruit_a']);
    await writeFile(join(folder, '901_b.sql'), 'CREATE TABLE fruit_b (id int);');
    expect(await migrate(database.pool, folder)).toEqual(['901_b.sql']);
    expect(await migrate(database.pool, folder)).toEqual([]);
    expect(await tables()).toEqual(['fruit_a', 'fruit_b']);
  });

  test('a file that was changed after it ran is refused', async () => {
    await writeFile(join(folder, '900_a.sql'), 'CREATE TABLE fruit_c (id int);');
    await expect(migrate(database.pool, folder)).rejects.toThrow('Migration 900_a.sql was changed after it ran');
  });

  test('a wrong statement breaks neither the connection nor a transaction beside it', async () => {
    const { pool, db } = database;
    await expect(pool.query('SELECT 1/0')).rejects.toThrow('division by zero');
    await expect(pool.query('SELECT 1/$1::int', [0])).rejects.toThrow('division by zero');
    await expect(
      db.transaction(async (tx) => {
        await tx.execute('INSERT INTO fruit_a VALUES (2)');
        await tx.execute('SELECT nonsense');
      }),
    ).rejects.toThrow();
    const answers = await Promise.all([1, 2, 3, 4].map((n) => pool.query('SELECT $1::int AS n', [n])));
    expect(answers.map(({ rows }) => rows[0].n)).toEqual([1, 2, 3, 4]);
    expect((await pool.query('SELECT count(*) AS n FROM fruit_a')).rows[0].n).toBe(1);
  });
});
