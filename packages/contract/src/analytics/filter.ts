import { z } from 'zod';
import { RecordMeasure } from './record-measure.ts';
import { TimePart } from './time.ts';
import { TOP } from './top.ts';

export const OPERATORS = [
  'eq',
  'ne',
  'in',
  'notIn',
  'lt',
  'lte',
  'gt',
  'gte',
  'between',
  'contains',
  'notContains',
  'startsWith',
  'isEmpty',
  'notEmpty',
  'yearToDate',
] as const;
export const Operator = z.enum(OPERATORS);
export type Operator = z.infer<typeof Operator>;

/** A single value of a condition; numbers may be written as text, so that decimals stay exact. `null` is "empty". */
export const Scalar = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);
export type Scalar = z.infer<typeof Scalar>;

/**
 * One condition. `in` and `notIn` take a list, `between` a pair (both ends included), `isEmpty` and `notEmpty` no value;
 * `contains`, `notContains` and `startsWith` take a text, or a list of which any one will do; the others a single value.
 * What is empty satisfies `ne`, `notIn` and `notContains`, and no comparison. Of a date, `part` compares what the calendar repeats:
 * `{"field": "date", "part": "dayOfWeek", "op": "gte", "value": 6}` are Saturdays and Sundays. `yearToDate` of a date takes no value:
 * the year of the latest date of the data (`dataThrough`), up to that day; `previous` by year is then the same span of the year before.
 */
export const Condition = z
  .strictObject({
    field: z.string().max(64),
    part: TimePart.optional(),
    op: Operator,
    value: z.union([Scalar, z.array(Scalar).min(1).max(1_000)]).optional(),
  })
  .meta({ id: 'Condition' });
export type Condition = z.infer<typeof Condition>;

const Top = z.strictObject(TOP);

/**
 * Who is among the answer to another question: the values of `field` whose records satisfy `where` and whose figures satisfy
 * `having`, which may also be on measures that `measures` names (of the records that satisfy their own `where` too). With `top`
 * only those that are among the first `n` of all that satisfy `where`; with `per` those for whom a single value of these fields
 * satisfies `having`, as so much from one company, in one year or on one day. Of the same source, unless `source` names another.
 * Who was paid by A and not by B is one of these and the `not` of another; who was first paid this year has a `min` of the
 * date. What is empty is in no answer; with `orEmpty` it is where the answer has a row for it.
 */
export interface Membership {
  field: string;
  op: 'in';
  orEmpty?: boolean | undefined;
  query: {
    source?: string | undefined;
    where: Filter[];
    measures: (RecordMeasure & { where: Filter[] })[];
    having: Filter[];
    per?: string[] | undefined;
    top?: z.output<typeof Top> | undefined;
  };
}

/**
 * Conditions joined: `all` of them hold, at least one (`any`) does, or one does `not`. `not` holds wherever its condition
 * does not, empty values included.
 */
export type Filter = Condition | Membership | { all: Filter[] } | { any: Filter[] } | { not: Filter };

/** How deep filters may lie in one another, the conditions of memberships included. */
const MAX_FILTER_DEPTH = 8;

/**
 * The schema is as deep as filters may be, so that no body can take its checks any deeper. Each depth has a name, by which
 * descriptions of the API refer to it: written out within each other they would be millions of letters long.
 */
function filterOf(depth: number): z.ZodType<Filter, FilterInput> {
  if (depth === 1) return Condition;
  const inner = filterOf(depth - 1);
  const where = z.array(inner).max(20).default([]);
  const measures = RecordMeasure.options.map((measure) => measure.extend({ where }));
  const schema: z.ZodType<Filter, FilterInput> = z.union([
    Condition,
    z.strictObject({
      field: z.string().max(64),
      op: z.literal('in'),
      orEmpty: z.boolean().optional(),
      query: z.strictObject({
        source: z.string().max(64).optional(),
        where,
        measures: z.array(z.union(measures)).max(10).default([]),
        having: z.array(inner).max(10).default([]),
        per: z.array(z.string().max(64)).min(1).max(3).optional(),
        top: Top.optional(),
      }),
    }),
    z.strictObject({ all: z.array(inner).min(1).max(50) }),
    z.strictObject({ any: z.array(inner).min(1).max(50) }),
    z.strictObject({ not: inner }),
  ]);
  return schema.meta({ id: depth === MAX_FILTER_DEPTH ? 'Filter' : `Filter${depth}` });
}

/** As a filter is written: what a membership leaves out is empty. */
export type FilterInput =
  | Condition
  | {
      field: string;
      op: 'in';
      orEmpty?: boolean | undefined;
      query: {
        source?: string | undefined;
        where?: FilterInput[] | undefined;
        measures?: (RecordMeasure & { where?: FilterInput[] | undefined })[] | undefined;
        having?: FilterInput[] | undefined;
        per?: string[] | undefined;
        top?: z.input<typeof Top> | undefined;
      };
    }
  | { all: FilterInput[] }
  | { any: FilterInput[] }
  | { not: FilterInput };

export const Filter = filterOf(MAX_FILTER_DEPTH);

export function isCondition(filter: Filter): filter is Condition {
  return 'field' in filter && !('query' in filter);
}

export function isMembership(filter: Filter): filter is Membership {
  return 'query' in filter;
}

/** The filters of the question whose answer a membership is in. */
export function filtersWithin({ query }: Membership): Filter[] {
  return [...query.where, ...query.having, ...query.measures.flatMap(({ where }) => where)];
}

/** The conditions in filters, however deep, those of memberships included. */
export function conditionsIn(filters: Filter[]): Condition[] {
  return filters.flatMap((filter) => {
    if (isMembership(filter)) return conditionsIn(filtersWithin(filter));
    if (isCondition(filter)) return [filter];
    return conditionsIn('all' in filter ? filter.all : 'any' in filter ? filter.any : [filter.not]);
  });
}
