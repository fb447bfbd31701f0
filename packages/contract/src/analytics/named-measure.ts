import { z } from 'zod';
import { Filter } from './filter.ts';

const field = z.string().max(64);
/** What an answer calls a column of the question's own. */
export const ColumnName = z.string().regex(/^[a-z][a-z0-9_]{0,63}$/, 'must be lower-case words joined by _');
/** A measure of the model, or one that the question names before. */
const measure = field;
const percentage = z
  .number()
  .gt(0)
  .lt(100)
  .refine((p) => Number(p.toFixed(2)) === p, 'has at most two decimals');
const own = { name: ColumnName };
const ofRecords = { ...own, where: z.array(Filter).max(20).default([]) };
/** Dimensions of the question within whose values a figure is seen; none: within the whole answer. */
const within = z.array(field).max(10).default([]);

/**
 * A measure of the question's own, under a name of its own. The first five are figures of the records that satisfy `where`:
 *
 * - `of`: a measure of the model, over fewer records. `{"name": "fees", "of": "total_amount", "where": [{"field": "nature", …}]}`
 * - `min`, `max`: the smallest and largest `amount`, the first and last `date`; empty where there is none.
 * - `median`: halfway between the two middle ones where their number is even, rounded half up.
 * - `percentile`: the smallest value that at least `p` per cent of the records do not exceed (nearest rank): always one that occurs.
 * - `distinct`: how many values of a dimension there are; "empty" is none.
 *
 * The others are made of measures, of the model or named before in the list:
 *
 * - `ratio`, `difference`, `growth` (what was gained, as a part of what it was): empty where divided by zero or where a part is empty.
 * - `share`: the part of the whole answer, or of a group (`within`). Of all groups: `having` and `limit` come after.
 * - `rank`: 1 is the largest (`direction` asc: the smallest); equal ones share a rank and leave the next out, empty ones come last.
 * - `runningTotal`: the sum up to and with this one, in the order of the dimension `along`, empty ones last.
 */
export const NamedMeasure = z.union([
  z.strictObject({ ...ofRecords, of: measure }),
  z.strictObject({ ...ofRecords, min: field }),
  z.strictObject({ ...ofRecords, max: field }),
  z.strictObject({ ...ofRecords, median: field }),
  z.strictObject({ ...ofRecords, percentile: z.strictObject({ of: field, p: percentage }) }),
  z.strictObject({ ...ofRecords, distinct: field }),
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
