import type { Analytics } from '../gate/analytics.ts';
import { type AnalyticsOptions, createAnalytics } from '../gate/create-analytics.ts';
import type { FreeTier } from '../gate/free-rankings.ts';
import { openRolledUpWarehouse } from './rolled-up-warehouse.ts';
import { loadShippedModel } from './shipped-model.ts';

export { type FixtureWarehouse, openFixtureWarehouse } from './fixture-warehouse.ts';
export { openRolledUpWarehouse } from './rolled-up-warehouse.ts';
export { loadShippedModel } from './shipped-model.ts';

/** What the FREE tier may ask in tests: spend by company, nature and state. */
export const FIXTURE_FREE_TIER: FreeTier = {
  sources: ['general'],
  dimensions: ['program_year', 'company', 'company_id', 'nature', 'state', 'record_id'],
  measures: ['total_amount', 'payments', 'records'],
  rankings: [
    { source: 'general', dimensions: [] },
    { source: 'general', dimensions: ['company'], limit: 15 },
    { source: 'general', dimensions: ['state'] },
  ],
};

/** The gate over the fixture warehouse, with the shipped model. */
export async function openFixtureAnalytics(options: Partial<AnalyticsOptions> = {}): Promise<Analytics> {
  return createAnalytics({
    warehouse: options.warehouse ?? (await openRolledUpWarehouse()),
    model: options.model ?? (await loadShippedModel()),
    freeTier: FIXTURE_FREE_TIER,
    versionMaxAgeMs: 0,
    ...options,
  });
}
