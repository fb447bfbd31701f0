import { z } from 'zod';

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
] as const;
export const Operator = z.enum(OPERATORS);
export type Operator = z.infer<typeof Operator>;

/** A single value of a condition; numbers may be written as text, so that decimals stay exact. `null` is "empty". */
export const Scalar = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);
export type Scalar = z.infer<typeof Scalar>;

/**
 * One condition. `in` and `notIn` take a list, `between` a pair (both ends included), `isEmpty` and `notEmpty` no value;
 * `contains`, `notContains` and `startsWith` take a text, or a list of which any one will do; the others a single value.
 * What is empty satisfies `ne`, `notIn` and `notContains`, and no comparison.
 */
export const Condition = z.strictObject({
  field: z.string().max(64),
  op: Operator,
  value: z.union([Scalar, z.array(Scalar).min(1).max(1_000)]).optional(),
});
export type Condition = z.infer<typeof Condition>;

/**
 * Conditions joined: `all` of them hold, at least one (`any`) does, or one does `not`. `not` holds wherever its condition
 * does not, empty values included.
 */
export type Filter =
  | Condition
  | { readonly all: readonly Filter[] }
  | { readonly any: readonly Filter[] }
  | { readonly not: Filter };

/** How deep filters may lie in one another. */
const MAX_FILTER_DEPTH = 5;

/** The schema is as deep as filters may be, so that no body can take its checks any deeper. */
function filterOf(depth: number): z.ZodType<Filter, Filter> {
  if (depth === 1) return Condition;
  const inner = filterOf(depth - 1);
  return z.union([
    Condition,
    z.strictObject({ all: z.array(inner).min(1).max(50) }),
    z.strictObject({ any: z.array(inner).min(1).max(50) }),
    z.strictObject({ not: inner }),
  ]);
}

export const Filter = filterOf(MAX_FILTER_DEPTH);

export function isCondition(filter: Filter): filter is Condition {
  return 'field' in filter;
}

/** The conditions in filters, however deep. */
export function conditionsIn(filters: readonly Filter[]): Condition[] {
  return filters.flatMap((filter) => {
    if (isCondition(filter)) return [filter];
    return conditionsIn('all' in filter ? filter.all : 'any' in filter ? filter.any : [filter.not]);
  });
}
