import { fileURLToPath } from 'node:url';
import type { Analytics } from '../gate/analytics.ts';
import { createAnalytics } from '../gate/create-analytics.ts';
import { loadModel } from '../model/load-model.ts';
import type { Model } from '../model/model.ts';
import { openFixtureWarehouse } from './fixture-warehouse.ts';

export { type FixtureWarehouse, openFixtureWarehouse } from './fixture-warehouse.ts';

/** The model that the product ships. */
export function loadShippedModel(): Promise<Model> {
  return loadModel(fileURLToPath(new URL('../../../../catalogue/model', import.meta.url)));
}

/** The gate over the fixture warehouse, with the shipped model. */
export async function openFixtureAnalytics(): Promise<Analytics> {
  return createAnalytics({ warehouse: await openFixtureWarehouse(), model: await loadShippedModel() });
}
