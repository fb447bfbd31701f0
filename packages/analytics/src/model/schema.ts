import { Condition, ValueType } from '@pellucid/contract';
import { z } from 'zod';

/** Names of the model and of tables and columns: nothing else ever becomes an identifier of a statement. */
const name = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case words joined by _');

const words = {
  label: z.string().min(1).max(60),
  description: z.string().min(1).max(300),
  synonyms: z.array(z.string().min(1)).default([]),
  type: ValueType,
  /** What every answer with it takes for granted: stands in the words of the answer. */
  assumption: z
    .string()
    .regex(/^[A-Z].*\.$/, 'must be a sentence')
    .max(200)
    .optional(),
};

/**
 * A dimension is a column of the fact table, or an attribute of the lookup table that a key column of the facts points
 * to. Where a record has several values, `bridge` names the table of the members of lists, and the facts' key is that of a list
 * (the list table is named after it). `identifiers`: other attributes of that row by which it is searched too; `formerly`: one
 * with a name that it had before. `shown` of an id: the dimension with its name, and those that tell several of one name apart.
 * `tierLimit`: the FREE tier chooses a single one of it.
 */
const tierLimit = z.enum(['year', 'company']).optional();
const DimensionFile = z.union([
  z.strictObject({ ...words, tierLimit, column: name }),
  z.strictObject({
    ...words,
    tierLimit,
    identifiers: z.array(name).min(1).optional(),
    shown: z.strictObject({ name, beside: z.array(z.array(name).min(1)).min(1) }).optional(),
    lookup: z.strictObject({
      table: name,
      key: name,
      attribute: name,
      formerly: name.optional(),
      bridge: name.optional(),
    }),
  }),
]);
export type DimensionFile = z.output<typeof DimensionFile>;

/**
 * A measure is a sum of a column, the number of records, the number of distinct values of a dimension, the median of a
 * column, or one measure divided by another.
 */
const MeasureFile = z.union([
  z.strictObject({ ...words, sum: name }),
  z.strictObject({ ...words, count: z.literal('records') }),
  z.strictObject({ ...words, distinct: name }),
  z.strictObject({ ...words, median: name }),
  z.strictObject({ ...words, ratio: z.strictObject({ of: name, per: name }) }),
]);
export type MeasureFile = z.output<typeof MeasureFile>;

/**
 * A roll-up: sums of every additive column, and the distinct counts and figures of amounts named, for each program year and combination of what is
 * in `by`, over the facts that satisfy `where`. `by` names columns of the facts (`nature_key`), dimensions that are labels
 * (`company`: one row for each name, whatever its keys; of a many-valued one a record is in the row of each of its values),
 * `product_type.set` (one row for each set of values, a record in one of them), or `date.month`. `years: both` makes a second one over all years
 * together, for distinct counts and long lists, which cannot be summed from the years (quickly). Rows are sorted by year and
 * then as `by` is written. `top` keeps the heads of lists: of each combination of all but the last of `by`, the rows that are
 * among the first `keep` in one of the orders, which name figures that fall. `again` makes it once more for each column named, sorted by this
 * first, for questions that choose values of it. With `records` nothing is summed: the records themselves, with these columns besides, for
 * questions that choose values of the first of `by`.
 */
const KeptFigureFile = z.union([
  z.strictObject({ median: name }),
  z.strictObject({ min: name }),
  z.strictObject({ max: name }),
  z.strictObject({ percentile: z.strictObject({ of: name, p: z.number().gt(0).lt(100) }) }),
]);
export type KeptFigureFile = z.output<typeof KeptFigureFile>;

const RollupFile = z.strictObject({
  name,
  where: z.array(Condition).default([]),
  by: z.array(z.string().regex(/^[a-z][a-z0-9_]*(\.(month|set|band))?$/)).default([]),
  counts: z.array(name).default([]),
  figures: z.array(KeptFigureFile).default([]),
  years: z.enum(['apart', 'both']).default('apart'),
  again: z.array(name).min(1).optional(),
  records: z.array(name).min(1).optional(),
  top: z.strictObject({ orders: z.array(z.array(name).min(1)).min(1), keep: z.int().min(1).max(10_000) }).optional(),
});
export type RollupFile = z.output<typeof RollupFile>;

/** What several sources share, written once; a source lists the names that it has. */
export const SharedFile = z.strictObject({
  dimensions: z.record(name, DimensionFile),
  measures: z.record(name, MeasureFile),
});

export const SourceFile = z.strictObject({
  source: name,
  label: z.string().min(1).max(60),
  description: z.string().min(1).max(300),
  /** The table of its records; none where these are a union. */
  table: name.optional(),
  /**
   * The records of several public sources. A dimension is of all of them with one meaning; where a column is another one in a source,
   * or nothing (`~`), `columns` says so. `kind` is the column that says which source a record is of, by the name given here.
   */
  union: z
    .strictObject({
      kind: name,
      of: z
        .array(
          z.strictObject({
            source: name,
            kind: z.string().regex(/^[A-Z][A-Za-z ]*$/, 'must be words'),
            columns: z.record(name, name.nullable()).default({}),
          }),
        )
        .min(2),
    })
    .optional(),
  /** The dimension that names one published record. */
  recordKey: name,
  /** Whether everybody sees the records, or each company its own. Never assumed: who leaves it out has not decided. */
  visibility: z.enum(['public', 'private'], {
    error: 'must say who sees the records: public, or private with the column of the owner',
  }),
  /** Of a private source: the column that holds the id of the company that a record belongs to. */
  owner: name.optional(),
  /** Which records count against the ledger limit of the FREE tier. */
  tierLimit: z.array(Condition).min(1).optional(),
  /** Columns that can be summed, besides the number of records, and what they hold. */
  sums: z.record(name, z.enum(['money', 'count'])),
  /** Rising bounds between which roll-ups keep the amounts of a column together (`amount.band`). */
  bands: z.record(name, z.array(z.string().regex(/^\d+(\.\d+)?$/, 'must be decimal text')).min(1)).default({}),
  uses: z.strictObject({ dimensions: z.array(name), measures: z.array(name) }),
  dimensions: z.record(name, DimensionFile).default({}),
  measures: z.record(name, MeasureFile).default({}),
  /** Narrowest first: the first that can answer a question answers it. */
  rollups: z.array(RollupFile).default([]),
});
export type SourceFile = z.output<typeof SourceFile>;
