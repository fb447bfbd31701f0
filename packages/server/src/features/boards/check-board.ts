import { columnsOfQuestion, type Model, QueryRefused, type Source } from '@pellucid/analytics';
import { type Board, type Condition, type Tile, tileQuestion } from '@pellucid/contract';
import { tileSource, tileVariants } from './board-fields.ts';

/** What is wrong with a board, and where. */
export interface BoardError {
  path: readonly PropertyKey[];
  message: string;
}

/** Holds a board that fits its schema to itself and to the semantic model. No errors: every question of it can be put. */
export function checkBoard(board: Board, model: Model): BoardError[] {
  return [
    ...checkIds(board),
    ...checkPreview(board),
    ...tilesOf(board).flatMap(checkTile),
    ...tilesOf(board).flatMap((placed) => checkComparison(placed, board)),
    ...checkSideBySide(board),
    ...checkNames(board, model),
  ];
}

interface PlacedTile {
  tile: Tile;
  path: readonly PropertyKey[];
}

function tilesOf(board: Board): PlacedTile[] {
  return board.pages.flatMap(({ tiles }, p) => tiles.map((tile, t) => ({ tile, path: ['pages', p, 'tiles', t] })));
}

/** Tile ids are unique in the board, not only in the page: a mark names its tile and holds on every page. */
function checkIds(board: Board): BoardError[] {
  const repeated = (kind: string, ids: { id: string; path: readonly PropertyKey[] }[]): BoardError[] =>
    ids
      .filter(({ id }, index) => ids.findIndex((other) => other.id === id) < index)
      .map(({ id, path }) => ({ path: [...path, 'id'], message: `${kind} "${id}" is there twice` }));
  return [
    ...repeated(
      'page',
      board.pages.map(({ id }, p) => ({ id, path: ['pages', p] })),
    ),
    ...repeated(
      'tile',
      tilesOf(board).map(({ tile: { id }, path }) => ({ id, path })),
    ),
  ];
}

function checkPreview({ free, preview, pages }: Board): BoardError[] {
  const message = 'a free board names its preview tile, and only a free board does';
  if (free !== (preview !== undefined)) return [{ path: [preview ? 'preview' : 'free'], message }];
  const found = pages.some(({ tiles }) => tiles.some(({ id }) => id === preview));
  return preview === undefined || found ? [] : [{ path: ['preview'], message: `there is no tile "${preview}"` }];
}

/** A tile marks, labels and sorts by what it asks for. */
function checkTile({ tile, path }: PlacedTile): BoardError[] {
  const { dimensions, measures, orderBy, timeGrain } = tile.query;
  const errors: BoardError[] = [];
  for (const key of ['mark', 'label', 'standsOut'] as const) {
    const field = tile[key];
    if (field === undefined || dimensions.includes(field)) continue;
    const message = `${key} "${field}" is not among the tile's dimensions (${dimensions.join(', ')})`;
    errors.push({ path: [...path, key], message });
  }
  for (const key of ['beside', 'bars'] as const) {
    tile[key].forEach((measure, m) => {
      if (measures.includes(measure)) return;
      errors.push({ path: [...path, key, m], message: `"${measure}" is not among the tile's measures` });
    });
  }
  orderBy.forEach(({ field }, o) => {
    if ([...dimensions, ...measures].includes(field)) return;
    errors.push({
      path: [...path, 'query', 'orderBy', o],
      message: `sorted by "${field}", which the tile does not ask for`,
    });
  });
  if (timeGrain && !dimensions.includes('date')) {
    const message = 'timeGrain cuts the dimension "date", which the tile does not ask for';
    errors.push({ path: [...path, 'query', 'timeGrain'], message });
  }
  return errors;
}

/** Only what can be asked again of the year before is compared with it. */
function checkComparison({ tile: { compare, query }, path }: PlacedTile, { named }: Board): BoardError[] {
  if (!compare) return [];
  const isFirst = named.dimensions.some(
    ({ dimension }) => 'top' in dimension && query.dimensions.includes(dimension.name),
  );
  if (!query.from && !isFirst && !query.dimensions.includes('program_year') && query.having.length === 0) return [];
  const message = 'years, first values and what is asked over an answer are not compared with the year before';
  return [{ path: [...path, 'compare'], message }];
}

/** What a board sets side by side is a filter and a named dimension of it. The free tier is shown one company at a time. */
function checkSideBySide({ sideBySide, filters, named, free }: Board): BoardError[] {
  if (sideBySide === undefined) return [];
  const { field, by } = sideBySide;
  const wrong = (key: string, message: string): BoardError[] => [{ path: ['sideBySide', key], message }];
  const isOfField = named.dimensions.some(({ dimension }) => dimension.name === by && dimension.field === field);
  return [
    ...(filters.some((filter) => filter.field === field) ? [] : wrong('field', `there is no filter "${field}"`)),
    ...(isOfField ? [] : wrong('by', `there is no named dimension "${by}" of "${field}"`)),
    ...(free ? wrong('field', 'a free board sets no companies side by side') : []),
  ];
}

