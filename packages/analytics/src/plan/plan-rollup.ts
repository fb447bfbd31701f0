import {
  type Bridge,
  RECORDS_COLUMN,
  type Rollup,
  type RollupColumn,
  type Source,
  type Table,
} from '../model/model.ts';
import { chooseRollup, ownConditions } from './choose-rollup.ts';
import type { DataFacts, Plan, PlannedDimension, PlannedFilter, PlannedMeasure } from './plan.ts';
import { planMeasure } from './plan-measures.ts';
import { countsOf } from './rollup-figures.ts';

/** How the rows of a roll-up are computed. */
export interface RollupPlan {
  readonly rollup: Rollup;
  /** The base table, or the narrowest wider roll-up. */
  readonly relation: Table;
  readonly where: readonly PlannedFilter[];
  /** Sums, counts and figures of amounts, named as the columns of the roll-up. */
  readonly figures: Plan['measures'];
  /** Whether the relation already holds what the roll-up calls label keys, or months. */
  readonly dimensions: readonly PlannedDimension[];
}

/**
 * Plans a roll-up as the question that it is: from the narrowest of the wider roll-ups (declared after it) that can answer
 * it, else from the base table.
 */
export function planRollup(source: Source, rollup: Rollup, facts: DataFacts): RollupPlan {
  if (rollup.recordsBy) return { rollup, relation: source.table, where: [], figures: [], dimensions: [] };
  const dimensions = rollup.columns.flatMap((column) => dimensionsOf(column, source, facts));
  const sums = Object.entries(source.sums).map(
    ([column, type]): PlannedMeasure => ({ name: column, type, value: { kind: 'sum', column } }),
  );
  const counts = countsOf(source, rollup).map((measure) => planMeasure(measure, source, facts));
  const kept = rollup.figures.map(({ name, ...value }): PlannedMeasure => ({ name, type: 'money', value }));
  const records: PlannedMeasure = { name: RECORDS_COLUMN, type: 'count', value: { kind: 'rows' } };
  const measures = [...sums, records, ...counts, ...kept];
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

function dimensionsOf(
  { column, memberOf, valuesOf, labels, monthly, bands }: RollupColumn,
  source: Source,
  facts: DataFacts,
): PlannedDimension[] {
  const grain = monthly ? { grain: 'month' as const } : {};
  const reached = bands ? { reached: bands } : {};
  const read = memberOf ?? valuesOf ?? column;
  const plain: PlannedDimension = { name: column, type: 'text', column: read, unique: true, ...grain, ...reached };
  if (!labels) return [plain];
  const { table } = labels;
  const bridge = memberOf ? bridgeOf(source, memberOf) : labels.bridge;
  return labels.attributes.map((attribute) => ({
    ...plain,
    unique: !bridge && facts.uniqueLabels.has(`${table}.${attribute}`),
    lookup: { table, attribute, ...(bridge && { bridge }) },
    ...(bridge && !memberOf && { set: true as const }),
  }));
}

function bridgeOf(source: Source, list: string): Bridge | undefined {
  const all = [...source.dimensions.values()];
  return all.find(({ column, lookup }) => column === list && lookup?.bridge)?.lookup?.bridge;
}
