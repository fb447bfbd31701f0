import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isUnion, unionOf } from './load-union.ts';
import type {
  Bridge,
  Dimension,
  Formula,
  KeptFigure,
  Labels,
  Lookup,
  Measure,
  Model,
  Rollup,
  RollupColumn,
  Source,
  Visibility,
} from './model.ts';
import { nearest } from './nearest.ts';
import {
  type DimensionFile,
  type KeptFigureFile,
  type MeasureFile,
  type RollupFile,
  SharedFile,
  SourceFile,
} from './schema.ts';
import { CatalogueError, parseStrictYaml, type StrictYaml } from './strict-yaml.ts';

const SHARED = 'shared.yml';

/**
 * Reads the semantic model from a folder: `shared.yml` and one file for each source.
 *
 * @throws CatalogueError with one line for each fault: file, line, and what to change.
 */
export async function loadModel(folder: string): Promise<Model> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yml')).sort();
  if (!files.includes(SHARED))
    throw new CatalogueError([`${join(folder, SHARED)}: missing; it holds what sources share`]);
  const texts = await Promise.all(
    files.map(async (file) => ({ file: join(folder, file), text: await readFile(join(folder, file), 'utf8') })),
  );
  return parseModel(texts);
}

/** As `loadModel`, of texts that are already read. */
export function parseModel(files: readonly { file: string; text: string }[]): Model {
  const shared = files.find(({ file }) => basename(file) === SHARED);
  if (!shared) throw new CatalogueError([`${SHARED}: missing`]);
  const common = parseStrictYaml(shared.file, shared.text, SharedFile).value;
  const parsed = files
    .filter((file) => file !== shared)
    .map(({ file, text }) => parseStrictYaml(file, text, SourceFile));
  const sources = new Map<string, Source>();
  // Unions are of sources that are there already.
  for (const file of parsed.toSorted((one, other) => Number(isUnion(one)) - Number(isUnion(other)))) {
    const source = compileSource(file, common);
    sources.set(source.name, isUnion(file) ? { ...source, table: unionOf(file, source, sources) } : source);
  }
  return { sources: new Map([...sources].toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}

interface Shared {
  dimensions: Record<string, DimensionFile>;
  measures: Record<string, MeasureFile>;
}

function compileSource(parsed: StrictYaml<SourceFile>, shared: Shared): Source {
  const file = parsed.value;
  const errors: string[] = [];

  const pick = <T>(
    kind: 'dimensions' | 'measures',
    own: Record<string, T>,
    common: Record<string, T>,
  ): [string, T][] => {
    const used = file.uses[kind].flatMap((name, index): [string, T][] => {
      const found = common[name];
      if (found) return [[name, found]];
      const hint = nearest(name, Object.keys(common));
      errors.push(parsed.errorAt(['uses', kind, index], `shared.yml has no ${name}${hint ? `; ${hint}?` : ''}`));
      return [];
    });
    for (const name of Object.keys(own)) {
      if (file.uses[kind].includes(name))
        errors.push(parsed.errorAt([kind, name], `${name} is used from shared.yml too`));
    }
    return [...used, ...Object.entries(own)];
  };

  const dimensions = new Map(
    pick('dimensions', file.dimensions, shared.dimensions).map(([name, d]) => [name, compileDimension(name, d, file)]),
  );
  const measures = new Map(
    pick('measures', file.measures, shared.measures).map(([name, m]) => [name, compileMeasure(name, m)]),
  );

  for (const measure of measures.values()) {
    const missing = missingPart(measure.formula, Object.keys(file.sums), dimensions, measures);
    if (missing) {
      const path = file.measures[measure.name] ? ['measures', measure.name] : ['uses', 'measures'];
      errors.push(parsed.errorAt(path, `${measure.name} needs ${missing}, which ${file.source} does not have`));
    }
  }
  for (const { name, lookup, shown } of dimensions.values()) {
    const at = (message: string) => errors.push(parsed.errorAt(['uses', 'dimensions'], `${name} ${message}`));
    if (shown && dimensions.get(shown.name)?.lookup?.table !== lookup?.table)
      at(`is shown as ${shown.name}, which is no attribute of the same table`);
    for (const other of shown?.beside.flat() ?? []) {
      if (!dimensions.has(other)) at(`is shown beside ${other}, which ${file.source} does not have`);
    }
  }
  const recordKey = dimensions.get(file.recordKey);
  if (!recordKey || recordKey.lookup)
    errors.push(parsed.errorAt(['recordKey'], 'must be a dimension that is a column'));
  const visibility = visibilityOf(parsed, errors);
  if ((file.table === undefined) === (file.union === undefined))
    errors.push(parsed.errorAt([file.table === undefined ? 'source' : 'union'], 'has a table or is a union'));
  const rollups = file.rollups.flatMap((rollup) =>
    compileRollups({ name: file.source, sums: file.sums, dimensions }, rollup),
  );
  file.rollups.forEach((rollup, index) => {
    const report = (key: string, message: string) => errors.push(parsed.errorAt(['rollups', index, key], message));
    for (const { field } of rollup.where) {
      if (!dimensions.has(field)) report('where', `${file.source} has no dimension ${field}`);
    }
    for (const count of rollup.counts) {
      if (measures.get(count)?.formula.kind !== 'distinct') report('counts', `${count} is not a distinct count`);
    }
    for (const { column } of rollup.figures.map(keptFigureOf)) {
      if (file.sums[column] !== 'money') report('figures', `${column} is no sum of money`);
    }
    for (const figure of rollup.top?.orders.flat() ?? []) {
      if (!Object.hasOwn(file.sums, figure) && !rollup.counts.includes(figure))
        report('top', `${figure} is neither among the sums nor among the counts`);
    }
  });
  if (errors.length > 0) throw new CatalogueError(errors);

  const { source: name, label, description, table, tierLimit, sums } = file;
  return {
    name,
    label,
    description,
    table: table ?? '',
    recordKey: file.recordKey,
    visibility,
    ...(tierLimit && { tierLimit }),
    sums,
    dimensions,
    measures,
    rollups,
  };
}

function visibilityOf({ value: { visibility, owner }, errorAt }: StrictYaml<SourceFile>, errors: string[]): Visibility {
  if (visibility === 'private' && owner !== undefined) return { kind: 'private', owner };
  if (visibility === 'private') errors.push(errorAt(['visibility'], 'a private source names the column of its owner'));
  else if (owner !== undefined) errors.push(errorAt(['owner'], 'records of a public source have no owner'));
  return { kind: 'public' };
}

/** A private source has lookup tables of its own, named after it: what a company calls something is private too. */
function compileDimension(
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

function compileMeasure(name: string, file: MeasureFile): Measure {
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

function missingPart(
  formula: Formula,
  sums: readonly string[],
  dimensions: ReadonlyMap<string, Dimension>,
  measures: ReadonlyMap<string, Measure>,
): string | undefined {
  if (formula.kind === 'records') return undefined;
  if (formula.kind === 'distinct') return dimensions.has(formula.dimension) ? undefined : formula.dimension;
  if (formula.kind === 'ratio') return [formula.of, formula.per].find((name) => !isPlain(measures.get(name)));
  return sums.includes(formula.column) ? undefined : formula.column;
}

/** Ratios of ratios are refused: nobody would know what they mean. */
function isPlain(measure: Measure | undefined): boolean {
  return measure !== undefined && measure.formula.kind !== 'ratio';
}

/** The roll-ups that a declaration stands for: with `years: both` the one over all years, and the one that has them apart. */
export function compileRollups(
  { name: source, sums, dimensions }: Pick<Source, 'name' | 'sums' | 'dimensions'>,
  file: RollupFile,
): Rollup[] {
  const columns = new Map<string, RollupColumn>();
  for (const entry of file.by) {
    const [name = '', suffix] = entry.split('.');
    const { column: own, lookup } = dimensions.get(name) ?? { column: name, lookup: undefined };
    const asMember = lookup?.bridge && suffix !== 'set' ? lookup.bridge : undefined;
    // Not the name of the member's key in the facts, which may have one of the members by itself: their first specialty.
    const isSummed = Object.hasOwn(sums, own);
    const column = asMember ? `${asMember.table}_key` : isSummed ? `${own}_value` : own;
    const attributes = columns.get(column)?.labels?.attributes ?? [];
    columns.set(column, {
      column,
      monthly: suffix === 'month',
      ...(asMember && { memberOf: own }),
      ...(isSummed && { valuesOf: own }),
      ...(lookup && { labels: labelsOf(lookup, attributes, asMember) }),
    });
  }
  const kept = [...columns.values()];
  const { where, counts, top } = file;
  const figures = file.figures.map(keptFigureOf);
  const year = { column: 'program_year', monthly: false };
  const rollup = (name: string, own: readonly RollupColumn[]): Rollup => ({
    name: `${source}_${name}`,
    relation: `rollup_${source}_${name}`,
    columns: own,
    where,
    counts,
    figures,
    ...(top ? { top } : {}),
  });
  const apart = rollup(file.name, [year, ...kept]);
  return file.years === 'apart' ? [apart] : [rollup(`${file.name}_all_years`, kept), apart];
}

function keptFigureOf(file: KeptFigureFile): KeptFigure {
  if ('percentile' in file) {
    const { of: column, p } = file.percentile;
    return { name: `p${String(p).replace('.', '_')}_${column}`, kind: 'percentile', column, p };
  }
  if ('median' in file) return { name: `median_${file.median}`, kind: 'median', column: file.median };
  if ('min' in file) return { name: `min_${file.min}`, kind: 'min', column: file.min };
  return { name: `max_${file.max}`, kind: 'max', column: file.max };
}

function labelsOf(
  { table, attribute, bridge }: Lookup,
  others: readonly string[],
  asMember: Bridge | undefined,
): Labels {
  return { table, attributes: [...others, attribute], ...(bridge && !asMember ? { bridge } : {}) };
}