function checkNames(board: Board, model: Model): BoardError[] {
  const source = model.sources.get(board.source);
  if (!source) return [{ path: ['source'], message: `unknown source "${board.source}"` }];
  return [
    ...checkWhere(['where'], board.where, source),
    ...board.filters.flatMap(({ field }, i) => checkDimension(['filters', i, 'field'], field, source)),
    ...board.details.flatMap((name, i) => checkDetail(['details', i], name, source)),
    ...tilesOf(board).flatMap((placed) => checkTileNames(placed, board, model)),
  ];
}

function checkTileNames({ tile, path }: PlacedTile, board: Board, model: Model): BoardError[] {
  const name = tileSource(board, tile);
  const source = model.sources.get(name);
  if (!source) return tile.source ? [{ path: [...path, 'source'], message: `unknown source "${name}"` }] : [];
  const at = [...path, 'query'];
  const errors = [
    ...(tile.query.from ? [] : checkAsked(at, tile, board, source)),
    ...(tile.source ? checkShared(path, tile, board, source) : []),
  ];
  if (errors.length > 0) return errors;
  return tileVariants(board, tile).flatMap((shown) => checkQuestion(at, shown, board, source, model));
}

/** What a tile asks for by name is of its source, or of what boards name for themselves. */
function checkAsked(at: readonly PropertyKey[], { query }: Tile, { named }: Board, source: Source): BoardError[] {
  const { dimensions, measures, where } = query;
  const ownMeasures = named.measures.map(({ measure }) => measure.name);
  const ownDimensions = named.dimensions.map(({ dimension }) => dimension.name);
  return [
    ...measures.flatMap((name, i) =>
      ownMeasures.includes(name) ? [] : checkMeasure([...at, 'measures', i], name, source),
    ),
    ...dimensions.flatMap((name, i) =>
      ownDimensions.includes(name) ? [] : checkDimension([...at, 'dimensions', i], name, source),
    ),
    ...checkWhere([...at, 'where'], where, source),
  ];
}

/** The query gate would answer the tile's question. */
function checkQuestion(
  at: readonly PropertyKey[],
  { query }: Tile,
  { named }: Board,
  source: Source,
  model: Model,
): BoardError[] {
  try {
    columnsOfQuestion({ source: source.name, ...tileQuestion(query, named) }, model);
    return [];
  } catch (error) {
    if (!(error instanceof QueryRefused)) throw error;
    return [{ path: at, message: error.message }];
  }
}

/** What the board filters and marks holds for every tile, so each tile's source must have it, or ignore it. */
function checkShared(path: readonly PropertyKey[], { ignores }: Tile, board: Board, source: Source): BoardError[] {
  const filtered = [...board.where, ...board.filters].map(({ field }) => ({ mark: field, fields: [field] }));
  const marked = tilesOf(board).flatMap(({ tile }) =>
    tile.mark === undefined ? [] : [markedFields(board, tile, tile.mark)],
  );
  const heeded = [...filtered, ...marked].filter(({ mark }) => !ignores.includes(mark)).flatMap(({ fields }) => fields);
  return [...new Set(heeded)].flatMap((field) => checkDimension([...path, 'source'], field, source));
}

/** The fields of records that a mark is turned into. */
function markedFields({ named }: Board, { query }: Tile, mark: string): { mark: string; fields: string[] } {
  const own = named.dimensions.find(({ dimension }) => dimension.name === mark)?.dimension;
  if (query.from) return { mark, fields: query.from.dimensions };
  return { mark, fields: [own?.field ?? mark] };
}

function checkWhere(path: readonly PropertyKey[], where: readonly Condition[], source: Source): BoardError[] {
  return where.flatMap(({ field }, i) => checkDimension([...path, i, 'field'], field, source));
}

function checkDimension(path: readonly PropertyKey[], name: string, source: Source): BoardError[] {
  return source.dimensions.has(name) ? [] : [unknown(path, 'dimension', name, source)];
}

function checkMeasure(path: readonly PropertyKey[], name: string, source: Source): BoardError[] {
  return source.measures.has(name) ? [] : [unknown(path, 'measure', name, source)];
}

function checkDetail(path: readonly PropertyKey[], name: string, source: Source): BoardError[] {
  const known = source.dimensions.has(name) || source.measures.has(name);
  return known ? [] : [unknown(path, 'dimension or measure', name, source)];
}

function unknown(path: readonly PropertyKey[], kind: string, name: string, source: Source): BoardError {
  return { path, message: `source "${source.name}" has no ${kind} "${name}"` };
}
