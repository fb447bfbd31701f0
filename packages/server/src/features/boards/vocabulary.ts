import type { FreeVocabulary } from '@pellucid/analytics';
import type { Board, FieldInfo } from '@pellucid/contract';

/** What boards need to know of the semantic model: the names of a source, their labels and types, and its record key. */
export interface Vocabulary {
  readonly sources: ReadonlyMap<string, SourceVocabulary>;
}

export interface SourceVocabulary {
  readonly recordKey: string;
  readonly dimensions: ReadonlyMap<string, FieldInfo>;
  readonly measures: ReadonlyMap<string, FieldInfo>;
}

/** The source of a loaded board; that it exists was checked when the board was loaded. */
export function sourceOf(board: Board, vocabulary: Vocabulary): SourceVocabulary {
  const source = vocabulary.sources.get(board.source);
  if (!source) throw new Error(`Board ${board.id} was loaded without its source ${board.source}`);
  return source;
}

/** Label and type of a name; a name the source does not have was refused when the board was loaded. */
export function fieldInfo(source: SourceVocabulary, name: string): FieldInfo {
  const field = source.dimensions.get(name) ?? source.measures.get(name);
  if (!field) throw new Error(`The model has no ${name}`);
  return { name: field.name, label: field.label, type: field.type };
}

/** Every name that a board shows, filters by or lists, each once: what a screen needs labels for. */
export function fieldsOf(board: Board, source: SourceVocabulary): FieldInfo[] {
  const tiles = board.pages.flatMap((page) => page.tiles);
  const names = [
    ...board.where.map(({ field }) => field),
    ...board.filters.map(({ field }) => field),
    ...board.details,
    source.recordKey,
    ...tiles.flatMap(({ query }) => [...query.dimensions, ...query.measures, ...query.where.map(({ field }) => field)]),
  ];
  return [...new Set(names)].map((name) => fieldInfo(source, name));
}

/** All that the free boards can ask: the query gate holds the FREE tier and the public to it (decisions, section 2). */
export function freeVocabulary(boards: readonly Board[], vocabulary: Vocabulary): FreeVocabulary {
  const free = boards.filter((board) => board.free);
  const names = free.flatMap((board) => {
    const source = sourceOf(board, vocabulary);
    const measures = [...SUMS, 'records'].filter((name) => source.measures.has(name));
    return [...fieldsOf(board, source).map(({ name }) => name), ...measures].map((name) => ({ name, source }));
  });
  const unique = (all: readonly string[]): string[] => [...new Set(all)].sort();
  return {
    sources: unique(free.map(({ source }) => source)),
    dimensions: unique(names.filter(({ name, source }) => source.dimensions.has(name)).map(({ name }) => name)),
    measures: unique(names.filter(({ name, source }) => source.measures.has(name)).map(({ name }) => name)),
  };
}

/** Measures that the records of a details panel add up to, where a source has them. */
export const SUMS = ['total_amount', 'payments', 'amount_invested', 'value_of_interest'] as const;
