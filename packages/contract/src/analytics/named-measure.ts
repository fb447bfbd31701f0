import { z } from 'zod';
import { Filter } from './filter.ts';
import { ColumnName, RECORD_MEASURES } from './record-measure.ts';

const field = z.string().max(64);
/** A measure of the model, or one that the question names before. */
const measure = field;
const own = { name: ColumnName };
const ofRecords = { ...own, where: z.array(Filter).max(20).default([]) };
/** Dimensions of the question within whose values a figure is seen; none: within the whole answer. */
const within = z.array(field).max(10).default([]);

/**
 * A measure of the question's own, under a name of its own: a figure of the records that satisfy `where` (see `RecordMeasure`), as
 * in `{"name": "fees", "of": "total_amount", "where": [{"field": "nature", "op": "eq", "value": "Consulting Fee"}]}`, or one made of
 * measures, of the model or named before in the list:
 *
 * - `ratio`, `difference`, `growth` (what was gained, as a part of what it was): empty where divided by zero or where a part is empty.
 * - `share`: the part of the whole answer, or of a group (`within`). Of all groups: `having` and `limit` come after.
 * - `rank`: 1 is the largest (`direction` asc: the smallest); equal ones share a rank and leave the next out, empty ones come last.
 * - `runningTotal`: the sum up to and with this one, in the order of the dimension `along`, empty ones last.
 */
export const NamedMeasure = z.union([
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.of }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.min }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.max }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.sum }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.average }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.median }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.percentile }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.distinct }),
  z.strictObject({ ...own, ratio: z.strictObject({ of: measure, per: measure }) }),
  z.strictObject({ ...own, difference: z.strictObject({ of: measure, less: measure }) }),
  z.strictObject({ ...own, growth: z.strictObject({ of: measure, from: measure }) }),
  z.strictObject({ ...own, share: z.strictObject({ of: measure, within }) }),
  z.strictObject({
    ...own,
    rank: z.strictObject({ by: measure, within, direction: z.enum(['asc', 'desc']).default('desc') }),
  }),
  z.strictObject({ ...own, runningTotal: z.strictObject({ of: measure, along: field, within }) }),
]);
export type NamedMeasure = z.output<typeof NamedMeasure>;

/** A measure that is made of others. */
export const MadeMeasure = z.enum(['ratio', 'difference', 'growth', 'share', 'rank', 'runningTotal']);
export type MadeMeasure = z.infer<typeof MadeMeasure>;
