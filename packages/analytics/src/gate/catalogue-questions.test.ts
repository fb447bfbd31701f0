import { Query } from '@pellucid/contract';
import { beforeAll, expect, it } from 'vitest';
import { readRecords } from '../testing/answers-as-reference.ts';
import { catalogueQuestions } from '../testing/catalogue-questions.ts';
import { loadShippedModel, openFixtureAnalytics, openRolledUpWarehouse } from '../testing/index.ts';
import { type Records, referenceAnswer } from '../testing/reference-answer.ts';
import type { Analytics } from './analytics.ts';

const questions = await catalogueQuestions();
const model = await loadShippedModel();

let analytics: Analytics;
let records: Records;
beforeAll(async () => {
  const warehouse = await openRolledUpWarehouse();
  analytics = await openFixtureAnalytics({ warehouse, model });
  records = await readRecords(warehouse, model);
});

it.each(questions.map((question): [string, (typeof questions)[number]] => [question.of, question]))(
  'the figures of %s are those of its single records',
  async (_, { query }) => {
    const expected = referenceAnswer(Query.parse(query), records);
    const answer = await analytics.run(query, { kind: 'system' }, { noCache: true });
    // Rows that are equal in the order may stand in any.
    expect(sorted(answer.rows)).toEqual(sorted(expected.rows));
    if (query.totals) expect(answer).toMatchObject({ totals: expected.totals, groups: expected.groups });
  },
);

function sorted(rows: readonly (readonly unknown[])[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
