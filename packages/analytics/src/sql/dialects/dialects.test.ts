import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { duckdbDialect } from './duckdb.ts';

let connection: DuckDBConnection;
beforeAll(async () => {
  connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
});
afterAll(() => connection.closeSync());

async function scalar(sql: string, from = ''): Promise<unknown> {
  const text = `SELECT ${sql} ${from}`;
  return (await connection.runAndReadAll(text)).getRowsJson()[0]?.[0];
}
const money = (text: string): string => `CAST(${text} AS DECIMAL(38,2))`;
const { average, divide, median, percentile, wire } = duckdbDialect;

describe('what is divided is exact, and half a cent rounds up', () => {
  it.each([
    ['34.73', 2, '17.37'],
    ['0.01', 2, '0.01'],
    ['-34.73', 2, '-17.37'],
    ['100.00', 3, '33.33'],
    ['44999999999999.99', 2, '22500000000000.00'],
    ['1.00', 0, null],
  ])('%s on average of %s', async (of, per, expected) => {
    expect(await scalar(wire('money', average(money(of), String(per))))).toBe(expected);
  });

  it.each([
    ['1.00', '3.00', 6, '0.333333'],
    ['2.00', '3.00', 6, '0.666667'],
    ['-0.50', '1000000.00', 6, '-0.000001'],
    ['13000000000000.00', '13000000000000.01', 6, '1.000000'],
    ['5.00', '0.00', 6, null],
  ])('%s by %s', async (of, per, decimals, expected) => {
    expect(await scalar(wire('share', divide(money(of), money(per), decimals)))).toBe(expected);
  });
});

it('a median of an even number of amounts lies halfway, to the cent', async () => {
  const amounts = (...values: string[]) =>
    `FROM (VALUES ${values.map((value) => `(${money(value)})`).join(', ')}) t(a)`;
  const sql = wire('money', median('a', ''));
  expect(await scalar(sql, amounts('34.73', '0.00'))).toBe('17.37');
  expect(await scalar(sql, amounts('-34.73', '0.00'))).toBe('-17.37');
  expect(await scalar(sql, amounts('1.00', '2.00', '9.00'))).toBe('2.00');
});

it('a percentile is the nearest rank, wherever the engine would round it up', async () => {
  for (const rows of [1, 7, 100, 1_000]) {
    for (const p of [0.1, 0.9, 1.1, 2.2, 29, 50, 55, 99.9]) {
      const nearest = Math.max(1, Math.ceil((Math.round(p * 100) * rows) / 10_000));
      expect(Number(await scalar(percentile('a', p, ''), `FROM range(1, ${rows + 1}) t(a)`)), `${p} of ${rows}`).toBe(
        nearest,
      );
    }
  }
});
