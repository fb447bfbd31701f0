import { createClickHouseEngine } from '../engines/clickhouse/clickhouse-engine.ts';
import type { Analytics } from '../gate/analytics.ts';
import { createGate } from '../gate/gate.ts';
import type { Model } from '../model/model.ts';
import { ANSWER_LIMIT_MS, readRecords } from './answers-as-reference.ts';
import { copyToClickHouse } from './clickhouse-fixture.ts';
import { startClickHouse, startClickHouseCluster } from './clickhouse-server.ts';
import { FIXTURE_FREE_TIER, openFixtureAnalytics, openFixtureWarehouse } from './index.ts';
import type { Records } from './reference-answer.ts';

export interface FixtureOnClickHouse {
  readonly analytics: Analytics;
  /** The same warehouse under the embedded engine. */
  readonly embedded: Analytics;
  readonly records: Records;
  endShard(index: number): Promise<void>;
  close(): Promise<void>;
}

/** The fixture on a ClickHouse server, or shared among so many shards, and the gate over it. */
export async function openFixtureOnClickHouse(model: Model, shards = 0): Promise<FixtureOnClickHouse> {
  const server =
    shards > 0
      ? await startClickHouseCluster(shards)
      : { ...(await startClickHouse()), endShard: async () => undefined };
  const warehouse = await openFixtureWarehouse();
  const embedded = await openFixtureAnalytics({ warehouse, model });
  await copyToClickHouse(warehouse, server);
  const engine = createClickHouseEngine({ url: server.url, timeLimitMs: ANSWER_LIMIT_MS });
  return {
    analytics: createGate({ engine, model, freeTier: FIXTURE_FREE_TIER, versionMaxAgeMs: 0 }),
    embedded,
    records: await readRecords(warehouse, model),
    endShard: server.endShard,
    async close() {
      engine.close();
      warehouse.close();
      await server.close();
    },
  };
}
