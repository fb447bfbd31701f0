import { type Board, type BoardView, type Condition, type Filter, isCondition, type Query } from '@pellucid/contract';

/** A board with a view of it that holds the records of a question. */
export interface FittingView {
  readonly board: Board;
  readonly view: BoardView;
}

/**
 * The view with the records that a question counts, of the board that begins with what the question is grouped by. Undefined where no
 * board can say it: a link has one condition a field, and no question within the question.
 */
export function viewOfQuery(query: Query, boards: readonly Board[]): FittingView | undefined {
  const conditions = recordConditions(query);
  if (conditions === undefined) return undefined;
  const fitting = boards.flatMap((board) => {
    const view = board.source === query.source ? viewWith(board, conditions) : undefined;
    return view ? [{ board, view }] : [];
  });
  const grouped = [...(query.from?.dimensions ?? []), ...query.dimensions].map(fieldOf);
  return fitting.toSorted((a, b) => placeOf(a.board, grouped) - placeOf(b.board, grouped))[0];
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

/** What the board is about must be asked for too, and all else be a filter of its. */
function viewWith({ where, filters, pages }: Board, conditions: readonly Condition[]): BoardView | undefined {
  const isAbout = (condition: Condition) => where.some((own) => JSON.stringify(own) === JSON.stringify(condition));
  const rest = conditions.filter((condition) => !isAbout(condition));
  const isMissed = where.length > conditions.length - rest.length;
  const areFilters = rest.every(({ field }) => filters.some((filter) => filter.field === field));
  const [page] = pages;
  return isMissed || !areFilters || !page ? undefined : { page: page.id, filters: rest, marks: [] };
}

/** How early a board shows what is grouped by. */
function placeOf({ pages }: Board, fields: readonly string[]): number {
  const tiles = pages.flatMap((page) => page.tiles);
  const at = tiles.findIndex(({ mark }) => mark !== undefined && fields.includes(mark));
  return at < 0 ? tiles.length : at;
}

function fieldOf(dimension: Query['dimensions'][number]): string {
  return typeof dimension === 'string' ? dimension : dimension.field;
}
