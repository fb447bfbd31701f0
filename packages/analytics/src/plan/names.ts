import type { Dimension, Measure, Model, Source } from '../model/model.ts';
import { nearest } from '../model/nearest.ts';
import { QueryRefused } from '../scope/query-refused.ts';

/** Finds a source of the model. Throws QueryRefused naming the nearest one. */
export function sourceOf(model: Model, name: string): Source {
  const source = model.sources.get(name);
  if (source) return source;
  throw unknownName('source', name, model.sources.keys(), 'source');
}

/** Finds a dimension of a source. Throws QueryRefused naming the nearest one. */
export function dimensionOf(source: Source, name: string, place: string): Dimension {
  const dimension = source.dimensions.get(name);
  if (dimension) return dimension;
  if (source.measures.has(name)) {
    throw new QueryRefused('invalid', `${name} is a measure of ${source.name}; a dimension is wanted here.`, place);
  }
  throw unknownName(`dimension of ${source.name}`, name, source.dimensions.keys(), place);
}

/** Finds a measure of a source. Throws QueryRefused naming the nearest one. */
export function measureOf(source: Source, name: string, place: string): Measure {
  const measure = source.measures.get(name);
  if (measure) return measure;
  if (source.dimensions.has(name)) {
    throw new QueryRefused('invalid', `${name} is a dimension of ${source.name}; a measure is wanted here.`, place);
  }
  throw unknownName(`measure of ${source.name}`, name, source.measures.keys(), place);
}

/** What an answer calls a column that is asked for. */
export function nameOf(asked: string | { readonly name: string }): string {
  return typeof asked === 'string' ? asked : asked.name;
}

/** The refusal of a name that is not there, with the nearest one that is. */
export function unknownName(what: string, name: string, candidates: Iterable<string>, place: string): QueryRefused {
  const all = [...candidates];
  const hint = nearest(name, all);
  return new QueryRefused(
    'invalid',
    `There is no ${what} named "${name}"${hint ? `; did you mean ${hint}?` : `. There are: ${all.join(', ')}.`}`,
    place,
  );
}
