import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '../../testing/index.ts';
import type { Database } from './database.ts';

onEachDatabase((kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await kind.open();
  });
  afterAll(() => database.close());

  it('goes on after a statement that failed, prepared statements included', async () => {
    const named = { name: 'find_something', text: 'SELECT $1::int AS found', values: [7] };
    for (let round = 0; round < 3; round++) {
      expect((await database.pool.query(named)).rows).toEqual([{ found: 7 }]);
      await expect(database.pool.query('SELECT nonsense')).rejects.toThrow('nonsense');
    }
    expect((await database.pool.query(named)).rows).toEqual([{ found: 7 }]);
  });
});
