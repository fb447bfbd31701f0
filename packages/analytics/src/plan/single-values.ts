import { isPlannedCondition } from './filters.ts';
import { mapAggregates } from './measures.ts';
import type {
  Aggregate,
  DataFacts,
  PlannedCondition,
  PlannedDimension,
  PlannedFilter,
  PlannedMeasure,
} from './plan.ts';

type Distinct = Extract<Aggregate, { kind: 'distinct' }>;

/** What groups have in common. */
interface Groups {
  readonly dimensions: readonly PlannedDimension[];
  readonly where: readonly PlannedFilter[];
}

/** Measures in which different values are not counted where a group can have one at most: how many companies a company is. */
export function withSingleValues(
  measures: readonly PlannedMeasure[],
  groups: Groups,
  facts: DataFacts,
): PlannedMeasure[] {
  const figure = (aggregate: Aggregate): Aggregate =>
    aggregate.kind === 'distinct' && isSingle(aggregate, groups, facts) ? { ...aggregate, single: true } : aggregate;
  return measures.map((measure) => mapAggregates(measure, figure) ?? measure);
}

/** All records of a group have the same value: it is grouped by, or the only one that the filters leave. */
function isSingle(counted: Distinct, { dimensions, where }: Groups, { uniqueLabels }: DataFacts): boolean {
  if (counted.lookup?.bridge) return false;
  // What has one key for each label tells every attribute of the key.
  const tells = ({ column, lookup }: PlannedDimension | PlannedCondition, unique: boolean): boolean =>
    column === counted.column && (!lookup || unique || lookup.attribute === counted.lookup?.attribute);
  const isUnique = ({ lookup }: PlannedCondition) => uniqueLabels.has(`${lookup?.table}.${lookup?.attribute}`);
  return (
    dimensions.some((dimension) => isWhole(dimension) && tells(dimension, dimension.unique)) ||
    where.some((filter) => isPlannedCondition(filter) && isOneValue(filter) && tells(filter, isUnique(filter)))
  );
}

function isWhole({ grain, bucketing, lookup }: PlannedDimension): boolean {
  return !grain && !bucketing && !lookup?.bridge;
}

function isOneValue({ part, lookup, test }: PlannedCondition): boolean {
  return !part && !lookup?.bridge && test.kind === 'in' && !test.negated && test.values.length === 1 && !test.empty;
}
