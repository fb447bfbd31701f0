import { DuckDBInstance } from '@duckdb/node-api';
import type { Cell } from '@pellucid/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClickHouseEngine } from '../../engines/clickhouse/clickhouse-engine.ts';
import { createDuckDBEngine } from '../../engines/duckdb/duckdb-engine.ts';
import type { Engine } from '../../engines/engine.ts';
import { hasClickHouse, startClickHouse } from '../../testing/clickhouse-server.ts';

interface Opened {
  engine: Engine;
  close(): Promise<void>;
}

async function openDuckDB(): Promise<Opened> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const engine = createDuckDBEngine({ connect: () => instance.connect() });
  return { engine, close: async () => instance.closeSync() };
}

async function openClickHouse(): Promise<Opened> {
  const server = await startClickHouse();
  const engine = createClickHouseEngine({ url: server.url });
  return { engine, close: () => server.close() };
}

/** Whole numbers from 1, in a column `a`. */
const UP_TO = {
  duckdb: (last: number) => `(SELECT range AS a FROM range(1, ${last + 1}))`,
  clickhouse: (last: number) => `(SELECT number AS a FROM numbers(1, ${last}))`,
} as const;

const ENGINES = [
  { name: 'duckdb', open: openDuckDB, isHere: true },
  { name: 'clickhouse', open: openClickHouse, isHere: hasClickHouse },
] as const;

