import { expect, it } from 'vitest';
import { openFixtureAnalytics, openFixtureWarehouse } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';

const { system } = SCOPES;

it('partial weeks are those that end after the data, and none that end with it', async () => {
  const other = await openFixtureWarehouse();
  const at = async (date: string) => {
    const connection = await other.connect();
    await connection.run(
      `UPDATE general SET date = DATE '${date}', program_year = 2024; DELETE FROM rollup_state; UPDATE warehouse_state SET data_version = data_version + 1`,
    );
    connection.closeSync();
    const own = await openFixtureAnalytics({ warehouse: other });
    const dimensions = ['date', 'program_year'];
    const query = { source: 'general', measures: ['records'], dimensions, timeGrain: 'week' as const };
    return (await own.run(query, system)).partialPeriods;
  };
  const year = { column: 'program_year', period: 2024 };
  expect(await at('2024-12-28')).toEqual([{ column: 'date', period: '2024-12-23' }, year]);
  expect(await at('2024-12-29')).toEqual([year]);
  expect(await at('2024-12-31')).toEqual([{ column: 'date', period: '2024-12-30' }]);
  other.close();
});
