import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { withDatabase } from '../../testing/global-setup.ts';
import { embedded, onEachDatabase } from '../../testing/index.ts';
import { connect, type Database } from './database.ts';

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

it('the embedded database holds no more memory at rest than it needs', async () => {
  const database = await embedded.open();
  expect((await database.pool.query('SHOW shared_buffers')).rows).toEqual([{ shared_buffers: '32MB' }]);
  await database.close();
});

it('refuses a database that keeps text as bytes, in one line that says what to do', async () => {
  const { adminUrl } = inject('templates').postgres;
  const name = `pellucid_bytes_${process.pid}`;
  const admin = await connect({ target: { url: adminUrl } });
  await admin.pool.query(
    `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`,
  );
  try {
    await expect(connect({ target: { url: withDatabase(adminUrl, name) } })).rejects.toThrow(/text as SQL_ASCII.*UTF8/);
  } finally {
    await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
  }
});
