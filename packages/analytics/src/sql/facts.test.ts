import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureWarehouse, loadShippedModel, openFixtureWarehouse } from '../testing/index.ts';
import { duckdbDialect } from './dialects/duckdb.ts';
import { factsStatement, uniqueLabelsOf } from './facts.ts';

const model = await loadShippedModel();
let warehouse: FixtureWarehouse;
beforeAll(async () => {
  warehouse = await openFixtureWarehouse();
});
afterAll(() => warehouse.close());

async function uniqueAfter(change: string): Promise<ReadonlySet<string>> {
  const connection = await warehouse.connect();
  await connection.run('BEGIN');
  await connection.run(change);
  const rows = (await connection.runAndReadAll(factsStatement(model, duckdbDialect).text)).getRows();
  await connection.run('ROLLBACK');
  connection.closeSync();
  return uniqueLabelsOf(model, rows[0]);
}

describe('labels stand for keys', () => {
  it('where each has one, and key 0 alone has none', async () => {
    const unique = await uniqueAfter('SELECT 1');
    expect([...unique]).toEqual(expect.arrayContaining(['state.state', 'recipient.recipient_id']));
    expect([...unique]).not.toEqual(expect.arrayContaining(['recipient.recipient']));
  });

  it.each([
    ['another key has none too', 'INSERT INTO state VALUES (9, NULL)'],
    [
      'another key alone has none',
      "UPDATE state SET state = CASE WHEN key = 1 THEN NULL WHEN key = 0 THEN 'ZZ' ELSE state END",
    ],
    ['a label has two', "INSERT INTO state VALUES (9, 'MA')"],
  ])('but not where %s', async (_, change) => {
    expect(await uniqueAfter(change)).not.toContain('state.state');
  });
});
