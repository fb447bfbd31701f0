import { beforeAll, describe, it } from 'vitest';
import { ANSWER_LIMIT_MS, answerAsReference, readRecords } from '../testing/answers-as-reference.ts';
import { loadShippedModel, openFixtureAnalytics, openRolledUpWarehouse } from '../testing/index.ts';
import type { Records } from '../testing/reference-answer.ts';
import { SCOPES } from '../testing/scopes.ts';
import type { Analytics } from './analytics.ts';

const model = await loadShippedModel();
let records: Records;
let ownRecords: Records;
let analytics: Analytics;
beforeAll(async () => {
  const warehouse = await openRolledUpWarehouse();
  records = await readRecords(warehouse, model);
  ownRecords = await readRecords(warehouse, model, SCOPES.analyst.company?.id);
  analytics = await openFixtureAnalytics({ warehouse: { ...warehouse, timeLimitMs: ANSWER_LIMIT_MS }, model });
});

describe.each([...model.sources.values()].map((source) => [source.name, source] as const))('%s', (_, source) => {
  it('answers random questions as plain arithmetic over its records does', async () => {
    await answerAsReference({ analytics, records, model }, source, 20);
  });

  it('answers a company as arithmetic over the public records and its own does', async () => {
    await answerAsReference({ analytics, records: ownRecords, model, scope: SCOPES.analyst }, source, 8);
  });
});
