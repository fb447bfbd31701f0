import type { BoardOpening, BoardView, Condition, Mark, Tile } from '@pellucid/contract';
import type { TileState } from './tile-cache.ts';
import { pageOf, tileOf } from './viewer-snapshot.ts';
import { conditionText, filterLabel, markedValueLabel, markLabel } from './wording.ts';

/** What narrows figures or records, in words, by where it was said. */
export interface Restrictions {
  readonly board: readonly string[];
  readonly filters: readonly string[];
  readonly marks: readonly string[];
  /** The own conditions of the tile that is asked about. */
  readonly tile: readonly string[];
}

interface Shown {
  readonly opening: BoardOpening;
  readonly view: BoardView;
  readonly tiles: Readonly<Record<string, TileState>>;
  /** All values with their names as they are published, as files tell them; else as much as a line has room for. */
  readonly inFull?: boolean;
}

/** What narrows the figures of a tile: the marks of the other tiles, but not its own. */
export function tileRestrictions(shown: Shown, tile: Tile): Restrictions {
  const { view } = shown;
  const isHeeded = ({ field }: { readonly field: string }) => !tile.ignores.includes(field);
  const marks = view.marks.filter((mark) => mark.tile !== tile.id && isHeeded(mark));
  return restrictionsOf(
    { ...shown, view: { ...view, filters: view.filters.filter(isHeeded) } },
    marks,
    ownConditions(tile),
  );
}

/** What narrows the records: all marks, and the own conditions of the tile that is named or else alone has marks. */
export function recordRestrictions(shown: Shown, detailsTile: string | null): Restrictions {
  const { opening, view } = shown;
  const [first, ...others] = view.marks;
  const id = detailsTile ?? (others.length === 0 ? first?.tile : undefined);
  const only = id === undefined ? undefined : tileOf(opening, id);
  return restrictionsOf(shown, view.marks, only === undefined ? [] : ownConditions(only));
}

/** What narrows the tiles of the shown page together; a mark does not narrow the tile that it was made in, which it says. */
export function pageRestrictions(shown: Shown): Restrictions {
  const { opening, view } = shown;
  const all = restrictionsOf(shown, view.marks, []);
  const marks = all.marks.map((text, at) => {
    const made = pageOf(opening, view.page).tiles.find(({ id }) => id === view.marks[at]?.tile);
    return made === undefined ? text : `${text} (not in “${made.title}”, where it is marked)`;
  });
  return { ...all, marks };
}

/** What a tile asks of records for itself; over an answer, of those that are asked first. */
function ownConditions({ query }: Tile): readonly Condition[] {
  return query.from?.where ?? query.where;
}

function restrictionsOf(
  { opening, view, tiles, inFull = false }: Shown,
  marks: readonly Mark[],
  own: readonly Condition[],
): Restrictions {
  const name = inFull ? 'fullText' : 'text';
  const most = inFull ? Number.POSITIVE_INFINITY : undefined;
  const inWords = (condition: Condition) =>
    `${filterLabel(opening, condition.field)}: ${conditionText(opening, condition, name, most)}`;
  return {
    board: opening.board.where.map(inWords),
    filters: view.filters.map(inWords),
    marks: marks.map(
      (mark) =>
        `${markLabel(opening, mark)}: ${mark.values.map((value) => markedValueLabel(opening, tiles, mark, value)[name]).join(', ')}`,
    ),
    tile: own.map(inWords),
  };
}
