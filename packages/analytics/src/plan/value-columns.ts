import type { Rollup } from '../model/model.ts';
import { mapColumns } from './filters.ts';
import { mapAggregates } from './measures.ts';
import type { Aggregate } from './plan.ts';
import type { Question } from './question.ts';

/**
 * A question to a roll-up that keeps the values of a column apart which it also sums: what groups by them, filters them or looks for the
 * largest reads the column of the values, and sums read the other one.
 */
export function overValueColumns({ columns }: Rollup, question: Question): Question {
  const kept = columns.filter(({ valuesOf }) => valuesOf !== undefined);
  const renamed = new Map(kept.map(({ column, valuesOf = column }) => [valuesOf, column]));
  if (renamed.size === 0) return question;
  const columnOf = (column: string): string => renamed.get(column) ?? column;
  // The largest of a band, or its median, is no bound.
  const isBand = (column: string): boolean => kept.some(({ valuesOf, bands }) => valuesOf === column && bands);
  const figureOf = (aggregate: Aggregate): Aggregate => {
    const where = aggregate.where && { where: mapColumns(aggregate.where, columnOf) };
    if (aggregate.kind === 'sum' || aggregate.kind === 'rows' || isBand(aggregate.column))
      return { ...aggregate, ...where };
    return { ...aggregate, ...where, column: columnOf(aggregate.column) };
  };
  return {
    ...question,
    dimensions: question.dimensions.map((one) => ({ ...one, column: columnOf(one.column) })),
    where: mapColumns(question.where, columnOf),
    measures: question.measures.map((measure) => mapAggregates(measure, figureOf) ?? measure),
  };
}
