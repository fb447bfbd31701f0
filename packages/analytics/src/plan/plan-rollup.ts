import { RECORDS_COLUMN, type Rollup, type Source, type Table } from '../model/model.ts';
import { chooseRollup, countsOf, ownConditions } from './choose-rollup.ts';
import type { DataFacts, Plan, PlannedDimension, PlannedFilter, PlannedMeasure } from './plan.ts';
import { planMeasure } from './plan-measures.ts';

/** How the rows of a roll-up are computed. */
export interface RollupPlan {
  readonly rollup: Rollup;
  /** The base table, or the narrowest wider roll-up. */
  readonly relation: Table;
  readonly where: readonly PlannedFilter[];
  /** Sums and counts, named as the columns of the roll-up. */
  readonly figures: Plan['measures'];
  /** Whether the relation already holds what the roll-up calls label keys, or months. */
  readonly dimensions: readonly PlannedDimension[];
}

/**
 * Plans a roll-up as the question that it is: from the narrowest of the wider roll-ups (declared after it) that can answer
 * it, else from the base table.
 */
export function planRollup(source: Source, rollup: Rollup, facts: DataFacts): RollupPlan {
  const dimensions = rollup.columns.flatMap(({ column, labels, monthly }): PlannedDimension[] => {
    const grain = monthly ? { grain: 'month' as const } : {};
    const plain: PlannedDimension = { name: column, type: 'text', column, unique: true, ...grain };
    if (!labels) return [plain];
    return labels.attributes.map((attribute) => ({
      ...plain,
      unique: facts.uniqueLabels.has(`${labels.table}.${attribute}`),
      lookup: { table: labels.table, attribute },
    }));
  });
  const sums = Object.entries(source.sums).map(
    ([column, type]): PlannedMeasure => ({ name: column, type, value: { kind: 'sum', column } }),
  );
  const counts = countsOf(source, rollup).map((measure) => planMeasure(measure, source, facts));
  const records: PlannedMeasure = { name: RECORDS_COLUMN, type: 'count', value: { kind: 'rows' } };
  const measures = [...sums, records, ...counts];
  const where = ownConditions(source, rollup);
  const wider = source.rollups.slice(source.rollups.indexOf(rollup) + 1);
  const answer = chooseRollup(source, wider, { dimensions, measures, where });
  return {
    rollup,
    relation: answer?.rollup.relation ?? source.table,
    where: answer?.where ?? where,
    figures: answer?.measures ?? measures,
    dimensions: answer?.dimensions ?? dimensions,
  };
}
