import { z } from 'zod';
import { BreakOut } from './break-out.ts';
import { Condition } from './filter.ts';
import { ValueType } from './query.ts';
import { SideBySideView } from './side-by-side.ts';

/** A marked value; null marks the empty category. */
export const MarkedValue = z.union([z.string().max(500), z.number(), z.null()]);
export type MarkedValue = z.infer<typeof MarkedValue>;

/**
 * What is marked: values of one dimension, chosen in one tile. In a tile with two dimensions `series` is the value of the
 * other one that all of them go with. Marks filter every tile but the one they were made in, and the details panel.
 */
export const Mark = z.strictObject({
  tile: z.string().max(64),
  field: z.string().max(64),
  values: z.array(MarkedValue).min(1).max(200),
  series: z.strictObject({ field: z.string().max(64), value: MarkedValue }).optional(),
});
export type Mark = z.infer<typeof Mark>;

/**
 * What a viewer shows: the page, its filters, its marks, the tiles that are broken out by another dimension, and what companies side
 * by side are shown as. It is the whole state, and it is what the URL keeps.
 */
export const BoardView = z.strictObject({
  page: z.string().max(64),
  filters: z.array(Condition).max(30).default([]),
  marks: z.array(Mark).max(10).default([]),
  breakOuts: z.array(BreakOut).max(12).optional(),
  sideBySide: SideBySideView.optional(),
});
export type BoardView = z.output<typeof BoardView>;

/** A value that a coded dimension can have, as it is published, and what charts, chips and lists call it. */
export const CodedValue = z.object({ value: z.union([z.string(), z.number()]), shortName: z.string() });
export type CodedValue = z.infer<typeof CodedValue>;

/**
 * A dimension or measure as a screen needs it; `values` has those of a coded dimension, in an order that never changes. `shownAs`
 * of an id is the dimension with the name of what it stands for.
 */
export const FieldInfo = z.object({
  name: z.string(),
  label: z.string(),
  type: ValueType,
  values: z.array(CodedValue).optional(),
  shownAs: z.string().optional(),
  /** A record may have several values of it; in a list of records they stand together, with "; " between them. */
  manyValued: z.literal(true).optional(),
});
export type FieldInfo = z.infer<typeof FieldInfo>;
