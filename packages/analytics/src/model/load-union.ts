import type { Dimension, Source, Union, UnionColumn } from './model.ts';
import type { SourceFile } from './schema.ts';
import { CatalogueError, type StrictYaml } from './strict-yaml.ts';

export function isUnion({ value }: StrictYaml<SourceFile>): boolean {
  return value.union !== undefined;
}

/**
 * The tables that a union is read from.
 *
 * @throws CatalogueError where a part is unknown or private, or where a column of the union means nothing in it.
 */
export function unionOf(parsed: StrictYaml<SourceFile>, union: Source, sources: ReadonlyMap<string, Source>): Union {
  const { kind, of } = parsed.value.union ?? { kind: '', of: [] };
  const errors: string[] = [];
  const parts = of.flatMap(({ source: name, kind: text, columns: others }, index) => {
    const at = (message: string) => errors.push(parsed.errorAt(['union', 'of', index], message));
    const source = sources.get(name);
    if (typeof source?.table !== 'string') {
      at(`there is no source ${name} with a table`);
      return [];
    }
    if (source.visibility.kind !== 'public') at(`${name} is private; a union is of what everybody sees`);
    const columns: Record<string, UnionColumn> = { [kind]: { text } };
    for (const column of columnsOf(union)) {
      if (column === kind) continue;
      const other = others[column];
      if (other === undefined && !hasAsUnion(source, union, column)) {
        at(`${name} has no ${column} of the same meaning; say in columns what stands for it`);
      }
      columns[column] = other === null ? blankOf(union, column) : { column: other ?? column };
    }
    return [{ source: name, table: source.table, columns }];
  });
  if (errors.length > 0) throw new CatalogueError(errors);
  return { parts };
}

/** Keys are never empty: there is a row of the lookup table for what is blank. */
function blankOf({ dimensions }: Source, name: string): UnionColumn {
  return [...dimensions.values()].some(({ column, lookup }) => column === name && lookup) ? { number: 0 } : null;
}

function columnsOf({ dimensions, sums }: Source): Set<string> {
  return new Set([...[...dimensions.values()].map(({ column }) => column), ...Object.keys(sums)]);
}

/** Whether every dimension that reads a column is the same in both, and so is the column where it is summed. */
function hasAsUnion(source: Source, union: Source, column: string): boolean {
  const read = [...union.dimensions.values()].filter((dimension) => dimension.column === column);
  const isSame = (one: Dimension): boolean => {
    const other = source.dimensions.get(one.name);
    return other?.column === column && JSON.stringify(other.lookup) === JSON.stringify(one.lookup);
  };
  return read.every(isSame) && (union.sums[column] === undefined || union.sums[column] === source.sums[column]);
}
