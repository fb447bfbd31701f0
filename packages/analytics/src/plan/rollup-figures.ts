import type { KeptFigure, Measure, Rollup, Source } from '../model/model.ts';
import { RECORDS_COLUMN } from '../model/model.ts';
import { ofOneMember } from './bridges.ts';
import type { Aggregate, PlannedFilter } from './plan.ts';
import { canFilter, columnOf, keeps } from './rollup-columns.ts';

/**
 * Sums add up, and so do distinct values where the counted key itself is still there, and the smallest and largest of values that are; nothing
 * else does. Where each row is a group, a figure is read as it is: a sum, or a distinct count, a median say, that the roll-up keeps.
 */
export function aggregateFrom(
  answering: Answering,
  aggregate: Aggregate,
  rowsAreGroups: boolean,
): Aggregate | undefined {
  const { rollup } = answering;
  const { where = [] } = aggregate;
  if (!where.every((filter) => canFilter(rollup, filter)) || (rowsAreGroups && where.length > 0)) return undefined;
  const only = where.length > 0 ? { where } : {};
  if (aggregate.kind === 'rows') return { kind: 'sum', column: RECORDS_COLUMN, ...only };
  if (aggregate.kind === 'sum') return aggregate;
  const kept = keptFigure(rollup, aggregate);
  if (kept && (aggregate.kind === 'min' || aggregate.kind === 'max')) return { ...aggregate, column: kept };
  // The largest of one row is what the row has, and of none nothing.
  if (kept) return rowsAreGroups ? { kind: 'max', column: kept } : undefined;
  if (aggregate.kind === 'min' || aggregate.kind === 'max') {
    const values = columnOf(rollup, aggregate.column);
    return values && !values.labels && !values.monthly && !rowsAreGroups ? aggregate : undefined;
  }
  if (aggregate.kind !== 'distinct') return undefined;
  if (rowsAreGroups) return countFrom(answering, aggregate);
  const column = columnOf(rollup, aggregate.column);
  // The first of the month stands there for all of its days.
  if (!column || column.monthly || !keeps(column, aggregate.lookup?.attribute)) return undefined;
  return { ...aggregate, unique: aggregate.unique || column.labels?.attributes.length === 1 };
}

/** The column of a roll-up that keeps a figure of records that does not add up. */
function keptFigure({ figures }: Rollup, asked: Aggregate): string | undefined {
  const isAsked = (one: KeptFigure): boolean =>
    one.kind === asked.kind &&
    one.column === asked.column &&
    (one.kind !== 'percentile' || asked.kind !== 'percentile' || one.p === asked.p);
  return figures.find(isAsked)?.name;
}

/** A roll-up that answers, and what is still asked of its rows. */
interface Answering {
  readonly source: Source;
  readonly rollup: Rollup;
  readonly where: readonly PlannedFilter[];
}

/** The column of a roll-up that keeps a distinct count. */
function countFrom(
  { source, rollup, where }: Answering,
  { column, lookup }: Extract<Aggregate, { kind: 'distinct' }>,
): Aggregate | undefined {
  // It was counted over all members that the roll-up's own conditions leave.
  if (lookup?.bridge && ofOneMember(where, column).length > 0) return undefined;
  const kept = countsOf(source, rollup).find(({ formula }) => {
    const counted = formula.kind === 'distinct' ? source.dimensions.get(formula.dimension) : undefined;
    return counted?.column === column && counted.lookup?.attribute === lookup?.attribute;
  });
  return kept && { kind: 'sum', column: kept.name };
}

/** The distinct counts that a roll-up keeps, as measures. */
export function countsOf(source: Source, rollup: Rollup): Measure[] {
  return rollup.counts.flatMap((name) => source.measures.get(name) ?? []);
}
