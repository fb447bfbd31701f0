import { Query } from '@pellucid/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Analytics } from '../gate/analytics.ts';
import type { Model, Source } from '../model/model.ts';
import type { Scope } from '../scope/scope.ts';
import type { FixtureWarehouse } from './fixture-warehouse.ts';
import { questionOf } from './question-arbitrary.ts';
import { type Records, referenceAnswer } from './reference-answer.ts';
import { listsOf, membersSql } from './reference-lists.ts';
import { type FlatRow, flatSql, LISTS } from './reference-rows.ts';

const system = { kind: 'system' } as const;

/**
 * How long an answer may take that is held to the reference: what is tested is what is answered, also where other tests keep every
 * core busy and the longest of random questions would be stopped.
 */
export const ANSWER_LIMIT_MS = 120_000;

/** The records of every source, as plain rows; of private ones those of an owner alone, where one is named. */
export async function readRecords(warehouse: FixtureWarehouse, model: Model, owner?: number): Promise<Records> {
  const connection = await warehouse.connect();
  const records = new Map<string, { source: Source; rows: FlatRow[] }>();
  for (const source of model.sources.values()) {
    const rowsOf = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJson() as FlatRow[];
    const lists = new Map<string, FlatRow[]>();
    for (const list of new Set(listsOf(source).values())) lists.set(list, await rowsOf(membersSql(source, list)));
    const rows = (await rowsOf(flatSql(source, owner))).map((row) => ({ ...row, [LISTS]: membersIn(lists, row) }));
    records.set(source.name, { source, rows });
  }
  connection.closeSync();
  return records;
}

function membersIn(lists: ReadonlyMap<string, FlatRow[]>, row: FlatRow): Record<string, FlatRow[]> {
  const members = [...lists].map(([list, all]) => [
    list,
    all.filter(({ list_key: key }) => key === row[`list:${list}`]),
  ]);
  return Object.fromEntries(members);
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
  /** The same questions in every run. */
  seed?: number,
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
    { numRuns, includeErrorInReport: true, ...(seed !== undefined && { seed }) },
  );
}
