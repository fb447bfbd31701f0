import type { Source } from '../model/model.ts';
import { withBlankKeys } from './blank-keys.ts';
import { chooseRollup } from './choose-rollup.ts';
import { withKnownKeys } from './known-keys.ts';
import type { DataFacts, PageValues, Plan } from './plan.ts';

/** As many values as the engine passes on to the reading of a table as a list (record 292). */
const MOST_VALUES = 1_000;

/**
 * Where a page of records that is sorted by an amount first finds the amounts that it can have: in the narrowest roll-up that has them under
 * its conditions, else in the records themselves. Undefined where that would not spare the reading of anything else.
 */
export function pageValues(
  source: Source,
  { order, measures, where, limit, offset }: Pick<Plan, 'order' | 'measures' | 'where' | 'limit' | 'offset'>,
  facts: DataFacts,
): PageValues | undefined {
  const [first, ...ties] = order;
  const value = measures.find(({ name }) => name === first?.field)?.value;
  if (value?.kind !== 'sum' || ties.length === 0 || limit === null || limit + offset >= MOST_VALUES) return undefined;
  const { column } = value;
  const dimensions = [{ name: column, type: 'money', column, unique: true }] as const;
  const answer = chooseRollup(source, source.rollups, { dimensions, measures: [], where });
  if (!answer) return { column };
  const known = withKnownKeys(withBlankKeys(answer.where, facts), facts);
  const read = answer.dimensions[0]?.column ?? column;
  return { column, from: { relation: answer.rollup.relation, column: read, where: known } };
}
