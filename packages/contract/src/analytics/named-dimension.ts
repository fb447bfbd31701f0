import { z } from 'zod';
import { ColumnName } from './record-measure.ts';
import { TimeGrain, TimePart } from './time.ts';
import { TOP } from './top.ts';

const own = { name: ColumnName, field: z.string().max(64) };
const others = z.string().min(1).max(100).default('Others');
const amount = z.string().regex(/^-?\d{1,13}(\.\d{1,2})?$/, 'must be an amount such as 125 or 12.50');

/**
 * A dimension of the question's own, under a name of its own:
 *
 * - `grain`: the first day of the period of a date, so that several can be asked at once.
 * - `part`: what the calendar repeats, as a number.
 * - `bands`: between the bounds, which rise; a bound belongs to the band above it. Shown as `under 125`, `125 to under 1000`
 *   and `1000 and over`, sorted by size.
 * - `groups`: values under one name (a family of companies); the rest, and empty ones, as `others`. A value belongs to the
 *   first group that lists it.
 * - `top`: the `n` values with the largest (`direction` asc: the smallest) figure `by` of all records that the question counts, also
 *   of rows that `having` and `limit` leave out; the rest as `others`, whose figures are of all its records together. `by` is a
 *   measure of the model, or of the question where it depends on no other rows. Values that tie with the last one are kept too;
 *   where there are fewer than `n`, all of them. What is empty, what has no figure and what is itself called `others` is among
 *   the others. `within`: apart for each value of other dimensions of the question; of another `top`, of one that stands before.
 */
export const NamedDimension = z.union([
  z.strictObject({ ...own, grain: TimeGrain }),
  z.strictObject({ ...own, part: TimePart }),
  z.strictObject({ ...own, bands: z.array(amount).min(1).max(20) }),
  z.strictObject({
    ...own,
    groups: z
      .array(z.strictObject({ name: z.string().min(1).max(100), values: z.array(z.string().max(500)).min(1).max(200) }))
      .min(1)
      .max(20),
    others,
  }),
  z.strictObject({
    ...own,
    top: z.strictObject({ ...TOP, within: z.array(z.string().max(64)).max(10).default([]) }),
    others,
  }),
]);
export type NamedDimension = z.output<typeof NamedDimension>;

/** What a dimension of the question's own does with its field. */
export const DimensionKind = z.enum(['grain', 'part', 'bands', 'groups', 'top']);
export type DimensionKind = z.infer<typeof DimensionKind>;
