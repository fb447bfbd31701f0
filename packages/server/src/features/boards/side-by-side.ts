import type { Ask } from '@pellucid/analytics';
import {
  type Board,
  type BoardView,
  type Condition,
  comparedColors,
  isPick,
  isSideBySide,
  MAX_COMPARED,
  type Mark,
  pickedValues,
  QUERY_LIMIT,
  type QueryInput,
  type QueryResult,
  type SideBySide,
  type Tile,
} from '@pellucid/contract';
import { tileQuery } from './board-query.ts';
import type { Shown } from './mark-filters.ts';

/** Companies that are compared with the first one that is picked: as many as "Top 5 peers" says. */
const PEERS = 5;
const OTHERS = 'All others';

type Fields = NonNullable<Board['sideBySide']>;

/** The board as a view compares companies in it, and whom; other boards stay as they are. */
export async function withCompared(
  board: Board,
  view: BoardView,
  ask: Ask,
): Promise<{ board: Board; sides?: SideBySide }> {
  const { sideBySide } = board;
  if (sideBySide === undefined) return { board };
  const sides = await sideBySideOf(board, view, sideBySide, ask);
  return { board: comparing(board, view, sideBySide, sides), sides };
}

/**
 * Whom a view sets side by side: the companies that it filters by, at most four, else the four largest. Ranks, peers and the number
 * of companies are of its filters, without its marks: a mark must not change who is compared.
 */
async function sideBySideOf(board: Board, view: BoardView, fields: Fields, ask: Ask): Promise<SideBySide> {
  const ranked = await companiesByRank(board, view, fields, ask);
  const chosen = pickedValues(view.filters, fields.field);
  const picked = chosen.length > 0;
  const names = (picked ? chosen : ranked.map(({ company }) => company)).slice(0, MAX_COMPARED);
  const colors = comparedColors(names, (_, at) => (picked ? view.sideBySide?.colors?.[at] : at));
  return {
    companies: names.map((name, at) => ({
      ...(ranked.find(({ company }) => company === name) ?? without(name)),
      color: colors[at] ?? at,
    })),
    picked,
    peers: picked ? peersOf(ranked, names) : [],
    reported: ranked.length,
  };
}

type Company = Omit<SideBySide['companies'][number], 'color'>;

function without(company: string): Company {
  return { company, rank: null, share: null };
}

/** Every company that reported under the filters of a view, the largest first. */
async function companiesByRank(board: Board, view: BoardView, { field }: Fields, ask: Ask): Promise<Company[]> {
  const { rows } = await ask({
    source: board.source,
    dimensions: [field],
    measures: [
      'total_amount',
      { name: 'rank', rank: { by: 'total_amount' } },
      { name: 'share', share: { of: 'total_amount' } },
    ],
    where: [...board.where, ...amongAll(board, view).filters, { field, op: 'notEmpty' }],
    orderBy: [
      { field: 'total_amount', direction: 'desc' },
      { field, direction: 'asc' },
    ],
    limit: QUERY_LIMIT.rows,
  });
  return rows.map(([company, , rank, share = null]) => ({ company: String(company), rank: Number(rank), share }));
}

/** The companies nearest to the first one by rank, the larger one first of two that are as near, without those that are compared. */
function peersOf(ranked: readonly Company[], [first, ...others]: readonly string[]): string[] {
  const place = ranked.findIndex(({ company }) => company === first);
  if (place < 0) return [];
  const distance = ({ at }: { at: number }) => Math.abs(at - place);
  return ranked
    .map(({ company }, at) => ({ company, at }))
    .filter(({ company }) => company !== first && !others.includes(company))
    .sort((a, b) => distance(a) - distance(b) || a.at - b.at)
    .slice(0, PEERS)
    .sort((a, b) => a.at - b.at)
    .map(({ company }) => company);
}

/** The view of all companies: without the filter that picks some, and without marks on one. */
export function amongAll({ sideBySide }: Board, view: BoardView): BoardView {
  if (sideBySide === undefined) return view;
  const { field, by } = sideBySide;
  const isCompany = (name: string | undefined) => name === field || name === by;
  const marks = view.marks
    .filter((mark) => !isCompany(mark.field))
    .map(({ series, ...mark }): Mark => (series === undefined || isCompany(series.field) ? mark : { ...mark, series }));
  return { ...view, filters: view.filters.filter((filter) => !isPick(filter, field)), marks };
}

/** The board whose tiles have the compared companies one by one, and nobody else. */
function comparing(board: Board, view: BoardView, { by, field }: Fields, { companies }: SideBySide): Board {
  if (companies.length === 0) return board;
  const names = companies.map(({ company }) => company);
  const groups = names.map((name) => ({ name, values: [name] }));
  const dimensions = board.named.dimensions.map((named) =>
    named.dimension.name === by ? { ...named, dimension: { name: by, field, groups, others: OTHERS } } : named,
  );
  const compared = { ...board, named: { ...board.named, dimensions } };
  if (pickedValues(view.filters, field).length === names.length) return compared;
  const own: Condition = { field, op: 'in', value: names };
  const withOwn = (tile: Tile) =>
    isSideBySide(board, tile) ? { ...tile, query: { ...tile.query, where: [...tile.query.where, own] } } : tile;
  return { ...compared, pages: board.pages.map((page) => ({ ...page, tiles: page.tiles.map(withOwn) })) };
}

/** The question of a tile in a view that compares. Parts of what all companies spent are asked of all of them. */
export function comparedQuery(shown: Shown, tile: Tile): QueryInput {
  if (!isOfAll(shown, tile)) return tileQuery(shown, tile);
  const { field } = shown.board.sideBySide ?? {};
  const where = tile.query.where.filter((condition) => condition.field !== field);
  return tileQuery({ ...shown, view: amongAll(shown.board, shown.view) }, { ...tile, query: { ...tile.query, where } });
}

/** The answer without those that are not compared. */
export function onlyCompared(shown: Shown, tile: Tile, result: QueryResult): QueryResult {
  if (!isOfAll(shown, tile)) return result;
  const place = result.columns.findIndex(({ name }) => name === shown.board.sideBySide?.by);
  const rows = result.rows.filter((row) => row[place] !== OTHERS);
  return { ...result, rows, rowCount: rows.length };
}

function isOfAll({ board }: Shown, { query }: Tile): boolean {
  return board.sideBySide !== undefined && query.measures[0] === board.sideBySide.shareOfAll;
}
