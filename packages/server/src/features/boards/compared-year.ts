import type { BoardView, Condition, Tile } from '@pellucid/contract';

const TIMES: readonly string[] = ['program_year', 'date'];

/**
 * The program year of which a tile shows the change on the year before: the one that the view chooses, or the newest where it chooses
 * none. Undefined where it chooses several years or days, and where the data of the year is not complete.
 */
export function comparedYear(view: BoardView, tile: Tile, wholeYears: readonly number[]): number | undefined {
  const times = timesOf(view, tile);
  if (times.length === 0) return wholeYears.length === 0 ? undefined : Math.max(...wholeYears);
  const chosen = times.map(({ field, op, value }) => {
    const values = op === 'eq' || op === 'in' ? [value].flat() : [];
    return field === 'program_year' && values.length === 1 ? Number(values[0]) : undefined;
  });
  const [year] = chosen;
  return chosen.every((each) => each === year) && wholeYears.includes(year ?? 0) ? year : undefined;
}

/** Whether a view chooses when the records of a tile happened. */
export function choosesTime(view: BoardView, tile: Tile): boolean {
  return timesOf(view, tile).length > 0;
}

/** The same view of all times. */
export function ofAllTimes(view: BoardView): BoardView {
  return {
    ...view,
    filters: view.filters.filter(({ field }) => !TIMES.includes(field)),
    marks: view.marks.filter(({ field, series }) => !TIMES.includes(field) && !TIMES.includes(series?.field ?? '')),
  };
}

/** What the filters, and the marks of other tiles, say of when records happened. */
function timesOf(view: BoardView, tile: Tile): Condition[] {
  const marks = view.marks
    .filter((mark) => mark.tile !== tile.id)
    .flatMap(({ field, values, series }): Condition[] => [
      { field, op: 'in', value: [...values] },
      // With a category it is a point of both, and no year of the whole tile.
      ...(series ? [{ field: series.field, op: 'notEmpty' as const }] : []),
    ]);
  return [...view.filters, ...marks].filter(({ field }) => TIMES.includes(field));
}
