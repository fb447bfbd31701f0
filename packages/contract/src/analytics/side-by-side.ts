import { z } from 'zod';
import type { Board, Tile } from './board.ts';
import type { Condition } from './filter.ts';
import { Cell } from './query.ts';

/** Companies that a board sets side by side: those that are picked, else the largest. */
export const MAX_COMPARED = 4;

/** What stands beside the companies to be measured by: companies of the same size, and all of them. */
export const Reference = z.enum(['peers', 'industry']);
export type Reference = z.infer<typeof Reference>;

/** What charts and tables call a reference; no company is called so. */
export const REFERENCE_NAMES: Readonly<Record<Reference, string>> = {
  peers: 'Top 5 peers',
  industry: 'Industry average',
};

/** What the tiles that set companies side by side show of them: dollars, shares, or dollars per recipient. */
export const ComparedFigure = z.enum(['amount', 'share', 'per_recipient']);
export type ComparedFigure = z.infer<typeof ComparedFigure>;

/** What a view of such a board shows; which companies is its filter's to say. */
export const SideBySideView = z.strictObject({
  figure: ComparedFigure.default('amount'),
  references: z.array(Reference).max(2).default([]),
  /** The colours of the companies in the order of the filter, where they are not 0, 1, 2, 3: each keeps its own when others go. */
  colors: z
    .array(
      z
        .int()
        .min(0)
        .max(MAX_COMPARED - 1),
    )
    .max(MAX_COMPARED)
    .optional(),
});
export type SideBySideView = z.output<typeof SideBySideView>;

/** Whom the tiles of a board set side by side. */
export const SideBySide = z.object({
  /** With their colour, their place among all companies by total spend and their part of it; empty for one that has no records. */
  companies: z.array(z.object({ company: z.string(), color: z.int(), rank: z.int().nullable(), share: Cell })),
  /** False where nobody is picked: then these are the largest. */
  picked: z.boolean(),
  /** The companies that "Top 5 peers" is the mean of. */
  peers: z.array(z.string()),
  /** How many companies "Industry average" is the mean of. */
  reported: z.int(),
});
export type SideBySide = z.infer<typeof SideBySide>;

/** The values that a filter picks one by one; none where it says something else. */
export function pickedValues(filters: readonly Condition[], field: string): string[] {
  return filters.filter((filter) => isPick(filter, field)).flatMap(({ value }) => [value].flat().map(String));
}

/** Whether a filter picks values of a field. */
export function isPick({ field, op, value }: Condition, of: string): boolean {
  return field === of && (op === 'eq' || op === 'in') && [value].flat().every((one) => typeof one === 'string');
}

/** The colour of each compared company: the one that it has, which no other takes, else the first that is free. */
export function comparedColors(names: readonly string[], colorOf: (name: string, at: number) => number | undefined) {
  const kept = names.map(colorOf);
  const taken = new Set(kept);
  return kept.map((color, at) => {
    if (color !== undefined && kept.indexOf(color) === at) return color;
    let free = 0;
    while (taken.has(free)) free++;
    taken.add(free);
    return free;
  });
}

/** Whether a tile has a figure for each of the companies that its board sets side by side. */
export function isSideBySide({ sideBySide }: Board, { query }: Tile): boolean {
  return sideBySide !== undefined && query.from === undefined && query.dimensions.includes(sideBySide.by);
}

/** A tile with the figure that a view's switch chooses, before its own; others stay as they are. */
export function tileShowing(board: Board, tile: Tile, figure: ComparedFigure): Tile {
  const { sideBySide } = board;
  if (sideBySide === undefined || figure === 'amount' || !isSideBySide(board, tile)) return tile;
  const share = tile.shareOf === 'all' ? sideBySide.shareOfAll : sideBySide.share;
  const measure = figure === 'share' ? share : sideBySide.perRecipient;
  return { ...tile, query: { ...tile.query, measures: [measure, ...tile.query.measures] } };
}
