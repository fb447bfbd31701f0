import type { Model, Source } from '@pellucid/analytics';
import type { Board, FieldInfo, Tile } from '@pellucid/contract';

/** Measures that records add up to, where a source has them. */
export const SUMS = ['total_amount', 'payments', 'amount_invested', 'value_of_interest'] as const;

/** The source that a tile asks: its own, else the board's. */
export function tileSource(board: Board, tile: Tile): string {
  return tile.source ?? board.source;
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
  return [...fields.values()];
}

/** The names that a board uses of each source, its own source first. */
export function namesBySource(board: Board, model: Model): Map<Source, Set<string>> {
  const own = sourceNamed(board.source, model);
  const names = new Map([[own, new Set([...boardNames(board), own.recordKey])]]);
  for (const tile of board.pages.flatMap(({ tiles }) => tiles)) {
    const source = sourceNamed(tileSource(board, tile), model);
    const { dimensions, measures, where } = tile.query;
    const used = names.get(source) ?? new Set([source.recordKey]);
    for (const name of [...dimensions, ...measures, ...where.map(({ field }) => field)]) used.add(name);
    names.set(source, used);
  }
  return names;
}

function boardNames({ where, filters, details }: Board): string[] {
  return [...where.map(({ field }) => field), ...filters.map(({ field }) => field), ...details];
}
