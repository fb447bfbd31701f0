import { Query } from '@pellucid/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Analytics } from '../gate/analytics.ts';
import type { Source } from '../model/model.ts';
import type { FixtureWarehouse } from './fixture-warehouse.ts';
import { questionOf } from './question-arbitrary.ts';
import { referenceAnswer } from './reference-answer.ts';
import { type FlatRow, flatSql } from './reference-rows.ts';

const system = { kind: 'system' } as const;

/** Asks random questions of a source, with roll-ups and without, and holds each answer to the reference. */
export async function answerAsReference(
  analytics: Analytics,
  warehouse: FixtureWarehouse,
  source: Source,
  numRuns: number,
): Promise<void> {
  const connection = await warehouse.connect();
  const rows = (await connection.runAndReadAll(flatSql(source))).getRowObjectsJson() as FlatRow[];
  connection.closeSync();
  await fc.assert(
    fc.asyncProperty(questionOf(source), async (asked) => {
      const query = Query.parse(asked);
      const names = [...query.dimensions, ...query.measures].map((one) => (typeof one === 'string' ? one : one.name));
      const expected = referenceAnswer(query, source, rows);
      for (const baseOnly of [true, false]) {
        const answer = await analytics.run(asked, system, { noCache: true, baseOnly });
        expect(answer.columns.map(({ name }) => name)).toEqual(names);
        expect(answer.rows).toEqual(expected.rows);
        if (asked.totals) expect(answer).toMatchObject({ totals: expected.totals, groups: expected.groups });
      }
    }),
    { numRuns },
  );
}
