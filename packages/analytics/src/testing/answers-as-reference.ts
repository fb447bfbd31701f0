import { Query } from '@pellucid/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Analytics } from '../gate/analytics.ts';
import type { Model, Source } from '../model/model.ts';
import type { Scope } from '../scope/scope.ts';
import type { FixtureWarehouse } from './fixture-warehouse.ts';
import { questionOf } from './question-arbitrary.ts';
import { type Records, referenceAnswer } from './reference-answer.ts';
import { type FlatRow, flatSql } from './reference-rows.ts';

const system = { kind: 'system' } as const;

/** The records of every source, as plain rows; of private ones those of an owner alone, where one is named. */
export async function readRecords(warehouse: FixtureWarehouse, model: Model, owner?: number): Promise<Records> {
  const connection = await warehouse.connect();
  const records = new Map<string, { source: Source; rows: FlatRow[] }>();
  for (const source of model.sources.values()) {
    const rows = (await connection.runAndReadAll(flatSql(source, owner))).getRowObjectsJson() as FlatRow[];
    records.set(source.name, { source, rows });
  }
  connection.closeSync();
  return records;
}

/** Asks random questions of a source, with its roll-ups (if it has any) and without, and holds each answer to the reference. */
export async function answerAsReference(
  {
    analytics,
    records,
    model,
    scope = system,
  }: { analytics: Analytics; records: Records; model: Model; scope?: Scope },
  source: Source,
  numRuns: number,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(questionOf(source, model), async (asked) => {
      const query = Query.parse(asked);
      const names = [...query.dimensions, ...query.measures].map((one) => (typeof one === 'string' ? one : one.name));
      const expected = referenceAnswer(query, records);
      for (const baseOnly of source.rollups.length > 0 ? [true, false] : [true]) {
        const answer = await analytics.run(asked, scope, { noCache: true, baseOnly });
        expect(answer.columns.map(({ name }) => name)).toEqual(names);
        expect(answer.rows).toEqual(expected.rows);
        if (asked.totals) expect(answer).toMatchObject({ totals: expected.totals, groups: expected.groups });
      }
    }),
    { numRuns },
  );
}
