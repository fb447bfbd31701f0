import { z } from 'zod';

const field = z.string().max(64);
/** What an answer calls a column of the question's own. */
export const ColumnName = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/, 'must be lower-case words joined by _');

const percentage = z
  .number()
  .gt(0)
  .lt(100)
  .refine((p) => Number(p.toFixed(2)) === p, 'has at most two decimals');

/**
 * A figure of records, under a name of the question's own:
 *
 * - `of`: a measure of the model. With a filter of its own (see `NamedMeasure`) it stands beside others of other records.
 * - `min`, `max`: the smallest and largest `amount`, the first and last `date`; empty where there is none.
 * - `sum`, `average`: of a number of each record; an average is rounded half up and empty where there is none.
 * - `median`: halfway between the two middle ones where their number is even, rounded half up.
 * - `deviation`: the standard deviation of a sample, rounded half up; empty of fewer than two.
 * - `percentile`: the smallest value that at least `p` per cent of the records do not exceed (nearest rank): always one that occurs.
 * - `distinct`: how many values of a dimension there are; "empty" is none.
 */
export const RECORD_MEASURES = {
  of: { of: field },
  min: { min: field },
  max: { max: field },
  sum: { sum: field },
  average: { average: field },
  median: { median: field },
  deviation: { deviation: field },
  percentile: { percentile: z.strictObject({ of: field, p: percentage }) },
  distinct: { distinct: field },
} as const;

/** A figure of a field of records, as `RECORD_MEASURES` says it. */
export const RecordFigure = z.enum(['min', 'max', 'sum', 'average', 'median', 'deviation', 'percentile', 'distinct']);
export type RecordFigure = z.infer<typeof RecordFigure>;

const name = { name: ColumnName };

export const RecordMeasure = z.union([
  z.strictObject({ ...name, ...RECORD_MEASURES.of }),
  z.strictObject({ ...name, ...RECORD_MEASURES.min }),
  z.strictObject({ ...name, ...RECORD_MEASURES.max }),
  z.strictObject({ ...name, ...RECORD_MEASURES.sum }),
  z.strictObject({ ...name, ...RECORD_MEASURES.average }),
  z.strictObject({ ...name, ...RECORD_MEASURES.median }),
  z.strictObject({ ...name, ...RECORD_MEASURES.deviation }),
  z.strictObject({ ...name, ...RECORD_MEASURES.percentile }),
  z.strictObject({ ...name, ...RECORD_MEASURES.distinct }),
]);
export type RecordMeasure = z.infer<typeof RecordMeasure>;
