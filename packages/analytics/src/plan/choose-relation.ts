import type { Rollup, Source } from '../model/model.ts';
import { RECORDS_COLUMN } from '../model/model.ts';
import type { Aggregate, PlannedDimension, PlannedFilter, PlannedMeasure, RangeEnd } from './plan.ts';

interface Question {
  readonly dimensions: readonly PlannedDimension[];
  readonly filters: readonly PlannedFilter[];
  readonly measures: readonly PlannedMeasure[];
}

/** The first roll-up, as the model orders them (narrowest first), that holds all that a question needs. */
export function chooseRollup(source: Source, question: Question): Rollup | undefined {
  return source.rollups.find((rollup) => answers(rollup, question));
}

/** A measure as a roll-up computes it: what was one record in the base table is one summed row here. */
export function onRollup(measure: PlannedMeasure): PlannedMeasure {
  const { value } = measure;
  if (value.kind !== 'ratio') return { ...measure, value: summed(value) };
  return { ...measure, value: { kind: 'ratio', of: summed(value.of), per: summed(value.per) } };
}

function summed(aggregate: Aggregate): Aggregate {
  return aggregate.kind === 'rows' ? { kind: 'sum', column: RECORDS_COLUMN } : aggregate;
}

function answers(rollup: Rollup, { dimensions, filters, measures }: Question): boolean {
  const has = (column: string): boolean => rollup.columns.includes(column);
  const cuts = (column: string): boolean => rollup.monthly && column === 'date';
  return (
    dimensions.every(({ column, grain }) => has(column) && (!cuts(column) || isMonthly(grain))) &&
    filters.every(({ column, test }) => has(column) && (!cuts(column) || wholeMonths(test))) &&
    measures.every(({ value }) =>
      value.kind === 'ratio' ? additive(value.of, has) && additive(value.per, has) : additive(value, has),
    )
  );
}

/** Sums add up, and so do distinct values where the counted key itself is still there; a median does not. */
function additive(aggregate: Aggregate, has: (column: string) => boolean): boolean {
  if (aggregate.kind === 'median') return false;
  return aggregate.kind !== 'distinct' || has(aggregate.column);
}

function isMonthly(grain: PlannedDimension['grain']): boolean {
  return grain === 'month' || grain === 'quarter' || grain === 'year';
}

/** A filter on dates says the same of the first of the month as of its days when its ends fall between months. */
function wholeMonths(test: PlannedFilter['test']): boolean {
  if (test.kind === 'contains') return false;
  if (test.kind === 'in') return test.values.length === 0;
  return startsMonth(test.from, true) && startsMonth(test.to, false);
}

function startsMonth(end: RangeEnd | undefined, inclusive: boolean): boolean {
  if (!end) return true;
  if (end.inclusive === inclusive) return end.value.text.endsWith('-01');
  const next = new Date(`${end.value.text}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1;
}
