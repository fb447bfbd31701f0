import { afterAll, beforeAll, describe, it } from 'vitest';
import { createClickHouseEngine } from '../engines/clickhouse/clickhouse-engine.ts';
import { answerAsReference, readRecords } from '../testing/answers-as-reference.ts';
import { copyToClickHouse } from '../testing/clickhouse-fixture.ts';
import { type ClickHouseServer, hasClickHouse, startClickHouse } from '../testing/clickhouse-server.ts';
import { FIXTURE_FREE_TIER, loadShippedModel, openFixtureWarehouse } from '../testing/index.ts';
import type { Records } from '../testing/reference-answer.ts';
import type { Analytics } from './analytics.ts';
import { createGate } from './gate.ts';

const shipped = await loadShippedModel();
/** Roll-ups are made by the import of the embedded warehouse; here every answer is of the records themselves. */
const model = {
  ...shipped,
  sources: new Map([...shipped.sources].map(([name, source]) => [name, { ...source, rollups: [] }])),
};

describe.skipIf(!hasClickHouse)('on ClickHouse', () => {
  let server: ClickHouseServer;
  let records: Records;
  let analytics: Analytics;
  beforeAll(async () => {
    const warehouse = await openFixtureWarehouse();
    server = await startClickHouse();
    await copyToClickHouse(warehouse, server.url);
    records = await readRecords(warehouse, model);
    const engine = createClickHouseEngine({ url: server.url });
    analytics = createGate({ engine, model, freeTier: FIXTURE_FREE_TIER, versionMaxAgeMs: 0 });
    warehouse.close();
  });
  afterAll(() => server.close());

  it.each([...model.sources.values()].map((source) => [source.name, source] as const))(
    'answers random questions to %s as plain arithmetic over its records does',
    async (_, source) => {
      await answerAsReference({ analytics, records, model }, source, 40);
    },
  );
});
