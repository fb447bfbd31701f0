import { z } from 'zod';
import { Condition } from './filter.ts';
import { NamedFields } from './named-fields.ts';
import { TileQuery } from './tile-query.ts';

/** Kinds of tile the native viewer draws; a `matrix` is a table of categories by years, with how much they changed. */
export const TileKind = z.enum(['kpi', 'bar', 'column', 'line', 'area', 'pie', 'treemap', 'map', 'table', 'matrix']);
export type TileKind = z.infer<typeof TileKind>;

const name = z.string().regex(/^[a-z][a-z0-9_]*$/);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * One picture of a page. Its query's first dimension is the category, a second one the series; its first measure is
 * what is drawn. `mark` names the dimension that a click marks (it must be among the query's dimensions); without it
 * the tile cannot be marked.
 */
export const Tile = z.strictObject({
  id: slug,
  title: z.string().min(1).max(80),
  kind: TileKind,
  /** Columns of twelve on a wide screen, and rows of the grid. */
  width: z.int().min(2).max(12),
  height: z.int().min(1).max(8),
  mark: name.optional(),
  /** The dimension shown as the category's text where the marked one is an id (`recipient` for `recipient_id`). */
  label: name.optional(),
  /** Asked in place of the board's source; it must have whatever the board filters and marks, but for what it ignores. */
  source: name.optional(),
  /** Fields whose filters and marks do not hold for it: a company among its peers. */
  ignores: z.array(name).default([]),
  /** One sentence under the title: what the figure counts. */
  note: z.string().max(200).optional(),
  /** Told beside what it was in the year before, where a view shows one program year, or all: then of the newest whole one. */
  compare: z.literal('year').optional(),
  /** Its category, of which the value that the view is about stands out, with its rank among all: the caller's own company, or the one that is filtered. */
  standsOut: z.literal('company').optional(),
  /** Further measures that stand beside each bar's own figure. */
  beside: z.array(name).max(2).default([]),
  /** Series stand beside each other, to be compared; else they are parts of a whole. */
  grouped: z.boolean().default(false),
  /** Columns of a table whose cells have bars behind their figures. */
  bars: z.array(name).max(3).default([]),
  /** Of companies side by side a share is of what all companies spent, as over time; else of the company's own spend. */
  shareOf: z.literal('all').optional(),
  query: TileQuery,
});
export type Tile = z.infer<typeof Tile>;

export const BoardPage = z.strictObject({
  id: slug,
  title: z.string().min(1).max(40),
  tiles: z.array(Tile).min(1).max(12),
});
export type BoardPage = z.infer<typeof BoardPage>;

/**
 * A field of the filter panel: a list to tick, a range of numbers or dates, a text search in a long list, or a tree of texts
 * whose levels stand between bars ("grouping|classification|specialization").
 */
export const FilterField = z.strictObject({
  field: name,
  control: z.enum(['list', 'search', 'range', 'tree']),
});
export type FilterField = z.infer<typeof FilterField>;

/**
 * A board that sets companies side by side: the filter that picks them, the named dimension by which its tiles have them, and the
 * measures that a view can switch to.
 */
const SideBySideFields = z.strictObject({
  field: name,
  by: name,
  share: name,
  shareOfAll: name,
  perRecipient: name,
});

/** A board: data of `catalogue/boards/<id>.yml`, strictly parsed. Pages are its tabs. */
export const Board = z.strictObject({
  id: slug,
  title: z.string().min(1).max(80),
  description: z.string().max(300),
  source: name,
  /** What the whole board is about: holds for every tile, for filter values and for the details. */
  where: z.array(Condition).default([]),
  /** One of the six that the FREE tier and the public landing page may show. */
  free: z.boolean().default(false),
  /** The tile that the landing page shows; only on free boards. */
  preview: slug.optional(),
  filters: z.array(FilterField).max(24).default([]),
  /** Columns of the details panel, in order; the record key is added. */
  details: z.array(name).min(1).max(24),
  pages: z.array(BoardPage).min(1).max(8),
  sideBySide: SideBySideFields.optional(),
  /** What its tiles ask for beside the names of the model; those that boards share are added when it is loaded. */
  named: NamedFields.prefault({}),
});
export type Board = z.infer<typeof Board>;
