import type { Dimension, Formula, Measure } from './model.ts';
import type { DimensionFile, MeasureFile, SourceFile } from './schema.ts';

/** A private source has lookup tables of its own, named after it: what a company calls something is private too. */
export function compileDimension(
  name: string,
  file: DimensionFile,
  { visibility, table: facts }: Pick<SourceFile, 'visibility' | 'table'>,
): Dimension {
  const { tierLimit } = file;
  const words = { ...wordsOfField(name, file), ...(tierLimit && { tierLimit }) };
  if ('column' in file) return { ...words, column: file.column };
  const { key, attribute, formerly, bridge } = file.lookup;
  const isPrivate = visibility === 'private';
  const table = isPrivate ? `${facts ?? ''}_${file.lookup.table}` : file.lookup.table;
  // A line of a company's own books names one.
  const column = isPrivate && bridge ? `${file.lookup.table}_key` : key;
  const list = { table: bridge ?? '', member: `${table}_key`, list: key.replace(/_key$/, '') };
  const { identifiers, shown } = file;
  return {
    ...words,
    ...(identifiers && { identifiers }),
    ...(shown && { shown }),
    column,
    lookup: {
      table,
      attribute,
      // What private records call things has no history.
      ...(formerly && !isPrivate && { formerly }),
      ...(bridge && !isPrivate && { bridge: list }),
    },
  };
}

/** A figure, with the words that people know it by. */
export function compileMeasure(name: string, file: MeasureFile): Measure {
  return { ...wordsOfField(name, file), formula: formulaOf(file) };
}

function wordsOfField(name: string, { label, description, synonyms, type, assumption }: DimensionFile | MeasureFile) {
  return { name, label, description, synonyms, type, ...(assumption !== undefined && { assumption }) };
}

function formulaOf(file: MeasureFile): Formula {
  if ('sum' in file) return { kind: 'sum', column: file.sum };
  if ('count' in file) return { kind: 'records' };
  if ('distinct' in file) return { kind: 'distinct', dimension: file.distinct };
  if ('median' in file) return { kind: 'median', column: file.median };
  return { kind: 'ratio', ...file.ratio };
}
