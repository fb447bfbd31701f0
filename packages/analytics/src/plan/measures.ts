import type { Column } from '@pellucid/contract';
import type { Aggregate, Operand, Plan, PlannedMeasure } from './plan.ts';

export function isAggregate(value: PlannedMeasure['value']): value is Aggregate {
  return ['sum', 'rows', 'values', 'median', 'min', 'max', 'percentile', 'deviation', 'distinct'].includes(value.kind);
}

/** What a measure is made of. */
export function operandsOf({ value }: Pick<PlannedMeasure, 'value'>): Operand[] {
  switch (value.kind) {
    case 'ratio':
      return [value.of, value.per];
    case 'difference':
      return [value.of, value.less];
    case 'growth':
      return [value.of, value.from];
    case 'share':
    case 'rank':
    case 'runningTotal':
      return [value.of];
    case 'previous':
      return [];
    default:
      return [value];
  }
}

/** The measure with other figures in place of its own; undefined where one of them has none. */
export function mapAggregates(
  measure: PlannedMeasure,
  figure: (aggregate: Aggregate) => Aggregate | undefined,
): PlannedMeasure | undefined {
  if (measure.value.kind === 'previous') return measure;
  const mapped = operandsOf(measure).map((operand) => (isAggregate(operand) ? figure(operand) : operand));
  const [first, second] = mapped;
  if (!first || mapped.includes(undefined)) return undefined;
  return { ...measure, value: withOperands(measure.value, first, second ?? first) };
}

function withOperands(value: PlannedMeasure['value'], of: Operand, other: Operand): PlannedMeasure['value'] {
  switch (value.kind) {
    case 'ratio':
      return { ...value, of, per: other };
    case 'difference':
      return { ...value, of, less: other };
    case 'growth':
      return { ...value, of, from: other };
    case 'share':
    case 'rank':
    case 'runningTotal':
      return { ...value, of };
    default:
      return of;
  }
}

/**
 * Whether the rows of the answer have to be there before it can be finished: where a figure depends on the others, on another
 * measure, or is a condition, and where a dimension's values are not those of its column.
 */
export function isStaged({ measures, having, dimensions }: Pick<Plan, 'measures' | 'having' | 'dimensions'>): boolean {
  const depends = ({ value }: PlannedMeasure): boolean =>
    value.kind === 'share' ||
    value.kind === 'rank' ||
    value.kind === 'runningTotal' ||
    value.kind === 'previous' ||
    operandsOf({ value }).some(({ kind }) => kind === 'measure');
  return having.length > 0 || measures.some(depends) || dimensions.some(({ bucketing }) => bucketing !== undefined);
}

/** The columns of an answer: dimensions, then the measures that were asked for. */
export function columnsOf({ dimensions, measures }: Pick<Plan, 'dimensions' | 'measures'>): Column[] {
  return [
    ...dimensions.map(({ name, type, manyValued }) => ({ name, type, ...(manyValued && { manyValued }) })),
    ...measures.filter(({ hidden }) => !hidden).map(({ name, type }) => ({ name, type })),
  ];
}
