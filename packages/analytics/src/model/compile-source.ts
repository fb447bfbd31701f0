import { compileDimension, compileMeasure } from './compile-fields.ts';
import { compileRollups } from './compile-rollups.ts';
import type { Source, Visibility } from './model.ts';
import { nearest } from './nearest.ts';
import type { DimensionFile, MeasureFile, SourceFile } from './schema.ts';
import { faultsOf } from './source-faults.ts';
import { CatalogueError, type StrictYaml } from './strict-yaml.ts';

interface Shared {
  dimensions: Record<string, DimensionFile>;
  measures: Record<string, MeasureFile>;
}

type Kind = keyof Shared;

/**
 * A source as its file declares it, with what it uses of `shared.yml`.
 *
 * @throws CatalogueError with one line for each fault of the file.
 */
export function compileSource(parsed: StrictYaml<SourceFile>, shared: Shared): Source {
  const file = parsed.value;
  const errors: string[] = [];
  const dimensions = new Map(
    fieldsOf(parsed, 'dimensions', file.dimensions, shared.dimensions, errors).map(([name, dimension]) => [
      name,
      compileDimension(name, dimension, file),
    ]),
  );
  const measures = new Map(
    fieldsOf(parsed, 'measures', file.measures, shared.measures, errors).map(([name, measure]) => [
      name,
      compileMeasure(name, measure),
    ]),
  );
  const { source: name, label, description, table = '', recordKey, tierLimit, sums, bands } = file;
  const visibility = visibilityOf(parsed, errors);
  errors.push(...faultsOf(parsed, { dimensions, measures }));
  if (errors.length > 0) throw new CatalogueError(errors);
  const rollups = file.rollups.flatMap((rollup) => compileRollups({ name, sums, bands, dimensions }, rollup));
  return {
    name,
    label,
    description,
    table,
    recordKey,
    visibility,
    ...(tierLimit && { tierLimit }),
    sums,
    bands,
    dimensions,
    measures,
    rollups,
  };
}

/** What a source uses of the shared fields, then its own. */
function fieldsOf<T>(
  { value: file, errorAt }: StrictYaml<SourceFile>,
  kind: Kind,
  own: Record<string, T>,
  shared: Record<string, T>,
  errors: string[],
): [string, T][] {
  const used = file.uses[kind].flatMap((name, index): [string, T][] => {
    const found = shared[name];
    if (found) return [[name, found]];
    const hint = nearest(name, Object.keys(shared));
    errors.push(errorAt(['uses', kind, index], `shared.yml has no ${name}${hint ? `; ${hint}?` : ''}`));
    return [];
  });
  for (const name of Object.keys(own)) {
    if (file.uses[kind].includes(name)) errors.push(errorAt([kind, name], `${name} is used from shared.yml too`));
  }
  return [...used, ...Object.entries(own)];
}

function visibilityOf({ value: { visibility, owner }, errorAt }: StrictYaml<SourceFile>, errors: string[]): Visibility {
  if (visibility === 'private' && owner !== undefined) return { kind: 'private', owner };
  if (visibility === 'private') errors.push(errorAt(['visibility'], 'a private source names the column of its owner'));
  else if (owner !== undefined) errors.push(errorAt(['owner'], 'records of a public source have no owner'));
  return { kind: 'public' };
}
