import { type BoardOpening, type BoardPage, type BoardView, type Condition, canBreakOutBy } from '@pellucid/contract';
import { fieldInfo } from './wording.ts';

/**
 * The view to begin with, before the first question is asked: the link's, or else what the person chose on this page before, over
 * the defaults. A link to a page that the board no longer has shows its first one; who may see one year only gets it.
 */
export function initialView(
  opening: BoardOpening,
  link: BoardView | null,
  chosen: readonly Condition[],
  page: string | null,
): BoardView {
  const { board, defaultFilters, oneYearOnly } = opening;
  const wanted = link?.page ?? page;
  const found = board.pages.find(({ id, title }) => id === wanted || title === wanted) ?? board.pages[0];
  const base = link === null ? merged(defaultFilters, chosen) : link.filters;
  return {
    page: found?.id ?? '',
    filters: oneYearOnly ? merged(defaultFilters, base) : base,
    marks: link?.marks.filter((mark) => hasTile(board.pages, mark.tile)) ?? [],
    ...breakOutsOf(opening, link),
    ...(board.sideBySide && link?.sideBySide && { sideBySide: link.sideBySide }),
  };
}

/** The tiles that a link breaks out, as far as the board still can. */
function breakOutsOf(opening: BoardOpening, link: BoardView | null): Pick<BoardView, 'breakOuts'> {
  const { pages, filters } = opening.board;
  const breakOuts = link?.breakOuts?.filter(({ tile, by }) => {
    const filter = filters.find(({ field }) => field === by);
    return hasTile(pages, tile) && filter !== undefined && canBreakOutBy(filter, fieldInfo(opening, by));
  });
  return breakOuts === undefined || breakOuts.length === 0 ? {} : { breakOuts };
}

/** The second list, and what it leaves open from the first. */
function merged(defaults: readonly Condition[], chosen: readonly Condition[]): Condition[] {
  return [...defaults.filter(({ field }) => !chosen.some((other) => other.field === field)), ...chosen];
}

function hasTile(pages: readonly BoardPage[], id: string): boolean {
  return pages.some(({ tiles }) => tiles.some((tile) => tile.id === id));
}
