import { type Board, type BoardView, type Condition, type Filter, isCondition, type Query } from '@pellucid/contract';

/** A board with a view of it that holds the records of a question. */
export interface FittingView {
  readonly board: Board;
  readonly view: BoardView;
}

/**
 * The view with the records that a question counts, of the board that fits it best (see `precedence`). Undefined where no board can say
 * it: a link has one condition a field, and no question within the question.
 */
export function viewOfQuery(query: Query, boards: readonly Board[]): FittingView | undefined {
  const conditions = recordConditions(query);
  if (conditions === undefined) return undefined;
  const grouped = [...(query.from?.dimensions ?? []), ...query.dimensions].map(fieldOf);
  const fitting = boards.flatMap((board) => {
    const filters = board.source === query.source ? filtersOf(board, conditions) : undefined;
    return filters ? [{ board, filters, shown: placeOf(board, grouped) }] : [];
  });
  const [first] = fitting.toSorted((a, b) => differenceOf(precedence(a), precedence(b)));
  return first && { board: first.board, view: { page: first.shown.page, filters: first.filters, marks: [] } };
}

/**
 * What speaks for a board, lower first: it shows on its first tab what the question is grouped by; it is about more of what is asked; it
 * does not set companies side by side; it shows the grouping before other things. Of equal ones the first that was given is taken.
 */
function precedence({ board, shown }: { board: Board; shown: Place }): number[] {
  return [shown.rank, -board.where.length, board.sideBySide ? 1 : 0, shown.tile];
}

function differenceOf(one: readonly number[], other: readonly number[]): number {
  return one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** What holds for every record of a question, one condition a field; undefined where that is not all. */
function recordConditions({ where, having, from, measures }: Query): Condition[] | undefined {
  const outer = from ? [...where, ...having, ...from.having] : having;
  const isOfSome = [...measures, ...(from?.measures ?? [])].some(hasConditions);
  const conditions = (from?.where ?? where).filter(isPlain);
  const isWhole = conditions.length === (from?.where ?? where).length;
  const fields = new Set(conditions.map(({ field }) => field));
  return outer.length > 0 || isOfSome || !isWhole || fields.size < conditions.length ? undefined : conditions;
}

function isPlain(filter: Filter): filter is Condition {
  return isCondition(filter) && filter.part === undefined;
}

function hasConditions(measure: Query['measures'][number]): boolean {
  return typeof measure === 'object' && 'where' in measure && (measure.where?.length ?? 0) > 0;
}

/** The filters that leave the records of these conditions: what the board is about must be asked for too, and all else be a filter of its. */
function filtersOf({ where, filters }: Board, conditions: readonly Condition[]): Condition[] | undefined {
  const isAbout = (condition: Condition) => where.some((own) => JSON.stringify(own) === JSON.stringify(condition));
  const rest = conditions.filter((condition) => !isAbout(condition));
  const isMissed = where.length > conditions.length - rest.length;
  const areFilters = rest.every(({ field }) => filters.some((filter) => filter.field === field));
  return isMissed || !areFilters ? undefined : rest;
}

/** Where a board shows a grouping: the tab, the tile on it, and how well that is, 0 for best. */
interface Place {
  readonly page: string;
  readonly tile: number;
  readonly rank: number;
}

/** The tab on which one tile has all that is grouped by, or else some of it. */
function placeOf({ pages }: Board, grouped: readonly string[]): Place {
  const places = pages.flatMap(({ id, tiles }, tab) =>
    tiles.flatMap((tile, at) =>
      tile.mark === undefined ? [] : [{ page: id, tab, tile: at, fields: fieldsOfTile(tile) }],
    ),
  );
  const whole = places.find(({ fields }) => grouped.every((field) => fields.includes(field)));
  if (whole) return { ...whole, rank: whole.tab === 0 ? 0 : 1 };
  const part = places.find(({ fields }) => grouped.some((field) => fields.includes(field)));
  return part ? { ...part, rank: 2 } : { page: pages[0]?.id ?? '', tile: 0, rank: 3 };
}

function fieldsOfTile({ mark, query }: Board['pages'][number]['tiles'][number]): string[] {
  return [...(mark === undefined ? [] : [mark]), ...query.dimensions.map(fieldOf)];
}

function fieldOf(dimension: Query['dimensions'][number]): string {
  return typeof dimension === 'string' ? dimension : dimension.field;
}
