import { HEAVY_ROWS, type QueryInput } from '@pellucid/contract';
import { expect, test } from 'vitest';
import { createDuckDBEngine } from '../engines/duckdb/duckdb-engine.ts';
import { keepRollups } from '../engines/duckdb/rollup-keeper.ts';
import type { Engine, Lane } from '../engines/engine.ts';
import { FIXTURE_FREE_TIER, loadShippedModel, openRolledUpWarehouse } from '../testing/index.ts';
import { SCOPES } from '../testing/scopes.ts';
import { createGate } from './gate.ts';

test('what reads many rows is heavy, what a roll-up answers is small', async () => {
  const model = await loadShippedModel();
  const warehouse = await openRolledUpWarehouse();
  const rollups = await keepRollups(warehouse, model);
  await rollups.make();
  const fixture = createDuckDBEngine(warehouse);
  const lanes: (Lane | undefined)[] = [];
  const engine: Engine = {
    ...fixture,
    run: async (statement, options) => {
      if (/^SELECT count\(\*\) FROM "general"$/.test(statement.text)) return [[HEAVY_ROWS]];
      if (options?.user !== undefined) lanes.push(options.lane);
      return fixture.run(statement, options);
    },
  };
  const gate = createGate({ engine, model, rollups, freeTier: FIXTURE_FREE_TIER });
  const asked = (query: Omit<QueryInput, 'source'>) => gate.run({ source: 'general', ...query }, SCOPES.analyst);
  const disputed = { field: 'dispute_status', op: 'eq', value: 'Yes' } as const;
  await asked({ measures: ['total_amount'], dimensions: ['nature'] });
  await asked({ measures: ['median_amount'], dimensions: ['specialty'] });
  await asked({
    measures: ['total_amount'],
    where: [{ field: 'recipient_id', op: 'in', query: { source: 'general', where: [disputed] } }],
  });
  expect(lanes).toEqual(['small', 'heavy', 'heavy']);
  engine.close();
  await warehouse.close();
});
