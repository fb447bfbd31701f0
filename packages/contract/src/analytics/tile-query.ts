import { z } from 'zod';
import { Condition } from './filter.ts';
import { type NamedFields, spelledOut } from './named-fields.ts';
import type { QueryInput } from './query.ts';
import { TimeGrain } from './time.ts';

/** A name of the model, or of what boards name for themselves. */
const name = z.string().regex(/^[a-z][a-z0-9_]*$/);
const where = z.array(Condition).default([]);
const timeGrain = TimeGrain.optional();

/** The question whose answer a tile asks over: first per recipient, then over recipients. */
const InnerTileQuery = z.strictObject({
  measures: z.array(name).max(8).default([]),
  dimensions: z.array(name).min(1).max(4),
  where,
  having: where,
  timeGrain,
});

/**
 * The question of a tile, in names: measures and dimensions are those of the model or of `NamedFields`. The board's source, its
 * filters and the marks of other tiles are added when it runs; with `from` they are of the records that are asked first.
 */
export const TileQuery = z.strictObject({
  from: InnerTileQuery.optional(),
  measures: z.array(name).min(1).max(8),
  dimensions: z.array(name).max(4).default([]),
  where,
  having: where,
  orderBy: z.array(z.strictObject({ field: name, direction: z.enum(['asc', 'desc']) })).default([]),
  limit: z.int().min(1).max(1_000).optional(),
  timeGrain,
  totals: z.boolean().default(false),
});
export type TileQuery = z.infer<typeof TileQuery>;

/** The question of a tile in the language of questions, all but its source. */
export function tileQuestion({ from, ...query }: TileQuery, named: NamedFields): Omit<QueryInput, 'source'> {
  return {
    ...query,
    ...spelledOut(query, named),
    ...(from && { from: { ...from, ...spelledOut(from, named) } }),
  };
}
