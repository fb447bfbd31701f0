import { beforeAll, describe, it } from 'vitest';
import { answerAsReference } from '../testing/answers-as-reference.ts';
import {
  type FixtureWarehouse,
  loadShippedModel,
  openFixtureAnalytics,
  openFixtureWarehouse,
} from '../testing/index.ts';
import type { Analytics } from './analytics.ts';

const model = await loadShippedModel();
let warehouse: FixtureWarehouse;
let analytics: Analytics;
beforeAll(async () => {
  warehouse = await openFixtureWarehouse();
  analytics = await openFixtureAnalytics({ warehouse, model });
});

/** Two thousand questions in all. */
describe.each([...model.sources.values()].map((source) => [source.name, source] as const))('%s', (_, source) => {
  it('answers random questions as plain arithmetic over its records does', async () => {
    await answerAsReference(analytics, warehouse, source, 500);
  }, 600_000);
});
