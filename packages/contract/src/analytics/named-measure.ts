import { z } from 'zod';
import { Filter } from './filter.ts';
import { ColumnName, RECORD_MEASURES } from './record-measure.ts';
import { ComparedPeriod } from './time.ts';

const field = z.string().max(64);
/** A measure of the model, or one that the question names before. */
const measure = field;
const own = { name: ColumnName };
const ofRecords = { ...own, where: z.array(Filter).max(20).default([]) };
/** Dimensions of the question within whose values a figure is seen; none: within the whole answer. */
const within = z.array(field).max(10).default([]);

const MADE_MEASURES = {
  ratio: z.strictObject({ of: measure, per: measure }),
  difference: z.strictObject({ of: measure, less: measure }),
  growth: z.strictObject({ of: measure, from: measure }),
  proportion: z.strictObject({ of: measure, in: measure }),
  previous: z.strictObject({ of: measure, period: ComparedPeriod }),
  share: z.strictObject({ of: measure, within }),
  rank: z.strictObject({
    by: measure,
    within,
    direction: z.enum(['asc', 'desc']).default('desc'),
    parts: z.int().min(2).max(1_000).optional(),
  }),
  runningTotal: z.strictObject({ of: measure, along: field, within }),
} as const;

/**
 * A measure of the question's own, under a name of its own: a figure of the records that satisfy `where` (see `RecordMeasure`), as
 * in `{"name": "fees", "of": "total_amount", "where": [{"field": "nature", "op": "eq", "value": "Consulting Fee"}]}`, or one made of
 * measures, of the model or named before in the list:
 *
 * - `ratio`, `difference`, `growth` (what was gained, as a part of what it was), `proportion` (one figure as a part of another): empty
 *   where divided by zero or where a part is empty.
 * - `previous`: what it was one `period` before, of the records of the same question as if each had happened a period later: its
 *   conditions and dimensions on dates and program years look back. Both count up to the same day where the data ends within a
 *   period. Empty for a row without records then; a row without records now is not there. `period: "year"` is the same month of
 *   last year where the question is by month.
 * - `share`: the part of the whole answer, or of a group (`within`). Of all groups: `having` and `limit` come after.
 * - `rank`: 1 is the largest (`direction` asc: the smallest); equal ones share a rank and leave the next out, empty ones come last.
 *   With `parts` the one of so many equal parts that it is in: of 100, 1 is the first percent of those with a figure, rounded up.
 * - `runningTotal`: the sum up to and with this one, in the order of the dimension `along`, empty ones last.
 */
export const NamedMeasure = z.union([
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.of }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.min }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.max }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.sum }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.average }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.median }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.deviation }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.percentile }),
  z.strictObject({ ...ofRecords, ...RECORD_MEASURES.distinct }),
  z.strictObject({ ...own, ratio: MADE_MEASURES.ratio }),
  z.strictObject({ ...own, difference: MADE_MEASURES.difference }),
  z.strictObject({ ...own, growth: MADE_MEASURES.growth }),
  z.strictObject({ ...own, proportion: MADE_MEASURES.proportion }),
  z.strictObject({ ...own, previous: MADE_MEASURES.previous }),
  z.strictObject({ ...own, share: MADE_MEASURES.share }),
  z.strictObject({ ...own, rank: MADE_MEASURES.rank }),
  z.strictObject({ ...own, runningTotal: MADE_MEASURES.runningTotal }),
]);
export type NamedMeasure = z.output<typeof NamedMeasure>;

/** A measure that is made of others. */
export const MadeMeasure = z.enum(Object.keys(MADE_MEASURES) as (keyof typeof MADE_MEASURES)[]);
export type MadeMeasure = z.infer<typeof MadeMeasure>;

/** The names of the measures that a measure is made of. */
export function partsOf(measure: NamedMeasure): string[] {
  if ('ratio' in measure) return Object.values(measure.ratio);
  if ('difference' in measure) return Object.values(measure.difference);
  if ('growth' in measure) return Object.values(measure.growth);
  if ('proportion' in measure) return Object.values(measure.proportion);
  if ('previous' in measure) return [measure.previous.of];
  if ('share' in measure) return [measure.share.of];
  if ('rank' in measure) return [measure.rank.by];
  return 'runningTotal' in measure ? [measure.runningTotal.of] : [];
}
