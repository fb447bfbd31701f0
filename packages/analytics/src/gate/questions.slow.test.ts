import { beforeAll, describe, it } from 'vitest';
import { ANSWER_LIMIT_MS, answerAsReference, readRecords } from '../testing/answers-as-reference.ts';
import { loadShippedModel, openFixtureAnalytics, openRolledUpWarehouse } from '../testing/index.ts';
import type { Records } from '../testing/reference-answer.ts';
import type { Analytics } from './analytics.ts';

const model = await loadShippedModel();
let records: Records;
let analytics: Analytics;
beforeAll(async () => {
  const warehouse = await openRolledUpWarehouse();
  records = await readRecords(warehouse, model);
  analytics = await openFixtureAnalytics({ warehouse: { ...warehouse, timeLimitMs: ANSWER_LIMIT_MS }, model });
});

/** Two thousand questions in all. */
describe.each([...model.sources.values()].map((source) => [source.name, source] as const))('%s', (_, source) => {
  it('answers random questions as plain arithmetic over its records does', async () => {
    await answerAsReference({ analytics, records, model }, source, 500);
  }, 600_000);
});
