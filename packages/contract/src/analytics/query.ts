import { z } from 'zod';
import { Filter } from './filter.ts';
import { NamedDimension } from './named-dimension.ts';
import { NamedMeasure } from './named-measure.ts';
import { TimeGrain } from './time.ts';

/** What one question may ask for: rows of a page, time, conditions and values of lists all together, and questions within it. */
export const QUERY_LIMIT = {
  rows: 10_000,
  milliseconds: 10_000,
  defaultRows: 1_000,
  conditions: 200,
  listValues: 10_000,
  memberships: 8,
} as const;

export const OrderBy = z.strictObject({ field: z.string().max(64), direction: z.enum(['asc', 'desc']).default('asc') });
export type OrderBy = z.infer<typeof OrderBy>;

const measures = z.array(z.union([z.string().max(64), NamedMeasure])).max(20);
const dimensions = z.array(z.union([z.string().max(64), NamedDimension])).max(40);
const where = z.array(Filter).max(50).default([]);
const having = z.array(Filter).max(20).default([]);

/** Of a list of records the first of each: so many in the order of the list, from a place on, with the same values of some dimensions. */
const FirstOfEach = z.strictObject({
  n: z.int().min(1).max(1_000),
  place: z.int().min(1).max(1_000).default(1),
  within: z.array(z.string().max(64)).min(1).max(10),
});

/**
 * The question whose answer another is asked over: first per entity, then over entities. Its rows are the records of that
 * other question, and its columns the fields.
 */
export const InnerQuery = z.strictObject({
  dimensions: dimensions.min(1),
  measures: measures.default([]),
  where,
  having,
  timeGrain: TimeGrain.optional(),
});

/**
 * The one question that can be asked of spend data. Names are those of the semantic model, or the question's own.
 *
 * - measures and dimensions: one row per distinct combination of the dimensions; without dimensions one row.
 * - dimensions alone: their distinct combinations.
 * - of a dimension of which records have several values (products): a condition holds where any of them satisfies it, and
 *   conditions beside each other (in `where`, or in one `all`) are about the same one. What is negated holds where none does, and
 *   `isEmpty` where there is none. A record counts once, and in the row of each of its values that the conditions leave.
 * - with the source's record key (`record_id`) among the dimensions: one row per published record, not grouped, and
 *   measures are then the record's own amounts.
 * - `first`: of such records only the first `n` (from `place` on) within each value of dimensions that the question has, in the order
 *   of `orderBy`; records that are equal there in the order in which they are loaded. `limit` and `offset` come after.
 * - `timeGrain` cuts the dimension `date` to the first day of its period.
 * - `where`: what holds for the records that are counted. `having`: what holds for the measures of a row of the answer.
 * - `from`: asks over the rows of another answer: its columns are the dimensions, and `rows` their number. The median per
 *   recipient is `from: {dimensions: ["recipient_id"], measures: ["total_amount"]}` with the measure
 *   `{name: "typical", median: "total_amount"}`.
 * - `totals`: the measures over all of what `where` leaves, not only over the rows that `having` and `limit` show.
 *
 * Rows that are equal in `orderBy` come in an order that stays the same while the data does, so that pages fit together.
 */
export const Query = z.strictObject({
  source: z.string().max(64),
  from: InnerQuery.optional(),
  measures: measures.default([]),
  dimensions: dimensions.default([]),
  where,
  having,
  first: FirstOfEach.optional(),
  orderBy: z.array(OrderBy).max(10).default([]),
  limit: z.int().min(1).max(QUERY_LIMIT.rows).optional(),
  offset: z.int().min(0).max(1_000_000_000).default(0),
  timeGrain: TimeGrain.optional(),
  totals: z.boolean().default(false),
});
export type Query = z.output<typeof Query>;
export type QueryInput = z.input<typeof Query>;

/**
 * How a column's values are written: `money` and `decimal` as exact decimal text to the cent, `share` as a part of one to six
 * decimals, each rounded half up; `date` as YYYY-MM-DD, `count` as a number.
 */
export const ValueType = z.enum(['text', 'integer', 'count', 'money', 'decimal', 'share', 'date', 'boolean']);
export type ValueType = z.infer<typeof ValueType>;

export const Cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Cell = z.infer<typeof Cell>;

/**
 * A column of an answer. `manyValued`: a record may have several values of it, and in an answer of groups it is in the row of
 * each, so that the rows do not add up to the totals; in a list of records its values stand together, with "; " between them.
 */
export const Column = z.object({ name: z.string(), type: ValueType, manyValued: z.literal(true).optional() });
export type Column = z.infer<typeof Column>;

/**
 * A period among the rows of an answer that the data ends within, so that its figures are not those of the whole period:
 *
 * - of a date by a grain: the one that holds `dataThrough`, unless that is its last day. A day is never partial.
 * - of `program_year`: one whose own latest date is before December 31.
 *
 * None in an answer without dates or rows, and of a source without dates. A filter that cuts a period is not looked at.
 */
export const PartialPeriod = z.object({ column: z.string(), period: Cell });
export type PartialPeriod = z.infer<typeof PartialPeriod>;

/** An answer and where it came from. `rowCount` counts the rows in this answer; `truncated` says that the limit cut it. */
export const QueryResult = z.object({
  columns: z.array(Column),
  rows: z.array(z.array(Cell)),
  rowCount: z.int(),
  truncated: z.boolean(),
  /** Where the question asks for totals: their measures, in the order of the columns; what is a part or a rank is empty. */
  totals: z.array(Cell).optional(),
  /** With the totals: how many rows the answer has without `limit` and `offset`. */
  groups: z.int().optional(),
  /**
   * The whole question in short sentences, in the labels of the model: what is counted, of which records, what the question's own
   * names mean, order and page, and what is assumed of empty values, ties and rounding. For people: not to be parsed.
   */
  words: z.array(z.string()),
  /**
   * The latest date among all records of the source that the caller may see, whatever the question asks of them. Empty where
   * records have no dates (ownership) and where there are none.
   */
  dataThrough: z.string().nullable(),
  partialPeriods: z.array(PartialPeriod),
  dataVersion: z.string(),
  elapsedMs: z.number(),
  /** The table that answered: the base table or the name of a roll-up. */
  answeredBy: z.string(),
  cached: z.boolean(),
  sql: z.string().optional(),
});
export type QueryResult = z.infer<typeof QueryResult>;