describe.each(ENGINES.map((one) => [one.name, one] as const))('%s', (name, { open, isHere }) => {
  describe.skipIf(!isHere)('writes', () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(async () => {
      opened.engine.close();
      await opened.close();
    });
    const dialect = () => opened.engine.dialect;
    const money = (text: string): string => `CAST('${text}' AS DECIMAL(38,2))`;
    const date = (text: string): string => dialect().literal('date', text);
    const table = (...values: string[]): string =>
      `(${values.map((value) => `SELECT ${value} AS a`).join(' UNION ALL ')})`;

    async function scalar(sql: string, from?: string, parameters: string[] = []): Promise<Cell | undefined> {
      const text = `SELECT ${sql} AS value${from === undefined ? '' : ` FROM ${from} t`}`;
      return (await opened.engine.run({ text, parameters, columns: [] }))[0]?.[0];
    }

    it.each([
      ['34.73', 2, '17.37'],
      ['0.01', 2, '0.01'],
      ['-34.73', 2, '-17.37'],
      ['100.00', 3, '33.33'],
      ['44999999999999.99', 2, '22500000000000.00'],
      ['1.00', 0, null],
    ])('%s on average of %s exactly, half a cent rounded up', async (of, per, expected) => {
      const { average, wire } = dialect();
      expect(await scalar(wire('money', average(money(of), String(per))))).toBe(expected);
    });

    it.each([
      ['1.00', '3.00', 6, '0.333333'],
      ['2.00', '3.00', 6, '0.666667'],
      ['-0.50', '1000000.00', 6, '-0.000001'],
      ['13000000000000.00', '13000000000000.01', 6, '1.000000'],
      ['5.00', '0.00', 6, null],
    ])('%s by %s exactly', async (of, per, decimals, expected) => {
      const { divide, wire } = dialect();
      expect(await scalar(wire('share', divide(money(of), money(per), decimals)))).toBe(expected);
    });

    it('money with both decimals, and nothing where there is none', async () => {
      const { wire, literal } = dialect();
      expect(await scalar(wire('money', money('12.30')))).toBe('12.30');
      expect(await scalar(wire('money', literal('decimal', '-0.5')))).toBe('-0.50');
      expect(await scalar(wire('money', `nullif(${money('1')}, 1)`))).toBe(null);
      expect(await scalar(`${money('100.11')} = ${literal('decimal', '100.11')}`)).toBeOneOf([true, 1]);
    });

    it('a median of an even number of amounts halfway, to the cent', async () => {
      const { median, wire } = dialect();
      const of = (...values: string[]) => scalar(wire('money', median('a', '')), table(...values.map(money)));
      expect(await of('34.73', '0.00')).toBe('17.37');
      expect(await of('-34.73', '0.00')).toBe('-17.37');
      expect(await of('1.00', '2.00', '9.00')).toBe('2.00');
    });

    it('a median of years, a hundred of which their type does not hold', async () => {
      const { median, wire } = dialect();
      const years = ['2022', '2023'].map((year) => `CAST(${year} AS SMALLINT)`);
      expect(await scalar(wire('decimal', median('a', '')), table(...years))).toBe('2022.50');
    });

    it('a percentile as the nearest rank, wherever the engine would round it up', async () => {
      for (const rows of [1, 7, 100, 1_000]) {
        for (const p of [0.1, 0.9, 1.1, 2.2, 29, 50, 55, 99.9]) {
          const nearest = Math.max(1, Math.ceil((Math.round(p * 100) * rows) / 10_000));
          const found = await scalar(dialect().percentile('a', p, ''), UP_TO[name](rows));
          expect(Number(found), `${p} of ${rows}`).toBe(nearest);
        }
      }
    });

    it('nothing as the smallest, largest, middle and ranked of no values', async () => {
      const { extreme, median, percentile } = dialect();
      const none = ' FILTER (WHERE a > 5)';
      const amounts = table(money('1.00'), money('2.00'));
      for (const figure of [extreme('min', 'a', none), extreme('max', 'a', none), median('a', none)]) {
        expect(await scalar(figure, amounts), figure).toBe(null);
      }
      expect(await scalar(percentile('a', 50, none), amounts)).toBe(null);
      expect(await scalar(dialect().wire('money', extreme('max', 'a', '')), amounts)).toBe('2.00');
    });

    it('the first day of each period, also before 1970', async () => {
      const { truncate, wire } = dialect();
      const day = (grain: Parameters<typeof truncate>[0], text: string) =>
        scalar(wire('date', truncate(grain, date(text))));
      expect(await day('day', '1969-05-14')).toBe('1969-05-14');
      expect(await day('week', '1969-05-14')).toBe('1969-05-12');
      expect(await day('month', '2024-12-31')).toBe('2024-12-01');
      expect(await day('quarter', '1955-12-31')).toBe('1955-10-01');
      expect(await day('year', '1955-12-31')).toBe('1955-01-01');
    });

    it('the same day months later, or the last of a shorter month', async () => {
      const { addMonths, wire } = dialect();
      const later = (text: string, months: number) => scalar(wire('date', addMonths(date(text), months)));
      expect(await later('2023-12-15', 1)).toBe('2024-01-15');
      expect(await later('2024-02-29', 12)).toBe('2025-02-28');
      expect(await later('2023-11-30', 3)).toBe('2024-02-29');
      expect(await later('1968-12-31', 3)).toBe('1969-03-31');
    });

    it('what the calendar repeats, from Monday', async () => {
      const { part, wire } = dialect();
      const of = (which: Parameters<typeof part>[0], text: string) => scalar(wire('integer', part(which, date(text))));
      expect(await of('dayOfWeek', '2024-12-29')).toBe(7);
      expect(await of('dayOfWeek', '2024-12-30')).toBe(1);
      expect(await of('monthOfYear', '2024-12-29')).toBe(12);
      expect(await of('quarterOfYear', '2024-03-31')).toBe(1);
    });

    it('letters of any script, and texts of a request as they are', async () => {
      const { lower, length, contains, startsWith, parameter } = dialect();
      const hostile = `Ä'"\\n\t\n{p1:String} %_ $1 ½ 漢`;
      expect(await scalar(parameter(1), undefined, [hostile])).toBe(hostile);
      expect(await scalar(lower(parameter(1)), undefined, ['ÉTÉ Ω'])).toBe('été ω');
      expect(Number(await scalar(length(parameter(1)), undefined, ['été']))).toBe(3);
      const both = (sql: string) => scalar(sql, undefined, ['Ça va 100%', '100%']);
      expect(await both(contains(parameter(1), parameter(2)))).toBeOneOf([true, 1]);
      expect(await both(startsWith(parameter(1), parameter(2)))).toBeOneOf([false, 0]);
    });

    it('how many typos part a text from a word of a label', async () => {
      const typos = async (label: string, text: string) =>
        Number(await scalar(dialect().typos(dialect().parameter(1), dialect().parameter(2)), undefined, [label, text]));
      expect(await typos('borealis medical', 'boraelis')).toBe(1);
      expect(await typos('physicians|internal medicine|cardiology', 'cardiolgy')).toBe(1);
      expect(await typos('aster pharma', 'pharma')).toBe(0);
      expect(await typos('aster pharma', 'zzzzzz')).toBeGreaterThan(2);
    });
  });
});
