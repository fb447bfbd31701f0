import { columnsOfQuestion, type Model, QueryRefused, type Source } from '@pellucid/analytics';
import { type Board, ComparedFigure, type FieldInfo, type Tile, tileQuestion, tileShowing } from '@pellucid/contract';

/** Measures that records add up to, where a source has them. */
export const SUMS = ['total_amount', 'payments', 'amount_invested', 'value_of_interest'] as const;

/** The source that a tile asks: its own, else the board's. */
export function tileSource(board: Board, tile: Tile): string {
  return tile.source ?? board.source;
}

/** The tile of an id, on whatever page. Throws QueryRefused when the board has none. */
export function tileOf(board: Board, id: string): Tile {
  const tile = board.pages.flatMap(({ tiles }) => tiles).find((each) => each.id === id);
  if (!tile) throw new QueryRefused('invalid', `Board "${board.title}" has no tile "${id}"`, 'tile');
  return tile;
}

/** A source by its name; that it exists was checked when the board was loaded. */
export function sourceNamed(name: string, model: Model): Source {
  const source = model.sources.get(name);
  if (!source) throw new Error(`The model has no source ${name}`);
  return source;
}

/** Label and type of a name; a name the source does not have was refused when the board was loaded. */
export function fieldInfo(source: Source, name: string): FieldInfo {
  const dimension = source.dimensions.get(name);
  const field = dimension ?? source.measures.get(name);
  if (!field) throw new Error(`${source.name} has no ${name}`);
  const shownAs = dimension?.shown?.name;
  return {
    name: field.name,
    label: field.label,
    type: field.type,
    ...(shownAs !== undefined && { shownAs }),
    ...(dimension?.lookup?.bridge !== undefined && { manyValued: true as const }),
  };
}

/** Every name that a board shows, filters by or lists, each once: what a screen needs labels for. */
export function fieldsOf(board: Board, model: Model): FieldInfo[] {
  const fields = new Map<string, FieldInfo>();
  for (const [source, names] of namesBySource(board, model)) {
    const shownAs = [...names].flatMap((name) => source.dimensions.get(name)?.shown?.name ?? []);
    for (const name of [...names, ...shownAs]) if (!fields.has(name)) fields.set(name, fieldInfo(source, name));
  }
  for (const tile of board.pages.flatMap(({ tiles }) => tiles).flatMap((tile) => tileVariants(board, tile)))
    for (const field of tileFields(board, tile, model)) if (!fields.has(field.name)) fields.set(field.name, field);
  return [...fields.values()];
}

/** A tile with each of the figures that a view can switch it to. */
export function tileVariants(board: Board, tile: Tile): Tile[] {
  return [...new Set(ComparedFigure.options.map((figure) => tileShowing(board, tile, figure)))];
}

/** The columns of a tile, those that boards name for themselves included. */
export function tileFields(board: Board, tile: Tile, model: Model): FieldInfo[] {
  const source = sourceNamed(tileSource(board, tile), model);
  const { dimensions, measures } = tile.query;
  const columns = columnsOfQuestion({ source: source.name, ...tileQuestion(tile.query, board.named) }, model);
  return [...dimensions, ...measures].map((name) => {
    if (isOfModel(source, name)) return fieldInfo(source, name);
    const type = columns.find((column) => column.name === name)?.type ?? 'text';
    return { name, type, ...calledBy(board, name) };
  });
}

/** Whether a source has a dimension or measure of a name. */
export function isOfModel(source: Source, name: string): boolean {
  return source.dimensions.has(name) || source.measures.has(name);
}

/** Made of records in a way that leaves no figure where there are none: neither sums nor numbers of them. */
const OF_SOME = [
  'min',
  'max',
  'average',
  'median',
  'deviation',
  'percentile',
  'ratio',
  'growth',
  'proportion',
  'rank',
] as const;

/** Whether a measure of a tile has no figure without records, as an average has none. */
export function isOfSome(board: Board, tile: Tile, name: string, model: Model): boolean {
  const named = board.named.measures.find(({ measure }) => measure.name === name)?.measure;
  if (named === undefined) {
    const kind = sourceNamed(tileSource(board, tile), model).measures.get(name)?.formula.kind;
    return kind === 'median' || kind === 'ratio';
  }
  return 'of' in named ? isOfSome(board, tile, named.of, model) : OF_SOME.some((figure) => figure in named);
}

/** What people call a measure or dimension that boards name for themselves, and its values. */
function calledBy({ named }: Board, name: string): Pick<FieldInfo, 'label' | 'values'> {
  const dimension = named.dimensions.find((one) => one.dimension.name === name);
  const label = dimension?.label ?? named.measures.find((one) => one.measure.name === name)?.label ?? name;
  const values = Object.entries(dimension?.values ?? {}).map(([value, shortName]) => ({ value, shortName }));
  return values.length > 0 ? { label, values } : { label };
}

/** The names of the model that a board uses of each source, its own source first. */
export function namesBySource(board: Board, model: Model): Map<Source, Set<string>> {
  const own = sourceNamed(board.source, model);
  const names = new Map([[own, new Set([...boardNames(board), own.recordKey])]]);
  for (const tile of board.pages.flatMap(({ tiles }) => tiles)) {
    const source = sourceNamed(tileSource(board, tile), model);
    const used = names.get(source) ?? new Set([source.recordKey]);
    for (const name of tileNames(tile)) if (isOfModel(source, name)) used.add(name);
    names.set(source, used);
  }
  return names;
}

function tileNames({ query: { from, ...query } }: Tile): string[] {
  return [query, ...(from ? [from] : [])].flatMap(({ dimensions, measures, where }) => [
    ...dimensions,
    ...measures,
    ...where.map(({ field }) => field),
  ]);
}

function boardNames({ where, filters, details }: Board): string[] {
  return [...where.map(({ field }) => field), ...filters.map(({ field }) => field), ...details];
}
